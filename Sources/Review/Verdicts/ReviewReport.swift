import Codecs
public import NavReel
import Scene

/// The reviews of a run, for programs. Keys only grow within a schema's version.
public struct ReviewReport: Sendable {
  /// Of the keys.
  public static let schema = 1

  public let reviews: [ReelReview]

  /// What could not be done, as sentences: scenes that do not open, films that cannot be drawn.
  public let troubles: [String]

  public init(_ reviews: [ReelReview], troubles: [String] = []) {
    self.reviews = reviews
    self.troubles = troubles
  }

  /// 0 all fine, 1 something is different, 2 something could not be compared; without a reel, 2.
  public var severity: Int {
    if reviews.isEmpty || !troubles.isEmpty { return 2 }
    return reviews.map(\.severity).max() ?? 2
  }

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

  /// `schema`, `navreel`, `severity`, `troubles[]`, and `reels[]`: {`id`, `scene`, `variant`, `reel`, `verdict`, `reason`, `written`,
  /// `frames`, `changed[]` (first and last frame of each run), `words[]`, `notes[]`}.
  public var json: String {
    JSONText.object([
      "schema": .integer(ReviewReport.schema), "navreel": .string(NavReelVersion.current),
      "severity": .integer(severity), "troubles": .strings(troubles), "reels": .array(reviews.map(ReviewReport.json)),
    ]).text
  }

  private static func json(_ review: ReelReview) -> JSONText {
    .object([
      "id": .string(review.address.id), "scene": .string(review.address.scene),
      "variant": .string(review.address.variant), "reel": .string(review.address.reel),
      "verdict": .string(review.verdict.rawValue), "reason": .string(review.reason),
      "written": .bool(review.isWritten), "frames": .optional(review.frameCount) { .integer($0) },
      "changed": .array(
        review.changed.ranges.map { .array([.integer($0.lowerBound), .integer($0.upperBound - 1)]) }),
      "words": .strings(review.words), "notes": .strings(review.notes),
    ])
  }

  /// Writes ``json``, whole or not at all.
  public func write(to path: String) throws(StageError) {
    do throws(FileError) {
      try FileAccess.createFolder(FilePath.folder(of: path))
      try FileAccess.write(json, to: path)
    } catch { throw .file(error) }
  }
}
