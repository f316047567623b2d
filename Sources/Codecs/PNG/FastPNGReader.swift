/// Pixels of common PNG files, several times as fast as libpng: twin of the plain body in ``PNGReader``.
///
/// It takes a file only when nothing about it is odd. Of everything else it says nothing, and libpng reads the file
/// from its start: every message and remark is libpng's. One kind of damage is not noticed here: incomplete Huffman
/// codes, which libdeflate reads and zlib refuses. No encoder writes them, and what they inflate to is held
/// against the stream's checksum all the same.
enum FastPNGReader {
  /// The most memory it takes beside the pixels, in bytes. Larger pictures are left to libpng, which needs a few rows.
  static let memoryLimit = 32 << 20

  /// Returns the bytes needed behind the pixels: each row's filter is a byte without a pixel.
  static func spareBytes(height: Int) -> Int { height }

  /// Writes straight pixels, not turned, to the start of `memory`.
  ///
  /// - Parameters:
  ///   - bytes: a file whose header says `width` × `height`.
  ///   - memory: of the pixels and, behind them, ``spareBytes(height:)``.
  /// - Returns: false when the file is left to libpng; what then lies in `memory` is no picture.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, into memory: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let file = CommonPNG(bytes) else { return false }
    let rows = FilteredImage(layout: file.layout, width: width, height: height)
    guard file.parts.count == 1 || file.streamLength <= memoryLimit else { return false }
    // The filtered rows lie at the end of the memory: of row y, the pixels end before the filtered row y + 1 begins.
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
    // zlib refuses what lies farther back than the window that the stream asks for; libdeflate does not look at it.
    let window = 1 << (Int(first >> 4) + 8)
    guard window == 32768 || room.count <= window else { return false }
    return LibDeflate.inflateZlib(stream, into: room)
  }
}
