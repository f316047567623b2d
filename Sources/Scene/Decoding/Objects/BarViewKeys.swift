import NavReelDocuments
import NavReelDrawing

/// `bar: {…}` of a view: the contents of a bar without a controller, and a bar's own keys.
enum BarViewKeys {
  static let title = Key("title", .text, default: "\"\"", "")
  static let back = Key("back", BackKeys.form, default: "none", "A back button with this text, or without one.")

  static let table = ObjectTable(
    name: "barView", noun: "a bar", entries: [title.entry, back.entry, ScreenKeys.left.entry, ScreenKeys.right.entry],
    inherited: BarKeys.table.entries.filter { !foreign.contains($0.name) })

  /// The keys that only a controller's bar has.
  private static let foreign = [
    BarKeys.statusBarStyle.name, BarKeys.translationY.name, BarKeys.hidden.name, BarKeys.largeTitle.name,
    BarKeys.scrollEdgeAppearance.name, BarKeys.excluded.name, BarKeys.custom.name,
  ]

  static let form = Form<BarView>.object("barView", "a bar") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    var said = SaidBar(decoder)
    // The position of a bar without a delegate.
    said.attributes.barPosition = .top
    BarChange(object).apply(to: &said)
    return BarView(
      title: object[title] ?? "", back: object[back].flatMap { $0 == .hidden ? nil : $0 },
      left: object[ScreenKeys.left] ?? [], right: object[ScreenKeys.right] ?? [], bar: said.attributes)
  }
}
