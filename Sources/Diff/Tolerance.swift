/// The distance at which two pixels still count as equal.
///
/// Zero by default: comparisons exist to find pixels that changed. Raise it only to a number that you can defend.
public struct Tolerance: Hashable, Sendable {
  /// The largest allowed difference in any of a pixel's four bytes, in levels of 0…255. Default 0.
  public let channelStep: UInt8

  /// Allows differences of up to `channelStep` levels.
  public init(channelStep: UInt8 = 0) {
    self.channelStep = channelStep
  }

  /// No difference at all.
  public static let exact = Tolerance()
}
