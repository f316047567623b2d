import NavReelDocuments
import NavReelDrawing

/// `bar: {…}`: the navigation bar, in UIKit's terms.
enum BarKeys {
  static let barStyle = Key(
    "barStyle", Form<BarStyle>.oneOf, default: "\"default\"",
    "`black` is a dark material, also at the scroll edge, with a white title and a light status bar unless those are "
      + "given."
  )
  static let barTintColor = Key(
    "barTintColor", Form<Color>.color.orNull, default: "null",
    "The background colour: flat, unless there is an effect or `isTranslucent: true`. Null is the look's own background."
  )
  static let backgroundColor = Key(
    "backgroundColor", Form<Color>.color.orNull, default: "null",
    "A colour behind the bar's own background, in the bar's frame only; it shows through a translucent background.")
  static let backgroundAlpha = Key(
    "backgroundAlpha", .alpha, default: "1", "The alpha of background, effect and hairline together.")
  static let backgroundImage = Key(
    "backgroundImage", BarImageKeys.form.orNull.perMetrics("backgroundImages", default: nil), default: "null",
    "A picture that replaces effect and colour.")
  static let backgroundGradient = Key(
    "backgroundGradient", GradientKeys.form.orNull, default: "null", "A picture that replaces effect and colour.")
  static let backgroundEffect = Key(
    "backgroundEffect", Form<BackgroundEffect>.effect.orNull, default: "null", "A blur under the colour.")
  static let isTranslucent = Key(
    "isTranslucent", Form<Bool>.bool.orNull, default: "null",
    "Whether the bar is translucent. Null lets an image's own opacity decide and draws a `barTintColor` alone flat, as "
      + "WRNavigationBar does; UIKit's default is true, which lays the colour over the blur.")
  static let shadowImage = Key(
    "shadowImage", BarImageKeys.form.orNull, default: "null",
    "A picture instead of the hairline; it shows only together with a background image.")
  static let shadowHidden = Key("shadowHidden", .bool, default: "false", "True to remove the hairline.")
  static let shadowColor = Key(
    "shadowColor", .color, default: "black at .30; dark: white at .15", "The hairline's colour.")
  static let shadow = Key(
    "shadow", BarShadowKeys.form.orNull, default: "null",
    "A shadow of the background, with its alpha and movement; `clipsToBounds` cuts it.")
  static let tintColor = Key("tintColor", .color, default: "systemBlue", "The colour of buttons and chevron.")
  static let titleColor = Key("titleColor", .color, default: "label", "The colour of the title, small and large.")
  static let titleFont = Key("titleFont", FontKeys.form, default: "17 semibold", "")
  static let titleTextAttributes = Key(
    "titleTextAttributes", TitleTextKeys.form,
    "The same values by the names of attributed strings; `titleColor` and `titleFont` override them.")
  static let titleVerticalPositionAdjustment = Key(
    "titleVerticalPositionAdjustment",
    Form<Double>.number(min: -200, max: 200).perMetrics("titleVerticalPositionAdjustments", default: 0), default: "0",
    "The distance by which the title is moved, in points, downwards.")
  static let statusBarStyle = Key(
    "statusBarStyle", Form<StatusBar.Style>.oneOf, default: "of a black bar \"lightContent\", else \"default\"", "")
  static let barPosition = Key(
    "barPosition", Form<BarPosition>.oneOf, default: "\"topAttached\"",
    "`topAttached` reaches under the status bar; `bottom` has its hairline on top.")
  static let translationY = Key(
    "translationY", .number(min: -2000, max: 2000), default: "0",
    "The distance by which the whole bar is moved, in points, downwards.")
  static let itemsAlpha = Key("itemsAlpha", .alpha, default: "1", "The alpha of everything but the background.")
  static let hidden = Key("hidden", .bool, default: "false", "True for a screen without a bar.")
  static let clipsToBounds = Key(
    "clipsToBounds", .bool, default: "false",
    "True to cut the background at the bar's frame, without the hairline and the part under the status bar."
  )
  static let largeTitle = Key(
    "largeTitle", .bool, default: "false", "True for a large title, which a phone in landscape shows small.")
  static let prompt = Key("prompt", Form<String>.text.orNull, default: "null", "A line above the title.")
  static let search = Key(
    "search", Form<String>.text.orNull, default: "null", "The placeholder of a search field below the title.")
  static let standardAppearance = Key("standardAppearance", AppearanceKeys.form.orNull, default: "null", "")
  static let scrollEdgeAppearance = Key(
    "scrollEdgeAppearance", AppearanceKeys.form.orNull, default: "null", "The appearance while the page is at its top.")
  static let compactAppearance = Key(
    "compactAppearance", AppearanceKeys.form.orNull, default: "null", "The value in compact height.")
  static let excluded = Key(
    "excluded", .bool, default: "false", "True to ignore `defaults` and begin with the system's look.")
  static let custom = Key(
    "custom", .bool, default: "false",
    "True to make the bar part of the page: it moves and dims with the page, and its items are 7 points from the edges."
  )

