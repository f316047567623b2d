public import NavReelDrawing
public import NavReelMotion

/// Writes an animated GIF.
///
/// Only changed pixels are drawn, plus others in exactly their current colour if that is shorter: no other pixel
/// changes its colour, whatever palettes the frames have. Pixels with an alpha below 128 are clear. Delays are whole
/// hundredths, at least 2 because players treat less as 10; their sum stays within half a hundredth of the true time if
/// frames are long enough.

public struct GIFEncoder: AnimationEncoder {
  /// A frame in the colours of a palette.
  public struct Part: Sendable {
    /// The drawn rectangle.
    let rect: PixelRect

    /// The frame's palette, without the clear colour; empty if the film's palette is used.
    let palette: [UInt32]

    /// The index of pixels that are not drawn, if there are any.
    let clear: Int?

    /// The number of bits in an index.
    let bits: Int

    /// The index of each pixel of the rectangle, with alternatives: see ``LZWEncoder``.
    let pixels: [UInt32]
  }

  private let plan: GIFPlan
  private var canvas: GIFCanvas
  private var hasStarted = false
  private var clock = TickClock(ticksPerSecond: 100)

  /// The number of hundredths written beyond the true time.
  private var ahead = 0

  public init(_ plan: GIFPlan) {
    self.plan = plan
    canvas = GIFCanvas(width: plan.width, height: plan.height)
  }

  public func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> Part {
    GIFFrameCoder(plan: plan).encode(frame, over: previous, changed: changed)
  }

  public mutating func append(_ part: Part, duration: Fraction) -> [UInt8] {
    var bytes: [UInt8] = []
    if !hasStarted {
      bytes = GIFBlocks.head(plan)
      hasStarted = true
    }
    let data = canvas.draw(part, part.palette.isEmpty ? plan.palette : part.palette, clears: plan.clears)
    for delay in delays(duration) { bytes += GIFBlocks.frame(part, data, delay: delay, clears: plan.clears) }
    return bytes
  }

  public mutating func finish() -> AnimationEnding { AnimationEnding(bytes: [GIFBlocks.trailer]) }

  /// Returns the hundredths of a frame, in as many parts as the format needs: a frame drawn twice looks the same.
  private mutating func delays(_ duration: Fraction) -> [Int] {
    let due = clock.advance(by: duration)
    let ticks = max(due - ahead, 2)
    ahead += ticks - due
    let parts = (ticks + 65534) / 65535
    return (0..<parts).map { ticks * ($0 + 1) / parts - ticks * $0 / parts }
  }
}
