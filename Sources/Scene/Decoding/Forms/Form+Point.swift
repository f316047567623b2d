import NavReelDocuments
import NavReelDrawing

extension Form where Value == Point, Reader == SceneDecoder {
  /// Returns the form of `[x, y]`.
  static func point(_ phrase: String, min: Double? = nil, max: Double? = nil) -> Self {
    Form<[Double]>.tuple(phrase, of: .number(min: min, max: max), count: 2).map { Point($0[0], $0[1]) }
  }

  /// A point in a box whose corners are `[0, 0]` and `[1, 1]`; it may be outside.
  static let anchor = Form.point("[x, y] in the unit square", min: -10, max: 10)
}
