import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

/// Pages of pushes and pops: acceptance vectors, and measurements from recordings.
@Suite struct TimelinePageMotionTests {
  @Test func pushAfterATenthOfASecond() throws {
    let state = try Timeline(scene: Sample.scene(), reel: Sample.push("home", "forest")).state(at: 0.1)
    #expect(abs(state.progress - 0.5448) < 1e-4)
    let entering = try #require(state.page("forest"))
    let covered = try #require(state.page("home"))
    #expect(abs(entering.x - 177.5) < 0.05)
    #expect(abs(covered.x + 63.7) < 0.05)
    #expect(abs(covered.dim - 0.0545) < 1e-4)
    #expect(abs(entering.shadow - 0.169 * 0.4552) < 1e-4)
    #expect(state.screens.map(\.name) == ["home", "forest"])
    #expect(state.screens.map(\.role) == [.covered, .top])
  }

  @Test func coveredPageEndsThreeTenthsAway() throws {
    let timeline = try Timeline(scene: Sample.scene(width: 375), reel: Sample.push("home", "forest"))
    let state = timeline.state(at: 0.5057)
    let covered = try #require(state.page("home"))
    #expect(abs(covered.x + 112.5) < 1)
  }

  @Test func popShadowAndDimFadeWithTheWay() throws {
    let state = try Timeline(scene: Sample.scene(), reel: Sample.pop("forest", "home")).state(at: 0.1)
    let leaving = try #require(state.page("forest"))
    #expect(abs(leaving.shadow - 0.165 * (1 - state.progress)) < 1e-12)
    #expect(abs(try #require(state.page("home")).dim - 0.10 * (1 - state.progress)) < 1e-12)
    #expect(state.screens.map(\.name) == ["home", "forest"])
  }

  @Test func aPopIsAPushBackwards() throws {
    let names = ["home", "forest", "large", "plain", "hidden", "custom"]
    let curve = TimingCurve.easing(.linear)
    for below in names {
      for above in names where above != below {
        let push = Reel(name: "a", kind: .transition(.init(.push, from: below, to: above, duration: 1, curve: curve)))
        let pop = Reel(name: "b", kind: .transition(.init(.pop, from: above, to: below, duration: 1, curve: curve)))
        let there = try Timeline(scene: Sample.scene(), reel: push)
        let back = try Timeline(scene: Sample.scene(), reel: pop)
        for step in 1..<64 {
          let p = Double(step) / 64
          let (a, b) = (there.state(at: p).withoutShadows, back.state(at: 1 - p).withoutShadows)
          #expect(a.screens == b.screens)
          #expect(a.backgrounds == b.backgrounds)
          #expect(a.bar.isClose(to: b.bar))
          #expect(a.chevron == b.chevron)
          #expect(a.contents.map(\.titleTravel) == b.contents.map(\.titleTravel))
        }
      }
    }
  }

  @Test func aSpringPassesItsGoal() throws {
    let curve = TimingCurve.spring(Spring(duration: 0.5, dampingRatio: 0.5))
    let reel = Reel(name: "a", kind: .transition(.init(.push, from: "home", to: "plain", duration: 0.5, curve: curve)))
    let timeline = try Timeline(scene: Sample.scene(), reel: reel)
    let lowest = (0...500).compactMap { timeline.state(at: Double($0) / 1000).page("plain")?.x }.min()
    #expect(try #require(lowest) < -20)
  }
}

extension FrameState {
  fileprivate var withoutShadows: FrameState {
    var state = self
    for index in state.screens.indices { state.screens[index].shadow = 0 }
    return state
  }
}

extension BarState {
  fileprivate func isClose(to other: BarState) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-12 }
    func near(_ a: Color, _ b: Color) -> Bool {
      near(a.red, b.red) && near(a.green, b.green) && near(a.blue, b.blue) && near(a.alpha, b.alpha)
    }
    return near(height, other.height) && near(tintColor, other.tintColor) && near(titleColor, other.titleColor)
      && near(itemsAlpha, other.itemsAlpha) && near(translationY, other.translationY)
  }
}
