import NavReelDrawing

/// Mixes of two bar backgrounds. 0 gives the first, 1 the second, bit for bit.
enum BarBackgroundMix {
  /// Returns a cross-fade in place: one background if the two are of a kind, two layers otherwise.
  static func dissolve(_ a: BarBackgroundState, _ b: BarBackgroundState, _ fraction: Double) -> [BarBackgroundState] {
    if fraction <= 0 { return [a] }
    if fraction >= 1 { return [b] }
    if let one = premultiplied(a, b, fraction) { return [one] }
    return layered(a, b, fraction)
  }

  /// Returns one background with the colours of the two mixed, weighted by their alphas; nil for pictures, gradients
  /// and effects that differ in more than their tints.
  static func premultiplied(
    _ a: BarBackgroundState, _ b: BarBackgroundState, _ fraction: Double
  ) -> BarBackgroundState? {
    guard a.fill.gradient == b.fill.gradient, a.fill.image == b.fill.image, a.fill.imageAlpha == b.fill.imageAlpha,
      a.fill.shadowImage == b.fill.shadowImage, a.position == b.position, a.clipsToBounds == b.clipsToBounds
    else { return nil }
    var mixed = b
    switch (a.fill.effect, b.fill.effect) {
    case (nil, nil): break
    case (let first?, let second?):
      guard let effect = first.mixed(with: second, fraction) else { return nil }
      mixed.fill.effect = effect
    default: return nil
    }
    mixed.height = mix(a.height, b.height, fraction)
    mixed.alpha = mix(a.alpha, b.alpha, fraction)
    mixed.shadowAlpha = mix(a.shadowAlpha, b.shadowAlpha, fraction)
    func color(_ part: KeyPath<BarFill, Color?>) -> Color? {
      Weighted(a.fill[keyPath: part], a.alpha)
        .mixed(with: Weighted(b.fill[keyPath: part], b.alpha), fraction, in: mixed.alpha)
    }
    mixed.fill.color = color(\.color)
    mixed.fill.underlay = color(\.underlay)
    mixed.fill.shadowColor = Weighted(a.fill.shadowColor, a.alpha * a.shadowAlpha)
      .mixed(with: Weighted(b.fill.shadowColor, b.alpha * b.shadowAlpha), fraction, in: mixed.alpha * mixed.shadowAlpha)
    mixed.fill.dropShadow = shadow(a, b, fraction, in: mixed.alpha)
    return mixed
  }

  /// Returns the drop shadow between two; if one side has none, the other's comes or goes in its place.
  private static func shadow(
    _ a: BarBackgroundState, _ b: BarBackgroundState, _ fraction: Double, in alpha: Double
  ) -> BarShadow? {
    guard let from = a.fill.dropShadow ?? b.fill.dropShadow, let to = b.fill.dropShadow ?? a.fill.dropShadow,
      let color = Weighted(a.fill.dropShadow?.color, a.alpha)
        .mixed(with: Weighted(b.fill.dropShadow?.color, b.alpha), fraction, in: alpha)
    else { return nil }
    return BarShadow(
      color: color, radius: mix(from.radius, to.radius, fraction),
      offset: Point(mix(from.offset.x, to.offset.x, fraction), mix(from.offset.y, to.offset.y, fraction)))
  }

  /// Returns the straight mix of two flat backgrounds, colour and alpha each on its own, as WRNavigationBar does;
  /// hairline and shadow stay the first one's. Nil if either is not flat.
  static func straight(_ a: BarBackgroundState, _ b: BarBackgroundState, _ fraction: Double) -> BarBackgroundState? {
    guard a.fill.isFlat && b.fill.isFlat else { return nil }
    var mixed = a
    mixed.height = mix(a.height, b.height, fraction)
    mixed.alpha = mix(a.alpha, b.alpha, fraction)
    switch (a.fill.color, b.fill.color) {
    case (let first?, let second?): mixed.fill.color = first.mixed(with: second, fraction)
    case (let first?, nil): mixed.fill.color = first.with(alpha: mix(first.alpha, 0, fraction))
    case (nil, let second?): mixed.fill.color = second.with(alpha: mix(0, second.alpha, fraction))
    case (nil, nil): break
    }
    return mixed
  }

  /// Returns two layers that together show the dissolve of the two backgrounds.
  ///
  /// The top layer has its share as alpha. The one below is drawn stronger than its share, to make up for what the top
  /// covers, so that two opaque backgrounds stay opaque half-way. A blur goes below: above, it would blur the other.
  private static func layered(
    _ a: BarBackgroundState, _ b: BarBackgroundState, _ fraction: Double
  ) -> [BarBackgroundState] {
    let isFirstOnTop = b.fill.effect != nil && a.fill.effect == nil
    var (top, under) = isFirstOnTop ? (a, b) : (b, a)
    let share = isFirstOnTop ? 1 - fraction : fraction
    // Two blurs cannot hide one another without blurring twice; their shares are taken as they are.
    let cover = top.fill.effect == nil ? share * top.alpha * top.fill.coverage : 0
    top.scale(share, share: share)
    under.scale(cover < 1 ? (1 - share) / (1 - cover) : 1, share: 1 - share)
    top.height = mix(a.height, b.height, fraction)
    under.height = top.height
    return [under, top]
  }
}

extension BarBackgroundState {
  /// Multiplies the alpha by `factor`, and the drawn strength of hairline and shadow by `share`.
  fileprivate mutating func scale(_ factor: Double, share: Double) {
    alpha *= factor
    let rest = factor > 0 ? min(share / factor, 1) : 0
    shadowAlpha *= rest
    if let shadow = fill.dropShadow { fill.dropShadow?.color = shadow.color.multiplied(alpha: rest) }
  }
}

extension BarFill {
  /// The fraction of the ground that the fill hides for certain, 0…1.
  fileprivate var coverage: Double { isOpaque ? 1 : color?.alpha.clampedToUnit ?? 0 }
}

extension BackgroundEffect {
  /// Returns the effect between two that differ in their tints alone, or nil.
  fileprivate func mixed(with other: BackgroundEffect, _ fraction: Double) -> BackgroundEffect? {
    if self == other { return self }
    guard
      filter.sigma == other.filter.sigma && filter.color == other.filter.color
        && filter.tints.count == other.filter.tints.count
    else { return nil }
    var mixed = other
    mixed.filter.tints = zip(filter.tints, other.filter.tints).map { $0.mixedPremultiplied(with: $1, fraction) }
    return mixed
  }
}

/// A colour and the alpha of the layer that it belongs to.
private struct Weighted {
  let color: Color?
  let weight: Double

  init(_ color: Color?, _ weight: Double) {
    self.color = color
    self.weight = weight
  }

  /// Returns the colour that, drawn in a layer of the given alpha, shows the premultiplied mix.
  func mixed(with other: Weighted, _ fraction: Double, in alpha: Double) -> Color? {
    guard let from = color ?? other.color?.with(alpha: 0), let to = other.color ?? color?.with(alpha: 0) else {
      return nil
    }
    guard alpha > 0 else { return from.mixedPremultiplied(with: to, fraction) }
    if from == to && weight == other.weight { return to }
    let drawn = from.multiplied(alpha: weight).mixedPremultiplied(with: to.multiplied(alpha: other.weight), fraction)
    return drawn.with(alpha: min(drawn.alpha / alpha, 1))
  }
}
