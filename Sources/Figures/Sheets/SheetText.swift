import NavReelMotion

/// Formats numbers for sheets, the same in every locale.
enum SheetText {
  /// Returns a number with a fixed number of decimals, ties away from zero: `0.15`.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let count = Int((abs(value) * Double(unit)).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && count > 0 ? "\u{2212}" : ""
    guard decimals > 0 else { return sign + String(count) }
    let fraction = String(count % unit)
    return sign + String(count / unit) + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// Returns a number with at most two decimals: `161.33`, `0.5`, `44`.
  static func short(_ value: Double) -> String { trimmed(value, 2) }

  /// Returns seconds for a sentence, with at most three decimals.
  static func seconds(_ value: Double) -> String { trimmed(value, 3) }

  /// Returns a number without trailing zeros in the decimals; exponents stay as they are.
  private static func trimmed(_ value: Double, _ decimals: Int) -> String {
    var text = fixed(value, decimals)
    guard text.contains("."), !text.contains("e") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Returns the smallest number of decimals, from two to four, that keeps different times distinct.
  static func decimals(for times: [Fraction]) -> Int {
    let distinct = Set(times)
    return (2...3).first { decimals in Set(distinct.map { fixed($0.value, decimals) }).count == distinct.count } ?? 4
  }
}
