import NavReelDocuments
import NavReelDrawing

/// `back: {…}`: exactly one of its keys.
enum BackKeys {
  static let text = Key("text", .text, "The chevron with this text, shortened to fit.")
  static let minimal = Key("minimal", .bool, "True for the chevron alone.")
  static let hidden = Key("hidden", .bool, "True for no back button.")

  static let table = ObjectTable(
    name: "back", noun: "a back button", oneOf: ["text", "minimal", "hidden"],
    entries: [text.entry, minimal.entry, hidden.entry])

  static let form = Form<BackButton>.object("back", "a back button") { node, decoder in
    if let label = node.string {
      decoder.expected(
        "\(table.noun), \(table.sketch)", at: node, cure: "write {text: \(JSON5Value.quoted(label))}")
      return nil
    }
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    switch object.choice() {
    case "text": return object[text].map { .text($0) }
    case "minimal": return object[minimal].map { $0 ? .minimal : .automatic }
    case "hidden": return object[hidden].map { $0 ? .hidden : .automatic }
    default: return nil
    }
  }
}

/// An element of `left` or `right`: exactly one of `text`, `icon` and `image`, and its appearance.
enum ItemKeys {
  static let text = Key("text", .text, "")
  static let icon = Key("icon", IconKeys.form, "")
  static let image = Key("image", .image, "A picture's path; it is drawn at most 24 points high.")
  static let renderingMode = Key(
    "renderingMode", .name(of: "\"alwaysTemplate\" or \"alwaysOriginal\"", ["alwaysTemplate", "alwaysOriginal"]),
    default: "\"alwaysTemplate\"", "Whether an image is drawn as a shape in the tint, or in its own colours.")
  static let style = Key("style", Form<BarItem.Style>.oneOf, default: "\"plain\"", "`done` is semibold.")
  static let tintColor = Key("tintColor", .color, default: "the bar's", "")
  static let isEnabled = Key("isEnabled", .bool, default: "true", "")

  static let table = ObjectTable(
    name: "item", noun: "a bar item", oneOf: ["text", "icon", "image"],
    entries: [
      text.entry, icon.entry, image.entry, renderingMode.entry, style.entry, tintColor.entry, isEnabled.entry,
    ])

  static let form = Form<BarItem>.object("item", "a bar item", meant: meant) { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let mode = object[renderingMode]
    if object.has(renderingMode) && !object.has(image) {
      decoder.report("renderingMode counts only with image", at: object.place(renderingMode))
    }
    let (style, tint, enabled) = (object[style] ?? .plain, object[tintColor], object[isEnabled] ?? true)
    guard let content = content(object, isOriginal: mode == "alwaysOriginal") else { return nil }
    return BarItem(content, style: style, tintColor: tint, isEnabled: enabled)
  }

  @Sendable private static func meant(_ node: Node) -> String? {
    guard let word = node.string else { return nil }
    let key = Icon.Name(rawValue: word) != nil ? "icon" : PictureSlip.isName(word) ? "image" : "text"
    return "{\(key): \(node.summary)}"
  }

  private static func content(_ object: ObjectReader, isOriginal: Bool) -> BarItem.Content? {
    switch object.choice() {
    case "text": object[text].map { .text($0) }
    case "icon": object[icon].map { .icon($0) }
    case "image": object[image].map { .image($0, isOriginal: isOriginal) }
    default: nil
    }
  }
}
