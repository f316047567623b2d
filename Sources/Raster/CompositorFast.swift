import NavReelDrawing

/// Fast implementations for the renderer: source-over on eight pixels at a time in 16-bit lanes (SSE2 has no 32-bit
/// multiplication), with shortcuts for opaque and clear pixels. They give the same bytes as ``Compositor``.
enum CompositorFast {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  static func color(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UInt32) {
    guard mode == .sourceOver else { return Compositor.color(mode, d, n, s) }
    if s &>> 24 == 255 { return d.update(repeating: s, count: n) }
    if s == 0 { return }
    let rest = lanes(255 &- (s &>> 24))
    let color = SIMD8<UInt32>(repeating: s)
    var i = 0
    while i &+ 8 <= n {
      store(color &+ scaled(load(d + i), rest), d + i)
      i &+= 8
    }
    while i < n {
      d[i] = Blend.over(d[i], s)
      i &+= 1
    }
  }

  static func color(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UInt32, _ cover: UnsafePointer<UInt8>) {
    guard mode == .sourceOver else { return Compositor.color(mode, d, n, s, cover) }
    for i in 0..<n where cover[i] != 0 { d[i] = Blend.over(d[i], Blend.scaled(s, UInt32(cover[i]))) }
  }

  static func row(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>, _ cover: UInt8) {
    guard mode == .sourceOver else { return Compositor.row(mode, d, n, s, cover) }
    if cover == 255 { return over(d, n, s) }
    let part = lanes(UInt32(cover))
    var i = 0
    while i &+ 8 <= n {
      let source = load(s + i)
      if !isClear(source) { store(over(load(d + i), scaled(source, part)), d + i) }
      i &+= 8
    }
    while i < n {
      d[i] = Blend.over(d[i], Blend.scaled(s[i], UInt32(cover)))
      i &+= 1
    }
  }

  static func row(
    _ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>, _ cover: UnsafePointer<UInt8>
  ) {
    guard mode == .sourceOver else { return Compositor.row(mode, d, n, s, cover) }
    for i in 0..<n { d[i] = Blend.over(d[i], Blend.scaled(s[i], UInt32(cover[i]))) }
  }

  /// Draws a row source-over: copies opaque pixels and skips clear ones.
  private static func over(_ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>) {
    var i = 0
    while i &+ 8 <= n {
      let q = UnsafeRawPointer(s + i).loadUnaligned(as: SIMD4<UInt64>.self)
      if q.x & q.y & q.z & q.w & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000 {
        UnsafeMutableRawPointer(d + i).storeBytes(of: q, as: SIMD4<UInt64>.self)
      } else if q.x | q.y | q.z | q.w != 0 {
        store(over(load(d + i), unsafeBitCast(q, to: SIMD8<UInt32>.self)), d + i)
      }
      i &+= 8
    }
    while i < n {
      d[i] = Blend.over(d[i], s[i])
      i &+= 1
    }
  }

  static func mix(_ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>, _ cover: UnsafePointer<UInt8>) {
    for i in 0..<n { d[i] = Blend.mixed(d[i], s[i], UInt32(cover[i])) }
  }

  @inline(__always)
  private static func load(_ p: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(p).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  private static func store(_ v: SIMD8<UInt32>, _ p: Pixels) {
    UnsafeMutableRawPointer(p).storeBytes(of: v, as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  private static func isClear(_ v: SIMD8<UInt32>) -> Bool {
    let q = unsafeBitCast(v, to: SIMD4<UInt64>.self)
    return q.x | q.y | q.z | q.w == 0
  }

  /// Does the same as ``Blend/over(_:_:)``.
  @inline(__always)
  private static func over(_ d: SIMD8<UInt32>, _ s: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let rest = 255 &- (s &>> 24)
    return s &+ scaled(d, unsafeBitCast(rest | (rest &<< 16), to: SIMD16<UInt16>.self))
  }

  @inline(__always)
  private static func lanes(_ c: UInt32) -> SIMD16<UInt16> { SIMD16(repeating: UInt16(truncatingIfNeeded: c)) }

  /// Does the same as ``Blend/scaled(_:_:)``, with the factor given for both halves of each pixel.
  @inline(__always)
  private static func scaled(_ p: SIMD8<UInt32>, _ c: SIMD16<UInt16>) -> SIMD8<UInt32> {
    let mask = SIMD8<UInt32>(repeating: 0xFF00FF)
    let rb = divided(unsafeBitCast(p & mask, to: SIMD16<UInt16>.self) &* c)
    let ga = divided(unsafeBitCast((p &>> 8) & mask, to: SIMD16<UInt16>.self) &* c)
    return unsafeBitCast(rb, to: SIMD8<UInt32>.self) | (unsafeBitCast(ga, to: SIMD8<UInt32>.self) &<< 8)
  }

  /// Returns x / 255, rounded.
  @inline(__always)
  private static func divided(_ x: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let y = x &+ 128
    return (y &+ (y &>> 8)) &>> 8
  }
}
