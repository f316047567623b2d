/// A prefix code of minimal redundancy with limited lengths, numbered as in deflate (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for unused symbols.
  private(set) var lengths: [UInt8]

  /// The code of each symbol, with the first bit lowest, as in the bit stream.
  private(set) var codes: [UInt16]

  /// Creates a code.
  ///
  /// - Parameters:
  ///   - counts: The number of times each symbol occurs.
  ///   - limit: The longest code allowed, in bits; 2^limit is at least the number of symbols.
  init(counts: [UInt32], limit: Int) {
    lengths = HuffmanCode.lengths(counts, limit)
    codes = HuffmanCode.codes(lengths)
  }

  /// Returns the limited code lengths. A single symbol gets one bit.
  static func lengths(_ counts: [UInt32], _ limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // Sort in ascending order, ties by symbol, so that the result depends on the counts alone.
    let used = counts.indices.filter { counts[$0] > 0 }.map { UInt64(counts[$0]) << 16 | UInt64($0) }.sorted()
    guard used.count > 1 else {
      for entry in used { lengths[Int(entry & 0xFFFF)] = 1 }
      return lengths
    }
    var depths = minimalDepths(used.map { Int($0 >> 16) })
    shorten(&depths, to: limit)
    for (entry, depth) in zip(used, depths) { lengths[Int(entry & 0xFFFF)] = UInt8(depth) }
    return lengths
  }

  /// Returns the depths of a Huffman tree's leaves for ascending weights, deepest first (Moffat and Katajainen, 1995).
  private static func minimalDepths(_ weights: [Int]) -> [Int] {
    var a = weights
    let n = a.count
    var root = 0
    var leaf = 0
    // a[next] becomes an inner node's weight, then the index of its parent.
    for next in 0..<n - 1 {
      var sum = 0
      for _ in 0..<2 {
        if leaf >= n || (root < next && a[root] < a[leaf]) {
          sum += a[root]
          a[root] = next
          root += 1
        } else {
          sum += a[leaf]
          leaf += 1
        }
      }
      a[next] = sum
    }
    a[n - 2] = 0
    for next in stride(from: n - 3, through: 0, by: -1) { a[next] = a[a[next]] + 1 }
    var (available, taken, depth) = (1, 0, 0)
    var inner = n - 2
    var next = n - 1
    while available > 0 {
      while inner >= 0 && a[inner] == depth {
        taken += 1
        inner -= 1
      }
      while available > taken {
        a[next] = depth
        next -= 1
        available -= 1
      }
      available = 2 * taken
      depth += 1
      taken = 0
    }
    return a
  }

  /// Limits depths (deepest first), and redistributes the code space.
  private static func shorten(_ depths: inout [Int], to limit: Int) {
    guard let deepest = depths.first, deepest > limit else { return }
    var space = 0
    for i in depths.indices {
      depths[i] = min(depths[i], limit)
      space += 1 << (limit - depths[i])
    }
    let whole = 1 << limit
    // There are too many codes: lengthen the rarest ones that are not at the limit.
    var i = 0
    while space > whole {
      while depths[i] >= limit { i += 1 }
      depths[i] += 1
      space -= 1 << (limit - depths[i])
    }
    // The remaining room goes to the most frequent codes that fit.
    for i in depths.indices.reversed() {
      while depths[i] > 1 && space + (1 << (limit - depths[i])) <= whole {
        space += 1 << (limit - depths[i])
        depths[i] -= 1
      }
    }
  }

  static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var population = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { population[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + population[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return reversed(code, Int(length))
    }
  }

  /// Returns the `bits` low bits in reverse order.
  private static func reversed(_ code: Int, _ bits: Int) -> UInt16 {
    var c = UInt16(truncatingIfNeeded: code)
    c = (c &>> 1) & 0x5555 | (c & 0x5555) &<< 1
    c = (c &>> 2) & 0x3333 | (c & 0x3333) &<< 2
    c = (c &>> 4) & 0x0F0F | (c & 0x0F0F) &<< 4
    return c.byteSwapped &>> UInt16(truncatingIfNeeded: 16 &- bits)
  }
}
