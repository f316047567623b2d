/// Pixels of common PNG files, several times as fast as libpng: twin of the plain body in ``PNGReader``.
///
/// It takes a file only when nothing about it is odd. Of everything else it says nothing, and libpng reads the file
/// from its start: every message and remark is libpng's. One kind of damage is not noticed here: incomplete Huffman
/// codes, which libdeflate reads and zlib refuses. No encoder writes them, and what they inflate to is held
/// against the stream's checksum all the same.
enum FastPNGReader {
  /// The most memory it takes beside the pixels, in bytes. Larger pictures are left to libpng, which needs a few rows.
  static let memoryLimit = 32 << 20

  /// Fills `pixels` with premultiplied pixels, not turned.
  ///
  /// - Parameter bytes: a file whose header says `width` × `height`.
  /// - Returns: false when the file is left to libpng; what then lies in `pixels` is no picture.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    guard let file = CommonPNG(bytes) else { return false }
    let rows = FilteredImage(layout: file.layout, width: width, height: height)
    let memory = UnsafeMutableRawBufferPointer(pixels)
    // The filtered rows lie at the end of the pixels' own memory where they fit: of row y, the pixels end before the
    // filtered row y + 1 begins.
    let fits = rows.byteCount <= memory.count
    let joined = file.parts.count > 1 ? file.streamLength : 0
    guard joined + (fits ? 0 : rows.byteCount) <= memoryLimit else { return false }
    if fits {
      let room = UnsafeMutableRawBufferPointer(rebasing: memory[(memory.count - rows.byteCount)...])
      return inflate(file, bytes, into: room) && rows.unpack(UnsafeRawBufferPointer(room), file.palette, into: pixels)
    }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: rows.byteCount, alignment: 64)
    defer { room.deallocate() }
    return inflate(file, bytes, into: room) && rows.unpack(UnsafeRawBufferPointer(room), file.palette, into: pixels)
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
