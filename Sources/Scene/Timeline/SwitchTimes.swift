import NavReelDrawing
import NavReelMotion

extension Timeline {
  /// The times in seconds, ascending, at which something jumps by the scene's design: a transition begins or is over,
  /// the status bar flips, a step is taken, a trigger fires, a library's bar takes its next step.
  ///
  /// Between two of them every number of the state is continuous.
  public var switchTimes: [Double] { Set(declaredSwitchTimes + ownSwitchTimes).sorted() }

  /// The ``switchTimes`` that the scene's author wrote: steps, triggers, keys that share an input. The others come from
  /// transitions and libraries' bars themselves.
  package var declaredSwitchTimes: [Double] {
    var collector = SwitchCollector(end: duration)
    switch plot {
    case .alone(let participant, _):
      collector.collect(participant, presence: nil)
      if case .scroll(let scroll) = reel.kind {
        collector.times += scroll.track.jumps.map { start.seconds + $0 }
      }
    case .transition(let transition):
      let begin = start.seconds
      collector.times += transition.clock.jumps.map { begin + $0 }
      if reel.statusBarChange == .half || reel.statusBarChange == .crossfade {
        collector.times += transition.clock.crossings(of: 0.5).map { begin + $0 }
      }
      func passing(_ side: TransitionTimeline.Side) -> (Double) -> [Double] {
        { level in transition.clock.crossings(of: transition.progress(atPresence: level, of: side)).map { begin + $0 } }
      }
      collector.collect(transition.from, presence: passing(.from))
      collector.collect(transition.to, presence: passing(.to))
    }
    return inside(collector.times)
  }

  /// The ``switchTimes`` at which a library's display link takes a step: an animation of its own, at 60 hertz.
  package var frameStepTimes: [Double] {
    guard case .transition(let transition) = plot, case .timed = transition.clock else { return [] }
    return inside(transition.barSteps.map { start.seconds + $0 })
  }

  /// The offsets in points, ascending, at which a rule of a screen alone on screen has a corner or a step, or at which
  /// the screen rests.
  var offsetCorners: [Double] {
    guard case .alone(let participant, _) = plot else { return [] }
    var collector = SwitchCollector(end: duration)
    collector.collect(participant, presence: nil)
    return Set(collector.corners + [participant.scroll.rest]).sorted()
  }

  private var ownSwitchTimes: [Double] {
    guard case .transition(let transition) = plot else { return [] }
    let (begin, over) = (start.seconds, end.seconds)
    return inside([begin, over] + (transition.barSteps + transition.clock.snaps).map { begin + $0 })
  }

  private func inside(_ times: [Double]) -> [Double] { Set(times.filter { $0 >= 0 && $0 <= duration }).sorted() }
}

extension TransitionTimeline {
  /// The seconds since the start at which the bar jumps by itself.
  fileprivate var barSteps: [Double] {
    switch clock {
    case .timed: bar.steps
    case .gesture(let gesture): bar.steps.isEmpty ? [] : [gesture.release]
    }
  }
}

extension TransitionClock {
  /// The seconds since the start at which the finger jumps.
  fileprivate var jumps: [Double] {
    guard case .gesture(let gesture) = self else { return [] }
    return gesture.finger.jumps
  }

  /// The seconds since the start at which the pages jump to their goal.
  fileprivate var snaps: [Double] {
    guard case .gesture(let gesture) = self, gesture.remaining == 0 else { return [] }
    return [gesture.release]
  }

  /// The seconds since the start at which the progress passes a level.
  fileprivate func crossings(of level: Double) -> [Double] {
    let pieces = 512
    var times: [Double] = []
    for piece in 0..<pieces {
      var low = duration * Double(piece) / Double(pieces)
      var high = duration * Double(piece + 1) / Double(pieces)
      let isAbove = moment(at: low).clamped > level
      guard (moment(at: high).clamped > level) != isAbove else { continue }
      while true {
        let middle = low + (high - low) / 2
        if middle <= low || middle >= high { break }
        if (moment(at: middle).clamped > level) == isAbove { low = middle } else { high = middle }
      }
      times.append(low)
    }
    return times
  }
}

extension Track {
  /// The inputs at which the value jumps: the keys of steps, and keys that share an input.
  fileprivate var jumps: [Double] { jumps(isDiscrete: false) }

