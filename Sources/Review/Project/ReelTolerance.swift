public import NavReelDiff

/// What some reels of a project may differ by, and why.
public struct ReelTolerance: Sendable {
  /// The ids of the reels: `forest/*`.
  public let reels: PathPattern

  /// Each with the line of the project's file and ``reason`` for its source.
  public let limits: DiffLimits

  /// Why it is let pass, in words; not empty.
  public let reason: String

  /// Of the project's file, from 1.
  public let line: Int

  /// `navreel.json5:12`
  public var place: String { "\(ProjectFile.fileName):\(line)" }
}

extension [ReelTolerance] {
  /// The one that holds for a reel; nil for a reel that has to be exact.
  func last(matching address: GoldenAddress) -> ReelTolerance? { last { $0.reels.matches(address.id) } }
}
