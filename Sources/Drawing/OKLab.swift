/// OKLab (Ottosson 2020), where equal steps look about equally large; from + − × ÷ √ only, so that every machine gets the
/// same result.
package enum OKLab {
  /// The responses of the long, middle and short cones to linear red, green and blue of 1.
  package static let red = SIMD3(0.4122214708, 0.2119034982, 0.0883024619)
  package static let green = SIMD3(0.5363325363, 0.6806995451, 0.2817188376)
  package static let blue = SIMD3(0.0514459929, 0.1073969566, 0.6299787005)

  /// Returns lightness 0…1 and the two axes of colour, from the cube roots of the cones' responses.
  @inlinable @inline(__always)
  package static func lab<Value: BinaryFloatingPoint & SIMDScalar>(_ l: Value, _ m: Value, _ s: Value) -> SIMD3<Value> {
    SIMD3(
      l * 0.2104542553 + m * 0.7936177850 - s * 0.0040720468,
      l * 1.9779984951 - m * 2.4285922050 + s * 0.4505937099,
      l * 0.0259040371 + m * 0.7827717662 - s * 0.8086757660)
  }

  /// The linear light of each byte (IEC 61966-2-1), 0…1.
  package static let light: [Double] = (0..<256).map { byte in
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
}
