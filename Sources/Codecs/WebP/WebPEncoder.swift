public import NavReelDrawing
public import NavReelMotion

/// Writes an animated WebP.
///
/// The changed rectangle of each frame is compressed, on any thread. Frames begin at the whole millisecond nearest to
/// their time, so that errors do not add up. Browsers show a frame of 10 ms or less for 100 ms, so 90 frames per second
/// are the most that play at their own speed.
///
/// Lossless mode preserves every pixel, including translucent and clear ones of straight frames. In lossy mode, pixels
/// that do not change from one frame to the next are left alone: they are clear in the changed rectangle, which is
/// drawn over the previous picture. That costs a quarter to a half more than writing the rectangle again, but keeps
/// them still. If a pixel becomes translucent, this is impossible, and the rectangle is written again.
public struct WebPEncoder: AnimationEncoder {
  /// The longest side that a WebP can have, in pixels.
  public static let longestSide = 16383

  /// The width in pixels, 1…``longestSide``.
  public let width: Int

  /// The height in pixels, 1…``longestSide``.
  public let height: Int

  /// The fidelity of the pixels, and the number of plays.
  public let options: WebPOptions

  private var clock = TickClock(ticksPerSecond: 1000)
  private var byteCount = 0
  private var hasAlpha = false

  /// A compressed rectangle and its position.
  public struct Part: Sendable {
    let rect: PixelRect
    let blends: Bool
    let hasAlpha: Bool
    let chunks: [UInt8]
  }

  /// - Throws: ``CodecError/sideTooLong(_:width:height:allowed:)`` if a side is longer than ``longestSide`` pixels. A
  ///   lossy quality must be within 0…100.
  public init(width: Int, height: Int, options: WebPOptions = WebPOptions()) throws(CodecError) {
    precondition(width >= 1 && height >= 1, "an animation has at least one pixel")
    if case .lossy(let quality) = options.mode {
      precondition((0...100).contains(quality), "a quality is a number from 0 to 100")
    }
    guard max(width, height) <= WebPEncoder.longestSide else {
      throw .sideTooLong(.webp, width: width, height: height, allowed: WebPEncoder.longestSide)
    }
    (self.width, self.height, self.options) = (width, height, options)
  }

  public func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> Part {
    precondition(frame.width == width && frame.height == height, "a frame has the animation's size")
    // Offsets are stored as halves.
    let rect = PixelRect(changed.x0 & ~1, changed.y0 & ~1, changed.x1, changed.y1)
    switch options.mode {
    case .lossless:
      // The colours of a file's clear pixels are kept too; drawn pictures have none.
      return part(
        WebPPatch(frame, over: previous, in: rect, keeping: .blocks), options.mode, keepsClearColors: frame.isStraight)
    case .lossy:
      let patch = WebPPatch(frame, over: previous, in: rect, keeping: .pixels)
      // The colours of unchanged pixels remain under the clear alpha, because changed pixels beside them are predicted
      // from them. That is a quarter smaller, and up to 2.5 dB closer to the source, than the flat areas that libwebp
      // would put there.
      let lossy = part(patch, options.mode, keepsClearColors: patch.blends)
      // A picture of few colours need not lose anything: lossless is often smaller, too.
      guard patch.hasFewColors else { return lossy }
      let lossless = part(patch, .lossless(.fast))
      return lossless.chunks.count <= lossy.chunks.count ? lossless : lossy
    }
  }

  private func part(_ patch: WebPPatch, _ mode: WebPOptions.Mode, keepsClearColors: Bool = false) -> Part {
    var hasAlpha = false
    let (width, height) = (patch.rect.width, patch.rect.height)
    let chunks = LibWebP.encode(width: width, height: height, mode: mode, keepsClearColors: keepsClearColors) {
      pixels in
      hasAlpha = !patch.write(to: pixels)
    }
    return Part(rect: patch.rect, blends: patch.blends, hasAlpha: hasAlpha, chunks: chunks)
  }

  public mutating func append(_ part: Part, duration: Fraction) -> [UInt8] {
    var bytes: [UInt8] = []
    if byteCount == 0 { WebPContainer.appendHead(width: width, height: height, options.plays, to: &bytes) }
    var left = clock.advance(by: duration)
    var shown = part
    while left > WebPContainer.longestMilliseconds {
      WebPContainer.append(shown, milliseconds: WebPContainer.longestMilliseconds, to: &bytes)
      left -= WebPContainer.longestMilliseconds
      hasAlpha = hasAlpha || shown.hasAlpha
      shown = WebPEncoder.nothing
    }
    WebPContainer.append(shown, milliseconds: left, to: &bytes)
    hasAlpha = hasAlpha || shown.hasAlpha
    byteCount += bytes.count
    return bytes
  }

  /// A frame that changes no pixel: a clear one, drawn over the first pixel.
  private static var nothing: Part {
    let chunks = LibWebP.encode(width: 1, height: 1, mode: .lossless(.fast)) { $0.initialize(repeating: 0) }
    return Part(rect: PixelRect(0, 0, 1, 1), blends: true, hasAlpha: true, chunks: chunks)
  }

  public mutating func finish() -> AnimationEnding {
    AnimationEnding(bytes: [], corrections: WebPContainer.corrections(byteCount: byteCount, hasAlpha: hasAlpha))
  }
}
