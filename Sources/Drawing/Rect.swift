/// An axis-parallel rectangle: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  @inlinable
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates the rectangle between two corners, given in any order.
  @inlinable
  public init(from a: Point, to b: Point) {
    self.init(min(a.x, b.x), min(a.y, b.y), abs(b.x - a.x), abs(b.y - a.y))
  }

  public static let zero = Rect(0, 0, 0, 0)

  @inlinable public var x: Double { origin.x }
  @inlinable public var y: Double { origin.y }
  @inlinable public var width: Double { size.width }
  @inlinable public var height: Double { size.height }
  @inlinable public var minX: Double { origin.x }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var center: Point { Point(midX, midY) }
  @inlinable public var isEmpty: Bool { size.isEmpty }

  @inlinable
  public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(origin.x + dx, origin.y + dy, size.width, size.height)
  }

  /// Returns the rectangle with each side moved inwards; it may become empty, never negative.
  @inlinable
  public func inset(by i: Insets) -> Rect {
    Rect(minX + i.left, minY + i.top, max(0, width - i.left - i.right), max(0, height - i.top - i.bottom))
  }

  @inlinable
  public func inset(by d: Double) -> Rect { inset(by: Insets(top: d, left: d, bottom: d, right: d)) }

  /// Returns the common part, or nil if its area would be zero.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX)
    let y1 = min(maxY, other.maxY)
    return x1 > x0 && y1 > y0 ? Rect(x0, y0, x1 - x0, y1 - y0) : nil
  }

  /// Returns the smallest rectangle that contains both.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    let x0 = min(minX, other.minX)
    let y0 = min(minY, other.minY)
    return Rect(x0, y0, max(maxX, other.maxX) - x0, max(maxY, other.maxY) - y0)
  }

  @inlinable
  public func contains(_ p: Point) -> Bool { p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY }

  /// Returns the rectangle mirrored in a strip of the given width: left and right change sides.
  @inlinable
  public func mirrored(inWidth w: Double) -> Rect { Rect(w - maxX, minY, width, height) }

  /// Returns the rectangle at `fraction` of the way to `other`; 0 and 1 give the two ends exactly.
  public func mixed(with other: Rect, _ fraction: Double) -> Rect {
    Rect(
      origin: origin.mixed(with: other.origin, fraction),
      size: Size(mix(width, other.width, fraction), mix(height, other.height, fraction)))
  }
}
