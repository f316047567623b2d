/// The structure of a PNG file.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The largest length of a chunk, a 31-bit number; a longer stream takes several chunks.
  static let longest = Int(Int32.max)

  static func append(
    width: Int, height: Int, isOpaque: Bool, stream: UnsafeRawBufferPointer, to file: inout ByteBuffer
  ) {
    appendHeader(width: width, height: height, isOpaque: isOpaque, to: &file)
    appendColourSpace(to: &file)
    appendData(stream, to: &file)
    append("IEND", [], to: &file)
  }

  /// Appends the signature and the first chunk of a picture with 8 bits per sample.
  static func appendHeader(width: Int, height: Int, isOpaque: Bool, to file: inout ByteBuffer) {
    precondition(width <= longest && height <= longest, "a PNG's sides are 31-bit numbers")
    file.append(signature)
    // The fields are: depth 8, colour type RGB or RGBA, deflate, adaptive filters, not interlaced.
    append("IHDR", bigEndian(width) + bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &file)
  }

  static func appendColourSpace(to file: inout ByteBuffer) {
    // The intent is perceptual, as for photographs.
    append("sRGB", [0], to: &file)
  }

  /// Appends a zlib stream, in several chunks if necessary.
  static func appendData(_ stream: UnsafeRawBufferPointer, to file: inout ByteBuffer) {
    for start in Swift.stride(from: 0, to: stream.count, by: longest) {
      let end = min(start + longest, stream.count)
      append("IDAT", UnsafeRawBufferPointer(rebasing: stream[start..<end]), to: &file)
    }
  }

  static func append(_ type: String, _ payload: [UInt8], to file: inout ByteBuffer) {
    payload.withUnsafeBytes { append(type, $0, to: &file) }
  }

  /// - Parameter prefix: The bytes of the payload that come before `payload`.
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
