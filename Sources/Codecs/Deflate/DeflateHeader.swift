/// The header of a dynamic block: its two codes, as lengths that are themselves coded (RFC 1951, 3.2.7).
enum DeflateHeader {
  static func write(_ literals: HuffmanCode, _ distances: HuffmanCode, isLast: Bool, to bits: inout BitWriter) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let symbols = runs(Array(literals.lengths[0..<literalCount]) + distances.lengths[0..<distanceCount])

    var counts = [UInt32](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.code] += 1 }
    // A single code would be incomplete, which readers reject here.
    for code in [0, 18] where counts.lazy.filter({ $0 > 0 }).count < 2 { counts[code] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let order = DeflateAlphabet.codeLengthOrder
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)

    bits.put(isLast ? 1 : 0, 1)
    bits.put(2, 2)
    bits.put(UInt64(literalCount - 257), 5)
    bits.put(UInt64(distanceCount - 1), 5)
    bits.put(UInt64(orderCount - 4), 4)
    bits.flush()
    for symbol in order.prefix(orderCount) {
      bits.put(UInt64(code.lengths[symbol]), 3)
      bits.flush()
    }
    for symbol in symbols {
      bits.put(UInt64(code.codes[symbol.code]), UInt64(code.lengths[symbol.code]))
      bits.put(UInt64(symbol.extra), UInt64(symbol.extraBits))
      bits.flush()
    }
  }

  private typealias Symbol = (code: Int, extra: Int, extraBits: Int)

  /// Encodes lengths: as themselves, 16 to repeat the last 3…6 times, 17 and 18 for 3…10 and 11…138 zeros.
  private static func runs(_ lengths: [UInt8]) -> [Symbol] {
    var symbols: [Symbol] = []
    var i = 0
    while i < lengths.count {
      let value = lengths[i]
      var run = 1
      while i + run < lengths.count && lengths[i + run] == value { run += 1 }
      i += run
      if value == 0 {
        while run >= 11 {
          let n = min(run, 138)
          symbols.append((18, n - 11, 7))
          run -= n
        }
        if run >= 3 {
          symbols.append((17, run - 3, 3))
          run = 0
        }
      } else {
        symbols.append((Int(value), 0, 0))
        run -= 1
        while run >= 3 {
          let n = min(run, 6)
          symbols.append((16, n - 3, 2))
          run -= n
        }
      }
      for _ in 0..<run { symbols.append((Int(value), 0, 0)) }
    }
    return symbols
  }
}
