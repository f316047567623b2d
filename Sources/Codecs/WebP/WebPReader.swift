import NavReelDrawing
import NavReelMotion

/// Reads a WebP, animated or still, frame by frame.
///
/// A still picture is one frame without a duration, as stored; ``openAnimation(_:limits:form:)`` turns it upright. If a
/// file clears to its background colour, it is cleared to transparent, as in browsers.
public struct WebPReader: AnimationReader {
  public let header: AnimationHeader

  /// False for a still picture.
  var isAnimated: Bool { file.isAnimated }

  private let file: LibWebP.File
  private let color: PictureColor
  private let isStraight: Bool

  /// The canvas; nil before the first frame, so that a rejected file takes no memory.
  private var canvas: Pixmap?
  private var index = 0
  private var cleared = PixelRect.empty

  /// Checks the file's chunks and its size before allocating memory for its pixels.
  public init(
    _ bytes: [UInt8], limits: PictureLimits = .standard, form: PictureForm = .premultiplied
  ) throws(CodecError) {
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CodecError) in try WebPReader(raw, limits: limits, form: form) }
    }
    self = try result.get()
  }

  init(_ bytes: UnsafeRawBufferPointer, limits: PictureLimits, form: PictureForm) throws(CodecError) {
    try limits.check(fileBytes: bytes.count)
    let layout = try WebPLayout(bytes)
    let file = layout.file
    try limits.check(width: file.width, height: file.height)
    header = AnimationHeader(
      format: .webp, width: file.width, height: file.height, frameCount: file.frameCount,
      plays: file.isAnimated && file.loopCount == 0 ? .forever : .times(max(file.loopCount, 1)),
      notes: layout.header.notes)
    self.file = file
    color = layout.color
    isStraight = form != .premultiplied
  }

  public mutating func next() throws(CodecError) -> AnimationFrame? {
    guard index < file.frameCount else { return nil }
    var canvas =
      self.canvas
      ?? Pixmap(width: file.width, height: file.height, isStraight: isStraight) { $0.initialize(repeating: 0) }
    self.canvas = nil
    let shown = file.frame(index) { frame, pixels in
      canvas.clear(cleared)
      color.convert(pixels)
      WebPReader.draw(UnsafeBufferPointer(pixels), in: frame.rect, blending: frame.blends, on: &canvas)
      return frame
    }
    self.canvas = canvas
    guard let shown else {
      throw .damaged(.webp, file.isAnimated ? "frame \(index + 1) is broken" : "its pixels are broken")
    }
    let changed = index == 0 ? canvas.pixelBounds : cleared.union(shown.rect)
    index += 1
    cleared = shown.isCleared ? shown.rect : .empty
    return AnimationFrame(pixmap: canvas, duration: Fraction(shown.milliseconds, 1000), changed: changed)
  }

  private static func draw(
    _ source: UnsafeBufferPointer<UInt32>, in rect: PixelRect, blending: Bool, on canvas: inout Pixmap
  ) {
    let (width, isStraight) = (canvas.width, canvas.isStraight)
    canvas.withMutablePixels { pixels in
      for y in rect.y0..<rect.y1 {
        let row = rect.index(rect.x0, y)
        for x in 0..<rect.width {
          let pixel = isStraight ? source[row &+ x] : StraightAlpha.premultiplied(source[row &+ x])
          let at = y &* width &+ rect.x0 &+ x
          pixels[at] =
            !blending
            ? pixel
            : isStraight
              ? SourceOver.composedStraight(pixel, over: pixels[at])
              : SourceOver.composed(pixel, over: pixels[at])
        }
      }
    }
  }
}
