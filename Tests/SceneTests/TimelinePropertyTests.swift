import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelScene

/// Properties of every scene and reel.
@Suite struct TimelinePropertyTests {
  @Test(arguments: 0..<40)
  func nothingJumpsBetweenSwitches(seed: Int) throws {
    var random = RandomScene(seed: UInt64(seed))
    let timeline = try Timeline(scene: random.scene(), reel: random.reel())
    let switches = timeline.switchTimes
    #expect(switches == switches.sorted())
    #expect(undeclaredJumps(of: timeline, switches: switches) == [], "seed \(seed), \(timeline.reel.barMotion)")
  }

  @Test(arguments: 0..<40)
  func theSameInstantIsTheSameStateInAnyOrder(seed: Int) throws {
    var random = RandomScene(seed: UInt64(seed))
    let (scene, reel) = (random.scene(), random.reel())
    let timeline = try Timeline(scene: scene, reel: reel)
    let times = (0..<30).map { _ in random.number(-0.1...(timeline.duration + 0.1)) }
    let forwards = times.map { timeline.state(at: $0) }
    let again = try Timeline(scene: scene, reel: reel)
    let backwards = times.reversed().map { again.state(at: $0) }
    #expect(forwards == backwards.reversed())
  }

  @Test(arguments: 0..<40)
  func transitionsEndAsTheirScreensStand(seed: Int) throws {
    var random = RandomScene(seed: UInt64(seed))
    let scene = random.scene()
    var reel = random.reel(random.pick(["push", "pop", "swipe"]))
    if reel.barMotion == .stuck { reel.barMotion = .wr }
    let timeline = try Timeline(scene: scene, reel: reel)
    guard case .transition(let transition) = timeline.plot else { return }
    func still(_ participant: Participant, at time: Double) throws -> FrameState {
      let stack = participant.below.map { [$0.screen.name] } ?? []
      let reel = Reel(
        name: "still", kind: .still(.init(screen: participant.screen.name, duration: 50)), stack: stack,
        offsets: reel.offsets)
      return try Timeline(scene: scene, reel: reel).state(at: time).timeless
    }
    let end = timeline.duration
    let (first, last) = (try still(transition.from, at: 0), try still(transition.goal, at: end))
    #expect(timeline.state(at: 0).timeless == first)
    #expect(timeline.state(at: end).timeless == last)
    #expect(timeline.state(at: end).screens.map(\.role) == [.alone])
  }

  @Test(arguments: 0..<40)
  func everyNumberIsFiniteAndEveryAlphaBetweenNothingAndAll(seed: Int) throws {
    var random = RandomScene(seed: UInt64(1000 + seed))
    let timeline = try Timeline(scene: random.scene(), reel: random.reel())
    for step in 0...50 {
      let state = timeline.state(at: timeline.duration * Double(step) / 50)
      let flat = FlatState(state)
      for background in state.backgrounds {
        #expect((0...1).contains(background.alpha) && (0...1).contains(background.shadowAlpha))
      }
      #expect(flat.numbers.allSatisfy { $0.isFinite })
      for (name, number) in zip(flat.names, flat.numbers) where name.hasSuffix("lpha") || name.hasSuffix("dim") {
        #expect(number >= 0 && number <= 1, "\(name) \(number)")
      }
      #expect((0...1).contains(state.progress) && (0...1).contains(state.barProgress))
    }
  }
}
