import NavReelDocuments
import NavReelDiff
import NavReelScene

extension FrameDiff {
  /// The findings as JSON. Keys are only added; boxes are [x, y, width, height] in pixels.
  public var json: String {
    var members: [JSONText.Member] = [
      .init("schema", .integer(1)), .init("expected", .string(expected)), .init("actual", .string(actual)),
      .init("passes", .bool(passes)),
    ]
    if let lengths {
      members.append(
        .init("lengths", .strings(["\(lengths.expected)", "\(lengths.actual)"])))
    }
    members.append(.init("pictures", .array(items.map { FrameDiff.object($0) })))
    return JSONText.object(members).text
  }

  private static func object(_ item: Item) -> JSONText {
    switch item.finding {
    case .missing: return .object(["name": .string(item.name), "verdict": .string("missing")])
    case .new: return .object(["name": .string(item.name), "verdict": .string("new")])
    case .compared(let diff):
      return .object([
        "name": .string(item.name), "verdict": .string(diff.verdict.rawValue),
        "expectedSize": diff.expectedSize.json, "actualSize": diff.actualSize.json,
        "count": .integer(diff.count), "total": .integer(diff.total), "ratio": .number(diff.ratio),
        "unequal": .integer(diff.unequal), "antialiased": .integer(diff.antialiased),
        "ignored": .integer(diff.ignored), "largestStep": .number(diff.largestStep),
        "meanDelta": .number(diff.meanDelta), "regionCount": .integer(diff.regionCount),
        "regions": .array(diff.regions.map(\.json)),
        "densestWindow": .optional(diff.densestWindow) {
          .object(["box": $0.box.json, "count": .integer($0.count)])
        },
        "limits": .array(diff.limits.map(\.json)),
      ])
    }
  }
}
