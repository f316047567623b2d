/// Distances in OKLab (Ottosson 2020), computed with + − × ÷ √ only, so that every machine gets the same result.
enum OKLab {
  /// Returns the squared distance of two premultiplied pixels, on black or on white, whichever is larger.
  static func squaredDistance(_ p: UInt32, _ q: UInt32) -> Double {
    let onBlack = squaredLength(point(p, ground: 0) - point(q, ground: 0))
    if p >> 24 == 255 && q >> 24 == 255 { return onBlack }
    let onWhite = squaredLength(point(p, ground: 255 - p >> 24) - point(q, ground: 255 - q >> 24))
    return max(onBlack, onWhite)
  }

  private static func squaredLength(_ v: SIMD3<Double>) -> Double { v.x * v.x + v.y * v.y + v.z * v.z }

  /// Returns lightness 0…1 and the two axes of colour; `ground` is what shines through, added to each component.
  static func point(_ pixel: UInt32, ground: UInt32) -> SIMD3<Double> {
    // A premultiplied component is at most its alpha, but a picture made by hand may break that.
    let r = light[Int(min(pixel & 255 + ground, 255))]
    let g = light[Int(min(pixel >> 8 & 255 + ground, 255))]
    let b = light[Int(min(pixel >> 16 & 255 + ground, 255))]
    let l = cubeRoot(r * 0.4122214708 + g * 0.5363325363 + b * 0.0514459929)
    let m = cubeRoot(r * 0.2119034982 + g * 0.6806995451 + b * 0.1073969566)
    let s = cubeRoot(r * 0.0883024619 + g * 0.2817188376 + b * 0.6299787005)
    return SIMD3(
      l * 0.2104542553 + m * 0.7936177850 - s * 0.0040720468,
      l * 1.9779984951 - m * 2.4285922050 + s * 0.4505937099,
      l * 0.0259040371 + m * 0.7827717662 - s * 0.8086757660)
  }

  /// The linear light of each byte (IEC 61966-2-1).
  private static let light: [Double] = (0..<256).map { byte in
    let c = Double(byte) / 255
    if c <= 0.04045 { return c / 12.92 }
    let x = (c + 0.055) / 1.055
    // x^2.4 is x² times the fifth root of x².
    return x * x * fifthRoot(x * x)
  }

  /// Newton's method from above, for a number in 0…1; stops when rounding keeps the value from falling.
  private static func fifthRoot(_ x: Double) -> Double {
    var y = 1.0
    while true {
      let next = y - (y - x / (y * y * y * y)) / 5
      if next >= y { return y }
      y = next
    }
  }

  /// Halley's method: a third of the exponent is within 5 %, and each of the two steps triples the correct digits.
  private static func cubeRoot(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    var y = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    for _ in 0..<2 {
      let cube = y * y * y
      y = y * (cube + 2 * x) / (2 * cube + x)
    }
    return y
  }
}
