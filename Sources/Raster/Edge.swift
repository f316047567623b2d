/// A straight, downward piece of a contour in device space.
///
/// Coordinates are whole numbers of 1/65536 pixel, so that moving a shape by whole pixels changes nothing else, and
/// sums of areas are exact.
struct Edge {
  /// The upper end, included.
  var top: Int

  /// The lower end, excluded. Greater than `top`.
  var bottom: Int

  /// The edge's x at `top`.
  var x: Int

  /// The change of x per step of y.
  var slope: Double

  /// The direction of the contour: +1 if it ran down, −1 if it ran up.
  var winding: Int

  /// An identifier of the part of a contour, between two turns up or down, that the edge belongs to.
  var chain: Int

  /// The length of one pixel.
  static let one = 65536
  static let shift = 16

  /// Returns the edge's x at the height `y`, truncated towards `x`: off by less than 1/65536 pixel.
  @inline(__always)
  func x(at y: Int) -> Int { x &+ Int(Double(y &- top) * slope) }
}
