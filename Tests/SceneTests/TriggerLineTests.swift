import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelScene

/// Changes that start where the offset passes thresholds: searched backwards, compared with the full history.
@Suite struct TriggerLineTests {
  private struct Passage {
    let start: Double
    let duration: Double
    let value: Double
  }

  /// The naive form: every passage of every trigger since the beginning, each change starting from the value reached.
  private func plainly(_ line: TriggerLine<Double>, _ scroll: ScrollTrack, at time: Double) -> Double {
    func reached(_ count: Int) -> Double { count > 0 ? line.triggers[count - 1].value : line.initial }
    func settled(_ offset: Double) -> Double { reached(line.triggers.count { offset > $0.offset }) }
    guard let driving = scroll.driving, time > driving.keys[0].input else { return settled(scroll.offset(at: time)) }
    let begin = driving.keys[0].input
    let passages = line.triggers.enumerated().flatMap { index, trigger in
      driving.crossings(of: trigger.offset, in: begin...time).map { (crossing: $0, index: index) }
    }.sorted { a, b in
      if a.crossing.input != b.crossing.input { return a.crossing.input < b.crossing.input }
      if a.crossing.isRising != b.crossing.isRising { return b.crossing.isRising }
      return a.crossing.isRising ? a.index < b.index : a.index > b.index
    }
    var change = (start: begin, from: 0.0, to: settled(driving.value(at: begin)), duration: 0.0)
    func value(_ time: Double) -> Double {
      if change.duration <= 0 || time >= change.start + change.duration { return change.to }
      let eased = Easing.easeInOut.value(at: (time - change.start) / change.duration)
      return Double.mixed(change.from, change.to, eased)
    }
    for (crossing, index) in passages {
      let from = value(crossing.input)
      change = (crossing.input, from, reached(crossing.isRising ? index + 1 : index), line.triggers[index].duration)
    }
    return value(time)
  }

  @Test func changesAreThoseOfTheWholeStory() {
    var random = SeededGenerator(seed: 8)
    var between = 0
    for round in 0..<200 {
      var input = 0.0
      let keys = (0..<Int.random(in: 1...30, using: &random)).map { _ -> Track<Double>.Key in
        input += [0, 0.02, 0.3, Double.random(in: 0...1, using: &random)].randomElement(using: &random) ?? 0
        return .init(input, Double(Int.random(in: -6...12, using: &random)) * 10)
      }
      let kind =
        [Track<Double>.Interpolation.linear, .step, .curve(.easeInOut)].randomElement(using: &random) ?? .linear
      let scroll = Reel.Scroll(
        screen: "home", track: Track(keys: keys, interpolation: kind), isDrag: Bool.random(using: &random))
      let track = ScrollTrack(Sample.home, in: Scene(screens: [Sample.home]), scroll: scroll, start: 0)
      let line = TriggerLine(
        initial: 0.25,
        triggers: (0..<Int.random(in: 0...8, using: &random)).map { _ in
          Trigger(
            offset: Double(Int.random(in: -15...25, using: &random)) * 5,
            value: Double.random(in: 0...1, using: &random),
            duration: [0, 0.1, 0.6, 3].randomElement(using: &random) ?? 0)
        })
      for _ in 0..<40 {
        let time = Double.random(in: -0.1...input + 2, using: &random)
        let found = line.value(TrackInputs(time: time, scroll: track, presence: 1), mixing: Double.mixed)
        #expect(found == plainly(line, track, at: time), "round \(round) at \(time)")
        if !line.triggers.contains(where: { $0.value == found }) && found != 0.25 { between += 1 }
      }
    }
    #expect(between > 300)
  }
}
