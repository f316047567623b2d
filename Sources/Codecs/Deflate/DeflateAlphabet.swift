/// Deflate's symbols for lengths and distances (RFC 1951, 3.2.5).
enum DeflateAlphabet {
  static let endOfBlock = 256
  static let literalCount = 286
  static let distanceCount = 30
  static let window = 32768

  /// The first length and the number of extra bits of the symbols 257…285.
  static let lengths: [(base: Int, extra: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2),
    (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5),
    (163, 5), (195, 5), (227, 5), (258, 0),
  ]

  /// The symbol − 257 of each length 0…258; the first three are unused.
  static let symbolOfLength: [UInt8] = (0...258).map { length in
    UInt8(lengths.lastIndex { $0.base <= length } ?? 0)
  }

  /// Returns the symbol of a distance of 1…32768, from its two highest bits.
  @inline(__always)
  static func symbol(distance: Int) -> Int {
    let d = distance &- 1
    if d < 4 { return d }
    let top = 63 &- d.leadingZeroBitCount
    return top &* 2 &+ (d &>> (top &- 1)) & 1
  }

  /// Returns the number of extra bits of a distance symbol.
  @inline(__always)
  static func extraBits(distanceSymbol symbol: Int) -> Int { symbol < 4 ? 0 : symbol &>> 1 &- 1 }

  /// The order in which the lengths of the code-length code are written.
  static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
