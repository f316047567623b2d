extension Track where Value == Double {
  /// A passage of a track through a level.
  ///
  /// A track is above the level while its value is strictly greater. The input of a rising crossing is the last one not
  /// above; that of a falling crossing is the first one not above. A track that comes down, touches the level and goes
  /// up again has both.
  public struct Crossing: Hashable, Sendable {
    public let input: Double
    public let isRising: Bool

    /// Returns true if the crossing has happened at `input`.
    public func hasHappened(at input: Double) -> Bool { isRising ? input > self.input : input >= self.input }
  }

  /// Returns the crossings of a level inside `range`, in order, starting from the state at the range's lower bound.
  public func crossings(of level: Double, in range: ClosedRange<Double>) -> [Crossing] {
    var found: [Crossing] = []
    var low = range.lowerBound
    var isAbove = value(at: low) > level
    for high in monotoneEnds(in: range) {
      if (value(at: high) > level) != isAbove {
        let (last, first) = passage(of: level, from: low, to: high, isAbove: isAbove)
        found.append(Crossing(input: isAbove ? first : last, isRising: !isAbove))
        isAbove.toggle()
      }
      low = high
    }
    return found
  }

  /// Returns the ends of the intervals on which the track only rises or only falls, up to the range's end.
  private func monotoneEnds(in range: ClosedRange<Double>) -> [Double] {
    let turns = turningFractions
    var ends: [Double] = []
    var previous: Double?
    for key in keys {
      if let previous, key.input > previous {
        ends += turns.map { previous + (key.input - previous) * $0 }
      }
      // The value may jump just after a key: at a step, a double key, or the end of a spring.
      ends.append(key.input)
      ends.append(key.input.nextUp)
      previous = key.input
    }
    ends.append(range.upperBound)
    return ends.filter { $0 > range.lowerBound && $0 <= range.upperBound }.sorted()
  }

  /// Bisects an interval with one passage until its two sides are neighbouring numbers.
  func passage(
    of level: Double, from start: Double, to end: Double, isAbove: Bool
  ) -> (last: Double, first: Double) {
    var low = start
    var high = end
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return (low, high) }
      if (value(at: middle) > level) == isAbove { low = middle } else { high = middle }
    }
  }
}
