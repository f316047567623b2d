import NavReelDocuments
import NavReelDrawing

/// `content: {…}`: rows, a picture or a colour.
enum ContentKeys {
  static let rows = Key("rows", RowsKeys.form, "A table: the number of rows, or an object that says more.")
  static let image = Key("image", .image, "A picture as wide as the page, moving with the offset.")
  static let color = Key("color", .color, default: "systemBackground", "The background colour of the page.")

  static let table = ObjectTable(
    name: "content", noun: "a page's content", entries: [rows.entry, image.entry, color.entry])

  static let form = Form<Content>.object("content", "a page's content", meant: meant) { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    var content = Content(backgroundColor: object[color] ?? decoder.palette.systemBackground)
    if object.has(rows) && object.has(image) {
      decoder.report("expected only one of the keys rows, image, got both", at: object.place(image))
    }
    if let rows = object[rows] { content.kind = .rows(rows) }
    if let image = object[image] { content.kind = .image(image) }
    return content
  }

  @Sendable private static func meant(_ node: Node) -> String? {
    if node.number != nil { return "{rows: \(node.summary)}" }
    return node.string.map { "{\(PictureSlip.isName($0) ? "image" : "color"): \(node.summary)}" }
  }
}

/// `rows: {…}`.
enum RowsKeys {
  static let count = Key("count", .integer(0...Limits.rows), required: true, "")
  static let height = Key("height", .number(min: 1, max: 2000), default: "60", "In points.")
  static let titles = Key(
    "titles", Form<[String]>.list(of: .text, "texts", count: 0...Limits.rows), default: "[]",
    "The texts of the first rows; the others show placeholders.")
  static let subtitles = Key(
    "subtitles", Form<[String]>.list(of: .text, "texts", count: 0...Limits.rows), default: "[]", "")
  static let icons = Key("icons", .bool, default: "true", "True for rows that begin with a placeholder for a picture.")
  static let textColor = Key("textColor", .color, default: "label", "")
  static let rowColor = Key(
    "rowColor", .color, default: "the page's ground", "The colour of rows; `clear` shows the header behind them.")
  static let separators = Key("separators", .bool, default: "true", "")

  static let table = ObjectTable(
    name: "rows", noun: "rows",
    entries: [
      count.entry, height.entry, titles.entry, subtitles.entry, icons.entry, textColor.entry, rowColor.entry,
      separators.entry,
    ])

  static let form = Form<Content.Rows>(
    "a number of rows or {count, height, …}", schema: .anyOf([count.form.schema, .reference("rows")])
  ) { node, decoder in
    if node.members == nil { return count.form.read(node, decoder).map { Content.Rows(count: $0) } }
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return Content.Rows(
      count: object[count] ?? 0, height: object[height] ?? 60, titles: object[titles] ?? [],
      subtitles: object[subtitles] ?? [], showsIcons: object[icons] ?? true, textColor: object[textColor],
      rowColor: object[rowColor], showsSeparators: object[separators] ?? true)
  }
}

/// `contentInset: {top}`.
enum ContentInsetKeys {
  static let top = Key(
    "top", .number(), required: true, "The inset in points. The page rests at minus this, and row 0 lies at y = 0.")
  static let table = ObjectTable(name: "contentInset", noun: "a content inset", entries: [top.entry])
  static let form = Form<Double>.object(
    "contentInset", "a content inset", meant: { $0.number != nil ? "{top: \($0.summary)}" : nil }
  ) { node, decoder in
    ObjectReader(node, table, decoder)?[top]
  }
}
