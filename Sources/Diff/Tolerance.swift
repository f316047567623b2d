/// How far two pixels may lie apart and still count as equal.
///
/// Zero unless told otherwise: a pixel that moved is what a comparison is there to find. An exception is a number
/// that its owner can defend.
public struct Tolerance: Hashable, Sendable {
  /// The largest step of any of the four bytes of a pixel that is let pass, in levels of 0…255. Default 0.
  public let channelStep: UInt8

  /// Lets steps of up to `channelStep` levels pass.
  public init(channelStep: UInt8 = 0) {
    self.channelStep = channelStep
  }

  /// Equal to the last bit.
  public static let exact = Tolerance()
}
