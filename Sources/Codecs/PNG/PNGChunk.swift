/// A complete chunk of a PNG file.
struct PNGChunk {
  let name: String

  /// The range of its payload in the file.
  let payload: Range<Int>

  /// The offset of the next chunk.
  var end: Int { payload.upperBound + 4 }

  /// False for the critical chunks that every reader must know, by the case of the name's first letter.
  let isAncillary: Bool

  /// Reads the chunk at an offset; nil if the file ends within it.
  init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    guard offset + 12 <= bytes.count else { return nil }
    let length = Int(PNGChunk.number(bytes, at: offset))
    guard length <= PNGChunks.longest, length <= bytes.count - offset - 12 else { return nil }
    name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
    payload = offset + 8..<offset + 8 + length
    isAncillary = bytes[offset + 4] & 0x20 != 0
  }

  /// Returns true if the checksum is right and the name is made of letters.
  func isIntact(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let body = UnsafeRawBufferPointer(rebasing: bytes[payload.lowerBound - 4..<payload.upperBound])
    return body.prefix(4).allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
      && LibDeflate.crc32(body) == PNGChunk.number(bytes, at: payload.upperBound)
  }

  static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
