import NavReelMotion
import NavReelTestSupport
import Testing

@Suite struct TrackTests {
  private let fade = Track(keys: [.init(-480, 0.0), .init(-416, 1.0)])
  private let style = Track(keys: [.init(-480, "light"), .init(-448, "dark")], interpolation: .step)

  /// The forest page of WRNavigationBar's demo; its alpha of 1.25 at −400 is drawn as 1.
  @Test(arguments: [(-500.0, 0.0), (-480, 0), (-464, 0.25), (-448, 0.5), (-447, 0.515625), (-416, 1), (-400, 1)])
  func linearTrackHoldsAtItsEnds(offset: Double, alpha: Double) {
    #expect(fade.value(at: offset) == alpha)
  }

  @Test func stepIsTakenStrictlyAboveItsInput() {
    #expect(style.sample(at: -500).to == "light")
    #expect(style.sample(at: -448).to == "light")
    #expect(style.sample(at: (-448.0).nextUp).to == "dark")
    #expect(style.sample(at: 0).to == "dark")
    #expect(style.sample(at: -448).fraction == 0)
  }

  @Test func sampleNamesBothNeighbours() {
    let track = Track(keys: [.init(0, "a"), .init(2, "b"), .init(4, "c")])
    let middle = track.sample(at: 3)
    #expect(middle.from == "b" && middle.to == "c" && middle.fraction == 0.5)
    let end = track.sample(at: 2)
    #expect(end.from == "a" && end.to == "b" && end.fraction == 1)
    let after = track.sample(at: 9)
    #expect(after.from == "c" && after.to == "c")
  }

  @Test func constantIsTheSameEverywhere() {
    let track = Track.constant(7.0)
    for input in [-1e9, 0, 3, 1e9] { #expect(track.value(at: input) == 7) }
    #expect(track.crossings(of: 7, in: -10...10).isEmpty)
  }

  @Test func keysAreMetBitForBit() {
    let keys = [0.1, 0.7, 0.3].enumerated().map { Track<Double>.Key(Double($0.offset) / 3, $0.element) }
    for kind in [Track<Double>.Interpolation.linear, .curve(.easeInOut), .spring(.navigation)] {
      let track = Track(keys: keys, interpolation: kind)
      for key in keys { #expect(track.value(at: key.input) == key.value) }
    }
  }

  @Test func curveAppliesBetweenEachPairOfKeys() {
    let track = Track(keys: [.init(0, 0.0), .init(1, 10), .init(3, 20)], interpolation: .curve(.easeInOut))
    #expect(track.value(at: 0.25) == 10 * Easing.easeInOut.value(at: 0.25))
    #expect(abs(track.value(at: 1.5) - (10 + 10 * Easing.easeInOut.value(at: 0.25))) < 1e-12)
  }

  @Test func springBetweenKeysMayOvershootAndArrives() {
    let bouncy = Track(
      keys: [.init(0, 0.0), .init(2, 1)], interpolation: .spring(Spring(angularFrequency: 9, dampingRatio: 0.3)))
    let values = (0...200).map { bouncy.value(at: Double($0) / 100) }
    #expect(values.contains { $0 > 1.2 })
    #expect(abs(bouncy.value(at: 1.999999) - 1) < 0.0011)
    #expect(bouncy.value(at: 2) == 1)
  }

  @Test func doubleKeyIsAJumpThatHoldsStrictlyAbove() {
    let jump = Track(keys: [.init(0, 0.0), .init(1, 0), .init(1, 5), .init(2, 5)])
    #expect(jump.value(at: 1) == 0)
    #expect(jump.value(at: 1.0.nextUp) == 5)
  }

  @Test func mapKeepsInputsAndInterpolation() {
    let mapped = style.map(\.count)
    #expect(mapped.keys.map(\.value) == [5, 4])
    #expect(mapped.interpolation.isStep)
    #expect(mapped.keys[1].input == -448)
  }
}

@Suite struct TrackCrossingTests {
  @Test func linearCrossingsAreWhereTheLineMeetsTheLevel() {
    let track = Track(keys: [.init(0, 0.0), .init(1, 10), .init(3, -10)])
    let found = track.crossings(of: 5, in: 0...3)
    #expect(found.map(\.isRising) == [true, false])
    #expect(found[0].input == 0.5)
    #expect(abs(found[1].input - 1.5) < 1e-15)
  }

  @Test func crossingsOutsideTheRangeAreLeftOut() {
    let track = Track(keys: [.init(0, 0.0), .init(1, 10), .init(3, -10)])
    #expect(track.crossings(of: 5, in: 0.6...1.2).isEmpty)
    #expect(track.crossings(of: 5, in: 0.6...2).map(\.isRising) == [false])
  }

  @Test func restingOnTheLevelIsNotAbove() {
    let track = Track(keys: [.init(0, 0.0), .init(1, 5), .init(2, 5), .init(3, 6)])
    let found = track.crossings(of: 5, in: 0...3)
    #expect(found.map(\.isRising) == [true])
    #expect(abs(found[0].input - 2) < 1e-15)
    let touching = Track(keys: [.init(0, 6.0), .init(1, 5), .init(2, 6)])
    #expect(touching.crossings(of: 5, in: 0...2).map(\.isRising) == [false, true])
    let from = Track(keys: [.init(0, 4.0), .init(1, 5), .init(2, 4)])
    #expect(from.crossings(of: 5, in: 0...2).isEmpty)
  }

  @Test func easedCrossingsAreSolved() {
    let track = Track(keys: [.init(0, 0.0), .init(1, 1)], interpolation: .curve(.easeInOut))
    for (level, clock) in [(0.4, 0.4415), (0.6, 0.5585), (0.9, 0.7793)] {
      let found = track.crossings(of: level, in: 0...1)
      #expect(found.count == 1 && found[0].isRising)
      #expect(abs(found[0].input - clock) < 0.00005)
    }
  }

  @Test func overshootsAndSwingsCrossMoreThanOnce() {
    let back = Track(keys: [.init(0, 0.0), .init(1, 1)], interpolation: .curve(.bezier(0.3, 1.7, 0.6, 1.2)))
    #expect(back.crossings(of: 1.01, in: 0...1).map(\.isRising) == [true, false])
    let bouncy = Track(
      keys: [.init(0, 0.0), .init(2, 1)], interpolation: .spring(Spring(angularFrequency: 9, dampingRatio: 0.3)))
    let found = bouncy.crossings(of: 1.02, in: 0...2)
    #expect(found.count == 4)
    #expect(found.map(\.isRising) == [true, false, true, false])
  }

  @Test func stateOnBothSidesOfACrossingIsAsSaid() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let track = Track.random(keys: 12, using: &generator)
      let level = Double.random(in: -5...5, using: &generator)
      let range = track.keys[0].input...track.keys[11].input
      var isAbove = track.value(at: range.lowerBound) > level
      for crossing in track.crossings(of: level, in: range) {
        #expect(crossing.isRising == !isAbove)
        #expect(track.value(at: crossing.input) <= level)
        let other = crossing.isRising ? crossing.input.nextUp : crossing.input.nextDown
        #expect(track.value(at: other) > level)
        isAbove = crossing.isRising
      }
      #expect(isAbove == (track.value(at: range.upperBound) > level))
    }
  }
}

