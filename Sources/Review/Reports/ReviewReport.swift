public import NavReel

/// What a run of verify found, as a value that files can hold: ``json`` and ``init(bytes:name:)`` are its form as a file.
///
/// It is the same for any order in which scenes are named, any number of threads, and for parts that are joined.
public struct ReviewReport: Hashable, Sendable {
  /// Of the keys.
  public static let schema = 1

  /// Something that could not be done.
  public struct Trouble: Hashable, Sendable {
    /// The scene's file, as the caller named it.
    public let scenePath: String

    /// Says what is wrong and where; may have several lines.
    public let message: String

    public init(scenePath: String, message: String) {
      self.scenePath = scenePath
      self.message = message
    }
  }

  /// Which part of a whole it is.
  public struct Part: Hashable, Sendable {
    public let shard: Shard

    /// The ids of the whole's reels, ascending.
    public let whole: [String]

    public init(_ shard: Shard, of whole: [String]) {
      self.shard = shard
      self.whole = whole.sorted()
    }
  }

  /// Version of the tool that made it.
  public let tool: String

  /// The folder of the goldens, as the caller named it.
  public let goldens: String

  /// Ascending by their ids.
  public let reviews: [ReelReview]

  /// Scenes that do not open, films that cannot be drawn; by path, each once.
  public let troubles: [Trouble]

  /// Ids of goldens that no reel of the run's scenes has, ascending: reels that were removed or renamed.
  public let orphans: [String]

  /// Nil for a whole run.
  public let part: Part?

  public init(
    _ reviews: [ReelReview], goldens: String, troubles: [Trouble] = [], orphans: [String] = [], part: Part? = nil,
    tool: String = NavReelVersion.current
  ) {
    self.tool = tool
    self.goldens = goldens
    self.reviews = reviews.sorted { $0.address.id < $1.address.id }
    self.troubles = Set(troubles).sorted { ($0.scenePath, $0.message) < ($1.scenePath, $1.message) }
    self.orphans = Set(orphans).sorted()
    self.part = part
  }

  /// 0 all fine, 1 something is different, 2 something could not be compared; without a reel, 2, unless it is the part of
  /// a whole that has fewer reels than parts.
  public var severity: Int {
    if !troubles.isEmpty { return 2 }
    if reviews.isEmpty { return part?.whole.isEmpty == false ? 0 : 2 }
    return reviews.map(\.severity).max() ?? 2
  }

  /// True when no reel was held against a golden, and some should have been.
  public var comparesNothing: Bool { reviews.isEmpty && severity > 0 }

  /// `5 reels: 4 same, 1 changed`
  public var summary: String {
    var counts: [(String, Int)] = Verdict.allCases.map { verdict in
      (verdict.rawValue, reviews.filter { $0.verdict == verdict && !$0.isWritten }.count)
    }
    counts.append(("written", reviews.filter(\.isWritten).count))
    if !troubles.isEmpty { counts.append(("not drawn", troubles.count)) }
    let words = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    return "\(reviews.count) \(reviews.count == 1 ? "reel" : "reels")" + (words.isEmpty ? "" : ": " + words)
  }
}
