import NavReelDocuments
import NavReelDrawing

/// `standardAppearance: {…}` and the other appearances.
enum AppearanceKeys {
  static let configure = Key(
    "configure", Form<BarAppearance.Configuration>.oneOf, default: "\"default\"",
    "The background to begin with, as by `configureWithDefaultBackground()`, `…OpaqueBackground()` or "
      + "`…TransparentBackground()`; the other keys change it."
  )
  static let backgroundEffect = Key(
    "backgroundEffect", Form<BackgroundEffect>.effect.orNull, default: "of the configuration", "")
  static let backgroundColor = Key(
    "backgroundColor", Form<Color>.color.orNull, default: "of the configuration", "A colour over the effect.")
  static let backgroundImage = Key("backgroundImage", BarImageKeys.form.orNull, default: "null", "")
  static let shadowColor = Key(
    "shadowColor", Form<Color>.color.orNull, default: "of the configuration",
    "The hairline's colour; null for no hairline.")
  static let titleColor = Key("titleColor", Form<Color>.color.orNull, default: "the bar's", "")
  static let tintColor = Key("tintColor", Form<Color>.color.orNull, default: "the bar's", "")

  static let table = ObjectTable(
    name: "appearance", noun: "an appearance",
    entries: [
      configure.entry, backgroundEffect.entry, backgroundColor.entry, backgroundImage.entry, shadowColor.entry,
      titleColor.entry, tintColor.entry,
    ])

  static let form = Form<BarAppearance>.object("appearance", "an appearance") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    var result = BarAppearance(
      object[configure] ?? .default, look: decoder.look, appearance: decoder.appearance)
    if let effect = object[backgroundEffect] { result.backgroundEffect = effect }
    if let color = object[backgroundColor] { result.backgroundColor = color }
    if let image = object[backgroundImage] { result.backgroundImage = image }
    if let color = object[shadowColor] { result.shadowColor = color }
    if let color = object[titleColor] { result.titleColor = color }
    if let color = object[tintColor] { result.tintColor = color }
    return result
  }
}
