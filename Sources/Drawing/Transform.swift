internal import NavReelElementaryFunctions

/// An affine map of the plane:
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
public struct Transform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  @inlinable
  public static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  @inlinable
  public static func scale(_ s: Double) -> Transform { scale(s, s) }

  /// Returns a rotation about the origin, clockwise on screen (y grows downwards). Multiples of 90 degrees are exact.
  public static func rotation(degrees: Double) -> Transform {
    let (s, c) = ElementaryFunctions.sinCos(degrees: degrees)
    return Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// Returns the map that applies `self` first and `next` after it.
  @inlinable
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  @inlinable
  public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// Returns the smallest axis-parallel rectangle around the image of `r`.
  public func apply(_ r: Rect) -> Rect {
    let p = apply(Point(r.minX, r.minY))
    let q = apply(Point(r.maxX, r.minY))
    let s = apply(Point(r.minX, r.maxY))
    let t = apply(Point(r.maxX, r.maxY))
    return Rect(
      from: Point(min(min(p.x, q.x), min(s.x, t.x)), min(min(p.y, q.y), min(s.y, t.y))),
      to: Point(max(max(p.x, q.x), max(s.x, t.x)), max(max(p.y, q.y), max(s.y, t.y))))
  }

  /// The area of the image of the unit square; negative if the map mirrors.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse map, or nil if the map flattens the plane.
  public var inverse: Transform? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Transform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// True if the map only translates.
  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// True if horizontal lines stay horizontal and vertical ones vertical: scale and translation, no rotation.
  @inlinable public var isAxisAligned: Bool { b == 0 && c == 0 }

  /// The average factor by which lengths grow: √|determinant|.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// Returns a scale and rotation about a point of a box.
  ///
  /// - Parameters:
  ///   - anchor: The fixed point, in the unit square of `box`; (0.5, 0.5) is its centre.
  ///   - box: The box that contains the anchor.
  ///   - scaleX: The horizontal factor, applied before the rotation.
  ///   - scaleY: The vertical factor, applied before the rotation.
  ///   - degrees: The angle, clockwise on screen.
  ///   - translation: The translation, applied after the rotation.
  public static func about(
    anchor: Point, of box: Rect, scaleX: Double = 1, scaleY: Double = 1, degrees: Double = 0,
    translation: Point = .zero
  ) -> Transform {
    let pivot = Point(box.minX + anchor.x * box.width, box.minY + anchor.y * box.height)
    return Transform.translation(-pivot.x, -pivot.y)
      .then(.scale(scaleX, scaleY))
      .then(.rotation(degrees: degrees))
      .then(.translation(pivot.x + translation.x, pivot.y + translation.y))
  }
}
