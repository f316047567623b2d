public import NavReelDrawing

/// A picture read from a file: upright sRGB.
public struct DecodedPicture: Sendable {
  /// Upright, that is after the turn that ``orientation`` asks for, in the form that was asked for.
  public let pixmap: Pixmap

  /// The same picture in all its bits, where ``PictureForm/exact`` was asked for and the file has sixteen a sample.
  public let deep: DeepPixmap?

  /// The file's own statements: format, stored size before the turn, orientation.
  public let header: PictureHeader

  /// True when every alpha is 255; looks at every pixel where the file may be translucent.
  public var isOpaque: Bool { !header.mayHaveAlpha || pixmap.isOpaque }

  /// Remarks on what was passed over (a broken profile, further frames), in words for people.
  public let notes: [String]

  public var orientation: Int { header.orientation }

  /// Stored size in pixels, before the turn.
  public var rawSize: (width: Int, height: Int) { (header.rawWidth, header.rawHeight) }
}

/// The form into which a file's pixels are brought.
public enum PictureForm: Hashable, Sendable, CaseIterable {
  /// Eight bits a sample, colours multiplied by alpha: to be drawn.
  case premultiplied

  /// Eight bits a sample, colours and alpha as the file says them: to be packed anew.
  case straight

  /// Straight, and beside that sixteen bits a sample where the file has them: to be compared.
  case exact
}

/// The options for reading a picture.
public struct PictureOptions: Hashable, Sendable {
  public var limits: PictureLimits

  /// Default ``PictureForm/premultiplied``.
  public var form: PictureForm

  public init(limits: PictureLimits = .standard, form: PictureForm = .premultiplied) {
    self.limits = limits
    self.form = form
  }
}

/// Decodes a PNG, JPEG, GIF or WebP, recognised by content, and turns it upright.
///
/// A file is read whole or not at all: truncated and broken ones throw. Sizes are checked against the limits before
/// memory is taken. An animated PNG gives its default image, a GIF or WebP its first frame.
///
/// Colours are made sRGB here, once: of a PNG by the first of cICP, iCCP, sRGB, gAMA and cHRM that it has, of a JPEG or
/// WebP by its ICC profile. What lies outside sRGB is cut; alpha stays. Profiles of a matrix and curves, and cICP, give the
/// same bytes on every machine; those with tables are converted by Little CMS. A profile that is broken, and PQ and HLG,
/// are read as sRGB, with a note.
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
