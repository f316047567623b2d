import NavReelDocuments
import NavReelDrawing

/// `font: {size, weight, tracking}`, or its size alone.
enum FontKeys {
  static let size = Key("size", .number(min: 1, max: 500), "In points.")
  static let weight = Key("weight", Form<TextAttributes.Weight>.oneOf { $0.number.flatMap { .init(css: $0) } }, "")
  static let tracking = Key(
    "tracking", Form<Double>.number(min: -100, max: 100).orNull,
    "Extra points after each character; null for the face's own.")

  static let table = ObjectTable(name: "font", noun: "a font", entries: [size.entry, weight.entry, tracking.entry])

  /// The changes that a scene makes to a font.
  struct Change: Sendable {
    var size: Double?
    var weight: TextAttributes.Weight?
    var tracking: Double??

    func apply(to attributes: inout TextAttributes) {
      if let size { attributes.size = size }
      if let weight { attributes.weight = weight }
      if let tracking { attributes.tracking = tracking }
    }
  }

  static let form = Form<Change>(
    "a font ({size, weight, tracking} or a size)",
    schema: .anyOf([size.form.schema, .reference("font")])
  ) { node, decoder in
    if node.number != nil { return size.form.read(node, decoder).map { Change(size: $0) } }
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return Change(size: object[size], weight: object[weight], tracking: object[tracking])
  }
}

/// `shadow: {…}` of a text, named as in `NSShadow`.
enum TextShadowKeys {
  static let color = Key("shadowColor", .color, default: "black at .33", "")
  static let offset = Key(
    "shadowOffset", .point("[x, y]", min: -100, max: 100), default: "[0, 0]",
    "The distance to the right and downwards, in points.")
  static let radius = Key(
    "shadowBlurRadius", .number(min: 0, max: 100), default: "0", "The blur's standard deviation in points; 0 is sharp.")

  static let table = ObjectTable(
    name: "textShadow", noun: "a text shadow", entries: [color.entry, offset.entry, radius.entry])

  static let form = Form<TextShadow>.object("textShadow", "a text shadow") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return TextShadow(
      color: object[color] ?? Color(white: 0, alpha: 1.0 / 3), offset: object[offset] ?? .zero,
      blurRadius: object[radius] ?? 0)
  }
}

/// `titleTextAttributes: {…}`, named as in `NSAttributedString.Key`.
enum TitleTextKeys {
  static let foregroundColor = Key("foregroundColor", .color, "The same as `titleColor`.")
  static let font = Key("font", FontKeys.form, "The same as `titleFont`.")
  static let kern = Key("kern", .number(min: -100, max: 100), "The same as the font's `tracking`.")
  static let shadow = Key("shadow", TextShadowKeys.form, "")

  static let table = ObjectTable(
    name: "titleTextAttributes", noun: "text attributes",
    entries: [foregroundColor.entry, font.entry, kern.entry, shadow.entry])

  struct Change: Sendable {
    var color: Color?
    var font: FontKeys.Change?
    var kern: Double?
    var shadow: TextShadow?

    func apply(to attributes: inout TextAttributes) {
      font?.apply(to: &attributes)
      if let kern { attributes.tracking = kern }
      if let shadow { attributes.shadow = shadow }
    }
  }

  static let form = Form<Change>.object("titleTextAttributes", "text attributes") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return Change(
      color: object[foregroundColor], font: object[font], kern: object[kern], shadow: object[shadow])
  }
}
