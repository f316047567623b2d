import NavReelDocuments
import NavReelDrawing

/// `shadow: {…}` of a bar, named as in `CALayer`.
enum BarShadowKeys {
  static let color = Key("color", .color, default: "black", "")
  static let opacity = Key("opacity", .alpha, default: "1", "")
  static let radius = Key(
    "radius", .number(min: 0, max: 100), default: "3", "The blur's standard deviation in points; 0 is sharp.")
  static let offset = Key(
    "offset", .point("[x, y]", min: -100, max: 100), default: "[0, 0]",
    "The distance in points, to the right and downwards.")

  static let table = ObjectTable(
    name: "barShadow", noun: "a bar's shadow", entries: [color.entry, opacity.entry, radius.entry, offset.entry])

  static let form = Form<BarShadow>.object("barShadow", "a bar's shadow") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let opacity = object[opacity] ?? 1
    return BarShadow(
      color: (object[color] ?? .black).multiplied(alpha: opacity), radius: object[radius] ?? 3,
      offset: object[offset] ?? .zero)
  }
}
