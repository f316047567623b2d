/// A format of pictures, pages or films that is recognized by its first bytes but not supported: its name, and how to
/// convert it.
public enum OtherFormat: String, Hashable, Sendable, CaseIterable {
  case heic = "HEIC"
  case avif = "AVIF"
  case jpegXL = "JPEG XL"
  case jpeg2000 = "JPEG 2000"
  case tiff = "TIFF"
  case bmp = "BMP"
  case icon = "ICO"
  case macIcon = "ICNS"
  case photoshop = "PSD"
  case portableAnyMap = "PNM"
  case qoi = "QOI"
  case openEXR = "OpenEXR"
  case radiance = "Radiance HDR"
  case directDraw = "DDS"
  case pdf = "PDF"
  case postScript = "PostScript"
  case svg = "SVG"
  case movie = "MP4 or MOV"
  case matroska = "WebM or Matroska"

  /// The name in messages.
  public var name: String { rawValue }

  /// Instructions for converting a file to PNG, to be used within a sentence.
  public var cure: String {
    switch self {
    case .heic: "convert it to PNG or JPEG: heif-convert in.heic out.png, or sips -s format png in.heic --out out.png"
    case .avif: "convert it to PNG: avifdec in.avif out.png"
    case .jpegXL: "convert it to PNG: djxl in.jxl out.png"
    case .pdf: "convert a page to PNG: pdftoppm -png -singlefile in.pdf out"
    case .postScript: "convert a page to PNG: gs -sDEVICE=png16m -o out.png in.ps"
    case .svg: "convert it to PNG: rsvg-convert in.svg -o out.png"
    case .movie, .matroska: "take its frames as PNG: ffmpeg -i in.mp4 frame-%04d.png"
    default: "convert it to PNG: ffmpeg -i in out.png"
    }
  }

  /// Creates the format that the bytes start with, or nil.
  init?(content bytes: UnsafeRawBufferPointer) {
    func starts(_ text: String, at offset: Int = 0) -> Bool {
      bytes.count >= offset + text.utf8.count && bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
    }
    func starts(_ signature: [UInt8]) -> Bool { bytes.starts(with: signature) }
    if starts("ftyp", at: 4) && bytes.count >= 12 {
      self = OtherFormat(brand: String(decoding: bytes[8..<12], as: UTF8.self))
    } else if starts([0, 0, 0, 12]) && (starts("JXL ", at: 4) || starts("jP  ", at: 4)) {
      self = starts("JXL ", at: 4) ? .jpegXL : .jpeg2000
    } else if starts("BM") && bytes.count >= 26 && bytes[6..<10].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else if starts([0, 0, 1, 0]) && bytes.count >= 22 {
      self = .icon
    } else if bytes.count >= 4 && bytes[0] == 0x50 && (0x31...0x37).contains(bytes[1]) && OtherFormat.isSpace(bytes[2])
      && (bytes[3] == UInt8(ascii: "#") || (0x30...0x39).contains(bytes[3]))
    {
      self = .portableAnyMap
    } else if let (_, format) = OtherFormat.signatures.first(where: { starts($0.0) }) {
      self = format
    } else if let (_, format) = OtherFormat.words.first(where: { starts($0.0) }) {
      self = format
    } else if OtherFormat.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  private static let signatures: [([UInt8], OtherFormat)] = [
    ([0xFF, 0x0A], .jpegXL), ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
    // TIFF exists in both byte orders, and with 64-bit offsets.
    ([0x49, 0x49, 42, 0], .tiff), ([0x4D, 0x4D, 0, 42], .tiff), ([0x49, 0x49, 43, 0], .tiff),
    ([0x4D, 0x4D, 0, 43], .tiff), ([0x76, 0x2F, 0x31, 0x01], .openEXR), ([0x1A, 0x45, 0xDF, 0xA3], .matroska),
  ]

  private static let words: [(String, OtherFormat)] = [
    ("%PDF-", .pdf), ("%!PS", .postScript), ("8BPS", .photoshop), ("icns", .macIcon), ("qoif", .qoi),
    ("#?RADIANCE", .radiance), ("DDS ", .directDraw),
  ]

  /// Creates a format from the main brand of an ISO base media file (ISO 14496-12).
  private init(brand: String) {
    switch brand {
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": self = .heic
    case "avif", "avis": self = .avif
    default: self = .movie
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Returns true for text whose first element is `svg`, after a declaration, comments and a document type.
  private static func isSVG(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let text = head.drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    guard ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].contains(where: { text.hasPrefix($0) }) else { return false }
    return text.firstRange(of: "<svg") != nil
  }
}
