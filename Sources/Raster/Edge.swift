/// A straight, downward piece of a contour in device space.
///
/// Coordinates are whole numbers of 1/65536 pixel, so that moving a shape by whole pixels changes nothing else,
/// and so that sums of areas are exact.
struct Edge {
  /// Upper end, included.
  var top: Int

  /// Lower end, excluded. Greater than `top`.
  var bottom: Int

  /// The edge's x at `top`.
  var x: Int

  /// Change of x for each step of y.
  var slope: Double

  /// +1 where the contour ran down, −1 where it ran up.
  var winding: Int

  /// Names the stretch of a contour, up to where it turns up or down, that the edge is a part of.
  var chain: Int

  /// One pixel.
  static let one = 65536
  static let shift = 16

  /// Returns where the edge is at the height `y`, cut towards `x`: off by less than 1/65536 pixel.
  @inline(__always)
  func x(at y: Int) -> Int { x &+ Int(Double(y &- top) * slope) }
}
