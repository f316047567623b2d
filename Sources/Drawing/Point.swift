/// A point in the plane. The origin is the top left corner and y grows downwards; the unit depends on the use (points
/// above the rasterizer, pixels inside it).
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  @inlinable public static func * (a: Point, s: Double) -> Point { Point(a.x * s, a.y * s) }

  /// Returns the point at `fraction` of the way to `other`; 0 and 1 give the two ends exactly.
  @inlinable
  public func mixed(with other: Point, _ fraction: Double) -> Point {
    Point(mix(x, other.x, fraction), mix(y, other.y, fraction))
  }

  /// The distance from the origin.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }
}

/// Returns the number at `fraction` of the way from `a` to `b`. Not clamped; 0 and 1 give `a` and `b` bit for bit.
@inlinable
public func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
  fraction == 1 ? b : a + (b - a) * fraction
}
