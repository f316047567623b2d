/// Opens an animation, recognized by its content: an animated PNG, a GIF or a WebP.
///
/// A still PNG, JPEG or WebP is an animation of one frame without a duration, turned upright. The size, and that of all
/// frames together, is checked against the limits before memory is allocated; damage after the header is reported when
/// the frame is read.
///
/// - Parameter form: The form of the pixels; it does not affect GIFs, whose pixels are opaque or clear.
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
