import NavReelDocuments
public import NavReelCodecs
public import NavReel

/// The results of a run of `verify`; ``json`` and ``init(bytes:name:)`` convert to and from a file.
///
/// It does not depend on the order of scenes, on the number of threads, or on whether it was merged from parts.
public struct ReviewReport: Hashable, Sendable {
  /// The version of the schema of ``json``.
  public static let schema = 1

  /// Something that could not be done.
  public struct Trouble: Hashable, Sendable {
    /// The path of the scene's file, from the ``ReportRoot``.
    public let scenePath: String

    /// A description of what is wrong and where; may have several lines.
    public let message: String

    /// Creates the trouble of a scene, or of the run if the path is empty.
    public init(scenePath: String, message: String) {
      self.scenePath = scenePath
      self.message = message
    }
  }

  /// A warning about the run as a whole; it changes no verdict.
  public struct Warning: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file that it is about, from the ``ReportRoot``.
    public let path: String

    /// The line, from 1; nil for the file as a whole.
    public let line: Int?

    /// A phrase without a full stop.
    public let message: String

    /// Creates a warning about a line of a file.
    public init(path: String, line: Int? = nil, message: String) {
      self.path = path
      self.line = line
      self.message = message
    }

    /// `navreel.json5:9: no reel is meant by …`
    public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(message)" }
  }

  /// A part of a run that was split into shards.
  public struct Part: Hashable, Sendable {
    /// The part's number, and the number of parts.
    public let shard: Shard

    /// The ids of the whole's reels, ascending.
    public let whole: [String]

    /// Every file that the whole is drawn from, as ``ReviewRun`` found it: its path from the ``ReportRoot``, and the
    /// XXH3-128 of its bytes. Parts with other files belong to another whole.
    public let sources: [String: PixelDigest]

    /// - Parameter whole: the ids, in any order.
    public init(_ shard: Shard, of whole: [String], sources: [String: PixelDigest] = [:]) {
      self.shard = shard
      self.whole = whole.sorted()
      self.sources = sources
    }
  }

  /// The version of the tool that made the report.
  public let tool: String

  /// The folder of the goldens, from the ``ReportRoot``.
  public let goldens: String

  /// The reels by scene, in the order of the scene; the scene's own reels come before those of its variants.
  public let reviews: [ReelReview]

  /// Scenes that could not be opened and films that could not be drawn; by path, each once.
  public let troubles: [Trouble]

  /// Ids of goldens that no reel of the run's scenes has, ascending: reels that were removed or renamed.
  public let orphans: [String]

  /// The part of a run that the report covers; nil for a whole run.
  public let part: Part?

  /// The warnings about the run as a whole.
  public var warnings: [Warning] = []

  /// Creates a report from values in any order; troubles and orphans that are given twice are kept once.
  ///
  /// - Parameter tool: the version of the tool. Default: this version.
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

  /// The key that reels are sorted by.
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

  /// The exit status: 0 if all is fine, 1 if something is different, 2 if something could not be compared. Without a
  /// reel it is 2, unless the report is a part of a whole that has reels.
  public var severity: Int {
    if !troubles.isEmpty { return 2 }
    if reviews.isEmpty { return part?.whole.isEmpty == false ? 0 : 2 }
    return reviews.map(\.severity).max() ?? 2
  }

  /// True if no reel was compared although some should have been.
  public var comparesNothing: Bool { reviews.isEmpty && severity > 0 }

  /// A text such as `5 reels: 4 same, 1 changed`, followed by `; 1 scene not drawn` if troubles kept a scene or a reel
  /// of it from being compared.
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
  /// Returns a text such as `; 2 scenes not drawn`, or an empty one without troubles.
  func remark(_ words: String) -> String {
    isEmpty ? "" : "; \(Set(map(\.scenePath)).count.of("scene")) \(words)"
  }
}
