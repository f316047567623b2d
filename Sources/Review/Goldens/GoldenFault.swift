/// An error that prevents an existing golden from being compared.
public struct GoldenFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file in question.
  public let path: String

  /// A phrase: `is a folder, not a file`.
  public let reason: String

  /// True if an update may write the golden anew: the files are in the right place, only their content is unusable.
  public let isReplaceable: Bool

  /// The path, then the reason.
  public var description: String { "\(path): \(reason)" }
}
