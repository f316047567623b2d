import NavReelDrawing

/// Distances of pixels.
extension OKLab {
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
    let cones = red * r + green * g + blue * b
    return lab(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
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
