import NavReelDrawing
import NavReel

/// An attribute over an axis along which a film goes back and forth.
struct PlotFunction {
  /// The samples by ascending, unique inputs, if the attribute is the same at each position whichever way the film
  /// reached it; otherwise nil.
  let order: [Int]?

  /// Positions no further apart than this, in units of the axis, count as one.
  private static let nearness = 1e-7

  init(_ samples: PlotSamples, _ attribute: FilmAttribute) {
    let inputs = samples.inputs
    let values = samples.frames.map { attribute.value(at: $0) }
    let ways = PlotFunction.ways(inputs)
    let sorted = inputs.indices.sorted { (inputs[$0], $0) < (inputs[$1], $1) }
    var order: [Int] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, inputs[sorted[end]] - inputs[sorted[end - 1]] <= PlotFunction.nearness { end += 1 }
      let place = sorted[start..<end]
      // The input rests while the value changes, as behind a trigger.
      let stands = zip(place, place.dropFirst()).contains { a, b in
        inputs[a] == inputs[b] && !PlotFunction.areNear(values[a], values[b])
      }
      var shown: [Int: [Int]] = [:]
      for sample in place {
        let former = shown[ways[sample], default: []]
        if let last = former.last, PlotFunction.areNear(values[last], values[sample]) { continue }
        shown[ways[sample]] = former + [sample]
      }
      let first = shown[ways[place[start]]] ?? []
      let isOne = shown.values.allSatisfy { other in
        other.count == first.count && zip(first, other).allSatisfy { PlotFunction.areNear(values[$0], values[$1]) }
      }
      guard !stands, isOne else {
        self.order = nil
        return
      }
      order += first
      start = end
    }
    self.order = order
  }

  /// Returns the number of each sample's pass; a pass ends where the film turns back.
  private static func ways(_ inputs: [Double]) -> [Int] {
    var ways: [Int] = []
    var (way, isRising): (Int, Bool?) = (0, nil)
    for (index, input) in inputs.enumerated() {
      if index > 0, input != inputs[index - 1] {
        let rises = input > inputs[index - 1]
        if let isRising, isRising != rises { way += 1 }
        isRising = rises
      }
      ways.append(way)
    }
    return ways
  }

  private static func areNear(_ a: FilmAttribute.Value?, _ b: FilmAttribute.Value?) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(1, abs(a)) }
    switch (a, b) {
    case (.number(let a), .number(let b)): return near(a, b)
    case (.color(let a), .color(let b)):
      return near(a.red, b.red) && near(a.green, b.green) && near(a.blue, b.blue) && near(a.alpha, b.alpha)
    default: return a == b
    }
  }
}
