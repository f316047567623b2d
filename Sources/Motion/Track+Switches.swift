extension Track {
  /// A change of a step track's value, at an input of the track that drives it.
  public struct Switch: Hashable, Sendable {
    /// The driving track's input, usually a time in seconds.
    public let time: Double

    /// The values before and after the switch.
    public let from: Value
    public let to: Value

    /// True if the driving value rises: the new value then holds strictly after `time`, otherwise from it on.
    public let isRising: Bool

    /// Returns true if the new value holds at `time`.
    public func hasHappened(at time: Double) -> Bool { isRising ? time > self.time : time >= self.time }
  }

  /// Returns the changes of this step track's value while `driving` runs through `range`, in order.
  ///
  /// For a hysteresis h, a key at x is entered when the input rises above x + h/2, and left when it falls to x − h/2;
  /// at the start of the range there is no hysteresis. The value at a time thus depends on the driving track alone, not
  /// on earlier queries. Only step tracks have switches.
  public func switches(driving: Track<Double>, in range: ClosedRange<Double>) -> [Switch] {
    guard interpolation.isStep && keys.count > 1 else { return [] }
    var level = levelIgnoringHistory(at: driving.value(at: range.lowerBound))
    var switches: [Switch] = []
    for passage in passages(of: driving, in: range) {
      let target = passage.isRising ? max(level, passage.key) : min(level, passage.key - 1)
      guard target != level else { continue }
      switches.append(
        Switch(
          time: passage.time, from: keys[level].value, to: keys[target].value, isRising: passage.isRising))
      level = target
    }
    return switches
  }

  /// Returns this track's value at an input of the track that drives it, with hysteresis.
  ///
  /// - Parameters:
  ///   - driving: The track whose values are this track's inputs.
  ///   - time: An input of the driving track.
  ///   - start: The input at which the history begins; by default the driving track's first key.
  public func sample(driving: Track<Double>, at time: Double, from start: Double? = nil) -> Sample {
    let begin = start ?? driving.keys[0].input
    guard interpolation.isStep && hysteresis > 0 && time > begin else {
      return sample(at: driving.value(at: time))
    }
    // Keys are entered and left independently, and the last event decides. Keys below `taken` are entered, keys from
    // `open` on are not; those in between depend on earlier times.
    var (taken, open) = (1, keys.count)
    func settle(_ value: Double) {
      taken = max(taken, min(open, count(below: { $0 + hysteresis / 2 < value })))
      open = min(open, max(taken, count(below: { $0 - hysteresis / 2 < value })))
    }
    settle(driving.value(at: time))
    for stretch in driving.stretches(backFrom: time, to: begin) {
      if taken == open { break }
      settle(stretch.from)
    }
    let level = min(max(levelIgnoringHistory(at: driving.value(at: begin)), taken - 1), open - 1)
    return Sample(from: keys[level].value, to: keys[level].value, fraction: 0)
  }

  private struct Passage {
    let time: Double
    let key: Int
    let isRising: Bool
  }

  /// Returns each passage of a key's upper edge on the way up and lower edge on the way down, in order: at the same
  /// time falling before rising, and keys in the order that the input reaches them.
  private func passages(of driving: Track<Double>, in range: ClosedRange<Double>) -> [Passage] {
    var all: [Passage] = []
    for stretch in driving.stretches(backFrom: range.upperBound, to: range.lowerBound) {
      let isRising = stretch.to > stretch.from
      let edge = isRising ? hysteresis / 2 : -hysteresis / 2
      let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
      let first = max(count(below: { $0 + edge < low }), 1)
      let passed = first..<max(count(below: { $0 + edge < high }), first)
      for key in isRising ? Array(passed.reversed()) : Array(passed) {
        guard let crossing = driving.crossing(of: keys[key].input + edge, in: stretch) else { continue }
        all.append(Passage(time: crossing.input, key: key, isRising: isRising))
      }
    }
    return all.reversed()
  }

  private func levelIgnoringHistory(at input: Double) -> Int {
    max(firstKey(notBelow: input) - 1, 0)
  }
}
