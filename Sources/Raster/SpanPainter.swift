import NavReelDrawing

/// Draws spans of covered pixels with an ink, through a clip.
struct SpanPainter: ~Copyable {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let place: PixelRect
  private let ink: Ink
  private let blend: BlendMode
  private let mask: Mask?
  private let colors: UnsafeMutablePointer<UInt32>
  private let covers: UnsafeMutablePointer<UInt8>
  private let left: Int

  /// - Parameter bounds: The area that contains every span; inside the surface and the clip.
  init(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ place: PixelRect, _ ink: Ink, _ blend: BlendMode, _ mask: Mask?,
    _ bounds: PixelRect
  ) {
    guard let first = pixels.baseAddress else { preconditionFailure("a pixmap is never empty") }
    self.pixels = first
    self.place = place
    self.ink = ink
    self.blend = blend
    self.mask = mask
    left = bounds.x0
    colors = .allocate(capacity: bounds.width)
    covers = .allocate(capacity: bounds.width)
    if case .gradient(let g) = ink, g.isHorizontal { g.row(left, bounds.y0, bounds.width, into: colors) }
  }

  deinit {
    colors.deallocate()
    covers.deallocate()
  }

  private func destination(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + place.index(x, y)
  }

  func run(_ x: Int, _ y: Int, _ n: Int, _ coverage: UInt8) {
    guard let mask else { return plainRun(x, y, n, coverage) }
    // Most of a clip is one run of full coverage, which needs no product.
    let (solid, clear) = mask.runs(y)
    let inside = solid.clamped(to: x..<(x + n))
    if inside.count < 16 { return masked(mask, x, y, n, coverage, clear) }
    masked(mask, x, y, inside.lowerBound - x, coverage, clear)
    plainRun(inside.lowerBound, y, inside.count, coverage)
    masked(mask, inside.upperBound, y, x + n - inside.upperBound, coverage, clear)
  }

  private func masked(_ mask: Mask, _ x: Int, _ y: Int, _ n: Int, _ coverage: UInt8, _ clear: Range<Int>) {
    guard n > 0, !(clear.lowerBound <= x && clear.upperBound >= x + n) else { return }
    mask.withRow(y, from: x) { Compositor.product(covers, n, $0, coverage) }
    draw(x, y, n, UnsafePointer(covers))
  }

  private func plainRun(_ x: Int, _ y: Int, _ n: Int, _ coverage: UInt8) {
    let d = destination(x, y)
    switch source(x, y, n) {
    case .color(let c): CompositorFast.color(blend, d, n, Blend.scaled(c, UInt32(coverage)))
    case .row(let row): CompositorFast.row(blend, d, n, row, coverage)
    }
  }

  func bytes(_ x: Int, _ y: Int, _ n: Int, _ coverage: UnsafePointer<UInt8>) {
    guard let mask else { return draw(x, y, n, coverage) }
    mask.withRow(y, from: x) { row in
      Compositor.product(covers, n, row, coverage)
    }
    draw(x, y, n, UnsafePointer(covers))
  }

  private func draw(_ x: Int, _ y: Int, _ n: Int, _ coverage: UnsafePointer<UInt8>) {
    let d = destination(x, y)
    switch source(x, y, n) {
    case .color(let c): CompositorFast.color(blend, d, n, c, coverage)
    case .row(let row): CompositorFast.row(blend, d, n, row, coverage)
    }
  }

  /// The ink of a run of pixels: one colour, or a row of colours that is valid until the next run.
  private enum Source {
    case color(UInt32)
    case row(UnsafePointer<UInt32>)
  }

  @inline(__always)
  private func source(_ x: Int, _ y: Int, _ n: Int) -> Source {
    switch ink {
    case .color(let c): return .color(c)
    case .gradient(let g) where g.isVertical: return .color(g.pixel(x, y))
    case .gradient(let g) where g.isHorizontal: return .row(colors + (x &- left))
    case .gradient(let g): g.row(x, y, n, into: colors)
    case .picture(let p): p.row(x, y, n, into: colors)
    }
    return .row(colors)
  }
}
