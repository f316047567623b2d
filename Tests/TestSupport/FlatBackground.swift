import Drawing
import Scene

/// What bar backgrounds look like together, in a few numbers: one layer, and two that show the same, count as equal.
///
/// A blur and a picture are taken for flat colours of their own.
struct FlatBackground {
  let numbers: [Double]

  init(_ states: [BarBackgroundState]) {
    var numbers: [Double] = []
    for isInPage in [false, true] {
      let layers = states.filter { $0.isInPage == isInPage }
      for backdrop in [Color.black, .white] {
        let shown = layers.reduce(backdrop) { FlatBackground.bar($1, over: $0) }
        let line = layers.reduce(backdrop) { FlatBackground.hairline($1, over: $0) }
        numbers += [shown.red, shown.green, shown.blue, line.red, line.green, line.blue]
      }
      numbers.append(layers.reduce(0) { $0 + $1.x / 100 * $1.alpha })
      numbers.append(layers.map(\.height).max() ?? 0)
      // Drop shadows add up; where one comes or goes, its blur and offset are there from the first.
      numbers.append(layers.reduce(0) { $0 + ($1.fill.dropShadow?.color.alpha ?? 0) * $1.alpha })
    }
    self.numbers = numbers
  }

  private static func bar(_ state: BarBackgroundState, over backdrop: Color) -> Color {
    let fill = state.fill
    var inside = backdrop
    if let underlay = fill.underlay { inside = mixed(inside, underlay, underlay.alpha) }
    if let effect = fill.effect {
      inside = Color(white: effect.filter.sigma / 100)
      for tint in effect.filter.tints { inside = mixed(inside, tint, tint.alpha) }
    }
    if let color = fill.color { inside = mixed(inside, color, color.alpha) }
    if let image = fill.image {
      inside = mixed(inside, Color(red: 0.3, green: 0.6, blue: 0.1), image.image.isOpaque ? fill.imageAlpha : 0.5)
    }
    return mixed(backdrop, inside, state.alpha)
  }

  private static func hairline(_ state: BarBackgroundState, over backdrop: Color) -> Color {
    guard let color = state.fill.shadowColor else { return backdrop }
    return mixed(backdrop, color, color.alpha * state.shadowAlpha * state.alpha)
  }

  private static func mixed(_ a: Color, _ b: Color, _ alpha: Double) -> Color { a.mixed(with: b.with(alpha: 1), alpha) }
}
