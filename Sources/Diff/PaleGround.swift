/// A picture without colour, pale enough for red to stand out: greys of 215…255.
///
/// Clear parts show squares of eight pixels, in white and in a slightly darker grey.
enum PaleGround {
  /// The plain form: 40/256 of the luma over the square's white, rounded up, onto 215.
  static func plain(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let (r, g, b, a) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    let white: UInt32 = (x >> 3 ^ y >> 3) & 1 == 0 ? 40 : 28
    return opaqueGrey(215 + (r * 8 + g * 29 + b * 3 + (255 - a) * white + 255) >> 8)
  }

  /// Fills part of a row with the squares of clear pixels.
  static func clear(_ out: UnsafeMutablePointer<UInt32>, _ x0: Int, _ x1: Int, y: Int) {
    for x in x0..<max(x0, x1) { out[x] = plain(0, x: x, y: y) }
  }

  /// Twin of ``plain(_:x:y:)`` for the first pixels of a row: a square's eight pixels at once, in
  /// lanes of 16 bits. The weights add up to less than 2¹⁶, so overflows in between cancel out.
  static func fast(
    _ pixels: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>, _ count: Int, y: Int
  ) {
    typealias Lanes = SIMD16<UInt16>
    let low = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    let redBlue = lanes(8, 3)
    let greenAlpha = (lanes(29, 0 &- 40), lanes(29, 0 &- 28))
    let base = (SIMD8<UInt32>(repeating: 255 * 40 + 255), SIMD8<UInt32>(repeating: 255 * 28 + 255))
    var x = 0
    while x &+ 8 <= count {
      let p = UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD8<UInt32>.self)
      let isWhite = (x &>> 3 ^ y &>> 3) & 1 == 0
      let rb = unsafeBitCast(p & low, to: Lanes.self) &* redBlue
      let ga = unsafeBitCast((p &>> 8) & low, to: Lanes.self) &* (isWhite ? greenAlpha.0 : greenAlpha.1)
      let sums = unsafeBitCast(rb &+ ga, to: SIMD8<UInt32>.self)
      let sum = (sums &+ sums &>> 16 &+ (isWhite ? base.0 : base.1)) & SIMD8(repeating: 0xFFFF)
      let grey = sum &>> 8 &+ 215
      let result = grey | grey &<< 8 | grey &<< 16 | SIMD8(repeating: 0xFF00_0000)
      UnsafeMutableRawPointer(out + x).storeBytes(of: result, as: SIMD8<UInt32>.self)
      x &+= 8
    }
    while x < count {
      out[x] = plain(pixels[x], x: x, y: y)
      x &+= 1
    }
  }

  @inline(__always)
  private static func lanes(_ even: UInt16, _ odd: UInt16) -> SIMD16<UInt16> {
    SIMD16(even, odd, even, odd, even, odd, even, odd, even, odd, even, odd, even, odd, even, odd)
  }

  private static func opaqueGrey(_ grey: UInt32) -> UInt32 { grey | grey << 8 | grey << 16 | 0xFF00_0000 }
}