  fileprivate func jumps(isDiscrete: Bool) -> [Double] {
    zip(keys, keys.dropFirst()).compactMap { a, b in
      guard a.value != b.value else { return nil }
      return interpolation.isStep || isDiscrete || a.input == b.input ? b.input : nil
    }
  }
}

extension Track {
  /// The inputs at which the value may bend or jump.
  fileprivate var corners: [Double] {
    keys.flatMap { hysteresis > 0 ? [$0.input - hysteresis / 2, $0.input + hysteresis / 2] : [$0.input] }
  }
}

/// Collects the times and offsets at which anything on a screen jumps or bends.
private struct SwitchCollector {
  /// The end of the reel, in seconds.
  let end: Double
  var times: [Double] = []

  /// The offsets at which values over the offset bend or jump, in points.
  var corners: [Double] = []

  private var scroll: ScrollTrack?

  /// Returns the times at which a presence is passed; nil if it does not change.
  private var presence: ((Double) -> [Double])?

  init(end: Double) { self.end = end }

  mutating func collect(_ participant: Participant, presence: ((Double) -> [Double])?) {
    scroll = participant.scroll
    self.presence = presence
    let screen = participant.screen
    collect(screen.scroll)
    (screen.views + (screen.header?.views ?? []) + [screen.titleView].compactMap(\.self)).forEach { collect($0) }
    collect(screen.header?.blur)
    if let below = participant.below {
      scroll = below.scroll
      self.presence = nil
      collect(below.screen.scroll.title)
    }
  }

  private mutating func collect(_ rules: ScrollRules) {
    for rule in [rules.backgroundAlpha, rules.shadowAlpha, rules.translationY, rules.itemsAlpha, rules.titleAlpha] {
      collect(rule)
    }
    for rule in [rules.barTintColor, rules.tintColor, rules.titleColor] { collect(rule) }
    collect(rules.statusBarStyle)
    collect(rules.title)
  }

  private mutating func collect(_ view: View) {
    let (frame, transform) = (view.frame, view.transform)
    for value in [
      frame.x, frame.y, frame.width, frame.height, view.alpha, transform.translationX, transform.translationY,
      transform.scale, transform.rotation,
    ] { collect(value) }
    switch view.kind {
    case .text(let text, _, let color, _):
      collect(text)
      collect(color)
    case .image(_, _, let tint): collect(tint)
    case .icon(_, let tint): collect(tint)
    case .shape(_, let fill, _, _): collect(fill)
    case .bar: break
    case .effect(_, let views), .group(let views): views.forEach { collect($0) }
    }
  }

  private mutating func collect<Value: Mixable>(_ animated: Animated<Value>?) {
    switch animated {
    case nil, .constant: break
    case .track(.time, let track): times += track.jumps(isDiscrete: Value.isDiscrete)
    case .track(.progress, let track):
      if let presence { times += track.jumps(isDiscrete: Value.isDiscrete).flatMap(presence) }
    case .track(.offset, let track):
      corners += track.corners
      guard let driving = scroll?.driving, let range = range(of: driving) else { break }
      if track.interpolation.isStep {
        times += track.switches(driving: driving, in: range).map(\.time)
      } else {
        times += track.jumps(isDiscrete: Value.isDiscrete).flatMap { driving.crossings(of: $0, in: range) }.map(\.input)
      }
    case .triggers(let initial, let triggers):
      corners += triggers.map(\.offset)
      guard let driving = scroll?.driving, let range = range(of: driving) else { break }
      let line = TriggerLine(initial: initial, triggers: triggers)
      for passage in line.passages(of: driving, backFrom: range.upperBound, to: range.lowerBound)
      where Value.isDiscrete || line.triggers[passage.index].duration <= 0 {
        times.append(passage.crossing.input)
      }
    case .function(let function):
      corners += function.steps
      guard let driving = scroll?.driving, let range = range(of: driving) else { break }
      times += function.steps.flatMap { driving.crossings(of: $0, in: range) }.map(\.input)
    }
  }

  private func range(of driving: Track<Double>) -> ClosedRange<Double>? {
    guard let first = driving.keys.first, first.input < end else { return nil }
    return first.input...end
  }
}
