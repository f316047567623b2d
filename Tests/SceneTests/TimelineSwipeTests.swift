import NavReelDrawing
import NavReelMotion
import Testing
import NavReelTestSupport

@testable import NavReelScene

/// Fingers, releases and the motion after them: docs/ios.md, E4, and the behaviour of WRNavigationBar.
@Suite struct TimelineSwipeTests {
  private func timeline(
    _ finger: [(Double, Double)], _ release: Reel.Release, width: Double = 375, threshold: Double = 0.5,
    duration: Double = 0.5, operation: Reel.Operation = .pop, barMotion: BarMotion = .system
  ) throws -> Timeline {
    let (from, to) = operation == .pop ? ("forest", "home") : ("home", "forest")
    var reel = Sample.swipe(
      from, to, finger: finger, release: release, threshold: threshold, duration: duration, operation: operation)
    reel.barMotion = barMotion
    return try Timeline(scene: Sample.scene(width: width), reel: reel)
  }

  @Test func theEdgeIsUnderTheFinger() throws {
    let timeline = try timeline([(0, 0), (0.5, 0.8)], .finish)
    for time in [0.05, 0.1, 0.25, 0.4] {
      let state = timeline.state(at: time)
      #expect(abs(try #require(state.page("forest")).x - time / 0.5 * 0.8 * 375) < 1e-9)
      #expect(state.phase == .running)
      #expect(state.progress == state.barProgress)
    }
  }

  @Test func aFingerCannotLeaveThePage() throws {
    let timeline = try timeline([(0, 0), (0.1, 0), (0.2, 1.1), (0.3, 1.1)], .finish)
    #expect(timeline.state(at: 0.1).progress == 0)
    #expect(timeline.state(at: 0.25).progress == 0.999)
  }

  @Test func aStillFingerTakesTheWholeDurationToTheEnd() throws {
    let finish = try timeline([(0, 0), (0.3, 0.3), (0.5, 0.3)], .finish)
    #expect(abs(finish.duration - 1.0) < 1e-9)
    let cancel = try timeline([(0, 0), (0.3, 0.3), (0.5, 0.3)], .cancel)
    #expect(abs(cancel.duration - 1.0) < 1e-9)
  }

  @Test func aFastFingerShortensTheRestInProportion() throws {
    // 4 page widths per second, 2 per duration: the rest takes rest/4 seconds.
    let finish = try timeline([(0, 0), (0.1, 0.4)], .finish)
    #expect(abs(finish.duration - 0.1 - 0.6 / 4) < 1e-8)
    let cancel = try timeline([(0, 0), (0.1, 0.4)], .cancel)
    #expect(abs(cancel.duration - 0.1 - 0.4 / 4) < 1e-8)
    let later = try timeline([(0, 0), (0.2, 0.8)], .finish)
    #expect(abs(later.duration - 0.2 - 0.2 / 4) < 1e-8)
  }

