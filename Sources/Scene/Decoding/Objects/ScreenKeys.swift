import NavReelDrawing

/// One of `screens`.
enum ScreenKeys {
  static let title = Key("title", .text, default: "\"\"", "")
  static let back = Key("back", BackKeys.form, default: "the title of the screen below", "What leads back from here.")
  static let left = Key(
    "left", Form<[BarItem]>.list(of: ItemKeys.form, "items", count: 0...Limits.items), default: "[]",
    "Beside the back button, from the leading edge inwards.")
  static let right = Key(
    "right", Form<[BarItem]>.list(of: ItemKeys.form, "items", count: 0...Limits.items), default: "[]",
    "From the trailing edge inwards.")
  static let titleView = Key(
    "titleView", ViewKeys.form,
    "In the title's place, centred in the bar's row; x and y of its frame move it from there. A transition leaves its fade, or its way, to a track of its own over the progress."
  )
  static let bar = Key("bar", BarKeys.form, default: "defaults.bar", "What differs from the default bar.")
  static let scroll = Key("scroll", ScrollKeys.form, "What the bar does while the page scrolls.")
  static let contentInset = Key(
    "contentInset", ContentInsetKeys.form, default: "the bar's bottom, or 0 under a header", "")
  static let header = Key("header", HeaderKeys.form, "")
  static let content = Key("content", ContentKeys.form, default: "defaults.content", "")
  static let views = Key("views", ViewKeys.list, default: "[]", "Over the content, in the page's coordinates.")

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

/// `defaults: {…}`: what a screen gets that says nothing.
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

/// What screens begin from.
struct SceneDefaults {
  var bar: SaidBar?
  var content: Content?
}
