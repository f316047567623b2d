public import NavReelDrawing
public import NavReelMotion

/// Writes frames as raw bytes R, G, B, A, straight, row by row, for a program that is given the size and the rate.
///
///     navreel render … --format rgba -o - | ffmpeg -f rawvideo -pix_fmt rgba -s 390x844 -r 60 -i - \
///       -vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_range tv film.mp4
///
/// A frame is repeated in the stream for its duration at the constant rate; see ``RawVideo``.
public struct RGBAEncoder: AnimationEncoder {
  private var video: RawVideo

  /// - Parameter rate: The rate in frames per second, above zero.
  public init(rate: Fraction) {
    video = RawVideo(head: [], rate: rate)
  }

  public func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> RawFrame {
    frame.withPixels { pixels in
      RawFrame(
        bytes: [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
          guard let row = bytes.baseAddress else { return }
          PixelPacking.pack(pixels, isOpaque: false, into: row)
          count = pixels.count * 4
        })
    }
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
