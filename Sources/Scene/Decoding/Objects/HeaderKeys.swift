import NavReelDocuments
import NavReelDrawing

/// `header: {…}`.
enum HeaderKeys {
  static let image = Key("image", .image, "A picture's path; without it, the header shows its colour and views.")
  static let color = Key("color", .color, "The colour behind the picture.")
  static let height = Key("height", .number(above: 0), required: true, "The height at rest, in points.")
  static let mode = Key(
    "mode", Form<Header.Mode>.oneOf, default: "\"stretch\"",
    "What a pull does: `stretch` zooms the picture about its centre, `reveal` shows more of it in the taller box, "
      + "`fixed` "
      + "only moves it.")
  static let pullLimit = Key(
    "pullLimit", Form<Double>.number(min: 0).orNull, default: "null",
    "The distance below rest at which a pull stops, in points; null for no limit.")
  static let collapse = Key(
    "collapse", .name(of: "\"scrollsAway\" or \"pinned\"", ["scrollsAway", "pinned"]), default: "\"scrollsAway\"",
    "What scrolling up does: move the header with the content, or keep its top and shrink it.")
  static let minHeight = Key("minHeight", .number(min: 0), "The height to which a `pinned` header shrinks, in points.")
  static let blur = Key(
    "blur", .moving("blur", .number(min: 0, max: 200), over: .offset), default: "0",
    "The standard deviation in points; a track is over the offset.")
  static let views = Key(
    "views", ViewKeys.list, default: "[]", "Views in the header's coordinates; they move with its top.")

  static let table = ObjectTable(
    name: "header", noun: "a header",
    entries: [
      image.entry, color.entry, height.entry, mode.entry, pullLimit.entry, collapse.entry, minHeight.entry,
      blur.entry, views.entry,
    ])

  static let form = Form<Header>.object("header", "a header") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    var header = Header(height: object[height] ?? 0)
    header.collapse = readCollapse(object, height: header.height)
    header.image = object[image]
    header.color = object[color]
    header.mode = object[mode] ?? .stretch
    header.pullLimit = object[pullLimit] ?? nil
    header.blur = object[blur] ?? .constant(0)
    header.views = object[views] ?? []
    // A fixed header moves with everything in it, picture or not.
    if !object.has(image) && (object.has(blur) || object.has(mode) && header.mode != .fixed) {
      decoder.warn(
        "ineffective-option", "mode and blur change the header's picture, and there is none", at: node)
    }
    return header
  }

  private static func readCollapse(_ object: ObjectReader, height: Double) -> Header.Collapse {
    let decoder = object.decoder
    let isPinned = object[collapse] == "pinned"
    guard let least = object[minHeight] else {
      if isPinned && !object.has(minHeight) {
        decoder.report("missing key \"minHeight\": how far a pinned header shrinks", at: object.node)
      }
      return .scrollsAway
    }
    guard isPinned else {
      decoder.report("minHeight counts only with collapse: \"pinned\"", at: object.place(minHeight))
      return .scrollsAway
    }
    if height > 0 && least >= height {
      decoder.report(
        "expected less than the header's height \(JSON5Value.text(of: height)), got \(JSON5Value.text(of: least))",
        at: object.place(minHeight))
    }
    return .pinned(minHeight: least)
  }
}
