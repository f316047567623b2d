import Diff
import Drawing
import Scene

extension FrameDiff {
  /// The findings for other programs. Keys only grow; boxes are [x, y, width, height] in pixels.
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
        "expectedSize": .array([.integer(diff.expectedSize.width), .integer(diff.expectedSize.height)]),
        "actualSize": .array([.integer(diff.actualSize.width), .integer(diff.actualSize.height)]),
        "count": .integer(diff.count), "total": .integer(diff.total), "ratio": .number(diff.ratio),
        "unequal": .integer(diff.unequal), "antialiased": .integer(diff.antialiased),
        "ignored": .integer(diff.ignored), "largestStep": .integer(diff.largestStep),
        "meanDelta": .number(diff.meanDelta), "regionCount": .integer(diff.regionCount),
        "regions": .array(
          diff.regions.map { .object(["box": box($0.box), "count": .integer($0.count)]) }),
        "densestWindow": .optional(diff.densestWindow) {
          .object(["box": box($0.box), "count": .integer($0.count)])
        },
        "limits": .array(
          diff.limits.map { limit in
            .object([
              "name": .string(limit.name), "value": .string(limit.value), "source": .string(limit.source),
              "measured": .optional(limit.measured) { .string($0) }, "holds": .bool(limit.holds),
            ])
          }),
      ])
    }
  }

  private static func box(_ rect: PixelRect) -> JSONText {
    .array([rect.x0, rect.y0, rect.width, rect.height].map { .integer($0) })
  }
}
