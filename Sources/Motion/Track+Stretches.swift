extension Track where Value == Double {
  /// A part of a track on which the value only rises or only falls.
  package struct Stretch: Sendable {
    package let start: Double
    package let end: Double

    /// The values at both ends.
    package let from: Double
    package let to: Double
  }

  /// Returns the stretches between two inputs, last first. Each is found on demand, so a search that ends early costs
  /// as little in a long track as in a short one.
  ///
  /// They are bounded by the same ends that ``crossings(of:in:)`` uses.
  package func stretches(backFrom end: Double, to start: Double) -> some Sequence<Stretch> {
    var ends = MonotoneEnds(self, before: end, after: start)
    var high = (input: end, value: value(at: end))
    return sequence(state: false) { isDone -> Stretch? in
      if isDone || end <= start { return nil }
      let next = ends.next() ?? start
      isDone = next == start
      let low = (input: next, value: value(at: next))
      defer { high = low }
      return Stretch(start: low.input, end: high.input, from: low.value, to: high.value)
    }
  }

  /// Returns the crossing of a level within a stretch, or nil.
  package func crossing(of level: Double, in stretch: Stretch) -> Crossing? {
    let isAbove = stretch.from > level
    guard (stretch.to > level) != isAbove else { return nil }
    let (last, first) = passage(of: level, from: stretch.start, to: stretch.end, isAbove: isAbove)
    return Crossing(input: isAbove ? first : last, isRising: !isAbove)
  }
}

/// The inputs between two others at which a track may turn or jump, last first.
private struct MonotoneEnds: IteratorProtocol {
  private let track: Track<Double>
  private let turns: [Double]
  private let start: Double

  /// The next key to add; the inputs of later keys are in ``found``, ascending, or have been returned.
  private var key: Int
  private var found: [Double] = []
  private let end: Double

  init(_ track: Track<Double>, before end: Double, after start: Double) {
    (self.track, self.start, self.end) = (track, start, end)
    turns = track.turningFractions
    // The first key at or after the end still has turns before it.
    key = min(track.firstKey(notBelow: end), track.keys.count - 1)
  }

  mutating func next() -> Double? {
    while true {
      // An input just after a key may come after those of the following key.
      while key >= 0, track.keys[key].input.nextUp >= found.first ?? -.infinity { addKey() }
      guard let last = found.popLast() else { return nil }
      if last <= start { return nil }
      if last < end { return last }
    }
  }

  private mutating func addKey() {
    let input = track.keys[key].input
    if key > 0, input > track.keys[key - 1].input {
      let previous = track.keys[key - 1].input
      found += turns.map { previous + (input - previous) * $0 }
    }
    found += [input, input.nextUp]
    found.sort()
    key -= 1
  }
}
