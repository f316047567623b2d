public import NavReelDrawing

/// What a bar's background is made of, after UIKit's rules: drawn in the order effect, colour, gradient, image.
public struct BarFill: Hashable, Sendable {
  public var effect: BackgroundEffect?

  /// Flat, over the effect.
  public var color: Color?
  public var gradient: LinearGradient?
  public var image: BarImage?

  /// 0…1 on the image alone: UIKit makes an opaque image translucent when asked to be.
  public var imageAlpha: Double

  /// In the bar's own frame, below everything: `backgroundColor` seen through translucency.
  public var underlay: Color?

  /// The hairline's colour, or nil for none.
  public var shadowColor: Color?

  /// In the hairline's place, when a background image allows it.
  public var shadowImage: BarImage?

  /// Thrown by the background's rectangle; nil for none.
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

  /// True when it is one flat colour, which `blend` can mix.
  public var isFlat: Bool { effect == nil && gradient == nil && image == nil && underlay == nil }

  /// True when nothing shows through it.
  public var isOpaque: Bool {
    if let color, color.alpha >= 1 { return true }
    if let image, image.image.isOpaque, imageAlpha >= 1 { return true }
    if let gradient { return gradient.stops.allSatisfy { $0.color.alpha >= 1 } }
    return false
  }

  /// Combines what a screen says by the rules of docs/ios.md, G1 and G2.
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
      // Behind a translucent picture, with or without a word about it.
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

  /// What an appearance object draws.
  public init(_ appearance: BarAppearance) {
    self.init(
      effect: appearance.backgroundEffect, color: appearance.backgroundColor, image: appearance.backgroundImage,
      shadowColor: appearance.shadowColor)
  }
}
