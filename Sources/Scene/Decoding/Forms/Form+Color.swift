import NavReelDocuments
import NavReelDrawing

extension Form where Value == Color, Reader == SceneDecoder {
  /// Hexadecimal digits, a colour name of CSS or UIKit, or one colour for each appearance.
  static let color = Form<Color>(phrase, schema: .reference("color")) { node, decoder in
    if let members = node.members {
      return color(byAppearance: node, members, decoder)
    }
    guard let text = node.string else {
      let numbers = node.elements?.compactMap(\.number)
      let slip = node.number.flatMap { ColorSlip($0) } ?? numbers.flatMap { ColorSlip(components: $0) }
      decoder.expected(phrase, at: node, cure: slip.map { "write \($0.cure)" })
      return nil
    }
    if let color = decoder.palette[text] ?? Color(css: text) { return color }
    let digits = text.utf8.count - 1
    let isHexadecimal = text.first == "#" && digits <= 12 && text.dropFirst().allSatisfy(\.isHexDigit)
    decoder.expected(
      phrase, at: node, near: text.first == "#" ? [] : names,
      cure: ColorSlip(text).map { "write \($0.cure)" }
        ?? (isHexadecimal ? "it has \(digits) digit\(digits == 1 ? "" : "s"), a colour has 3, 6 or 8" : nil))
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

  /// Reads both colours, so that an error in the other one is found too.
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
}
