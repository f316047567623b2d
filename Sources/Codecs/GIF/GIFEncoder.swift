public import NavReelDrawing
public import NavReelMotion

/// Writes an animated GIF.
///
/// Only pixels that change are drawn, and others in the very colour that they have, where that is shorter: none changes
/// its colour that the film leaves alone, whatever palettes the frames have. Pixels of an alpha below 128 are clear.
/// Delays are whole hundredths, at least 2 as players treat less as 10; their sum stays within half a hundredth of the
/// true time where frames are long enough.

public struct GIFEncoder: AnimationEncoder {
  /// A frame in the colours of a palette.
  public struct Part: Sendable {
    /// The drawn rectangle.
    let rect: PixelRect

    /// Without the clear colour; empty where the film's palette is used.
    let palette: [UInt32]

    /// The index of pixels that are not drawn, if there are any.
    let clear: Int?

    /// Bits of an index.
    let bits: Int

    /// For each pixel of the rectangle its index, with others that would do: see ``LZWEncoder``.
    let pixels: [UInt32]
  }

  private let plan: GIFPlan
  private var canvas: GIFCanvas
  private var hasStarted = false
  private var clock = TickClock(ticksPerSecond: 100)

  /// Hundredths written beyond the true time.
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

  /// The hundredths of a frame, in as many parts as the format asks for: a frame drawn twice looks the same.
  private mutating func delays(_ duration: Fraction) -> [Int] {
    let due = clock.advance(by: duration)
    let ticks = max(due - ahead, 2)
    ahead += ticks - due
    let parts = (ticks + 65534) / 65535
    return (0..<parts).map { ticks * ($0 + 1) / parts - ticks * $0 / parts }
  }
}
