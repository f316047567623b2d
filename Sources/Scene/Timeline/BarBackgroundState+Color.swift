package import NavReelDrawing

extension BarBackgroundState {
  /// Returns the colour of the bar's ground over a flat backdrop, without the hairline.
  ///
  /// A blur, a picture and a gradient count as flat colours of their own, which tell one ground from another but are
  /// not the colours drawn.
  package func color(over backdrop: Color) -> Color {
    var inside = backdrop
    if let underlay = fill.underlay { inside = inside.covered(by: underlay, underlay.alpha) }
    if let effect = fill.effect {
      inside = Color(white: effect.filter.sigma / 100)
      for tint in effect.filter.tints { inside = inside.covered(by: tint, tint.alpha) }
    }
    if let color = fill.color { inside = inside.covered(by: color, color.alpha) }
    if let gradient = fill.gradient, !gradient.stops.isEmpty {
      let middle = gradient.stops[gradient.stops.count / 2].color
      inside = inside.covered(by: middle, middle.alpha)
    }
    if let image = fill.image {
      inside = inside.covered(
        by: Color(red: 0.3, green: 0.6, blue: 0.1), image.image.isOpaque ? fill.imageAlpha : 0.5)
    }
    return backdrop.covered(by: inside, alpha)
  }

  /// Returns the colour of the hairline over a flat backdrop, or the backdrop if there is none.
  package func hairlineColor(over backdrop: Color) -> Color {
    guard let color = fill.shadowColor else { return backdrop }
    return backdrop.covered(by: color, color.alpha * shadowAlpha * alpha)
  }
}

extension Color {
  fileprivate func covered(by other: Color, _ alpha: Double) -> Color { mixed(with: other.with(alpha: 1), alpha) }
}
