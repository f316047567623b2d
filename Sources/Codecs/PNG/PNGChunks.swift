/// The envelope of a PNG file.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk's length is a 31-bit number; a longer stream goes into several chunks.
  static let longest = Int(Int32.max)

  static func append(
    width: Int, height: Int, isOpaque: Bool, stream: UnsafeRawBufferPointer, to file: inout ByteBuffer
  ) {
    appendHeader(width: width, height: height, isOpaque: isOpaque, to: &file)
    appendColourSpace(to: &file)
    appendData(stream, to: &file)
    append("IEND", [], to: &file)
  }

  /// The signature and the first chunk of a picture of 8 bits a sample.
  static func appendHeader(width: Int, height: Int, isOpaque: Bool, to file: inout ByteBuffer) {
    precondition(width <= longest && height <= longest, "a PNG's sides are 31-bit numbers")
    file.append(signature)
    // Depth 8, colour type RGB or RGBA, deflate, adaptive filters, not interlaced.
    append("IHDR", bigEndian(width) + bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &file)
  }

  static func appendColourSpace(to file: inout ByteBuffer) {
    // Perceptual intent, as for photographs.
    append("sRGB", [0], to: &file)
  }

  /// A zlib stream.
  static func appendData(_ stream: UnsafeRawBufferPointer, to file: inout ByteBuffer) {
    for start in Swift.stride(from: 0, to: stream.count, by: longest) {
      let end = min(start + longest, stream.count)
      append("IDAT", UnsafeRawBufferPointer(rebasing: stream[start..<end]), to: &file)
    }
  }

  static func append(_ type: String, _ payload: [UInt8], to file: inout ByteBuffer) {
    payload.withUnsafeBytes { append(type, $0, to: &file) }
  }

  /// - Parameter prefix: bytes of the payload before `payload`.
  static func append(
    _ type: String, _ payload: UnsafeRawBufferPointer, after prefix: [UInt8] = [], to file: inout ByteBuffer
  ) {
    file.reserve(prefix.count + payload.count + 12)
    file.append(bigEndian: UInt32(prefix.count + payload.count))
    let start = file.count
    file.append(Array(type.utf8))
    file.append(prefix)
    file.append(payload)
    file.append(bigEndian: LibDeflate.crc32(UnsafeRawBufferPointer(rebasing: file.bytes[start...])))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
