/// Distance and brightness as defined by pixelmatch (Kotsarenko and Ramos 2010), the same on every machine.
///
/// The three axes are whole numbers, 10⁸ times pixelmatch's; only the sum of their squares is rounded.
enum YIQ {
  /// pixelmatch's largest squared distance, on the scale of ``distance(_:_:)``.
  static let largest = 35215e16

  /// Returns the squared, weighted distance of two premultiplied pixels, on black or on white, whichever is larger.
  @inline(__always)
  static func distance(_ p: UInt32, _ q: UInt32) -> Double {
    let r = Int(p & 255) &- Int(q & 255)
    let g = Int(p &>> 8 & 255) &- Int(q &>> 8 & 255)
    let b = Int(p &>> 16 & 255) &- Int(q &>> 16 & 255)
    let a = Int(p &>> 24) &- Int(q &>> 24)
    let onBlack = length(r, g, b)
    // On white a pixel is c + 255 − a.
    return a == 0 ? onBlack : max(onBlack, length(r &- a, g &- a, b &- a))
  }

  @inline(__always)
  private static func length(_ r: Int, _ g: Int, _ b: Int) -> Double {
    let y = Double(r &* 29_889_531 &+ g &* 58_662_247 &+ b &* 11_448_223)
    let i = Double(r &* 59_597_799 &- g &* 27_417_610 &- b &* 32_180_189)
    let q = Double(r &* 21_147_017 &- g &* 52_261_711 &+ b &* 31_114_694)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns a pixel's brightness on a middle grey, where neither black nor white is lost: 0 to about 5.1 · 10¹⁰.
  @inline(__always)
  static func brightness(_ p: UInt32) -> Int {
    let ground = 255 &- Int(p &>> 24)
    let r = 2 &* Int(p & 255) &+ ground
    let g = 2 &* Int(p &>> 8 & 255) &+ ground
    let b = 2 &* Int(p &>> 16 & 255) &+ ground
    return r &* 29_889_531 &+ g &* 58_662_247 &+ b &* 11_448_223
  }
}
