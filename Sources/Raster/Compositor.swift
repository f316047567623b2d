import NavReelDrawing

/// Reference implementations for compositing rows of pixels, one pixel at a time.
///
/// `s` is one colour or a row; coverage is one byte or a row. The renderer calls the variants in ``CompositorFast``;
/// tests verify that both give the same bytes.
enum Compositor {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  static func color(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UInt32) {
    for i in 0..<n { d[i] = Blend.apply(mode, d[i], s) }
  }

  static func color(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UInt32, _ cover: UnsafePointer<UInt8>) {
    for i in 0..<n { d[i] = Blend.apply(mode, d[i], Blend.scaled(s, UInt32(cover[i]))) }
  }

  static func row(_ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>, _ cover: UInt8) {
    for i in 0..<n { d[i] = Blend.apply(mode, d[i], Blend.scaled(s[i], UInt32(cover))) }
  }

  static func row(
    _ mode: BlendMode, _ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>, _ cover: UnsafePointer<UInt8>
  ) {
    for i in 0..<n { d[i] = Blend.apply(mode, d[i], Blend.scaled(s[i], UInt32(cover[i]))) }
  }

  /// Replaces `d` by `s` in proportion to the coverage.
  static func mix(_ d: Pixels, _ n: Int, _ s: UnsafePointer<UInt32>, _ cover: UnsafePointer<UInt8>) {
    for i in 0..<n { d[i] = Blend.mixed(d[i], s[i], UInt32(cover[i])) }
  }

  /// Multiplies two rows of coverage.
  static func product(_ to: UnsafeMutablePointer<UInt8>, _ n: Int, _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>)
  {
    for i in 0..<n { to[i] = UInt8(truncatingIfNeeded: Blend.divided(UInt32(a[i]) &* UInt32(b[i]))) }
  }

  static func product(_ to: UnsafeMutablePointer<UInt8>, _ n: Int, _ a: UnsafePointer<UInt8>, _ c: UInt8) {
    for i in 0..<n { to[i] = UInt8(truncatingIfNeeded: Blend.divided(UInt32(a[i]) &* UInt32(c))) }
  }
}
