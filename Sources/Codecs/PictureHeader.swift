/// The properties stated in a picture file, read without decoding any pixels.
public struct PictureHeader: Hashable, Sendable {
  public let format: PictureFormat

  /// The stored size in pixels, before the EXIF turn. At least 1 each.
  public let rawWidth: Int
  public let rawHeight: Int

  /// The EXIF orientation, 1 (upright) to 8.
  public let orientation: Int

  /// False if no pixel can be translucent: for a JPEG, a PNG without an alpha channel and tRNS, or a still WebP without
  /// alpha. Any GIF may have clear pixels.
  public let mayHaveAlpha: Bool

  /// The version of Little CMS if it converts the colours, as for profiles with tables; otherwise nil.
  public let colorLibrary: String?

  /// The ignored parts of the file, in words for people; empty for a plain file.
  public let notes: [String]

  /// The size in pixels as shown, after the turn.
  public var width: Int { orientation >= 5 ? rawHeight : rawWidth }
  public var height: Int { orientation >= 5 ? rawWidth : rawHeight }

  /// Reads the header of a PNG, JPEG, GIF or WebP; throws for other content.
  public init(of bytes: [UInt8]) throws(CodecError) {
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CodecError) in try PictureHeader(of: raw) }
    }
    self = try result.get()
  }

  public init(of bytes: UnsafeRawBufferPointer) throws(CodecError) {
    switch try PictureHeader.format(of: bytes) {
    case .png: self = try PNGLayout(bytes).header
    case .jpeg: self = try JPEGLayout(bytes).header
    case .gif: self = try PictureHeader(gif: bytes)
    case .webp: self = try WebPLayout(bytes).header
    }
  }

  init(
    format: PictureFormat, rawWidth: Int, rawHeight: Int, orientation: Int, mayHaveAlpha: Bool,
    colorLibrary: String? = nil, notes: [String]
  ) {
    self.format = format
    self.rawWidth = rawWidth
    self.rawHeight = rawHeight
    self.orientation = orientation
    self.mayHaveAlpha = mayHaveAlpha
    self.colorLibrary = colorLibrary
    self.notes = notes
  }

  /// Reads the size, which comes after the six bytes of the signature.
  private init(gif bytes: UnsafeRawBufferPointer) throws(CodecError) {
    guard bytes.count >= 10 else { throw .damaged(.gif, "the file ends within its header") }
    let (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    guard width > 0 && height > 0 else { throw .damaged(.gif, "the header says \(width)×\(height) pixels") }
    self.init(format: .gif, rawWidth: width, rawHeight: height, orientation: 1, mayHaveAlpha: true, notes: [])
  }

  static func format(of bytes: UnsafeRawBufferPointer) throws(CodecError) -> PictureFormat {
    if bytes.isEmpty { throw .empty }
    if let format = PictureFormat(content: bytes) { return format }
    if let format = OtherFormat(content: bytes) { throw .otherFormat(format) }
    throw .unknownFormat(startsWith: printable(bytes.prefix(12)))
  }

  /// Returns bytes as a quoted word if they are text, otherwise in hexadecimal.
  private static func printable(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) { return "“" + String(decoding: bytes, as: UTF8.self) + "”" }
    return bytes.prefix(8).map { hexadecimal($0) }.joined(separator: " ")
  }
}

/// Returns two lowercase hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
