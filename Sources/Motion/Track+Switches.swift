extension Track {
  /// A change of a step track's value, at an instant of the track that drives its input.
  public struct Switch: Hashable, Sendable {
    /// The driving track's input, mostly a time in seconds.
    public let time: Double

    /// What the value was, and what it is from here on.
    public let from: Value
    public let to: Value

    /// True when the driving value rises: the new value then holds strictly after `time`, else from it on.
    public let isRising: Bool

    /// Returns whether the new value holds at `time`.
    public func hasHappened(at time: Double) -> Bool { isRising ? time > self.time : time >= self.time }
  }

  /// Returns the changes of this step track's value while `driving` runs through `range`, in order.
  ///
  /// With a hysteresis h, a key at x is taken when the input rises above x + h/2, and given back when it falls to
  /// x − h/2; at the start of the range it is the plain step that decides. So the value at a time hangs on the
  /// driving track alone, not on which times were asked for before. A track that is not of steps has no switches.
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

  /// Returns this track's value at a time of the track that drives its input, its hysteresis respected.
  ///
  /// - Parameters:
  ///   - driving: the track whose values are this one's inputs.
  ///   - time: an input of the driving track.
  ///   - start: where the story begins; the driving track's first key by default.
  public func sample(driving: Track<Double>, at time: Double, from start: Double? = nil) -> Sample {
    let begin = start ?? driving.keys[0].input
    guard interpolation.isStep && hysteresis > 0 && time > begin else {
      return sample(at: driving.value(at: time))
    }
    let last = switches(driving: driving, in: begin...time).last { $0.hasHappened(at: time) }
    guard let last else { return sample(at: driving.value(at: begin)) }
    return Sample(from: last.to, to: last.to, fraction: 0)
  }

  private struct Passage {
    let time: Double
    let key: Int
    let isRising: Bool
  }

  /// Every crossing of every key's upper or lower edge, ordered by time; at one time falling before rising, and
  /// keys in the order in which the input meets them.
  private func passages(of driving: Track<Double>, in range: ClosedRange<Double>) -> [Passage] {
    var all: [Passage] = []
    for key in 1..<keys.count {
      let rising = driving.crossings(of: keys[key].input + hysteresis / 2, in: range).filter(\.isRising)
      let falling = driving.crossings(of: keys[key].input - hysteresis / 2, in: range).filter { !$0.isRising }
      all += (rising + falling).map { Passage(time: $0.input, key: key, isRising: $0.isRising) }
    }
    return all.sorted { a, b in
      if a.time != b.time { return a.time < b.time }
      if a.isRising != b.isRising { return b.isRising }
      return a.isRising ? a.key < b.key : a.key > b.key
    }
  }

  private func levelIgnoringHistory(at input: Double) -> Int {
    max((keys.firstIndex { $0.input >= input } ?? keys.count) - 1, 0)
  }
}
