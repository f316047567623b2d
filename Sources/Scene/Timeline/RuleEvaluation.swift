import NavReelDrawing
import NavReelMotion

/// The inputs of one screen's tracks at one instant.
struct TrackInputs {
  /// The seconds since the reel began.
  let time: Double
  let scroll: ScrollTrack

  /// The presence of the screen: 0 before it enters, 1 at rest on top, 2 when it is covered.
  let presence: Double

  /// `contentOffset.y` at ``time``.
  let offset: Double

  init(time: Double, scroll: ScrollTrack, presence: Double) {
    self.time = time
    self.scroll = scroll
    self.presence = presence
    offset = scroll.offset(at: time)
  }
}

extension Animated where Value: Mixable {
  /// Returns the value for one instant's inputs.
  func value(_ inputs: TrackInputs) -> Value { value(inputs, mixing: Value.mixed) }

  func value(_ inputs: TrackInputs, mixing: (Value, Value, Double) -> Value) -> Value {
    switch self {
    case .constant(let value):
      return value
    case .track(let driver, let track):
      let sample = track.sample(driver, inputs)
      return mixing(sample.from, sample.to, sample.fraction)
    case .triggers(let initial, let triggers):
      return TriggerLine(initial: initial, triggers: triggers).value(inputs, mixing: mixing)
    case .function(let function):
      return function(inputs.offset)
    }
  }
}

extension Animated<Double> {
  /// Returns an angle in degrees, mixed by the shorter way.
  func angle(_ inputs: TrackInputs) -> Double { Angle.normalized(value(inputs, mixing: Angle.mixed)) }

  /// Returns an alpha, clamped to 0…1 as UIKit clamps an app's value.
  func alpha(_ inputs: TrackInputs) -> Double { value(inputs).clampedToUnit }
}

extension Track {
  fileprivate func sample(_ driver: Animated<Value>.Driver, _ inputs: TrackInputs) -> Sample {
    switch driver {
    case .time: return sample(at: inputs.time)
    case .progress: return sample(at: inputs.presence)
    case .offset:
      guard hysteresis > 0, let driving = inputs.scroll.driving else { return sample(at: inputs.offset) }
      return sample(driving: driving, at: inputs.time)
    }
  }
}

/// Timed changes that start when the offset crosses certain places, as one function of time.
///
/// The crossings are solved from the offset track, so no instant depends on earlier calls. A change that interrupts
/// another one starts from the value that it had reached.
struct TriggerLine<Value: Mixable> {
  let initial: Value

  /// The triggers, ascending by offset.
  let triggers: [Trigger<Value>]

  init(initial: Value, triggers: [Trigger<Value>]) {
    self.initial = initial
    self.triggers = triggers.sorted { $0.offset < $1.offset }
  }

  struct Passage {
    let crossing: Track<Double>.Crossing
    let index: Int
  }

  func value(_ inputs: TrackInputs, mixing: (Value, Value, Double) -> Value) -> Value {
    guard let driving = inputs.scroll.driving, inputs.time > driving.keys[0].input else {
      return settled(at: inputs.offset)
    }
    let begin = driving.keys[0].input
    // Go back to the last change that is over before the next one starts: no earlier one shows.
    var open: [Passage] = []
    var next = inputs.time
    for passage in passages(of: driving, backFrom: inputs.time, to: begin) {
      open.append(passage)
      let duration = triggers[passage.index].duration
      if Value.isDiscrete || duration <= 0 || next >= passage.crossing.input + duration { break }
      next = passage.crossing.input
    }
    var change = Change(start: begin, from: settled(at: driving.value(at: begin)), duration: 0)
    for passage in open.reversed() {
      let start = passage.crossing.input
      change = Change(
        start: start, from: change.value(at: start, mixing: mixing),
        to: reached(passage.crossing.isRising ? passage.index + 1 : passage.index),
        duration: triggers[passage.index].duration)
    }
    return change.value(at: inputs.time, mixing: mixing)
  }

  /// Returns the passages between two times, the last one first, each found on demand.
  func passages(of driving: Track<Double>, backFrom end: Double, to begin: Double) -> some Sequence<Passage> {
    driving.stretches(backFrom: end, to: begin).lazy.flatMap { stretch in
      let (low, high) = (count(below: min(stretch.from, stretch.to)), count(below: max(stretch.from, stretch.to)))
      return (low..<high).lazy.compactMap { place in
        let index = stretch.to > stretch.from ? high - 1 - (place - low) : place
        return driving.crossing(of: triggers[index].offset, in: stretch).map { Passage(crossing: $0, index: index) }
      }
    }
  }

  /// Returns the value at an offset when all changes are over.
  private func settled(at offset: Double) -> Value { reached(count(below: offset)) }

  /// Returns the number of triggers below an offset.
  private func count(below offset: Double) -> Int {
    var (low, high) = (0, triggers.count)
    while low < high {
      let middle = (low + high) / 2
      if triggers[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func reached(_ count: Int) -> Value { count > 0 ? triggers[count - 1].value : initial }

  private struct Change {
    let start: Double
    let from: Value
    let to: Value
    let duration: Double

    init(start: Double, from: Value, to: Value? = nil, duration: Double) {
      self.start = start
      self.from = from
      self.to = to ?? from
      self.duration = duration
    }

    func value(at time: Double, mixing: (Value, Value, Double) -> Value) -> Value {
      if Value.isDiscrete || duration <= 0 || time >= start + duration { return to }
      return mixing(from, to, Easing.easeInOut.value(at: (time - start) / duration))
    }
  }
}
