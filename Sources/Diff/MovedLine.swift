/// Distinguishes a thin line that moved by a fraction of a pixel from one that changed.
///
/// pixelmatch's test fails on lines as thin as a pixel: their middle is the darkest pixel around, and no flat place of
/// that colour is near. This test examines the 5×5 pixels around a place as a whole: a line that moved takes from the
/// pixels on its one side what it gives to those on the other, in the same two colours.
enum MovedLine {
  typealias Bytes = SIMD4<Int32>

  /// The largest distance of a colour from the line between the two colours, in levels: twice the rounding error.
  private static let slack = 4

  /// Returns true if such a move explains the difference at a pixel. The order of the pictures does not matter.
  static func isAt(_ x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bool {
    var gained = Bytes.zero
    var lost = Bytes.zero
    var low = Bytes(repeating: 255)
    var high = Bytes.zero
    forEachPixel(around: x, y, pair) { p, q in
      let step = q &- p
      gained &+= pointwiseMax(step, .zero)
      lost &+= pointwiseMax(.zero &- step, .zero)
      low = pointwiseMin(low, pointwiseMin(p, q))
      high = pointwiseMax(high, pointwiseMax(p, q))
      return true
    }
    let own = bytes(pair.b[y &* pair.strideB &+ x]) &- bytes(pair.a[y &* pair.strideA &+ x])
    let size = pointwiseMax(own, .zero &- own)
    // Beyond half of the contrast, it moved by more than half a pixel, or is something else.
    if any(size &* 2 .> high &- low) { return false }
    let rest = gained &- lost
    let both = gained &+ lost
    // Curved lines enter and leave the square at other angles: allows a third, and a level a pixel for rounding.
    if any(pointwiseMax(rest, .zero &- rest) &* 3 .> both &+ 25) { return false }
    return hasTwoColours(around: x, y, pair)
  }

  /// Returns true if all pixels of both squares are mixtures of two colours.
  private static func hasTwoColours(around x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bool {
    let own = bytes(pair.a[y &* pair.strideA &+ x])
    let one = farthest(from: own, around: x, y, pair)
    let axis = farthest(from: one, around: x, y, pair) &- one
    let length = dot(axis, axis)
    return forEachPixel(around: x, y, pair) { p, q in
      isNear(p &- one, axis, length) && isNear(q &- one, axis, length)
    }
  }

  /// Compares the distance from the axis; by Pythagoras, its square is v² − (v · axis)² / axis².
  private static func isNear(_ v: Bytes, _ axis: Bytes, _ length: Int) -> Bool {
    let along = dot(v, axis)
    return dot(v, v) * length - along * along <= slack * slack * length
  }

  private static func farthest(from color: Bytes, around x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bytes {
    var (result, distance) = (color, 0)
    forEachPixel(around: x, y, pair) { p, q in
      for v in [p, q] where dot(v &- color, v &- color) > distance {
        (result, distance) = (v, dot(v &- color, v &- color))
      }
      return true
    }
    return result
  }

  /// Calls `body` with the bytes of both pictures for the pixels at most two away, until it returns false.
  @discardableResult
  private static func forEachPixel(
    around x: Int, _ y: Int, _ pair: PicturePair<UInt32>, _ body: (Bytes, Bytes) -> Bool
  ) -> Bool {
    for v in max(y - 2, 0)...min(y + 2, pair.height - 1) {
      for u in max(x - 2, 0)...min(x + 2, pair.width - 1) {
        guard body(bytes(pair.a[v &* pair.strideA &+ u]), bytes(pair.b[v &* pair.strideB &+ u])) else { return false }
      }
    }
    return true
  }

  static func dot(_ p: Bytes, _ q: Bytes) -> Int { Int((p &* q).wrappedSum()) }

  static func bytes(_ p: UInt32) -> Bytes {
    Bytes(truncatingIfNeeded: SIMD4(p & 255, p &>> 8 & 255, p &>> 16 & 255, p &>> 24))
  }
}
