import CNavReelDeflate

/// Compression, decompression and checksums by libdeflate.
final class LibDeflate {
  private let compressor: OpaquePointer

  /// - Parameter level: The compression level, from 1 (fast) to 12 (small).
  init(level: Int32) {
    guard let compressor = libdeflate_alloc_compressor(level) else { preconditionFailure("no memory to compress in") }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// Appends the zlib stream of `bytes`.
  func appendZlib(_ bytes: UnsafeRawBufferPointer, to stream: inout ByteBuffer) {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    stream.append(upTo: bound) { room in
      libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, room.baseAddress, room.count)
    }
  }

  /// Inflates a zlib stream into `room`.
  ///
  /// - Returns: false unless the stream, including its checksum, ends with the last byte of `stream` and contains as
  ///   many bytes as `room`. The contents of `room` are then undefined.
  static func inflateZlib(_ stream: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    var read = 0
    // Without a variable for the number of bytes written, libdeflate reports fewer bytes than fit as an error.
    let result = libdeflate_zlib_decompress_ex(
      decompressor, stream.baseAddress, stream.count, room.baseAddress, room.count, &read, nil)
    return result == LIBDEFLATE_SUCCESS && read == stream.count
  }

  /// Returns the contents of a zlib stream; nil if it is broken or contains more than `limit` bytes, which are not
  /// inflated.
  static func inflateZlib(_ stream: UnsafeRawBufferPointer, atMost limit: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
      let result = libdeflate_zlib_decompress(
        decompressor, stream.baseAddress, stream.count, room.baseAddress, room.count, &count)
      isRead = result == LIBDEFLATE_SUCCESS
      if !isRead { count = 0 }
    }
    return isRead ? Array(bytes) : nil
  }

  static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 { libdeflate_crc32(0, bytes.baseAddress, bytes.count) }

  /// Continues a checksum, which starts as 1.
  static func adler32(_ sum: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_adler32(sum, bytes.baseAddress, bytes.count)
  }
}
