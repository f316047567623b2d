public import NavReelDrawing

/// The parts of a bar's background by UIKit's rules, drawn in the order effect, colour, gradient, image.
public struct BarFill: Hashable, Sendable {
  public var effect: BackgroundEffect?

  /// A flat colour over the effect.
  public var color: Color?
  public var gradient: LinearGradient?
  public var image: BarImage?

  /// The alpha of the image alone, 0…1: UIKit can make an opaque image translucent.
  public var imageAlpha: Double

  /// A colour in the bar's own frame, below everything: `backgroundColor` seen through translucency.
  public var underlay: Color?

  /// The hairline's colour, or nil for none.
  public var shadowColor: Color?

  /// A picture in place of the hairline, if a background image allows it.
  public var shadowImage: BarImage?

  /// The shadow of the background's rectangle; nil for none.
  public var dropShadow: BarShadow?

  public init(
    effect: BackgroundEffect? = nil, color: Color? = nil, gradient: LinearGradient? = nil, image: BarImage? = nil,
    imageAlpha: Double = 1, underlay: Color? = nil, shadowColor: Color? = nil, shadowImage: BarImage? = nil,
    dropShadow: BarShadow? = nil
  ) {
    self.effect = effect
    self.color = color
    self.gradient = gradient
    self.image = image
    self.imageAlpha = imageAlpha
    self.underlay = underlay
    self.shadowColor = shadowColor
    self.shadowImage = shadowImage
    self.dropShadow = dropShadow
  }

  /// True if the background is one flat colour, which `blend` can mix.
  public var isFlat: Bool { effect == nil && gradient == nil && image == nil && underlay == nil }

  /// True if nothing shows through the background.
  public var isOpaque: Bool {
    if let color, color.alpha >= 1 { return true }
    if let image, image.image.isOpaque, imageAlpha >= 1 { return true }
    if let gradient { return gradient.stops.allSatisfy { $0.color.alpha >= 1 } }
    return false
  }

  /// Combines a screen's attributes by the rules of docs/ios.md, G1 and G2.
  public init(_ bar: BarAttributes, look: Scene.Look, appearance: Scene.Appearance) {
    let dark: Scene.Appearance = bar.barStyle == .black ? .dark : appearance
    let palette = SystemColors(look: look, appearance: dark)
    self.init(shadowColor: bar.shadowHidden ? nil : bar.shadowColor, dropShadow: bar.shadow)
    if let image = bar.backgroundImage {
      // An image replaces the effect. Its opacity decides translucency unless the scene does.
      self.image = image
      switch (bar.isTranslucent, image.image.isOpaque) {
      case (true, true): imageAlpha = 0.85  // the system's value is unpublished
      case (false, false): color = bar.barTintColor ?? (bar.barStyle == .black ? .black : .white)
      default: break
      }
      // It shows behind a translucent picture, whether or not the scene sets `isTranslucent`.
      if !isOpaque { underlay = bar.backgroundColor }
      shadowImage = bar.shadowImage
      if bar.shadowImage != nil { shadowColor = nil }
    } else if let gradient = bar.backgroundGradient {
      self.gradient = gradient
    } else if let effect = bar.backgroundEffect {
      self.effect = effect
      color = bar.barTintColor
      underlay = bar.backgroundColor
    } else if let tint = bar.barTintColor {
      if bar.isTranslucent == true {
        effect = .tintedBar(tint)
        underlay = bar.backgroundColor
      } else {
        color = tint
      }
    } else if bar.isTranslucent == false {
      color = palette.opaqueBar
    } else {
      underlay = bar.backgroundColor
      switch look {
      case .ios10: effect = .blur(dark == .dark ? .dark : .extraLight, dark)
      case .ios18: effect = .material(.chrome, dark)
      }
    }
  }

  /// Creates the fill of an appearance object.
  public init(_ appearance: BarAppearance) {
    self.init(
      effect: appearance.backgroundEffect, color: appearance.backgroundColor, image: appearance.backgroundImage,
      shadowColor: appearance.shadowColor)
  }
}
