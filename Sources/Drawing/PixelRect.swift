/// A rectangle of whole device pixels; its right and bottom bounds are exclusive.
public struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels from the left.
  public var x0: Int
  /// The upper edge, in pixels from the top.
  public var y0: Int
  /// The right edge, one past the last column.
  public var x1: Int
  /// The lower edge, one past the last row.
  public var y1: Int

  /// The limit, in pixels from the origin, to which coordinates are clamped: far outside any picture, while products of
  /// two fixed-point numbers still fit in 64 bits.
  public static let reach = 268_435_456.0

  @inlinable
  public init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// A rectangle without pixels.
  public static let empty = PixelRect(0, 0, 0, 0)

  /// Creates the smallest rectangle of whole pixels around `r`; empty if a coordinate is not finite.
  public init(around r: Rect) {
    guard r.isFinite else {
      self = .empty
      return
    }
    self.init(
      PixelRect.whole(r.minX, .down), PixelRect.whole(r.minY, .down), PixelRect.whole(r.maxX, .up),
      PixelRect.whole(r.maxY, .up))
  }

  private static func whole(_ v: Double, _ rule: FloatingPointRoundingRule) -> Int {
    Int(min(max(v, -reach), reach).rounded(rule))
  }

  /// The width in pixels; zero or less if the rectangle is empty.
  @inlinable public var width: Int { x1 - x0 }

  /// The height in pixels; zero or less if the rectangle is empty.
  @inlinable public var height: Int { y1 - y0 }

  /// True if the rectangle contains no pixel.
  @inlinable public var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  /// The number of pixels in the rectangle.
  @inlinable public var area: Int { isEmpty ? 0 : width * height }

  /// Returns the common part; empty if the two have no pixel in common.
  public func intersection(_ o: PixelRect) -> PixelRect {
    let r = PixelRect(max(x0, o.x0), max(y0, o.y0), min(x1, o.x1), min(y1, o.y1))
    return r.isEmpty ? .empty : r
  }

  /// Returns the smallest rectangle around both.
  public func union(_ o: PixelRect) -> PixelRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return PixelRect(min(x0, o.x0), min(y0, o.y0), max(x1, o.x1), max(y1, o.y1))
  }

  /// Returns the index of a pixel in a row-major array of the rectangle's pixels.
  @inlinable @inline(__always)
  public func index(_ x: Int, _ y: Int) -> Int { (y &- y0) &* width &+ (x &- x0) }

  /// Returns the rectangle grown by `m` pixels on each side; an empty one stays empty.
  public func outset(by m: Int) -> PixelRect { isEmpty ? self : PixelRect(x0 - m, y0 - m, x1 + m, y1 + m) }

  /// Returns the rectangle moved by whole pixels.
  public func offset(x: Int, y: Int) -> PixelRect { PixelRect(x0 + x, y0 + y, x1 + x, y1 + y) }
}

extension Rect {
  /// True if all four sides are finite.
  public var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}

extension Transform {
  /// True if all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
