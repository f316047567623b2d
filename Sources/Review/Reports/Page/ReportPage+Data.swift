import NavReelDocuments
import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import NavReelMotion
import NavReelScene

extension ReportPage {
  /// The data for the page's program: frames and pictures by reel. `pictures` is the address of their folder, or null
  /// if the page holds them; `missing` are digests; `approve` is the start of the command; `reels` has by id: `size`,
  /// `goldenSize`, `rate`, `worst` (the frame that is shown first, or null), and `frames`, each [first, count, verdict]
  /// or, with pictures, [first, count, verdict, expected, actual, difference, differing pixels, largest step, regions
  /// [[x, y, width, height, pixels]]].
  var data: String {
    JSONText.object([
      "pictures": pictures.isEmbedded ? .null : .string(pictures.address),
      "missing": .strings(pictures.missing.map(\.description)),
      "approve": .string(approval.start),
      "reels": .object(
        report.reviews.filter { !$0.frames.isEmpty }.map { JSONText.Member($0.address.id, ReportPage.data($0)) }),
    ]).line
  }

  private static func data(_ review: ReelReview) -> JSONText {
    .object([
      "size": .optional(review.size, \.json), "goldenSize": .optional(review.goldenSize, \.json),
      "rate": .optional(review.rate) { .number($0.value) },
      "worst": .optional(review.worstFrame) { .integer($0) }, "frames": .array(review.frames.map(data)),
    ])
  }

  private static func data(_ frame: FrameReview) -> JSONText {
    var parts: [JSONText] = [
      .integer(frame.frames.lowerBound), .integer(frame.frames.count), .string(frame.verdict.rawValue),
    ]
    if frame.hasPictures {
      parts += [frame.expected, frame.actual, frame.difference].map { .optional($0) { .string($0.description) } }
    }
    if frame.hasPictures, let measure = frame.measure {
      parts += [
        .integer(measure.count), .integer(measure.largestStep),
        .array(
          measure.regions.map { region in .array((region.box.sides + [region.count]).map { .integer($0) }) }),
      ]
    }
    return .array(parts)
  }
}
