public import NavReelDiff

/// The allowed differences of some reels of a project, with the reason.
public struct ReelTolerance: Sendable {
  /// The ids of the reels: `forest/*`.
  public let reels: PathPattern

  /// The limits; the source of each is the line of the project's file and ``reason``.
  public let limits: DiffLimits

  /// The reason why the differences are acceptable; not empty.
  public let reason: String

  /// The line in the project's file, from 1.
  public let line: Int

  /// The place in the project's file: `navreel.json5:12`.
  public var place: String { "\(ProjectFile.fileName):\(line)" }
}

extension [ReelTolerance] {
  /// Returns the tolerance that applies to a reel; nil if it has to be exact.
  func last(matching address: GoldenAddress) -> ReelTolerance? { last { $0.reels.matches(address.id) } }
}
