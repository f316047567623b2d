/// Source-over, red in the lowest byte.
enum SourceOver {
  /// Of premultiplied pixels. Each component is `top` + round(`bottom` · (255 − alpha) / 255): exact under opaque and
  /// clear pixels.
  @inline(__always)
  static func composed(_ top: UInt32, over bottom: UInt32) -> UInt32 {
    let alpha = top &>> 24
    if alpha == 255 { return top }
    if alpha == 0 { return bottom }
    let rest = 255 &- alpha
    // What remains of the bottom: at most 255 − alpha in each component, so that sums stay within a byte.
    var rb = (bottom & 0xFF00FF) &* rest &+ 0x80_0080
    rb = ((rb &+ ((rb &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
    var ga = ((bottom &>> 8) & 0xFF00FF) &* rest &+ 0x80_0080
    ga = ((ga &+ ((ga &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
    return top &+ (rb | ga &<< 8)
  }

  /// Composes straight pixels, rounded once: exact under opaque and clear pixels, and over clear ones.
  static func composedStraight(_ top: UInt32, over bottom: UInt32) -> UInt32 {
    let (a, below) = (top >> 24, bottom >> 24)
    if a == 255 || below == 0 && a > 0 { return top }
    if a == 0 { return bottom }
    // Shares of 255²: both together are alpha.
    let (mine, theirs) = (a * 255, below * (255 - a))
    let sum = mine + theirs
    func component(_ shift: UInt32) -> UInt32 {
      (((top >> shift & 0xFF) * mine + (bottom >> shift & 0xFF) * theirs + sum / 2) / sum) << shift
    }
    return component(0) | component(8) | component(16) | (sum + 127) / 255 << 24
  }
}
