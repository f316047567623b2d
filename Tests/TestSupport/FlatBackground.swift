import NavReelDrawing
import NavReelScene

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
        let shown = layers.reduce(backdrop) { $1.color(over: $0) }
        let line = layers.reduce(backdrop) { $1.hairlineColor(over: $0) }
        numbers += [shown.red, shown.green, shown.blue, line.red, line.green, line.blue]
      }
      numbers.append(layers.reduce(0) { $0 + $1.x / 100 * $1.alpha })
      numbers.append(layers.map(\.height).max() ?? 0)
      // Drop shadows add up; where one comes or goes, its blur and offset are there from the first.
      numbers.append(layers.reduce(0) { $0 + ($1.fill.dropShadow?.color.alpha ?? 0) * $1.alpha })
    }
    self.numbers = numbers
  }
}
