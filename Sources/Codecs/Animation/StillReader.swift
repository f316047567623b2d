import Drawing
import Motion

/// A still picture as an animation: one frame of no duration, played once.
struct StillReader: AnimationReader {
  let header: AnimationHeader

  private var pixmap: Pixmap?

  init(_ picture: DecodedPicture) {
    header = AnimationHeader(
      format: picture.header.format, width: picture.pixmap.width, height: picture.pixmap.height, frameCount: 1,
      plays: .times(1))
    pixmap = picture.pixmap
  }

  mutating func next() throws(CodecError) -> AnimationFrame? {
    defer { pixmap = nil }
    return pixmap.map { AnimationFrame(pixmap: $0, duration: .zero) }
  }
}
