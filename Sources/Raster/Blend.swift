import NavReelDrawing

/// Arithmetic on a premultiplied pixel, two channels at a time. Each division by 255 is rounded to nearest, exactly.
enum Blend {
  /// Multiplies the four bytes by c / 255.
  @inline(__always)
  static func scaled(_ p: UInt32, _ c: UInt32) -> UInt32 {
    var rb = (p & 0xFF00FF) &* c &+ 0x800080
    rb = ((rb &+ ((rb &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
    var ga = ((p &>> 8) & 0xFF00FF) &* c &+ 0x800080
    ga = (ga &+ ((ga &>> 8) & 0xFF00FF)) & 0xFF00_FF00
    return rb | ga
  }

  /// Returns s + d·(1 − αs).
  @inline(__always)
  static func over(_ d: UInt32, _ s: UInt32) -> UInt32 { s &+ scaled(d, 255 &- (s &>> 24)) }

  /// Returns d + (s − d)·c / 255, rounded once per channel.
  @inline(__always)
  static func mixed(_ d: UInt32, _ s: UInt32, _ c: UInt32) -> UInt32 {
    let k = 255 &- c
    var rb = (s & 0xFF00FF) &* c &+ (d & 0xFF00FF) &* k &+ 0x800080
    rb = ((rb &+ ((rb &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
    var ga = ((s &>> 8) & 0xFF00FF) &* c &+ ((d &>> 8) & 0xFF00FF) &* k &+ 0x800080
    ga = (ga &+ ((ga &>> 8) & 0xFF00FF)) & 0xFF00_FF00
    return rb | ga
  }

  /// Returns min(1, s + d) per channel.
  @inline(__always)
  static func plusLighter(_ d: UInt32, _ s: UInt32) -> UInt32 {
    perChannel(d, s) { d, s, _, _ in min(d &+ s, 255) }
  }

  /// Returns s·d + s·(1 − αd) + d·(1 − αs), rounded once per channel.
  @inline(__always)
  static func multiply(_ d: UInt32, _ s: UInt32) -> UInt32 {
    perChannel(d, s) { d, s, da, sa in divided(s &* d &+ s &* (255 &- da) &+ d &* (255 &- sa)) }
  }

  @inline(__always)
  static func apply(_ mode: BlendMode, _ d: UInt32, _ s: UInt32) -> UInt32 {
    switch mode {
    case .sourceOver: over(d, s)
    case .plusLighter: plusLighter(d, s)
    case .multiply: multiply(d, s)
    }
  }

  /// Returns x / 255 rounded, for x up to 65,535.
  @inline(__always)
  static func divided(_ x: UInt32) -> UInt32 {
    let y = x &+ 128
    return (y &+ (y &>> 8)) &>> 8
  }

  @inline(__always)
  private static func perChannel(
    _ d: UInt32, _ s: UInt32, _ f: (_ d: UInt32, _ s: UInt32, _ da: UInt32, _ sa: UInt32) -> UInt32
  ) -> UInt32 {
    let (da, sa) = (d &>> 24, s &>> 24)
    let r = f(d & 255, s & 255, da, sa)
    let g = f((d &>> 8) & 255, (s &>> 8) & 255, da, sa)
    let b = f((d &>> 16) & 255, (s &>> 16) & 255, da, sa)
    return r | g &<< 8 | b &<< 16 | f(da, sa, da, sa) &<< 24
  }

  /// Returns the straight components of a pixel as bytes, rounded; clear for alpha 0.
  static func unpremultiplied(_ p: UInt32) -> UInt32 {
    let a = p >> 24
    if a == 255 { return p }
    if a == 0 { return 0 }
    func straight(_ c: UInt32) -> UInt32 { min((c * 255 + a / 2) / a, 255) }
    return straight(p & 255) | straight(p >> 8 & 255) << 8 | straight(p >> 16 & 255) << 16 | a << 24
  }

  /// Reverses ``unpremultiplied(_:)``; the two together return every premultiplied pixel unchanged.
  static func premultiplied(_ p: UInt32) -> UInt32 {
    let a = p >> 24
    return scaled(p | 0xFF00_0000, a)
  }
}
