import NavReelDocuments
import NavReelDrawing

/// One of `screens`.
enum ScreenKeys {
  static let title = Key("title", .text, default: "\"\"", "")
  static let back = Key(
    "back", BackKeys.form, default: "the title of the screen below", "The back button of this screen.")
  static let left = Key(
    "left", Form<[BarItem]>.list(of: ItemKeys.form, "items", count: 0...Limits.items), default: "[]",
    "The items beside the back button, from the leading edge inwards.")
  static let right = Key(
    "right", Form<[BarItem]>.list(of: ItemKeys.form, "items", count: 0...Limits.items), default: "[]",
    "The items from the trailing edge inwards.")
  static let titleView = Key(
    "titleView", ViewKeys.form,
    "A view instead of the title, centred in the bar's row; x and y of its frame move it from there. If its alpha or "
      + "place is a track over the progress, the transition does not fade or move it."
  )
  static let bar = Key(
    "bar", BarKeys.form, default: "defaults.bar", "The bar's attributes that differ from the default.")
  static let scroll = Key("scroll", ScrollKeys.form, "The bar's attributes as functions of the content offset.")
  static let contentInset = Key(
    "contentInset", ContentInsetKeys.form, default: "the bar's bottom, or 0 under a header", "")
  static let header = Key("header", HeaderKeys.form, "")
  static let content = Key("content", ContentKeys.form, default: "defaults.content", "")
  static let views = Key("views", ViewKeys.list, default: "[]", "Views over the content, in the page's coordinates.")

  static let table = ObjectTable(
    name: "screen", noun: "a screen",
    entries: [
      title.entry, back.entry, left.entry, right.entry, titleView.entry, bar.entry, scroll.entry,
      contentInset.entry, header.entry, content.entry, views.entry,
    ])

  static let form = Form<Screen>.object("screen", "a screen") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    var said = decoder.defaults.bar ?? SaidBar(decoder)
    object[bar]?.apply(to: &said)
    var screen = Screen(name: "", title: object[title] ?? "", bar: said.attributes)
    screen.back = object[back] ?? .automatic
    screen.left = object[left] ?? []
    screen.right = object[right] ?? []
    if let rules = object[scroll] { screen.scroll = rules.rules(bar: screen.bar, title: screen.title) }
    screen.contentInsetTop = object[contentInset]
    screen.content =
      object[content] ?? decoder.defaults.content ?? Content(backgroundColor: decoder.palette.systemBackground)
    readViews(object, &screen)
    return screen
  }

  private static func readViews(_ object: ObjectReader, _ screen: inout Screen) {
    let decoder = object.decoder
    decoder.viewDefaults = ViewDefaults(textColor: decoder.palette.label, tintColor: screen.bar.tintColor)
    screen.header = object[header]
    screen.views = object[views] ?? []
    decoder.viewDefaults = ViewDefaults(
      textColor: screen.bar.titleColor, tintColor: screen.bar.tintColor, font: screen.bar.titleFont,
      alignment: .center)
    screen.titleView = object[titleView]
  }
}

/// `defaults: {…}`: the values of a screen that gives none.
enum DefaultsKeys {
  static let bar = Key("bar", BarKeys.form, default: "the look's", "")
  static let content = Key("content", ContentKeys.form, default: "an empty page", "")
  static let table = ObjectTable(name: "defaults", noun: "defaults", entries: [bar.entry, content.entry])

  static let form = Form<SceneDefaults>.object("defaults", "defaults") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    var defaults = SceneDefaults()
    if let change = object[bar] {
      var said = SaidBar(decoder)
      change.apply(to: &said)
      defaults.bar = said
    }
    defaults.content = object[content]
    return defaults
  }
}

/// The values that screens start from.
struct SceneDefaults {
  var bar: SaidBar?
  var content: Content?
}