  static let table = ObjectTable(
    name: "bar", noun: "a bar",
    entries: [
      barStyle.entry, barTintColor.entry, backgroundColor.entry, backgroundAlpha.entry, backgroundImage.entry,
      backgroundGradient.entry, backgroundEffect.entry, isTranslucent.entry, shadowImage.entry, shadowHidden.entry,
      shadowColor.entry, shadow.entry, tintColor.entry, titleColor.entry, titleFont.entry, titleTextAttributes.entry,
      titleVerticalPositionAdjustment.entry, statusBarStyle.entry, barPosition.entry, translationY.entry,
      itemsAlpha.entry, hidden.entry, clipsToBounds.entry, largeTitle.entry, prompt.entry, search.entry,
      standardAppearance.entry, scrollEdgeAppearance.entry, compactAppearance.entry, excluded.entry, custom.entry,
    ])

  static let form = Form<BarChange>.object("bar", "a bar") { node, decoder in
    ObjectReader(node, table, decoder).map { BarChange($0) }
  }
}

/// The changes of one `bar` object, to be applied over earlier ones.
struct BarChange {
  private let object: ObjectReader

  init(_ object: ObjectReader) { self.object = object }

  /// Reads every key and applies its value.
  func apply(to bar: inout SaidBar) {
    if object[BarKeys.excluded] == true { bar = SaidBar(object.decoder) }
    applyBackground(to: &bar.attributes)
    applyTexts(to: &bar)
    applyShape(to: &bar.attributes)
    warn(of: bar.attributes)
  }

  private func set<Value>(_ target: inout Value, _ key: Key<Value>) {
    if let value = object[key] { target = value }
  }

  private func applyBackground(to bar: inout BarAttributes) {
    set(&bar.barStyle, BarKeys.barStyle)
    set(&bar.barTintColor, BarKeys.barTintColor)
    set(&bar.backgroundColor, BarKeys.backgroundColor)
    set(&bar.backgroundAlpha, BarKeys.backgroundAlpha)
    if let images = object[BarKeys.backgroundImage] {
      (bar.backgroundImage, bar.compactBackgroundImage) = (images.standard, images.compact ?? nil)
    }
    set(&bar.backgroundGradient, BarKeys.backgroundGradient)
    set(&bar.backgroundEffect, BarKeys.backgroundEffect)
    set(&bar.isTranslucent, BarKeys.isTranslucent)
    set(&bar.shadowImage, BarKeys.shadowImage)
    set(&bar.shadowHidden, BarKeys.shadowHidden)
    set(&bar.shadowColor, BarKeys.shadowColor)
    set(&bar.shadow, BarKeys.shadow)
    set(&bar.standardAppearance, BarKeys.standardAppearance)
    set(&bar.scrollEdgeAppearance, BarKeys.scrollEdgeAppearance)
    set(&bar.compactAppearance, BarKeys.compactAppearance)
  }

