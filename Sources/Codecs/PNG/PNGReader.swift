import CPNG
import Drawing

/// PNG pixels by libpng.
enum PNGReader {
  /// Decodes the whole file into premultiplied pixels, not turned. The caller has checked the size.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, _ header: PictureHeader, appliesGamma: Bool, notes: inout [String]
  ) throws(CodecError) -> Pixmap {
    var flags: Int32 = 0
    var failure: String?
    var warning = ""
    let pixmap = Pixmap(width: header.rawWidth, height: header.rawHeight) { pixels in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPNG_MESSAGE)) { message in
        message.initialize(repeating: 0)
        let status = cpng_decode(
          bytes.baseAddress, bytes.count, UInt32(header.rawWidth), UInt32(header.rawHeight), pixels.baseAddress,
          header.rawWidth * 4, appliesGamma ? 1 : 0, &flags, message.baseAddress)
        let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if status != 0 { failure = words } else { warning = words }
      }
      if failure == nil && header.mayHaveAlpha { StraightAlpha.premultiply(pixels) }
    }
    if let failure { throw .damaged(.png, failure) }
    if flags & Int32(CPNG_TOO_MUCH_DATA) != 0 {
      let size = "\(header.rawWidth)×\(header.rawHeight)"
      throw .damaged(.png, "its data inflate to more than the \(size) pixels of its header")
    }
    if flags & Int32(CPNG_WARNED) != 0 { notes.append("libpng: " + warning) }
    if appliesGamma { notes.removeAll { $0.hasPrefix("gAMA ignored") } }
    return pixmap
  }
}
