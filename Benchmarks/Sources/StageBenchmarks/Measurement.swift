/// One timed piece of work.
struct Measurement {
  let name: String

  /// What the time is divided by: pixels, items.
  let count: Int
  let unit: String

  /// Nanoseconds of the quickest and the middle run.
  let best: Double
  let median: Double

  /// Runs `body` once unseen, then until half a second has passed, at least five times.
  init(_ name: String, per count: Int, _ unit: String, _ body: () throws -> Void) rethrows {
    self.name = name
    self.count = count
    self.unit = unit
    try body()
    var times: [Double] = []
    let clock = ContinuousClock()
    let begin = clock.now
    while times.count < 5 || (clock.now - begin < .milliseconds(500) && times.count < 1000) {
      let start = clock.now
      try body()
      let span = (clock.now - start).components
      times.append(Double(span.seconds) * 1e9 + Double(span.attoseconds) / 1e9)
    }
    times.sort()
    best = times[0]
    median = times[times.count / 2]
  }

  /// `  raster: page composite      0.45 ns a pixel   1.34 ms   (median 1.41 ms)`
  var line: String {
    func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
      let space = String(repeating: " ", count: max(0, width - text.count))
      return left ? space + text : text + space
    }
    func decimals(_ value: Double) -> String {
      let scaled = Int((value * 100).rounded())
      let rest = scaled % 100
      return "\(scaled / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
    return pad(name, 34) + pad(decimals(best / Double(count)), 12, left: true) + " ns a " + pad(unit, 9)
      + pad(decimals(best / 1e6), 9, left: true) + " ms  (median \(decimals(median / 1e6)) ms)"
  }
}
