import Drawing

/// A rectangle of whole device pixels; right and bottom lie outside it.
struct PixelRect: Hashable, Sendable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  /// Beyond this many pixels from the origin coordinates are clamped: far outside any picture, and products of two
  /// fixed-point numbers still fit 64 bits.
  static let reach = 268_435_456.0

  init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  static let empty = PixelRect(0, 0, 0, 0)

  /// The smallest rectangle of whole pixels around `r`; empty when a coordinate is not finite.
  init(around r: Rect) {
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

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var area: Int { isEmpty ? 0 : width * height }

  func intersection(_ o: PixelRect) -> PixelRect {
    let r = PixelRect(max(x0, o.x0), max(y0, o.y0), min(x1, o.x1), min(y1, o.y1))
    return r.isEmpty ? .empty : r
  }

  func union(_ o: PixelRect) -> PixelRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return PixelRect(min(x0, o.x0), min(y0, o.y0), max(x1, o.x1), max(y1, o.y1))
  }

  /// Where a pixel of the rectangle stands in a row-major array of them all.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int { (y &- y0) &* width &+ (x &- x0) }

  func outset(by m: Int) -> PixelRect { isEmpty ? self : PixelRect(x0 - m, y0 - m, x1 + m, y1 + m) }

  func offset(x: Int, y: Int) -> PixelRect { PixelRect(x0 + x, y0 + y, x1 + x, y1 + y) }
}

extension Rect {
  /// True when all four sides are numbers.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}

extension Transform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
