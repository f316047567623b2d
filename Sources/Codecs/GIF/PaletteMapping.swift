/// The colours of a frame and the palette entries that represent them.
struct PaletteMapping: ~Copyable {
  let palette: [UInt32]

  /// The nearest entry to each of the frame's colours, then alternatives: see ``LZWEncoder``.
  let choices: Scratch<UInt32>

  /// The squared distance of each of the frame's colours to the nearest entry.
  let errors: Scratch<Float>

  /// The mean squared error of all drawn pixels: 1 is a level of grey everywhere.
  let meanError: Double

  /// The largest squared distance at which one entry may replace another: 3 levels. Files are 6 % smaller for 0.5 dB.
  static var slack: Float { 9 }

  init(_ palette: [UInt32], _ cloud: borrowing ColorCloud, slack: Float) {
    self.palette = palette
    choices = Scratch(cloud.count)
    errors = Scratch(cloud.count)
    var sum = 0.0
    var weight = 0.0
    if !palette.isEmpty {
      let (choices, errors) = (choices.base, errors.base)
      let (sources, points) = (cloud.sources.base, cloud.points.base)
      NearestColors(OKLabTables.standard.points(palette)).choices(cloud, within: slack) { point, some, error in
        let id = Int(sources[point])
        choices[id] = some
        errors[id] = error
        let w = Double(points[point].w)
        sum += Double(error) * w
        weight += w
      }
    }
    meanError = weight > 0 ? sum / weight : 0
  }
}
