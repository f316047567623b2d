import Drawing

extension Form where Value == Color {
  /// Hexadecimal digits, a name of CSS or UIKit, or one colour for each appearance.
  static let color = Form(phrase, schema: .reference("color")) { node, decoder in
    if let members = node.members {
      return color(byAppearance: node, members, decoder)
    }
    guard let text = node.string else {
      decoder.expected(phrase, at: node)
      return nil
    }
    if text.first == "#" {
      if let color = hexadecimal(text) { return color }
      decoder.expected(phrase, at: node)
      return nil
    }
    if let color = decoder.palette[text] ?? CSSColors.color(named: text) { return color }
    if text == "clear" || text == "transparent" { return .clear }
    decoder.expected(phrase, at: node, near: names)
    return nil
  }

  static let definition = JSONText.anyOf([
    .object(["type": .string("string"), "pattern": .string("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")]),
    .object(["enum": .strings(names)]),
    .object([
      "type": .string("object"),
      "properties": .object(["light": .reference("color"), "dark": .reference("color")]),
      "required": .strings(["light", "dark"]), "additionalProperties": .bool(false),
    ]),
  ])

  private static let phrase = "a colour (#rgb, #rrggbb, #rrggbbaa or a name)"
  private static let names = CSSColors.names + ["clear", "transparent"] + SystemColors.names

  /// Both colours are read, so that a fault in the other one is found too.
  private static func color(
    byAppearance node: Node, _ members: [Node.Member], _ decoder: SceneDecoder
  ) -> Color? {
    for member in members where member.key != "light" && member.key != "dark" {
      decoder.unknownKey(member, allowed: ["light", "dark"])
    }
    guard let light = node.member("light"), let dark = node.member("dark") else {
      decoder.report("expected a colour for each appearance: {light: …, dark: …}", at: node)
      return nil
    }
    for choice in [light, dark] where choice.members != nil {
      decoder.expected(phrase, at: choice)
      return nil
    }
    guard let lightColor = Form.color.read(light, decoder), let darkColor = Form.color.read(dark, decoder) else {
      return nil
    }
    return decoder.appearance == .light ? lightColor : darkColor
  }

  private static func hexadecimal(_ text: String) -> Color? {
    let digits = text.utf8.dropFirst().map { UInt32(hexDigit: $0) }
    var value: UInt32 = 0
    for digit in digits.prefix(8) {
      guard let digit else { return nil }
      // Three digits stand for six.
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
