public import NavReelDrawing

extension Pixmap {
  /// The rectangle of the whole picture.
  public var pixelBounds: PixelRect { PixelRect(0, 0, width, height) }

  /// Returns the smallest rectangle around all pixels that differ from another picture of the same size; empty for
  /// equal pictures, the whole picture if there is no other.
  public func changes(since previous: Pixmap?) -> PixelRect {
    guard let previous else { return pixelBounds }
    precondition(width == previous.width && height == previous.height, "changes are those of pictures of one size")
    if isIdentical(to: previous) { return .empty }
    return withPixels { mine in
      previous.withPixels { theirs in
        guard let a = mine.baseAddress, let b = theirs.baseAddress else { return .empty }
        return Pixmap.changes(a, b, width, height)
      }
    }
  }

  private static func changes(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ width: Int, _ height: Int
  ) -> PixelRect {
    func isEqual(row y: Int) -> Bool { PixelPacking.isEqual(a + y * width, b + y * width, width) }
    var (top, bottom) = (0, height)
    while top < bottom && isEqual(row: top) { top += 1 }
    guard top < bottom else { return .empty }
    while isEqual(row: bottom - 1) { bottom -= 1 }
    var (left, right) = (width, 0)
    for y in top..<bottom {
      let (p, q) = (a + y * width, b + y * width)
      var x = 0
      while x < left && p[x] == q[x] { x += 1 }
      left = x
      x = width
      while x > right && p[x - 1] == q[x - 1] { x -= 1 }
      right = x
    }
    return PixelRect(left, top, right, bottom)
  }
}
