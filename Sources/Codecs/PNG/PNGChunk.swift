/// A chunk that lies whole in a PNG file.
struct PNGChunk {
  let name: String

  /// The range of its payload in the file.
  let payload: Range<Int>

  /// The offset of the next chunk.
  var end: Int { payload.upperBound + 4 }

  /// False for the chunks that every reader has to know: the case of the first letter.
  let isAncillary: Bool

  /// Returns nil where the file ends within the chunk.
  init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    guard offset + 12 <= bytes.count else { return nil }
    let length = Int(PNGChunk.number(bytes, at: offset))
    guard length <= PNGChunks.longest, length <= bytes.count - offset - 12 else { return nil }
    name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
    payload = offset + 8..<offset + 8 + length
    isAncillary = bytes[offset + 4] & 0x20 != 0
  }

  /// True when the checksum is right and the name is made of letters.
  func isIntact(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let body = UnsafeRawBufferPointer(rebasing: bytes[payload.lowerBound - 4..<payload.upperBound])
    return body.prefix(4).allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
      && LibDeflate.crc32(body) == PNGChunk.number(bytes, at: payload.upperBound)
  }

  static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
