/// The checksum of a zlib stream (RFC 1950): of bytes b₁…bₙ, s₁ = 1 + Σ bᵢ in the low half and s₂, the sum of all s₁ on the
/// way, in the high half, both modulo 65521.
enum Adler32 {
  private static let modulus = 65521

  /// The checksum of two runs of bytes, one behind the other, of which each has its own: the second one's s₁ grows by
  /// what the first ended with, at each of its bytes.
  ///
  /// - Parameter count: bytes of the second run.
  static func joined(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
    let more = Int(first & 0xFFFF) + modulus - 1
    let low = (Int(second & 0xFFFF) + more) % modulus
    let high = (Int(first >> 16) + Int(second >> 16) + count % modulus * (more % modulus)) % modulus
    return UInt32(high << 16 | low)
  }
}
