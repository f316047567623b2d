/// Opens an animation, recognised by content: an animated PNG, a GIF, a WebP.
///
/// A still PNG, JPEG or WebP is an animation of one frame of no duration, turned upright. Sizes are checked against the
/// limits before memory is taken; damage behind the header shows when the frame is read.
///
/// - Parameter form: of the pixels; a GIF's have one form, as they are opaque or clear.
public func openAnimation(
  _ bytes: [UInt8], limits: PictureLimits = .standard, form: PictureForm = .premultiplied
) throws(CodecError) -> any AnimationReader {
  try limits.check(fileBytes: bytes.count)
  switch PictureFormat(content: bytes) {
  case .png: return try APNGReader(bytes, limits: limits, form: form)
  case .gif: return try GIFReader(bytes, limits: limits)
  case .webp:
    let reader = try WebPReader(bytes, limits: limits, form: form)
    if reader.isAnimated { return reader }
  default: break
  }
  return StillReader(try decodePicture(bytes, options: PictureOptions(limits: limits, form: form)))
}
