/// The checksum of a zlib stream (RFC 1950). For bytes b₁…bₙ, the low half is s₁ = 1 + Σ bᵢ and the high half s₂ is the
/// sum of all intermediate s₁, both modulo 65521.
enum Adler32 {
  private static let modulus = 65521

  /// Returns the checksum of two consecutive runs of bytes from the checksum of each: the second one's s₁ grows by the
  /// final s₁ of the first, at each of its bytes.
  ///
  /// - Parameter count: The length of the second run, in bytes.
  static func joined(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
    let more = Int(first & 0xFFFF) + modulus - 1
    let low = (Int(second & 0xFFFF) + more) % modulus
    let high = (Int(first >> 16) + Int(second >> 16) + count % modulus * (more % modulus)) % modulus
    return UInt32(high << 16 | low)
  }
}
