/// The digest of FIPS 180-4.
struct SHA256 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
  )
  private var length: UInt64 = 0
  private var rest: [UInt8] = []

  /// Returns the digest of some bytes, as 64 hexadecimal digits.
  static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var tail = bytes[...]
    if !rest.isEmpty {
      let missing = min(64 - rest.count, tail.count)
      rest.append(contentsOf: tail.prefix(missing))
      tail = tail.dropFirst(missing)
      guard rest.count == 64 else { return }
      let block = rest
      block.withUnsafeBytes { compress($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = tail.count & ~63
    compress(UnsafeRawBufferPointer(rebasing: tail.prefix(whole)))
    rest.append(contentsOf: tail.dropFirst(whole))
  }

  mutating func finish() -> String {
    let bits = length &* 8
    var padding: [UInt8] = [0x80]
    padding.append(contentsOf: repeatElement(0, count: (119 - rest.count) % 64))
    for shift in stride(from: 56, through: 0, by: -8) { padding.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    padding.withUnsafeBytes { add($0) }
    let (a, b, c, d, e, f, g, h) = state
    return [a, b, c, d, e, f, g, h].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Takes in whole blocks of 64 bytes.
  private mutating func compress(_ bytes: UnsafeRawBufferPointer) {
    SHA256.constants.withUnsafeBufferPointer { k in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
        for block in stride(from: 0, to: bytes.count, by: 64) {
          for i in 0..<16 {
            w[i] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: block + i * 4, as: UInt32.self))
          }
          for i in 16..<64 {
            let (x, y) = (w[i - 15], w[i - 2])
            let s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
            let s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
            w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
          }
          rounds(w, k)
        }
      }
    }
  }

  @inline(__always)
  private mutating func rounds(_ w: UnsafeMutableBufferPointer<UInt32>, _ k: UnsafeBufferPointer<UInt32>) {
    var (a, b, c, d, e, f, g, h) = state
    // Eight rounds at a time: the variables change their roles, so that none has to be moved.
    for i in stride(from: 0, to: 64, by: 8) {
      round(a, b, c, &d, e, f, g, &h, k[i] &+ w[i])
      round(h, a, b, &c, d, e, f, &g, k[i + 1] &+ w[i + 1])
      round(g, h, a, &b, c, d, e, &f, k[i + 2] &+ w[i + 2])
      round(f, g, h, &a, b, c, d, &e, k[i + 3] &+ w[i + 3])
      round(e, f, g, &h, a, b, c, &d, k[i + 4] &+ w[i + 4])
      round(d, e, f, &g, h, a, b, &c, k[i + 5] &+ w[i + 5])
      round(c, d, e, &f, g, h, a, &b, k[i + 6] &+ w[i + 6])
      round(b, c, d, &e, f, g, h, &a, k[i + 7] &+ w[i + 7])
    }
    state.0 &+= a
    state.1 &+= b
    state.2 &+= c
    state.3 &+= d
    state.4 &+= e
    state.5 &+= f
    state.6 &+= g
    state.7 &+= h
  }

  @inline(__always)
  private func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ input: UInt32
  ) {
    let t1 = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ (g ^ (e & (f ^ g))) &+ input
    d = d &+ t1
    h = t1 &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ ((a & b) | (c & (a | b)))
  }

  @inline(__always)
  private func rotate(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
