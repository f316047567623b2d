import NavReelDrawing
import NavReelMotion

/// A still picture read as an animation: one frame without a duration, played once.
struct StillReader: AnimationReader {
  let header: AnimationHeader

  private var picture: DecodedPicture?

  init(_ picture: DecodedPicture) {
    header = AnimationHeader(
      format: picture.header.format, width: picture.pixmap.width, height: picture.pixmap.height, frameCount: 1,
      plays: .times(1), notes: picture.notes)
    self.picture = picture
  }

  mutating func next() throws(CodecError) -> AnimationFrame? {
    defer { picture = nil }
    return picture.map { AnimationFrame(pixmap: $0.pixmap, deep: $0.deep, duration: .zero) }
  }
}
