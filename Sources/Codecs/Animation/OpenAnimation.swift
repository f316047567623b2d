/// Opens an animation, recognised by content: an animated PNG, a GIF, a WebP.
///
/// A still PNG, JPEG or WebP is an animation of one frame of no duration, turned upright. Sizes are checked against the
/// limits before memory is taken; damage behind the header shows when the frame is read.
public func openAnimation(
  _ bytes: [UInt8], limits: PictureLimits = .standard
) throws(CodecError) -> any AnimationReader {
  try limits.check(fileBytes: bytes.count)
  switch PictureFormat(content: bytes) {
  case .png: return try APNGReader(bytes, limits: limits)
  case .gif: return try GIFReader(bytes, limits: limits)
  case .webp:
    let reader = try WebPReader(bytes, limits: limits)
    if reader.isAnimated { return reader }
  default: break
  }
  return StillReader(try decodePicture(bytes, limits: limits))
}
