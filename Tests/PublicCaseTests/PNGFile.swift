/// PNG files taken apart and put together by hand, without the code under test.
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Type and content, in the order of the file.
  var chunks: [(type: String, content: [UInt8])] = []

  init(_ chunks: [(type: String, content: [UInt8])]) { self.chunks = chunks }

  /// Nil unless signature, lengths and checksums are right and nothing follows the last chunk.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNGFile.signature) else { return nil }
    var place = 8
    while place < bytes.count {
      guard place + 12 <= bytes.count else { return nil }
      let length = Int(PNGFile.number(bytes[place..<place + 4]))
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { return nil }
      guard PNGFile.number(bytes[end..<end + 4]) == PNGFile.crc(bytes[place + 4..<end]) else { return nil }
      chunks.append((String(decoding: bytes[place + 4..<place + 8], as: UTF8.self), Array(bytes[place + 8..<end])))
      place = end + 4
    }
  }

  var bytes: [UInt8] {
    PNGFile.signature
      + chunks.flatMap { chunk in
        let body = Array(chunk.type.utf8) + chunk.content
        return PNGFile.bytes(UInt32(chunk.content.count)) + body + PNGFile.bytes(PNGFile.crc(body[...]))
      }
  }

  static func bytes(_ value: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(value >> $0 & 255) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  private static let table: [UInt32] = (0..<256).map { (n: UInt32) -> UInt32 in
    (0..<8).reduce(n) { c, _ in c & 1 == 1 ? 0xEDB8_8320 ^ c >> 1 : c >> 1 }
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { crc, byte in table[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
  }
}