  @Test func progressDoesNotJumpAtRelease() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let end = Double.random(in: 0.05...0.6, using: &random)
      let finger = [
        (0, 0), (end / 2, Double.random(in: 0...1, using: &random)), (end, Double.random(in: 0...1, using: &random)),
      ]
      for release in Reel.Release.allCases {
        let timeline = try timeline(finger, release, duration: Double.random(in: 0.1...1, using: &random))
        let before = timeline.state(at: end - 1e-7)
        let after = timeline.state(at: end + 1e-7)
        #expect(abs(before.progress - after.progress) < 1e-5)
        #expect(timeline.duration >= end - 1e-9)
      }
    }
  }

  @Test func theWayLeftRunsOnTheCurve() throws {
    let timeline = try timeline([(0, 0), (0.2, 0.4), (0.4, 0.4)], .finish)
    let half = timeline.state(at: 0.4 + 0.25)
    let expected = 0.4 + 0.6 * TimingCurve.spring(.navigation).progress(atFraction: 0.5)
    #expect(abs(half.progress - expected) < 1e-12)
    #expect(half.phase == .released)
  }

  @Test(arguments: [(52.5, false), (53, true), (52, false)])
  func theThresholdIsPassedStrictly(pulled: Double, finishes: Bool) throws {
    let p = pulled / 375
    let timeline = try timeline([(0, 0), (0.2, p), (0.5, p)], .rule, threshold: 0.14, operation: .push)
    #expect(timeline.state(at: 10).page(finishes ? "forest" : "home") != nil)
    #expect(timeline.state(at: 10).screens.count == 1)
  }

  @Test func speedDecidesTogetherWithPlace() throws {
    // 0.3 + 0.5·v > 0.5 from v = 0.4 on.
    let slow = try timeline([(0, 0), (0.4, 0.265), (0.5, 0.3)], .rule)
    #expect(slow.state(at: 5).page("forest") != nil)
    let fast = try timeline([(0, 0), (0.4, 0.25), (0.5, 0.3)], .rule)
    #expect(fast.state(at: 5).page("home") != nil)
    let backwards = try timeline([(0, 0), (0.4, 0.9), (0.5, 0.6)], .rule)
    #expect(backwards.state(at: 5).page("forest") != nil)
  }

  @Test func cancellingReturnsExactly() throws {
    for motion in BarMotion.allCases where motion != .stuck {
      var reel = Sample.swipe("forest", "home", finger: [(0, 0), (0.3, 0.45)], release: .cancel)
      reel.offsets = ["forest": -440]
      reel.barMotion = motion
      reel.hold = .init(before: 0.2, after: 0.3)
      let timeline = try Timeline(scene: Sample.scene(), reel: reel)
      let first = timeline.state(at: 0)
      let last = timeline.state(at: timeline.duration)
      #expect(first.timeless == last.timeless)
      #expect(last.progress == 0)
      #expect(last.phase == .after)
      #expect(first.phase == .before)
    }
  }

  @Test func finishingEndsAsAPlainPop() throws {
    var swipe = Sample.swipe("forest", "home", finger: [(0, 0), (0.3, 0.45)], release: .finish)
    var pop = Sample.pop("forest", "home")
    for motion in BarMotion.allCases {
      (swipe.barMotion, pop.barMotion) = (motion, motion)
      let a = try Timeline(scene: Sample.scene(), reel: swipe)
      let b = try Timeline(scene: Sample.scene(), reel: pop)
      #expect(a.state(at: a.duration).timeless == b.state(at: b.duration).timeless)
      #expect(
        a.state(at: a.duration).timeless
          == (try Timeline(scene: Sample.scene(), reel: Sample.still("home"))).state(at: 1).timeless)
    }
  }

  @Test func aLibraryBarReturnsInItsOwnTime() throws {
    let finger = [(0.0, 0.0), (0.2, 0.4), (0.4, 0.4)]
    let cancel = try timeline(finger, .cancel, duration: 0.35, barMotion: .wr)
    #expect(abs(cancel.state(at: 0.4 + 0.07).barProgress - 0.2) < 1e-9)
    #expect(abs(cancel.state(at: 0.4 + 0.1401).barProgress) < 1e-12)
    #expect(cancel.state(at: 0.4 + 0.139).barProgress > 0)
    let finish = try timeline(finger, .finish, duration: 0.35, barMotion: .wr)
    #expect(abs(finish.state(at: 0.4 + 0.105).barProgress - 0.7) < 1e-9)
    #expect(finish.state(at: 0.4 + 0.2101).barProgress == 1)
    #expect(finish.state(at: 0.4 + 0.209).barProgress < 1)
    let snap = try timeline(finger, .cancel, duration: 0.35, barMotion: .wrObjC)
    #expect(snap.state(at: 0.4 + 1e-6).barProgress == 0)
  }

  /// Under the finger the title's colour moves along; after the release it stays, like the tint, until the page has
  /// arrived. Facts: the library's interactive update, and its release, which only animates the background.
  @Test func aLibraryMixesTitlesUnderTheFinger() throws {
    var scene = Sample.scene(width: 375)
    for index in scene.screens.indices {
      let isForest = scene.screens[index].name == "forest"
      scene.screens[index].bar.titleColor = isForest ? Color(255, 0, 0) : Color(0, 255, 0)
      scene.screens[index].scroll.titleColor = nil
    }
    for (motion, release) in [(BarMotion.wr, Reel.Release.finish), (.wr, .cancel), (.wrObjC, .finish)] {
      var reel = Sample.swipe("forest", "home", finger: [(0, 0), (0.4, 0.4), (0.6, 0.4)], release: release)
      reel.barMotion = motion
      let timeline = try Timeline(scene: scene, reel: reel)
      for (time, p) in [(0.1, 0.1), (0.3, 0.3), (0.5, 0.4), (0.7, 0.4), (timeline.duration - 1e-6, 0.4)] {
        let color = timeline.state(at: time).bar.titleColor
        #expect(abs(color.red - (1 - p)) < 1e-9 && abs(color.green - p) < 1e-9, "\(motion) \(release) \(time)")
      }
      let end = timeline.state(at: timeline.duration).bar.titleColor
      #expect(end == (release == .finish ? Color(0, 255, 0) : Color(255, 0, 0)))
    }
  }

  @Test func aStuckBarStaysAtTheMixOfTheRelease() throws {
    let timeline = try timeline([(0, 0), (0.3, 0.26), (0.5, 0.26)], .cancel, barMotion: .stuck)
    let last = try #require(timeline.state(at: timeline.duration).backgrounds.first)
    #expect(abs(last.alpha - 0.26) < 1e-12)
    #expect(timeline.state(at: timeline.duration + 5).backgrounds.first == last)
    #expect(timeline.state(at: 0.6).backgrounds.first?.alpha == last.alpha)
  }
}
