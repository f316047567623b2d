import NavReelDocuments
import NavReelDiff
import NavReelDrawing
import NavReelScene

extension LimitInForce {
  var json: JSONText {
    .object([
      "name": .string(name), "value": .string(value), "source": .string(source),
      "measured": .optional(measured) { .string($0) }, "holds": .bool(holds),
    ])
  }
}

extension PixelRect {
  /// x, y, width and height.
  var sides: [Int] { [x0, y0, width, height] }

  var json: JSONText { .array(sides.map { .integer($0) }) }
}

extension ChangedRegion {
  var json: JSONText { .object(["box": box.json, "count": .integer(count)]) }
}

extension Comparison.PixelSize {
  /// An array of width and height.
  var json: JSONText { .array([.integer(width), .integer(height)]) }
}
