extension Fraction: CustomStringConvertible {
  /// `30000/1001`, or `30` for a whole number.
  public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension Fraction {
  /// Parses a whole number, a decimal or a quotient of two of them: `60`, `0.1`, `1e-3`, `101/30`, `30000/1001`.
  ///
  /// The result is nil for any other text, for a divisor of zero, and for numbers of more than 18 digits.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let n = Fraction(decimal: first) else { return nil }
    guard parts.count > 1 else {
      self = n
      return
    }
    guard let d = Fraction(decimal: parts[1]), let quotient = n.divided(by: d) else { return nil }
    self = quotient
  }

  /// Creates the exact value of the shortest decimal for `value`: 0.1 is 1/10. Nil if it does not fit or is not finite.
  public init?(decimal value: Double) {
    guard value.isFinite else { return nil }
    self.init("\(value)")
  }

  private init?(decimal text: some StringProtocol) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard parts.count <= 2, let mantissa = parts.first else { return nil }
    var exponent = 0
    if parts.count == 2 {
      guard let e = Int(parts[1]), abs(e) <= 18 else { return nil }
      exponent = e
    }
    guard let (digits, places) = Fraction.digits(of: mantissa) else { return nil }
    exponent -= places
    guard abs(exponent) <= 36 else { return nil }
    var power: Int128 = 1
    for _ in 0..<abs(exponent) { power *= 10 }
    if exponent < 0 {
      self.init(reducing: Int128(digits), power)
    } else {
      let (product, overflow) = Int128(digits).multipliedReportingOverflow(by: power)
      guard !overflow else { return nil }
      self.init(reducing: product, 1)
    }
  }

  /// Splits a decimal into its digits and the number of places after the point: `-12.50` gives −1250 and 2.
  private static func digits(of text: some StringProtocol) -> (digits: Int, places: Int)? {
    var digits = 0
    var count = 0
    var places: Int?
    let isNegative = text.first == "-"
    for character in text.dropFirst(isNegative || text.first == "+" ? 1 : 0) {
      if character == "." && places == nil {
        places = 0
        continue
      }
      guard character.isASCII, let digit = character.wholeNumberValue, count < 18 else { return nil }
      digits = digits * 10 + digit
      count += digits > 0 ? 1 : 0
      places = places.map { $0 + 1 }
      if let places, places > 18 { return nil }
    }
    guard text.contains(where: \.isNumber) else { return nil }
    return (isNegative ? -digits : digits, places ?? 0)
  }
}
