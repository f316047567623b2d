/// The order in which people expect numbered names: `frame-2` before `frame-10`.
enum NaturalOrder {
  /// Returns true if `a` comes before `b`. A total order: names that differ only in leading zeros compare by bytes.
  static func precedes(_ a: String, _ b: String) -> Bool {
    let (p, q) = (parts(a), parts(b))
    for (x, y) in zip(p, q) where x != y { return x < y }
    return p.count == q.count ? a.utf8.lexicographicallyPrecedes(b.utf8) : p.count < q.count
  }

  private enum Part: Comparable {
    /// A number without leading zeros: compared by length, then by digits.
    case number(length: Int, digits: String)
    case text(String)
  }

  private static func parts(_ name: String) -> [Part] {
    var parts: [Part] = []
    var rest = name.unicodeScalars[...]
    while let first = rest.first {
      let isDigit = isDigit(first)
      let end = rest.firstIndex { self.isDigit($0) != isDigit } ?? rest.endIndex
      let word = rest[..<end]
      if isDigit {
        let digits = String(String.UnicodeScalarView(word.drop { $0 == "0" }))
        parts.append(.number(length: digits.count, digits: digits))
      } else {
        parts.append(.text(String(String.UnicodeScalarView(word))))
      }
      rest = rest[end...]
    }
    return parts
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
