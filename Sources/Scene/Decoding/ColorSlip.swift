import NavReelDrawing

/// A colour in the notation of another language, such as `rgb(0, 128, 128)`, `UIColor.teal` or `0x008080`, in place of
/// `#rrggbb` or a name.
package struct ColorSlip {
  /// The colour in the scene's notation, in quotes: `"#008080"`.
  package let cure: String

  /// Reads a text; nil if it is not a colour in any language known here, or too long for one.
  package init?(_ text: String) {
    guard text.utf8.count <= 120 else { return nil }
    let text = String(text.filter { $0 != " " })
    if let digits = ColorSlip.digits(text) {
      cure = "\"#\(digits)\""
    } else if let name = ColorSlip.name(text) {
      cure = "\"\(name)\""
    } else if let color = ColorSlip.call(text) {
      cure = color
    } else {
      return nil
    }
  }

  /// Reads a number such as 0x008080; nil for a small one, which nobody writes with six digits.
  init?(_ number: Double) {
    guard let value = UInt32(exactly: number), (0x100...0xFFFFFF).contains(value) else { return nil }
    cure = ColorSlip.quoted([value >> 16, value >> 8 & 0xFF, value & 0xFF].map(Double.init))
  }

  /// Reads red, green, blue and perhaps alpha, as fractions of 1 or, if one is above 1, of 255.
  init?(components: [Double]) {
    guard (3...4).contains(components.count), components.allSatisfy({ (0...255).contains($0) }) else { return nil }
    let colors = components.prefix(3)
    let scale: Double = colors.allSatisfy { $0 <= 1 } ? 255 : 1
    cure = ColorSlip.quoted(colors.map { $0 * scale }, alpha: components.count == 4 ? components[3] : 1)
  }

  /// Returns the hexadecimal digits after `0x`, `#` or no prefix, or nil; four digits after `#` are doubled to eight.
  private static func digits(_ text: String) -> String? {
    var digits = text.lowercased()
    let prefix = ["0x", "#"].first { digits.hasPrefix($0) } ?? ""
    digits.removeFirst(prefix.count)
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    switch digits.count {
    case 6: return digits
    case 4 where prefix == "#": return digits.map { "\($0)\($0)" }.joined()
    default: return nil
    }
  }

  /// Returns the name after the last point: `teal` for `UIColor.teal` or `.tealColor`.
  private static func name(_ text: String) -> String? {
    guard text.contains("."), let word = text.split(separator: ".").last else { return nil }
    let name = word.hasSuffix("Color") && word.count > 5 ? String(word.dropLast(5)) : String(word)
    if SystemColors.names.contains(name) { return name }
    return CSSColors.names.contains(name.lowercased()) || name == "clear" ? name.lowercased() : nil
  }

  /// Reads `rgb(…)`, and `UIColor(…)` with fractions of 1.
  private static func call(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open].lowercased()
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",").map { part in
      part.split(separator: ":").last.map(String.init) ?? ""
    }
    if parts.count == 1, let digits = digits(parts[0].filter { $0 != "\"" }) { return "\"#\(digits)\"" }
    let isOfBytes = name == "rgb" || name == "rgba"
    let numbers = parts.enumerated().compactMap { number($0.element, of: isOfBytes && $0.offset < 3 ? 255 : 1) }
    guard numbers.count == parts.count, isOfBytes || name.hasSuffix("color") else { return nil }
    switch numbers.count {
    case 1, 2:
      let white = numbers[0] * 255
      return quoted([white, white, white], alpha: numbers.count == 2 ? numbers[1] : 1)
    case 3, 4:
      let scale: Double = isOfBytes ? 1 : 255
      return quoted(numbers.prefix(3).map { $0 * scale }, alpha: numbers.count == 4 ? numbers[3] : 1)
    default: return nil
    }
  }

  /// Reads `50%` of a whole, `128/255`, or a plain number.
  private static func number(_ text: String, of whole: Double) -> Double? {
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 * whole } }
    let terms = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard let first = terms[0] else { return nil }
    if terms.count == 1 { return first }
    guard terms.count == 2, let second = terms[1], second > 0 else { return nil }
    return first / second
  }

  /// - Parameter parts: red, green and blue, 0…255.
  private static func quoted(_ parts: [Double], alpha: Double = 1) -> String {
    let bytes = (parts + (alpha < 1 ? [alpha * 255] : [])).map { Int(max(0, min(255, $0)).rounded()) }
    return "\"#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\""
  }
}
