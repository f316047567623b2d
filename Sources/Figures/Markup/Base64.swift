/// Base64 encoding (RFC 4648, section 4).
package enum Base64 {
  /// - Returns: four letters for every three bytes, the last ones padded with `=`.
  package static func encode(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { letters, initialized in
      var (from, to) = (0, 0)
      while from < bytes.count {
        let left = bytes.count - from
        let second = left > 1 ? bytes[from + 1] : 0
        let third = left > 2 ? bytes[from + 2] : 0
        let bits = Int(bytes[from]) << 16 | Int(second) << 8 | Int(third)
        letters[to] = alphabet[bits >> 18]
        letters[to + 1] = alphabet[bits >> 12 & 63]
        letters[to + 2] = left > 1 ? alphabet[bits >> 6 & 63] : filler
        letters[to + 3] = left > 2 ? alphabet[bits & 63] : filler
        (from, to) = (from + 3, to + 4)
      }
      initialized = count
    }
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let filler = UInt8(ascii: "=")
}
