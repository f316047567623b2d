public import NavReelDrawing

/// A picture read from a file, upright and in sRGB.
public struct DecodedPicture: Sendable {
  /// The pixels in the requested form, turned upright according to ``orientation``.
  public let pixmap: Pixmap

  /// The same picture at full depth, if ``PictureForm/exact`` was requested and the file has 16 bits per sample.
  public let deep: DeepPixmap?

  /// The properties stated in the file: format, stored size before turning, orientation.
  public let header: PictureHeader

  /// True if every alpha is 255; reads every pixel if the file may be translucent.
  public var isOpaque: Bool { !header.mayHaveAlpha || pixmap.isOpaque }

  /// Notes about ignored parts (a broken profile, further frames), in words for people.
  public let notes: [String]

  public var orientation: Int { header.orientation }

  /// The stored size in pixels, before turning.
  public var rawSize: (width: Int, height: Int) { (header.rawWidth, header.rawHeight) }
}

/// The form of decoded pixels.
public enum PictureForm: Hashable, Sendable, CaseIterable {
  /// 8 bits per sample, colours multiplied by alpha; for drawing.
  case premultiplied

  /// 8 bits per sample, colours and alpha as stored; for repacking.
  case straight

  /// The straight form, and also 16 bits per sample if the file has them; for comparing.
  case exact
}

/// The options for reading a picture.
public struct PictureOptions: Hashable, Sendable {
  public var limits: PictureLimits

  /// The form of the pixels. Default: ``PictureForm/premultiplied``.
  public var form: PictureForm

  public init(limits: PictureLimits = .standard, form: PictureForm = .premultiplied) {
    self.limits = limits
    self.form = form
  }
}

/// Decodes a PNG, JPEG, GIF or WebP, recognized by its content, and turns it upright.
///
/// Truncated and broken files throw: a file is read completely or not at all. Sizes are checked against the limits
/// before memory is allocated. An animated PNG gives its default image, a GIF or WebP its first frame.
///
/// Colours are converted to sRGB once: for a PNG, by the first of cICP, iCCP, sRGB, gAMA and cHRM present; for a JPEG
/// or WebP, by the ICC profile. Colours outside sRGB are clipped; alpha does not change. cICP and profiles with a
/// matrix and curves give the same bytes on every machine; profiles with tables are converted by Little CMS. Broken
/// profiles, PQ and HLG are read as sRGB, with a note.
public func decodePicture(
  _ bytes: UnsafeRawBufferPointer, options: PictureOptions = PictureOptions()
) throws(CodecError) -> DecodedPicture {
  let limits = options.limits
  try limits.check(fileBytes: bytes.count)
  let format = try PictureHeader.format(of: bytes)
  let header: PictureHeader
  var notes: [String] = []
  var raw: Pixmap
  var deep: DeepPixmap?
  switch format {
  case .png:
    let layout = try PNGLayout(bytes)
    header = layout.header
    try limits.check(width: header.rawWidth, height: header.rawHeight)
    let keepsDeep = options.form == .exact
    if layout.isDeep && (keepsDeep || layout.color.conversion != nil) {
      try limits.check(width: header.rawWidth, height: header.rawHeight, bytesPerPixel: 8)
    }
    let picture = try PNGReader.picture(bytes, layout, keepsDeep: keepsDeep, notes: &notes)
    (raw, deep) = (picture.pixmap, picture.deep?.turned(exifOrientation: header.orientation))
  case .jpeg:
    let layout = try JPEGLayout(bytes)
    header = layout.header
    try limits.check(width: header.rawWidth, height: header.rawHeight)
    raw = try JPEGReader.decode(bytes, layout, notes: &notes)
  case .gif, .webp:
    header = try PictureHeader(of: bytes)
    try limits.check(width: header.rawWidth, height: header.rawHeight)
    raw =
      format == .gif
      ? try firstFrame(of: GIFReader(Array(bytes), limits: limits), notes: &notes)
      : try firstFrame(of: WebPReader(bytes, limits: limits, form: options.form), notes: &notes)
  }
  if options.form == .premultiplied { raw = raw.premultiplied() }
  return DecodedPicture(
    pixmap: raw.turned(exifOrientation: header.orientation), deep: deep, header: header, notes: header.notes + notes)
}

private func firstFrame(of reader: some AnimationReader, notes: inout [String]) throws(CodecError) -> Pixmap {
  var reader = reader
  let format = reader.header.format
  if let count = reader.header.frameCount, count > 1 {
    notes.append("animated \(format.name): only its first frame is read")
  }
  guard let frame = try reader.next() else { throw .damaged(format, "it has no frame") }
  return frame.pixmap
}

public func decodePicture(
  _ bytes: UnsafeRawBufferPointer, limits: PictureLimits
) throws(CodecError) -> DecodedPicture {
  try decodePicture(bytes, options: PictureOptions(limits: limits))
}

public func decodePicture(_ bytes: [UInt8], limits: PictureLimits = .standard) throws(CodecError) -> DecodedPicture {
  try decodePicture(bytes, options: PictureOptions(limits: limits))
}

public func decodePicture(_ bytes: [UInt8], options: PictureOptions) throws(CodecError) -> DecodedPicture {
  let result = bytes.withUnsafeBytes { raw in
    Result { () throws(CodecError) in try decodePicture(raw, options: options) }
  }
  return try result.get()
}
