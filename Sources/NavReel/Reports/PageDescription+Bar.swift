import NavReelDocuments
import NavReelDrawing
import NavReelScene

extension PageDescription {
  /// Returns a bar that is a view, with its attributes as far as they differ from those of the default look.
  static func bar(_ view: BarView) -> JSONText {
    object(
      ("title", unless("", view.title) { .string($0) }), ("back", view.back.map(back)), ("left", items(view.left)),
      ("right", items(view.right)), ("background", background(view.bar)),
      ("titleAttributes", title(view.bar)),
      ("bar", attributes(view.bar)))
  }

  private static func background(_ bar: BarAttributes) -> JSONText {
    let standard = BarAttributes()
    return object(
      ("barStyle", unless(standard.barStyle, bar.barStyle) { .string($0.rawValue) }),
      ("barTintColor", bar.barTintColor.map(JSONText.color)),
      ("backgroundColor", bar.backgroundColor.map(JSONText.color)),
      ("backgroundAlpha", number(bar.backgroundAlpha, unless: standard.backgroundAlpha)),
      ("backgroundImage", bar.backgroundImage.map(image)), ("compactImage", bar.compactBackgroundImage.map(image)),
      ("backgroundGradient", bar.backgroundGradient.map(gradient)),
      ("backgroundEffect", bar.backgroundEffect.map(effect)), ("isTranslucent", bar.isTranslucent.map(JSONText.bool)),
      ("shadowImage", bar.shadowImage.map(image)), ("shadowHidden", flag(bar.shadowHidden)),
      ("shadowColor", unless(standard.shadowColor, bar.shadowColor, JSONText.color)),
      ("shadow", bar.shadow.map { shadow($0.color, $0.offset, radius: $0.radius) }),
      ("standardAppearance", bar.standardAppearance.map(appearance)),
      ("scrollEdgeAppearance", bar.scrollEdgeAppearance.map(appearance)),
      ("compactAppearance", bar.compactAppearance.map(appearance)))
  }

  private static func title(_ bar: BarAttributes) -> JSONText {
    let standard = BarAttributes()
    return object(
      ("titleColor", unless(standard.titleColor, bar.titleColor, JSONText.color)),
      ("titleFont", unless(standard.titleFont, bar.titleFont, font)),
      ("titleVerticalPositionAdjustment", number(bar.titleVerticalPositionAdjustment, unless: 0)),
      ("compactAdjustment", bar.compactTitleVerticalPositionAdjustment.map(JSONText.number)),
      ("largeTitle", flag(bar.largeTitle)), ("prompt", bar.prompt.map(JSONText.string)),
      ("search", bar.search.map(JSONText.string)))
  }

  private static func attributes(_ bar: BarAttributes) -> JSONText {
    let standard = BarAttributes()
    return object(
      ("tintColor", unless(standard.tintColor, bar.tintColor, JSONText.color)),
      ("statusBarStyle", bar.statusBarStyle.map { .string($0.rawValue) }),
      ("barPosition", unless(standard.barPosition, bar.barPosition) { .string($0.rawValue) }),
      ("translationY", number(bar.translationY, unless: standard.translationY)),
      ("itemsAlpha", number(bar.itemsAlpha, unless: standard.itemsAlpha)), ("hidden", flag(bar.hidden)),
      ("clipsToBounds", flag(bar.clipsToBounds)), ("excluded", flag(bar.excluded)), ("custom", flag(bar.custom)))
  }

  private static func back(_ back: BackButton) -> JSONText {
    switch back {
    case .automatic: .string("automatic")
    case .text(let text): object(("text", .string(text)))
    case .minimal: .string("minimal")
    case .hidden: .string("hidden")
    }
  }

  private static func items(_ items: [BarItem]) -> JSONText? {
    items.isEmpty ? nil : .array(items.map(item))
  }

  private static func item(_ item: BarItem) -> JSONText {
    let (key, value, isOriginal): (String, JSONText, Bool) =
      switch item.content {
      case .text(let text): ("text", .string(text), false)
      case .icon(let icon): ("icon", self.icon(icon), false)
      case .image(let image, let isOriginal): ("image", picture(image), isOriginal)
      }
    return object(
      (key, value), ("original", flag(isOriginal)), ("style", unless(.plain, item.style) { .string($0.rawValue) }),
      ("tintColor", item.tintColor.map(JSONText.color)), ("disabled", flag(!item.isEnabled)))
  }

  private static func image(_ image: BarImage) -> JSONText {
    let caps: JSONText? =
      switch image.resizing {
      case .tile: nil
      case .stretch(let caps): .array([caps.top, caps.left, caps.bottom, caps.right].map(JSONText.number))
      }
    return object(("image", picture(image.image)), ("capInsets", caps), ("scale", .number(image.scale)))
  }

  private static func appearance(_ appearance: BarAppearance) -> JSONText {
    object(
      ("backgroundEffect", appearance.backgroundEffect.map(effect)),
      ("backgroundColor", appearance.backgroundColor.map(JSONText.color)),
      ("backgroundImage", appearance.backgroundImage.map(image)),
      ("shadowColor", appearance.shadowColor.map(JSONText.color)),
      ("titleColor", appearance.titleColor.map(JSONText.color)), ("tintColor", appearance.tintColor.map(JSONText.color))
    )
  }
}
