/// Source-over of premultiplied pixels, red in the lowest byte.
enum SourceOver {
  /// Each component is `top` + round(`bottom` · (255 − alpha) / 255): exact under opaque and clear pixels.
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
}
