import Testing
import NavReelTestSupport

@testable import NavReelMotion

/// Tests that reading a track from its end gives the same result as reading all of it.
@Suite struct StretchTests {
  /// Rises, falls, plateaus, jumps and keys that share an input, in every interpolation.
  private static func driving(_ random: inout SeededGenerator) -> Track<Double> {
    let kinds: [Track<Double>.Interpolation] = [
      .linear, .step, .curve(.easeInOut), .spring(Spring(mass: 1, stiffness: 200, damping: 8)),
    ]
    var input = 0.0
    let keys = (0..<Int.random(in: 1...14, using: &random)).map { _ -> Track<Double>.Key in
      let step = [0, 1e-12.nextUp, 0.25, Double.random(in: 0...2, using: &random)].randomElement(using: &random) ?? 0
      input += step
      return .init(input, Double(Int.random(in: -4...14, using: &random)))
    }
    return Track(keys: keys, interpolation: kinds.randomElement(using: &random) ?? .linear)
  }

  /// Returns every crossing of every key's edges, in order; the reference implementation.
  private static func switches(
    _ steps: Track<Int>, _ driving: Track<Double>, in range: ClosedRange<Double>
  ) -> [Track<Int>.Switch] {
    var passages: [(time: Double, key: Int, isRising: Bool)] = []
    for key in 1..<max(steps.keys.count, 1) {
      for isRising in [false, true] {
        let edge = steps.keys[key].input + (isRising ? steps.hysteresis : -steps.hysteresis) / 2
        passages += driving.crossings(of: edge, in: range).filter { $0.isRising == isRising }
          .map { ($0.input, key, isRising) }
      }
    }
    passages.sort { a, b in
      if a.time != b.time { return a.time < b.time }
      if a.isRising != b.isRising { return b.isRising }
      return a.isRising ? a.key < b.key : a.key > b.key
    }
    let start = driving.value(at: range.lowerBound)
    var level = max((steps.keys.firstIndex { $0.input >= start } ?? steps.keys.count) - 1, 0)
    var found: [Track<Int>.Switch] = []
    for passage in passages {
      let target = passage.isRising ? max(level, passage.key) : min(level, passage.key - 1)
      if target == level { continue }
      found.append(
        .init(
          time: passage.time, from: steps.keys[level].value, to: steps.keys[target].value, isRising: passage.isRising))
      level = target
    }
    return found
  }

  @Test func stepsTakeWhatTheWholeStorySays() {
    var random = SeededGenerator(seed: 21)
    var switched = 0
    for round in 0..<150 {
      let driving = Self.driving(&random)
      var place = -2.0
      let steps = Track(
        keys: (0..<Int.random(in: 1...6, using: &random)).map { index -> Track<Int>.Key in
          place += Double(Int.random(in: 0...4, using: &random))
          return .init(place, index)
        }, interpolation: .step, hysteresis: [0, 0.5, 2, 6].randomElement(using: &random) ?? 0)
      let begin = driving.keys[0].input
      let end = (driving.keys.last?.input ?? 0) + 1
      let plain = Self.switches(steps, driving, in: begin...end)
      #expect(steps.switches(driving: driving, in: begin...end) == plain, "round \(round)")
      switched += plain.count
      let around = (plain.map(\.time) + driving.keys.map(\.input)).flatMap { [$0.nextDown, $0, $0.nextUp] }
      for time in around + (0..<8).map({ _ in Double.random(in: begin...end, using: &random) }) {
        let start = steps.value(at: driving.value(at: begin))
        let isStory = time > begin && steps.hysteresis > 0
        let last = isStory ? Self.switches(steps, driving, in: begin...time).last { $0.hasHappened(at: time) } : nil
        let expected = last?.to ?? (isStory ? start : steps.value(at: driving.value(at: time)))
        #expect(steps.sample(driving: driving, at: time).to == expected, "round \(round) at \(time)")
      }
    }
    #expect(switched > 300)
  }

  @Test func stretchesMeetAndHoldEveryCrossing() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let driving = Self.driving(&random)
      let (begin, end) = (driving.keys[0].input, (driving.keys.last?.input ?? 0) + 0.5)
      let stretches = Array(driving.stretches(backFrom: end, to: begin)).reversed() as [Track<Double>.Stretch]
      #expect(stretches.first?.start == begin && stretches.last?.end == end)
      #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $0.end == $1.start && $0.to == $1.from })
      let level = Double(Int.random(in: -4...14, using: &random)) + 0.5
      #expect(
        stretches.compactMap { driving.crossing(of: level, in: $0) } == driving.crossings(of: level, in: begin...end))
    }
  }
}

extension Track where Value == Int {
  fileprivate func value(at input: Double) -> Int { sample(at: input).to }
}
