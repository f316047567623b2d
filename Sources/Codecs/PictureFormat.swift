/// A picture file format, recognized by its content, never by its name.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case jpeg
  case gif
  case webp

  /// The name in messages.
  public var name: String {
    switch self {
    case .png: return "PNG"
    case .jpeg: return "JPEG"
    case .gif: return "GIF"
    case .webp: return "WebP"
    }
  }

  /// The usual file name extensions, lowercase, without the dot.
  public var fileExtensions: [String] {
    switch self {
    case .png: return ["png", "apng"]
    case .jpeg: return ["jpg", "jpeg", "jpe", "jfif"]
    case .gif: return ["gif"]
    case .webp: return ["webp"]
    }
  }

  /// Creates the format whose signature the bytes start with, or nil.
  public init?(content bytes: UnsafeRawBufferPointer) {
    func starts(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      guard bytes.count >= offset + signature.count else { return false }
      return signature.indices.allSatisfy { bytes[offset + $0] == signature[$0] }
    }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if starts([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts(Array("GIF87a".utf8)) || starts(Array("GIF89a".utf8)) {
      self = .gif
    } else if starts(Array("RIFF".utf8)) && starts(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else {
      return nil
    }
  }

  public init?(content bytes: [UInt8]) {
    let found = bytes.withUnsafeBytes { PictureFormat(content: $0) }
    guard let found else { return nil }
    self = found
  }
}
