/// Opens an animation, recognised by content: an animated PNG, a GIF, a WebP.
///
/// A still PNG, JPEG or WebP is an animation of one frame of no duration, turned upright. Sizes are checked against the
/// limits before memory is taken, those of all frames together too; damage behind the header shows when the frame is
/// read.
///
/// - Parameter form: of the pixels; a GIF's have one form, as they are opaque or clear.
public func openAnimation(
  _ bytes: [UInt8], limits: PictureLimits = .standard, form: PictureForm = .premultiplied
) throws(CodecError) -> any AnimationReader {
  try limits.check(fileBytes: bytes.count)
  switch PictureFormat(content: bytes) {
  case .png:
    let reader = try APNGReader(bytes, limits: limits, form: form)
    try limits.check(film: reader.header, pixels: reader.header.filmPixels, fileBytes: bytes.count)
    return reader
  case .gif:
    let reader = try GIFReader(bytes, limits: limits)
    try limits.check(film: reader.header, pixels: reader.filmPixels, fileBytes: bytes.count)
    return reader
  case .webp:
    let reader = try WebPReader(bytes, limits: limits, form: form)
    try limits.check(film: reader.header, pixels: reader.header.filmPixels, fileBytes: bytes.count)
    if reader.isAnimated { return reader }
  default: break
  }
  return StillReader(try decodePicture(bytes, options: PictureOptions(limits: limits, form: form)))
}
