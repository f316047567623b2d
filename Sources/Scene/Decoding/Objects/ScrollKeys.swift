import NavReelDocuments
import NavReelDrawing

/// `scroll: {…}`: rules over the content offset.
enum ScrollKeys {
  static let backgroundAlpha = Key("backgroundAlpha", .rule("alpha", .alpha), "")
  static let barTintColor = Key("barTintColor", .rule("color", .color), "")
  static let tintColor = Key("tintColor", .rule("color", .color), "")
  static let titleColor = Key("titleColor", .rule("color", .color), "")
  static let shadowAlpha = Key("shadowAlpha", .rule("alpha", .alpha), "The hairline's alpha.")
  static let statusBarStyle = Key("statusBarStyle", .rule("statusBarStyle", Form<StatusBar.Style>.oneOf, .stepped), "")
  static let translationY = Key(
    "translationY", .rule("translation", .number(min: -2000, max: 2000)), "The distance in points, downwards.")
  static let itemsAlpha = Key("itemsAlpha", .rule("alpha", .alpha), "")
  static let title = Key("title", .rule("text", .text, .stepped), "The title's text.")
  static let titleAlpha = Key("titleAlpha", .rule("alpha", .alpha), "")

  static let table = ObjectTable(
    name: "scroll", noun: "scroll rules",
    entries: [
      backgroundAlpha.entry, barTintColor.entry, tintColor.entry, titleColor.entry, shadowAlpha.entry,
      statusBarStyle.entry, translationY.entry, itemsAlpha.entry, title.entry, titleAlpha.entry,
    ])

  static let form = Form<ScrollChange>.object("scroll", "scroll rules") { node, decoder in
    ObjectReader(node, table, decoder).map { ScrollChange(object: $0) }
  }
}

/// The rules of a `scroll` object; a trigger without an initial value begins with the bar's own.
struct ScrollChange {
  fileprivate let object: ObjectReader

  func rules(bar: BarAttributes, title: String) -> ScrollRules {
    var rules = ScrollRules()
    rules.backgroundAlpha = object[ScrollKeys.backgroundAlpha]?.animated(initial: bar.backgroundAlpha)
    rules.barTintColor = object[ScrollKeys.barTintColor]?.animated(initial: bar.barTintColor ?? .white)
    rules.tintColor = object[ScrollKeys.tintColor]?.animated(initial: bar.tintColor)
    rules.titleColor = object[ScrollKeys.titleColor]?.animated(initial: bar.titleColor)
    rules.shadowAlpha = object[ScrollKeys.shadowAlpha]?.animated(initial: bar.shadowHidden ? 0 : 1)
    rules.statusBarStyle = object[ScrollKeys.statusBarStyle]?.animated(initial: bar.shownStatusBarStyle)
    rules.translationY = object[ScrollKeys.translationY]?.animated(initial: bar.translationY)
    rules.itemsAlpha = object[ScrollKeys.itemsAlpha]?.animated(initial: bar.itemsAlpha)
    rules.title = object[ScrollKeys.title]?.animated(initial: title)
    rules.titleAlpha = object[ScrollKeys.titleAlpha]?.animated(initial: 1)
    return rules
  }
}
