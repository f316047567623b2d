/// Why a golden that is there cannot be compared with.
public struct GoldenFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file in question.
  public let path: String

  /// One phrase: `is a folder, not a file`.
  public let reason: String

  /// True when an update may write the golden anew: the files are where they belong, and only their content is of no use.
  public let isReplaceable: Bool

  /// The path, then the reason.
  public var description: String { "\(path): \(reason)" }
}
