package import NavReelDrawing

extension Color {
  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, a colour name of CSS, `clear` or `transparent`; nil for anything else.
  package init?(css text: String) {
    if text.first == "#" {
      guard let color = Color.hexadecimal(text.utf8.dropFirst().map { UInt32(hexDigit: $0) }) else { return nil }
      self = color
    } else if text == "clear" || text == "transparent" {
      self = .clear
    } else {
      guard let color = CSSColors.color(named: text) else { return nil }
      self = color
    }
  }

  private static func hexadecimal(_ digits: [UInt32?]) -> Color? {
    var value: UInt32 = 0
    for digit in digits.prefix(8) {
      guard let digit else { return nil }
      // Three digits are short for six.
      value = digits.count == 3 ? value << 8 | digit * 17 : value << 4 | digit
    }
    switch digits.count {
    case 3, 6: return color(rgb: value, alpha: 1)
    case 8: return color(rgb: value >> 8, alpha: Double(value & 0xFF) / 255)
    default: return nil
    }
  }

  private static func color(rgb: UInt32, alpha: Double) -> Color {
    Color(Int(rgb >> 16), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF), alpha)
  }
}

extension UInt32 {
  fileprivate init?(hexDigit byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self = UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self = UInt32(byte - UInt8(ascii: "A") + 10)
    default: return nil
    }
  }
}
