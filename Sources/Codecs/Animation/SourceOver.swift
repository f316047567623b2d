/// Source-over compositing, with red in the lowest bits.
enum SourceOver {
  /// Composes premultiplied pixels. Each component is `top` + round(`bottom` · (255 − alpha) / 255), which is exact
  /// under opaque and clear pixels.
  @inline(__always)
  static func composed(_ top: UInt32, over bottom: UInt32) -> UInt32 {
    let alpha = top &>> 24
    if alpha == 255 { return top }
    if alpha == 0 { return bottom }
    let rest = 255 &- alpha
    // The part of the bottom is at most 255 − alpha in each component, so sums stay within a byte.
    var rb = (bottom & 0xFF00FF) &* rest &+ 0x80_0080
    rb = ((rb &+ ((rb &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
    var ga = ((bottom &>> 8) & 0xFF00FF) &* rest &+ 0x80_0080
    ga = ((ga &+ ((ga &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
    return top &+ (rb | ga &<< 8)
  }

  /// Composes straight pixels of four samples that fill a word, rounding once. The result is exact under opaque and
  /// clear pixels, and over clear ones.
  @inline(__always)
  static func composedStraight<Pixel: FixedWidthInteger & UnsignedInteger>(_ top: Pixel, over bottom: Pixel) -> Pixel {
    let bits = Pixel.bitWidth / 4
    let full = UInt64(1) << UInt64(bits) - 1
    func sample(_ pixel: Pixel, _ index: Int) -> UInt64 { UInt64(truncatingIfNeeded: pixel >> (bits * index)) & full }
    let (a, below) = (sample(top, 3), sample(bottom, 3))
    if a == full || below == 0 && a > 0 { return top }
    if a == 0 { return bottom }
    // The two shares are in units of full²; together they are the alpha.
    let (mine, theirs) = (a * full, below * (full - a))
    let sum = mine + theirs
    var composed = Pixel(truncatingIfNeeded: (sum + full / 2) / full) << (3 * bits)
    for i in 0..<3 {
      let share = (sample(top, i) * mine + sample(bottom, i) * theirs + sum / 2) / sum
      composed |= Pixel(truncatingIfNeeded: share) << (bits * i)
    }
    return composed
  }
}
