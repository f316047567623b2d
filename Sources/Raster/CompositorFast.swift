import Drawing

/// The bodies that the renderer calls: source-over in loops that vectorise, with shortcuts for opaque and clear
/// stretches. Same bytes as ``Compositor``.
enum CompositorFast {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  static func color(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UInt32) {
    guard mode == .sourceOver else { return Compositor.color(mode, d, n, s) }
    let alpha = s &>> 24
    if alpha == 255 { return d.update(repeating: s, count: n) }
    if s == 0 { return }
    for i in 0..<n { d[i] = Blend.over(d[i], s) }
  }

  static func color(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UInt32, _ cover: UnsafePointer<UInt8>) {
    guard mode == .sourceOver else { return Compositor.color(mode, d, n, s, cover) }
    for i in 0..<n { d[i] = Blend.over(d[i], Blend.scaled(s, UInt32(cover[i]))) }
  }

  static func row(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>, _ cover: UInt8) {
    guard mode == .sourceOver else { return Compositor.row(mode, d, n, s, cover) }
    if cover == 255 { return over(d, n, s) }
    for i in 0..<n { d[i] = Blend.over(d[i], Blend.scaled(s[i], UInt32(cover))) }
  }

  static func row(
    _ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>, _ cover: UnsafePointer<UInt8>
  ) {
    guard mode == .sourceOver else { return Compositor.row(mode, d, n, s, cover) }
    for i in 0..<n { d[i] = Blend.over(d[i], Blend.scaled(s[i], UInt32(cover[i]))) }
  }

  /// Source-over of a row, eight pixels at a time: all opaque is a copy, all clear is nothing.
  static func over(_ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>) {
    var i = 0
    while i &+ 8 <= n {
      let q = UnsafeRawPointer(s + i).loadUnaligned(as: SIMD4<UInt64>.self)
      let all = q.x & q.y & q.z & q.w
      if all & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000 {
        UnsafeMutableRawPointer(d + i).storeBytes(of: q, as: SIMD4<UInt64>.self)
      } else if q.x | q.y | q.z | q.w != 0 {
        let dst = UnsafeRawPointer(d + i).loadUnaligned(as: SIMD8<UInt32>.self)
        UnsafeMutableRawPointer(d + i).storeBytes(
          of: over8(dst, unsafeBitCast(q, to: SIMD8<UInt32>.self)), as: SIMD8<UInt32>.self)
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

  /// ``Blend/over(_:_:)`` in 16-bit lanes: SSE2 has no 32-bit multiplication.
  @inline(__always)
  private static func over8(_ d: SIMD8<UInt32>, _ s: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let ia = 255 &- (s &>> 24)
    let k = unsafeBitCast(ia | (ia &<< 16), to: SIMD16<UInt16>.self)
    let mask = SIMD8<UInt32>(repeating: 0xFF00FF)
    let rb = divided(unsafeBitCast(d & mask, to: SIMD16<UInt16>.self) &* k)
    let ga = divided(unsafeBitCast((d &>> 8) & mask, to: SIMD16<UInt16>.self) &* k)
    return s &+ (unsafeBitCast(rb, to: SIMD8<UInt32>.self) | (unsafeBitCast(ga, to: SIMD8<UInt32>.self) &<< 8))
  }

  @inline(__always)
  private static func divided(_ x: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let y = x &+ 128
    return (y &+ (y &>> 8)) &>> 8
  }
}
