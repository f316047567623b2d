public import NavReelDrawing
public import NavReelMotion

/// Writes YUV4MPEG2, the format that video encoders read from a pipe.
///
///     navreel render … --format y4m -o - | ffmpeg -i - -vf format=gbrp,scale=out_color_matrix=bt709:out_range=tv \
///       -pix_fmt yuv420p -colorspace bt709 -color_range tv film.mp4
///
/// The filter converts via RGB: ffmpeg 5.1 darkens white by four levels if it converts one YUV into another.
///
/// Every pixel has its own luma and chroma, in the full range of bytes and with the weights of BT.601, as in a JPEG:
/// the weights that readers assume, since the format cannot state them. A frame is repeated in the stream for its
/// duration at the constant rate; see ``RawVideo``. There is no alpha: translucent pixels are drawn over a background.
public struct Y4MEncoder: AnimationEncoder {
  private var video: RawVideo
  private let ground: UInt32

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - rate: The rate in frames per second, above zero.
  ///   - ground: An opaque background colour for the frames. Default: white.
  public init(width: Int, height: Int, rate: Fraction, ground: Color = .white) {
    precondition(width >= 1 && height >= 1, "an animation has at least one pixel")
    let rateWords = "F\(rate.numerator):\(rate.denominator)"
    let head = "YUV4MPEG2 W\(width) H\(height) \(rateWords) Ip A1:1 C444 XCOLORRANGE=FULL\n"
    video = RawVideo(head: Array(head.utf8), rate: rate)
    self.ground = ground.pixel
  }

  public func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> RawFrame {
    let head = Array("FRAME\n".utf8)
    let size = head.count + 3 * frame.count
    return frame.withPixels { pixels in
      RawFrame(
        bytes: [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
          _ = bytes.initialize(from: head)
          write(pixels, to: UnsafeMutableBufferPointer(rebasing: bytes[head.count..<size]))
          count = size
        })
    }
  }

  /// Writes three planes: luma, blue difference, red difference.
  private func write(_ pixels: UnsafeBufferPointer<UInt32>, to planes: UnsafeMutableBufferPointer<UInt8>) {
    let count = pixels.count
    for i in 0..<count {
      let (y, cb, cr) = Y4MEncoder.components(SourceOver.composed(pixels[i], over: ground))
      planes[i] = y
      planes[count &+ i] = cb
      planes[2 &* count &+ i] = cr
    }
  }

  /// Returns luma and chroma with the weights of BT.601 in 65,536ths, rounded to nearest; halves go up in the luma and
  /// down in the differences, so that pure blue and pure red stay within a byte. Source: JFIF 1.02, "Color space".
  @inline(__always)
  static func components(_ pixel: UInt32) -> (y: UInt8, cb: UInt8, cr: UInt8) {
    let (r, g, b) = (Int32(pixel & 0xFF), Int32(pixel &>> 8 & 0xFF), Int32(pixel &>> 16 & 0xFF))
    let y = 19595 &* r &+ 38470 &* g &+ 7471 &* b &+ 32768
    let cb = 32768 &* b &- 11059 &* r &- 21709 &* g &+ (128 &<< 16 &+ 32767)
    let cr = 32768 &* r &- 27439 &* g &- 5329 &* b &+ (128 &<< 16 &+ 32767)
    return (
      UInt8(truncatingIfNeeded: y &>> 16), UInt8(truncatingIfNeeded: cb &>> 16), UInt8(truncatingIfNeeded: cr &>> 16)
    )
  }

  /// Prefer ``appendRuns(_:duration:)``: a long pause is many copies of a frame.
  public mutating func append(_ part: RawFrame, duration: Fraction) -> [UInt8] {
    video.append(part, duration: duration).joined
  }

  public mutating func appendRuns(_ part: RawFrame, duration: Fraction) -> [AnimationRun] {
    video.append(part, duration: duration)
  }

  public mutating func finish() -> AnimationEnding { video.finish() }
}
