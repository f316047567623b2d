import NavReelDocuments
import NavReelDrawing

/// `device`: a name in the table, or an object that describes a device.
enum DeviceKeys {
  static let name = Key("name", .text, default: "\"custom\"", "")
  static let size = Key(
    "size", Form<[Double]>.tuple("[width, height]", of: .number(min: 1, max: 4096), count: 2), required: true,
    "The size in portrait, in points.")
  static let scale = Key("scale", .number(min: 1, max: 4), default: "3", "Pixels per point.")
  static let statusBarHeight = Key("statusBarHeight", .number(min: 0, max: 200), default: "safeTop, at most 54", "")
  static let safeTop = Key(
    "safeTop", .number(min: 0, max: 400), default: "20", "The inset of the safe area in portrait, in points.")
  static let safeBottom = Key("safeBottom", .number(min: 0, max: 400), default: "0", "")
  static let cornerRadius = Key(
    "cornerRadius", .number(min: 0, max: 400), default: "0", "The corner radius of the display, in points.")
  static let margin = Key("margin", .number(min: 0, max: 400), default: "16", "The side margin of a screen, in points.")
  static let landscape = Key("landscape", LandscapeKeys.form, "The insets in landscape.")
  static let cutout = Key("cutout", CutoutKeys.form, default: "null", "")
  static let statusBarClass = Key(
    "statusBarClass", Form<Device.StatusBarClass>.oneOf, default: "by statusBarHeight and cutout",
    "The glyph sizes of the status bar.")
  static let isPad = Key("isPad", .bool, default: "false", "")

  static let table = ObjectTable(
    name: "device", noun: "a device",
    entries: [
      name.entry, size.entry, scale.entry, statusBarHeight.entry, safeTop.entry, safeBottom.entry,
      cornerRadius.entry, margin.entry, landscape.entry, cutout.entry, statusBarClass.entry, isPad.entry,
    ])

  static let form = Form<Device>(
    phrase, schema: .anyOf([.object(["enum": .strings(names)]), .reference("device")])
  ) { node, decoder in
    if node.members != nil { return device(node, decoder) }
    if let text = node.string, let device = Device(named: text) { return device }
    decoder.expected(phrase, at: node, near: names, cure: node.string.flatMap { Device.cure(for: $0) })
    return nil
  }

  private static let names = Device.table.map(\.name)
  private static let phrase =
    "a device of the table (such as \"iPhone 15\", \"iPhone SE (3rd)\", \"iPad mini (6th)\") or {size, scale, …}"

  private static func device(_ node: Node, _ decoder: SceneDecoder) -> Device? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let top = object[safeTop] ?? 20
    let bottom = object[safeBottom] ?? 0
    let status = object[statusBarHeight] ?? min(top, 54)
    let cutout = object[cutout] ?? Device.Cutout.none
    let side = object[margin] ?? 16
    let turned = object[landscape] ?? Device.Landscape(side: 0, bottom: bottom > 0 ? 21 : 0, margin: max(side, 20))
    let isPad = object[isPad] ?? false
    let glyphs = object[statusBarClass] ?? statusBarClass(status, cutout, isPad)
    let (name, radius) = (object[name] ?? "custom", object[cornerRadius] ?? 0)
    let scale = object[scale] ?? 3
    guard let box = object[size] else { return nil }
    let pixels = (box[0] * scale) * (box[1] * scale)
    guard pixels <= Limits.pixels else {
      decoder.report(
        "expected at most \(JSON5Value.text(of: Limits.pixels)) pixels, got \(JSON5Value.text(of: pixels.rounded()))",
        at: object.place(size))
      return nil
    }
    return Device(
      name: name, size: Size(box[0], box[1]), scale: scale, statusBarHeight: status, safeTop: top,
      safeBottom: bottom, cornerRadius: radius, margin: side, landscape: turned, cutout: cutout,
      statusBarClass: glyphs, isPad: isPad)
  }

  private static func statusBarClass(
    _ height: Double, _ cutout: Device.Cutout, _ isPad: Bool
  ) -> Device.StatusBarClass {
    if height <= 20 { return .classic }
    if isPad { return .pad }
    switch cutout {
    case .island: return .island
    case .notch(let width, _): return width < 200 ? .narrowNotch : .wideNotch
    case .none: return height >= 54 ? .island : .x
    }
  }
}

/// `landscape: {…}` of a device.
enum LandscapeKeys {
  static let side = Key(
    "side", .number(min: 0, max: 400), default: "0", "The safe area at the left and right, in points.")
  static let bottom = Key("bottom", .number(min: 0, max: 400), default: "0", "")
  static let margin = Key(
    "margin", .number(min: 0, max: 800), default: "20", "The layout margin in points, including the side inset.")
  static let table = ObjectTable(name: "landscape", noun: "insets", entries: [side.entry, bottom.entry, margin.entry])

  static let form = Form<Device.Landscape>.object("landscape", "insets") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return Device.Landscape(side: object[side] ?? 0, bottom: object[bottom] ?? 0, margin: object[margin] ?? 20)
  }
}

/// `cutout: {notch: [width, height]}` or `{island: y}`.
enum CutoutKeys {
  static let notch = Key(
    "notch", Form<[Double]>.tuple("[width, height]", of: .number(min: 0, max: 1000), count: 2), "In points.")
  static let island = Key("island", .number(min: 0, max: 200), "The top of the capsule, in points.")
  static let table = ObjectTable(
    name: "cutout", noun: "a cutout", oneOf: ["notch", "island"], entries: [notch.entry, island.entry])

  static let form = Form<Device.Cutout>(
    "a cutout ({notch: [width, height]}, {island: y} or null)",
    schema: .anyOf([.object(["type": .string("null")]), .reference("cutout")])
  ) { node, decoder in
    if node.isNull { return Device.Cutout.none }
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    switch object.choice() {
    case "notch": return object[notch].map { .notch(width: $0[0], height: $0[1]) }
    case "island": return object[island].map { .island(y: $0) }
    default: return nil
    }
  }
}