@Suite struct TrackSwitchTests {
  private func drive(_ values: [Double]) -> Track<Double> {
    Track(keys: values.enumerated().map { .init(Double($0.offset), $0.element) })
  }

  @Test func withoutHysteresisSwitchesAreTheStepsOwn() {
    let style = Track(keys: [.init(0, 0.0), .init(3, 1), .init(6, 2)], interpolation: .step)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let driving = drive((0..<9).map { _ in Double.random(in: -2...9, using: &generator) })
      let switches = style.switches(driving: driving, in: 0...8)
      for n in 0...800 {
        let t = Double(n) / 100
        let last = switches.last { $0.hasHappened(at: t) }
        let start = style.value(at: driving.value(at: 0))
        #expect((last?.to ?? start) == style.value(at: driving.value(at: t)))
      }
    }
  }

  @Test func jitterAroundAThresholdSwitchesAtMostOnce() {
    let jitter = drive([119, 121, 119, 121])
    let plain = Track(keys: [.init(0, "a"), .init(120, "b")], interpolation: .step)
    #expect(plain.switches(driving: jitter, in: 0...3).count == 3)
    let calm = Track(keys: [.init(0, "a"), .init(120, "b")], interpolation: .step, hysteresis: 4)
    #expect(calm.switches(driving: jitter, in: 0...3).count <= 1)
    let reached = calm.switches(driving: drive([119, 121, 119, 125, 119, 121, 114]), in: 0...6)
    #expect(reached.map(\.to) == ["b", "a"])
    #expect(reached[0].time > 2 && reached[0].time < 3)
    #expect(reached[1].time > 5 && reached[1].time <= 6)
  }

  @Test func quickScrollPassesEveryLevel() {
    let levels = Track(
      keys: [.init(0, 0), .init(10, 1), .init(20, 2), .init(30, 3)], interpolation: .step, hysteresis: 2)
    let up = levels.switches(driving: drive([0, 100]), in: 0...1)
    #expect(up.map(\.to) == [1, 2, 3])
    let jump = Track(keys: [.init(0, 100.0), .init(1, 0)], interpolation: .step)
    #expect(levels.switches(driving: jump, in: 0...2).map(\.to) == [2, 1, 0])
  }

  @Test func hysteresisNeedsNoEarlierQuestions() {
    let calm = Track(keys: [.init(0, "a"), .init(120, "b")], interpolation: .step, hysteresis: 4)
    let driving = drive([100, 130, 119, 130, 100])
    let times = stride(from: 0, through: 4, by: 0.05).map { $0 }
    let forwards = times.map { calm.sample(driving: driving, at: $0).to }
    let backwards = times.reversed().map { calm.sample(driving: driving, at: $0).to }
    #expect(forwards == Array(backwards.reversed()))
    #expect(calm.sample(driving: driving, at: 2).to == "b")
    #expect(calm.sample(driving: driving, at: 4).to == "a")
  }

  @Test func trackThatIsNotOfStepsHasNoSwitches() {
    let fade = Track(keys: [.init(0, 0.0), .init(1, 1)])
    #expect(fade.switches(driving: drive([0, 1, 0]), in: 0...2).isEmpty)
  }
}
