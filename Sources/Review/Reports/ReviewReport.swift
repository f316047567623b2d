public import NavReelCodecs
public import NavReel

/// What a run of verify found, as a value that files can hold: ``json`` and ``init(bytes:name:)`` are its form as a file.
///
/// It is the same for any order in which scenes are named, any number of threads, and for parts that are joined.
public struct ReviewReport: Hashable, Sendable {
  /// Of the keys.
  public static let schema = 1

  /// Something that could not be done.
  public struct Trouble: Hashable, Sendable {
    /// The scene's file, from the ``ReportRoot``.
    public let scenePath: String

    /// Says what is wrong and where; may have several lines.
    public let message: String

    /// Of a scene, or of the run where the path is empty.
    public init(scenePath: String, message: String) {
      self.scenePath = scenePath
      self.message = message
    }
  }

  /// About the run as a whole; changes no verdict.
  public struct Warning: Hashable, Sendable, CustomStringConvertible {
    /// The file that it is about, from the ``ReportRoot``.
    public let path: String

    /// From 1; nil for the file as a whole.
    public let line: Int?

    /// One phrase without a full stop.
    public let message: String

    /// About a line of a file.
    public init(path: String, line: Int? = nil, message: String) {
      self.path = path
      self.line = line
      self.message = message
    }

    /// `navreel.json5:9: no reel is meant by …`
    public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(message)" }
  }

  /// Which part of a whole it is.
  public struct Part: Hashable, Sendable {
    /// Its number, and how many parts there are.
    public let shard: Shard

    /// The ids of the whole's reels, ascending.
    public let whole: [String]

    /// Every file that the whole is drawn of, as ``ReviewRun`` found it: its path from the ``ReportRoot``, and the XXH3-128
    /// of its bytes. Parts of other files are parts of another whole.
    public let sources: [String: PixelDigest]

    /// - Parameter whole: ids in any order.
    public init(_ shard: Shard, of whole: [String], sources: [String: PixelDigest] = [:]) {
      self.shard = shard
      self.whole = whole.sorted()
      self.sources = sources
    }
  }

  /// Version of the tool that made it.
  public let tool: String

  /// The folder of the goldens, from the ``ReportRoot``.
  public let goldens: String

  /// By their scenes; of each its own reels before those of its variants, and in the order of the scene.
  public let reviews: [ReelReview]

  /// Scenes that do not open, films that cannot be drawn; by path, each once.
  public let troubles: [Trouble]

  /// Ids of goldens that no reel of the run's scenes has, ascending: reels that were removed or renamed.
  public let orphans: [String]

  /// Nil for a whole run.
  public let part: Part?

  /// What is odd about the run as a whole.
  public var warnings: [Warning] = []

  /// Sorts what it is given; a trouble or an orphan that is given twice is there once.
  ///
  /// - Parameter tool: default: this version.
  public init(
    _ reviews: [ReelReview], goldens: String, troubles: [Trouble] = [], orphans: [String] = [], part: Part? = nil,
    tool: String = NavReelVersion.current
  ) {
    self.tool = tool
    self.goldens = goldens
    self.reviews = reviews.map { (review: $0, key: Key($0)) }.sorted { $0.key < $1.key }.map(\.review)
    self.troubles = Set(troubles).sorted { ($0.scenePath, $0.message) < ($1.scenePath, $1.message) }
    self.orphans = Set(orphans).sorted()
    self.part = part
  }

  /// Where a reel stands.
  private struct Key: Comparable {
    let address: GoldenAddress
    let place: Int

    init(_ review: ReelReview) { (address, place) = (review.address, review.place) }

    static func < (a: Key, b: Key) -> Bool {
      let (x, y) = (a.address, b.address)
      if (x.scene, x.variant) != (y.scene, y.variant) { return (x.scene, x.variant) < (y.scene, y.variant) }
      return (a.place, x.reel) < (b.place, y.reel)
    }
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

  /// `5 reels: 4 same, 1 changed`, and `; 1 scene not drawn` where troubles keep one, or a reel of it, from being compared.
  public var summary: String {
    var counts: [(count: Int, words: String)] = Verdict.allCases.map { verdict in
      let count = reviews.count { $0.verdict == verdict && !$0.isWritten }
      return (count, verdict.words(for: count))
    }
    counts.append((reviews.count(where: \.isWritten), "written"))
    let words = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
    return reviews.count.of("reel") + (words.isEmpty ? "" : ": " + words) + troubles.remark("not drawn")
  }
}

extension [ReviewReport.Trouble] {
  /// `; 2 scenes not drawn`; empty without a trouble.
  func remark(_ words: String) -> String {
    isEmpty ? "" : "; \(Set(map(\.scenePath)).count.of("scene")) \(words)"
  }
}
