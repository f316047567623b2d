public import Drawing

/// A picture read from a file: upright, premultiplied sRGB.
public struct DecodedPicture: Sendable {
  /// Upright, that is after the turn that ``orientation`` asks for.
  public let pixmap: Pixmap

  /// What the file said: format, stored size before the turn, orientation.
  public let header: PictureHeader

  /// True when every alpha is 255; looks at every pixel where the file may be translucent.
  public var isOpaque: Bool { !header.mayHaveAlpha || pixmap.isOpaque }

  /// What was passed over (an ICC profile, gAMA, further frames), in words for people.
  public let notes: [String]

  public var orientation: Int { header.orientation }

  /// Stored size in pixels, before the turn.
  public var rawSize: (width: Int, height: Int) { (header.rawWidth, header.rawHeight) }
}

/// How a picture is read.
public struct PictureOptions: Hashable, Sendable {
  public var limits: PictureLimits

  /// Applies a PNG's gAMA chunk, unless an sRGB chunk stands beside it. Off by default, as the gAMA of most files in
  /// the wild is stale.
  public var appliesGamma: Bool

  public init(limits: PictureLimits = .standard, appliesGamma: Bool = false) {
    self.limits = limits
    self.appliesGamma = appliesGamma
  }
}

/// Decodes a PNG, JPEG, GIF or WebP, recognised by content, and turns it upright.
///
/// A file is read whole or not at all: truncated and broken ones throw. Sizes are checked against the limits before
/// memory is taken. An animated PNG gives its default image, a GIF or WebP its first frame. Colour profiles are ignored,
/// with a note.
public func decodePicture(
  _ bytes: UnsafeRawBufferPointer, options: PictureOptions = PictureOptions()
) throws(CodecError) -> DecodedPicture {
  try options.limits.check(fileBytes: bytes.count)
  let header = try PictureHeader(of: bytes)
  try options.limits.check(width: header.rawWidth, height: header.rawHeight)
  var notes = header.notes
  let raw: Pixmap
  switch header.format {
  case .png: raw = try PNGReader.decode(bytes, header, appliesGamma: options.appliesGamma, notes: &notes)
  case .gif: raw = try firstFrame(of: GIFReader(Array(bytes), limits: options.limits), notes: &notes)
  case .webp: raw = try firstFrame(of: WebPReader(bytes, limits: options.limits), notes: &notes)
  case .jpeg: raw = try JPEGReader.decode(bytes, header, notes: &notes)
  }
  return DecodedPicture(pixmap: raw.turned(exifOrientation: header.orientation), header: header, notes: notes)
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
