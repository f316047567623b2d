import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

/// Times of frames, errors, and random access.
@Suite struct TimelineFrameTests {
  @Test func framesLieAtExactFractions() throws {
    let timeline = try Timeline(scene: Sample.scene(), reel: Sample.push("home", "forest"))
    #expect(timeline.exactDuration == Fraction(5058, 10000))
    let times = timeline.frameTimes(rate: Fraction(60))
    #expect(times.count == 32)
    #expect(times.count == timeline.frameCount(rate: Fraction(60)))
    #expect(times[7] == Fraction(7, 60))
    #expect(try #require(times.last) >= timeline.exactDuration)
    let end = timeline.state(at: try #require(times.last).value)
    #expect(end.phase == .after)
    #expect(end.timeless == timeline.state(at: timeline.duration).timeless)
    #expect(timeline.frameTimes(rate: Fraction(30000, 1001))[3] == Fraction(3003, 30000))
  }

  @Test func aWholeNumberOfFramesHasNoneTooMany() throws {
    var reel = Sample.scroll("home", [(0, 0), (0.1, 10)])
    reel.hold = .init(before: 0.2, after: 0.3)
    let timeline = try Timeline(scene: Sample.scene(), reel: reel)
    #expect(timeline.exactDuration == Fraction(3, 5))
    #expect(timeline.frameCount(rate: Fraction(60)) == 37)
    #expect(timeline.frameCount(rate: Fraction(30)) == 19)
  }

  @Test func aStillOfNoLengthIsOneFrame() throws {
    let reel = Reel(name: "r", kind: .still(.init(screen: "home")))
    #expect(try Timeline(scene: Sample.scene(), reel: reel).frameCount(rate: Fraction(60)) == 1)
  }

  @Test func holdsShowTheEnds() throws {
    var reel = Sample.push("home", "forest")
    reel.hold = .init(before: 0.5, after: 0.25)
    let timeline = try Timeline(scene: Sample.scene(), reel: reel)
    #expect(abs(timeline.duration - 1.2558) < 1e-12)
    #expect(timeline.state(at: 0.25).phase == .before)
    #expect(timeline.state(at: 0.25).screens.map(\.role) == [.alone])
    #expect(timeline.state(at: 0.6).phase == .running)
    #expect(abs(timeline.state(at: 0.6).progress - 0.5448) < 1e-4)
    #expect(timeline.state(at: 1.1).phase == .after)
    #expect(
      timeline.state(at: 0).timeless
        == (try Timeline(scene: Sample.scene(), reel: Sample.still("home"))).state(at: 0).timeless)
    let rest = try Timeline(scene: Sample.scene(), reel: Sample.still("forest", stack: ["home"]))
    #expect(timeline.state(at: 1.2).timeless == rest.state(at: 0).timeless)
    #expect(timeline.state(at: -1).timeless == timeline.state(at: 0).timeless)
    #expect(timeline.state(at: 99).timeless == timeline.state(at: 1.2).timeless)
  }

  @Test func unknownNamesAreErrors() {
    #expect(throws: TimelineError.unknownScreen("hom", reel: "push", known: Sample.scene().screens.map(\.name))) {
      try Timeline(scene: Sample.scene(), reel: Sample.push("hom", "forest"))
    }
    let out = Animator(
      name: "out", operation: .pop, duration: 1, curve: .easing(.linear), from: .init(), to: .init())
    #expect(throws: TimelineError.wrongOperation(animator: "out", for: .pop, reel: "r")) {
      let scene = Scene(screens: [Sample.home, Sample.plain], animators: [out])
      let reel = Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "plain", animator: "out")))
      _ = try Timeline(scene: scene, reel: reel)
    }
    #expect(throws: TimelineError.unknownAnimator("spin", reel: "r", known: [])) {
      let reel = Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "plain", animator: "spin")))
      _ = try Timeline(scene: Sample.scene(), reel: reel)
    }
    #expect(throws: TimelineError.invalidDuration(-1, reel: "r")) {
      _ = try Timeline(scene: Sample.scene(), reel: Reel(name: "r", kind: .still(.init(screen: "home", duration: -1))))
    }
    #expect(throws: TimelineError.unknownScreen("nowhere", reel: "still", known: Sample.scene().screens.map(\.name))) {
      try Timeline(scene: Sample.scene(), reel: Sample.still("home", stack: ["nowhere"]))
    }
  }

  @Test func aFilmOfMoreThanAMinuteIsAskedForInWords() throws {
    func still(_ seconds: Double, hold: Double, longest: Double? = nil) throws -> Double {
      var scene = Sample.scene()
      if let longest { scene.longestFilm = longest }
      let kind = Reel.Kind.still(.init(screen: "home", duration: seconds))
      return try Timeline(scene: scene, reel: Reel(name: "r", kind: kind, hold: .init(before: hold))).duration
    }
    #expect(try still(59, hold: 1) == 60)
    #expect(throws: TimelineError.filmTooLong(60.5, reel: "r", limit: 60)) { try still(59, hold: 1.5) }
    #expect(try still(59, hold: 1.5, longest: 61) == 60.5)
    #expect(throws: TimelineError.filmTooLong(61.5, reel: "r", limit: 61)) { try still(60, hold: 1.5, longest: 61) }
    #expect(try still(599, hold: 1, longest: 600) == 600)
    // A scene cannot raise the limit beyond ten minutes.
    #expect(throws: TimelineError.filmTooLong(600.5, reel: "r", limit: 600)) {
      try still(599, hold: 1.5, longest: 1e6)
    }
    #expect(throws: TimelineError.filmTooLong(3000, reel: "scroll", limit: 60)) {
      _ = try Timeline(scene: Sample.scene(), reel: Sample.scroll("home", [(0, 0), (3000, 100)]))
    }
    #expect(
      "\(TimelineError.filmTooLong(90.5, reel: "scroll", limit: 60))"
        == "reels.scroll: the film lasts 90.5 seconds, at most 60 are drawn; "
        + "for a film of that length let the scene say longestFilm: 91")
  }

  @Test(arguments: [-0.01, 1.2, .infinity, .nan])
  func aFingerStaysOnThePage(place: Double) {
    let reel = Sample.swipe("forest", "home", finger: [(0, 0), (0.3, place)], release: .finish)
    #expect(throws: TimelineError.self) { _ = try Timeline(scene: Sample.scene(), reel: reel) }
  }
}
