import CNavReelNettle

/// A SHA-256 digest (FIPS 180-4), computed by libnettle.
package struct SHA256 {
  private var context = sha256_ctx()

  init() { nettle_sha256_init(&context) }

  /// Returns the digest of some bytes, as 64 hexadecimal digits.
  package static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    nettle_sha256_update(&context, bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress)
  }

  /// Returns the digest of all bytes added, as 64 hexadecimal digits, and resets the context.
  mutating func finish() -> String {
    let digest = [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
      nettle_sha256_digest(&context, buffer.count, buffer.baseAddress)
      count = buffer.count
    }
    return digest.reduce(into: "") { text, byte in
      if byte < 16 { text += "0" }
      text += String(byte, radix: 16)
    }
  }
}