  private func applyTexts(to bar: inout SaidBar) {
    set(&bar.attributes.tintColor, BarKeys.tintColor)
    let attributes = object[BarKeys.titleTextAttributes]
    attributes?.apply(to: &bar.attributes.titleFont)
    object[BarKeys.titleFont]?.apply(to: &bar.attributes.titleFont)
    if let color = object[BarKeys.titleColor] ?? attributes?.color { bar.titleColor = color }
    if let style = object[BarKeys.statusBarStyle] { bar.attributes.statusBarStyle = style }
    bar.settleTitleColor(object.decoder)
  }

  private func applyShape(to bar: inout BarAttributes) {
    if let adjustments = object[BarKeys.titleVerticalPositionAdjustment] {
      bar.titleVerticalPositionAdjustment = adjustments.standard
      bar.compactTitleVerticalPositionAdjustment = adjustments.compact
    }
    set(&bar.barPosition, BarKeys.barPosition)
    set(&bar.translationY, BarKeys.translationY)
    set(&bar.itemsAlpha, BarKeys.itemsAlpha)
    set(&bar.hidden, BarKeys.hidden)
    set(&bar.clipsToBounds, BarKeys.clipsToBounds)
    set(&bar.largeTitle, BarKeys.largeTitle)
    set(&bar.prompt, BarKeys.prompt)
    set(&bar.search, BarKeys.search)
    set(&bar.excluded, BarKeys.excluded)
    set(&bar.custom, BarKeys.custom)
  }

  /// Warns of keys that have no effect.
  private func warn(of bar: BarAttributes) {
    let decoder = object.decoder
    if object.has(BarKeys.shadowImage), bar.shadowImage != nil, bar.backgroundImage == nil {
      decoder.warn(
        "ineffective-option", "a shadow image shows only together with a background image",
        at: object.place(BarKeys.shadowImage))
    }
    let fill = BarFill(bar, look: decoder.look, appearance: decoder.appearance)
    if object.has(BarKeys.backgroundColor), bar.backgroundColor != nil, fill.underlay == nil {
      decoder.warn(
        "ineffective-option", "the bar is not translucent, so its backgroundColor does not show",
        at: object.place(BarKeys.backgroundColor))
    }
    if object.has(BarKeys.titleColor), object.place(BarKeys.titleTextAttributes).member("foregroundColor") != nil {
      decoder.warn(
        "ineffective-option", "titleColor goes before the foregroundColor of titleTextAttributes",
        at: object.place(BarKeys.titleTextAttributes))
    }
    guard decoder.look == .ios10 else { return }
    if object.has(BarKeys.largeTitle), bar.largeTitle {
      decoder.warn(
        "unknown-to-look", "large titles came with iOS 11: the look ios10 has none and draws that of ios18",
        at: object.place(BarKeys.largeTitle))
    }
    for key in [BarKeys.standardAppearance, BarKeys.scrollEdgeAppearance, BarKeys.compactAppearance]
    where object.has(key) && !object.place(key).isNull {
      decoder.warn(
        "ineffective-option", "appearance objects came with iOS 13; the look ios10 has none", at: object.place(key))
    }
  }
}

/// A bar's attributes, with the title's colour that the scene gave, if any.
struct SaidBar {
  var attributes: BarAttributes
  var titleColor: Color?

  /// Creates the look's default bar.
  init(_ decoder: SceneDecoder) {
    attributes = BarAttributes(look: decoder.look, appearance: decoder.appearance)
  }

  /// Gives the title the colour of the bar's style unless the scene chose one.
  mutating func settleTitleColor(_ decoder: SceneDecoder) {
    attributes.titleColor = titleColor ?? (attributes.barStyle == .black ? .white : decoder.palette.label)
  }
}
