/// pixelmatch's test for smoothed edges (Vyšniauskas 2009), with its treatment of ties and borders.
enum AntialiasedEdge {
  /// Returns true if either picture shows a smoothed edge at a pixel.
  static func isAt(_ x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bool {
    isFirst(x, y, pair) || isFirst(x, y, pair.swapped)
  }

  /// Returns true if the first picture shows a smoothed edge: at most two neighbours are as bright as the pixel, one is
  /// the brightest and one the darkest, and one of those two is in a flat place of both pictures.
  ///
  /// At the border, where three of the eight neighbours are missing, one equally bright neighbour is assumed.
  private static func isFirst(_ x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bool {
    let (x0, x1) = (max(x &- 1, 0), min(x &+ 1, pair.width &- 1))
    let (y0, y1) = (max(y &- 1, 0), min(y &+ 1, pair.height &- 1))
    let own = YIQ.brightness(pair.a[y &* pair.strideA &+ x])
    var equal = isBorder(x, y, pair) ? 1 : 0
    var (least, greatest) = (0, 0)
    var (leastX, leastY, greatestX, greatestY) = (x, y, x, y)
    // Columns first: among equal extremes, this takes the same one as pixelmatch.
    var u = x0
    while u <= x1 {
      var v = y0
      while v <= y1 {
        if u != x || v != y {
          let step = own &- YIQ.brightness(pair.a[v &* pair.strideA &+ u])
          if step == 0 {
            equal &+= 1
            if equal > 2 { return false }
          } else if step < least {
            (least, leastX, leastY) = (step, u, v)
          } else if step > greatest {
            (greatest, greatestX, greatestY) = (step, u, v)
          }
        }
        v &+= 1
      }
      u &+= 1
    }
    if least == 0 || greatest == 0 { return false }
    return isFlat(leastX, leastY, pair) || isFlat(greatestX, greatestY, pair)
  }

  /// Returns true if both pixels may be mixtures of the darkest and the brightest neighbour: each is, component by
  /// component, in the range of the other picture's nine pixels, and the step between them has about the direction from
  /// dark to bright. Not part of pixelmatch's test, which ignores hue.
  static func isMixed(_ x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bool {
    lies(pair.a[y &* pair.strideA &+ x], among: pair.b, pair.strideB, around: x, y, pair)
      && lies(pair.b[y &* pair.strideB &+ x], among: pair.a, pair.strideA, around: x, y, pair)
      && isAcross(x, y, pair)
  }

  /// Returns true if the step from one picture's pixel to the other's leaves the line from the darkest to the brightest
  /// neighbour by at most a third of its length (19°), or by four levels, twice the rounding error.
  private static func isAcross(_ x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bool {
    // Among equally bright pixels, the one with the larger bytes: the order of the pictures must not matter.
    var dark = (brightness: Int.max, pixel: UInt32(0))
    var bright = (brightness: Int.min, pixel: UInt32(0))
    for v in max(y - 1, 0)...min(y + 1, pair.height - 1) {
      for u in max(x - 1, 0)...min(x + 1, pair.width - 1) where u != x || v != y {
        for p in [pair.a[v &* pair.strideA &+ u], pair.b[v &* pair.strideB &+ u]] {
          let own = (brightness: YIQ.brightness(p), pixel: p)
          if own.brightness < dark.brightness || own.brightness == dark.brightness && p > dark.pixel { dark = own }
          if own > bright { bright = own }
        }
      }
    }
    let way = MovedLine.bytes(bright.pixel) &- MovedLine.bytes(dark.pixel)
    let step = MovedLine.bytes(pair.b[y &* pair.strideB &+ x]) &- MovedLine.bytes(pair.a[y &* pair.strideA &+ x])
    // By Pythagoras, the square of the distance is step² − (step · way)² / way².
    let (length, along) = (MovedLine.dot(way, way), MovedLine.dot(step, way))
    let square = MovedLine.dot(step, step)
    return square * length - along * along <= max(16, square / 9) * length
  }

  private static func lies(
    _ pixel: UInt32, among pixels: UnsafePointer<UInt32>, _ stride: Int, around x: Int, _ y: Int,
    _ pair: PicturePair<UInt32>
  ) -> Bool {
    var low = SIMD4<UInt32>(repeating: 255)
    var high = SIMD4<UInt32>.zero
    for v in max(y - 1, 0)...min(y + 1, pair.height - 1) {
      for u in max(x - 1, 0)...min(x + 1, pair.width - 1) {
        let p = pixels[v &* stride &+ u]
        let bytes = SIMD4(p & 255, p &>> 8 & 255, p &>> 16 & 255, p &>> 24)
        low = pointwiseMin(low, bytes)
        high = pointwiseMax(high, bytes)
      }
    }
    let own = SIMD4(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24)
    // Rounding can account for two levels.
    return all(own &+ 2 .>= low) && all(own .<= high &+ 2)
  }

  /// Returns true if at least three neighbours have exactly the pixel's bytes, in both pictures.
  private static func isFlat(_ x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bool {
    let least = isBorder(x, y, pair) ? 2 : 3
    return equalNeighbours(x, y, pair.a, pair.strideA, pair) >= least
      && equalNeighbours(x, y, pair.b, pair.strideB, pair) >= least
  }

  private static func equalNeighbours(
    _ x: Int, _ y: Int, _ pixels: UnsafePointer<UInt32>, _ stride: Int, _ pair: PicturePair<UInt32>
  ) -> Int {
    let (x0, x1) = (max(x &- 1, 0), min(x &+ 1, pair.width &- 1))
    let own = pixels[y &* stride &+ x]
    var equal = -1
    var v = max(y &- 1, 0)
    while v <= min(y &+ 1, pair.height &- 1) {
      var u = x0
      while u <= x1 {
        if pixels[v &* stride &+ u] == own { equal &+= 1 }
        u &+= 1
      }
      v &+= 1
    }
    return equal
  }

  @inline(__always)
  private static func isBorder(_ x: Int, _ y: Int, _ pair: PicturePair<UInt32>) -> Bool {
    x == 0 || y == 0 || x == pair.width &- 1 || y == pair.height &- 1
  }
}
