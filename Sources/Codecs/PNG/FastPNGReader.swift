/// Decodes common PNG files several times as fast as libpng, with the same result as the plain way in ``PNGReader``.
///
/// It only accepts files without irregularities. For all others libpng reads the file from its start, so every message
/// and note comes from libpng. One kind of damage goes unnoticed here: incomplete Huffman codes, which libdeflate
/// accepts and zlib rejects. No encoder writes them, and the inflated data are still checked against the stream's
/// checksum.
enum FastPNGReader {
  /// The most memory used besides the pixels, in bytes. libpng, which needs only a few rows, reads larger files.
  static let memoryLimit = 32 << 20

  /// Returns the number of bytes needed after the pixels: each row's filter is a byte without a pixel.
  static func spareBytes(height: Int) -> Int { height }

  /// Writes straight pixels, not turned, to the start of `memory`.
  ///
  /// - Parameters:
  ///   - bytes: A file whose header states `width` × `height`.
  ///   - memory: Memory for the pixels, followed by ``spareBytes(height:)``.
  /// - Returns: false if the file is left to libpng; the contents of `memory` are then undefined.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, into memory: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let file = CommonPNG(bytes) else { return false }
    let rows = FilteredImage(layout: file.layout, width: width, height: height)
    guard file.parts.count == 1 || file.streamLength <= memoryLimit else { return false }
    // The filtered rows are at the end of the memory: the pixels of row y end before the filtered row y + 1 begins.
    let room = UnsafeMutableRawBufferPointer(rebasing: memory[(memory.count - rows.byteCount)...])
    let pixels = UnsafeMutableRawBufferPointer(rebasing: memory[..<(width * height * 4)])
    return inflate(file, bytes, into: room)
      && rows.unpack(UnsafeRawBufferPointer(room), file.palette, into: pixels.bindMemory(to: UInt32.self))
  }

  private static func inflate(
    _ file: CommonPNG, _ bytes: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard file.parts.count > 1 else {
      return inflate(UnsafeRawBufferPointer(rebasing: bytes[file.parts[0]]), into: room)
    }
    var stream = ByteBuffer(capacity: file.streamLength)
    for part in file.parts { stream.append(UnsafeRawBufferPointer(rebasing: bytes[part])) }
    return inflate(stream.bytes, into: room)
  }

  private static func inflate(_ stream: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer) -> Bool {
    guard let first = stream.first else { return false }
    // zlib rejects distances beyond the window that the stream states; libdeflate does not check them.
    let window = 1 << (Int(first >> 4) + 8)
    guard window == 32768 || room.count <= window else { return false }
    return LibDeflate.inflateZlib(stream, into: room)
  }
}
