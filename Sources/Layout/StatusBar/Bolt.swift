import NavReelDrawing

/// The lightning bolt of a charging battery: a zigzag that looks the same upside down.
enum Bolt {
  /// The width divided by the height, as recorded: 6 by 9.8 points across a battery, 5 by 8.5 beside one.
  static let aspect = 6 / 9.8

  /// The corners in the unit square, from the upper point to the left: contours that turn to the left cut holes.
  private static let corners = [
    Point(0.7083, 0), Point(0, 0.5663), Point(0.3333, 0.5663),
    Point(0.2917, 1), Point(1, 0.4337), Point(0.6667, 0.4337),
  ]

  static func path(in box: Rect) -> Path { .polyline(points(in: box), closed: true) }

  /// Returns the bolt with a margin all round and sharp corners.
  static func path(in box: Rect, margin: Double) -> Path {
    let points = points(in: box)
    let shifted = points.indices.map { index in
      let (before, here) = (points[(index + points.count - 1) % points.count], points[index])
      return corner(before, here, points[(index + 1) % points.count], margin)
    }
    return .polyline(shifted, closed: true)
  }

  private static func points(in box: Rect) -> [Point] {
    corners.map { Point(box.minX + $0.x * box.width, box.minY + $0.y * box.height) }
  }

  /// Returns the point where two neighbouring sides meet after they have moved outwards by a margin.
  private static func corner(_ a: Point, _ b: Point, _ c: Point, _ margin: Double) -> Point {
    let (u, v) = (direction(from: a, to: b), direction(from: b, to: c))
    // The contour turns left, so outwards is to the right; no two neighbouring sides are parallel.
    let (n, m) = (Point(-u.y, u.x), Point(-v.y, v.x))
    let reach = margin / (1 + n.x * m.x + n.y * m.y)
    return Point(b.x + (n.x + m.x) * reach, b.y + (n.y + m.y) * reach)
  }

  private static func direction(from a: Point, to b: Point) -> Point {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x / length, y / length) : .zero
  }
}
