import NavReelDrawing

/// The choice between a bar's appearances: one at the edge of the content, another once content is under the bar.
struct ScrollEdge {
  /// The appearance once content is under the bar.
  let standard: Side

  /// The appearance with the content at its edge; nil if it is the standard one without its background.
  let edge: Side?

  /// False for a bar that looks the same everywhere.
  let isActive: Bool

  struct Side {
    let fill: BarFill
    let titleColor: Color
    let tintColor: Color
  }

  /// The points of overlap over which the standard look fades in; the system's figure is not known.
  private static let ramp = 16.0

  /// Follows docs/ios.md, G3: an appearance object fills all slots it is the fallback of, and a bar that sets nothing
  /// of its background has the default one.
  ///
  /// - Parameters:
  ///   - isCompact: true for compact height; nil for that of the scene's canvas.
  ///   - isGoverned: true if a scroll rule alone decides the background.
  init(_ bar: BarAttributes, in scene: Scene, isCompact: Bool? = nil, isGoverned: Bool) {
    let classic = Side(
      fill: BarFill(bar, look: scene.look, appearance: scene.appearance), titleColor: bar.titleColor,
      tintColor: bar.tintColor)
    func side(_ appearance: BarAppearance) -> Side {
      var fill = BarFill(appearance)
      if bar.shadowHidden { fill.shadowColor = nil }
      if fill.effect != nil || fill.color != nil || fill.image != nil { fill.dropShadow = bar.shadow }
      return Side(
        fill: fill, titleColor: appearance.titleColor ?? bar.titleColor,
        tintColor: appearance.tintColor ?? bar.tintColor)
    }
    let compact = isCompact ?? scene.canvas.isCompact ? bar.compactAppearance : nil
    let appearance = compact ?? bar.standardAppearance
    standard = appearance.map(side) ?? classic
    edge = bar.scrollEdgeAppearance.map(side)
    let usesObjects = appearance != nil || edge != nil
    isActive = !isGoverned && (usesObjects || (scene.look == .ios18 && bar.saysNothingOfItsBackground))
  }

  /// Returns the fraction of the standard look that has faded in, 0…1, for content `overlap` points under the bar.
  func fraction(overlap: Double) -> Double { isActive ? (overlap / ScrollEdge.ramp).clampedToUnit : 1 }

  func titleColor(_ fraction: Double) -> Color {
    edge.map { $0.titleColor.mixedPremultiplied(with: standard.titleColor, fraction) } ?? standard.titleColor
  }

  func tintColor(_ fraction: Double) -> Color {
    edge.map { $0.tintColor.mixedPremultiplied(with: standard.tintColor, fraction) } ?? standard.tintColor
  }
}

extension BarAttributes {
  /// True if the look alone decides the background. The black style does not count: its white title needs the dark bar
  /// at the edge too. A value set to its default counts as not set, as for UIKit, which sees the same value.
  fileprivate var saysNothingOfItsBackground: Bool {
    barStyle == .default && barTintColor == nil && backgroundImage == nil && backgroundGradient == nil
      && backgroundEffect == nil && isTranslucent != false
  }
}
