import NavReelDocuments
import NavReelCodecs
import NavReelDiff
import NavReelDrawing
public import NavReel
import NavReelScene

extension ReviewReport {
  /// The report as JSON. Within a schema version, keys are only added.
  ///
  /// The object has `schema`, `navreel` (version), `severity`, `goldens`, `part` {`shard`, `whole[]`, `sources[]`
  /// {`path`, `digest`}} or null, `warnings[]` {`path`, `line` or null, `message`} of the run, `troubles[]` {`scene`,
  /// `message`}, `orphans[]`, and `reels[]`: {`id`, `scene`, `variant`, `reel`, `place` (in its scene, from 0), `path`,
  /// `verdict`, `reason`, `severity`, `written`, `frameCount`, `rate`, `size`, `goldenSize`, `changed[]` (first and
  /// last frame of each run), `words[]`, `notes[]`, `warnings[]` {`code`, `path`, `message`}, `limits[]`, `lint[]`,
  /// `golden`, `goldenText`, `canBeApproved`, `candidate`, `candidateText`, `frames[]`}.
  /// A frame is {`frames` (first and last), `verdict`, `expected`, `actual`, `difference` (XXH3-128 of the pixels,
  /// which names the picture), `hasPictures`, and if it was compared `count`, `unequal`, `total`, `largestStep`,
  /// `regions[]` {`box` [x, y, width, height] in pixels, `count`}}, and for a `count` of 1 `pixel` {`expected`,
  /// `actual`} as `#rrggbb`.
  public var json: String {
    JSONText.object([
      "schema": .integer(ReviewReport.schema), "navreel": .string(tool), "severity": .integer(severity),
      "goldens": .string(goldens),
      "part": .optional(part) {
        .object([
          "shard": .string("\($0.shard.index)/\($0.shard.count)"), "whole": .strings($0.whole),
          "sources": .array(
            $0.sources.sorted { $0.key < $1.key }
              .map { .object(["path": .string($0.key), "digest": ReviewReport.json($0.value)]) }),
        ])
      },
      "warnings": .array(
        warnings.map {
          .object([
            "path": .string($0.path), "line": .optional($0.line) { .integer($0) }, "message": .string($0.message),
          ])
        }),
      "troubles": .array(
        troubles.map { .object(["scene": .string($0.scenePath), "message": .string($0.message)]) }),
      "orphans": .strings(orphans), "reels": .array(reviews.map(ReviewReport.json)),
    ]).text
  }

  private static func json(_ review: ReelReview) -> JSONText {
    .object([
      "id": .string(review.address.id), "scene": .string(review.address.scene),
      "variant": .string(review.address.variant), "reel": .string(review.address.reel), "place": .integer(review.place),
      "path": .string(review.scenePath), "verdict": .string(review.verdict.rawValue),
      "reason": .string(review.reason), "severity": .integer(review.severity), "written": .bool(review.isWritten),
      "frameCount": .optional(review.frameCount) { .integer($0) },
      "rate": .optional(review.rate) { .string($0.description) }, "size": .optional(review.size, \.json),
      "goldenSize": .optional(review.goldenSize, \.json), "changed": .array(review.changed.ranges.map(\.json)),
      "words": .strings(review.words), "notes": .strings(review.notes),
      "warnings": .array(
        review.warnings.map {
          .object(["code": .string($0.code), "path": .string($0.path), "message": .string($0.message)])
        }), "limits": .array(review.limits.map(\.json)), "lint": .array(review.lint.map(\.json)),
      "golden": .optional(review.golden.picture, json), "goldenText": .optional(review.golden.text, json),
      "canBeApproved": .bool(review.canBeApproved), "candidate": .optional(review.candidate.picture, json),
      "candidateText": .optional(review.candidate.text, json),
      "frames": .array(review.frames.map(json)),
    ])
  }

  private static func json(_ frame: FrameReview) -> JSONText {
    var members: [JSONText.Member] = [
      .init("frames", frame.frames.json), .init("verdict", .string(frame.verdict.rawValue)),
      .init("expected", .optional(frame.expected, json)), .init("actual", .optional(frame.actual, json)),
      .init("difference", .optional(frame.difference, json)), .init("hasPictures", .bool(frame.hasPictures)),
    ]
    if let measure = frame.measure {
      members += [
        .init("count", .integer(measure.count)), .init("unequal", .integer(measure.unequal)),
        .init("total", .integer(measure.total)),
        .init("largestStep", .integer(measure.largestStep)),
        .init("regions", .array(measure.regions.map(\.json))),
      ]
      if let pixel = measure.pixel {
        members.append(
          .init("pixel", .object(["expected": .string(pixel.expected), "actual": .string(pixel.actual)])))
      }
    }
    return .object(members)
  }

  private static func json(_ digest: PixelDigest) -> JSONText { .string(digest.description) }

  /// Writes ``json``, whole or not at all.
  public func write(to path: String) throws(StageError) {
    do throws(FileError) {
      try FileAccess.createFolder(FilePath.folder(of: path))
      try FileAccess.write(json, to: path)
    } catch { throw .file(error) }
  }
}

extension Range<Int> {
  /// The first and the last number.
  var json: JSONText { .array([.integer(lowerBound), .integer(upperBound - 1)]) }
}
