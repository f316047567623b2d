import NavReel
import NavReelScene
import Testing

/// The article on title views that move in a transition: 0.35 s, ease-in-out, 375 points.
@Suite struct TitleViewTests {
  /// t/T, the pages' x, the titles' dx and alpha: that which comes, that which goes.
  private static let table: [[Double]] = [
    [0.1, 367.60, -2.47, 98.03, 0.020, -0.99, 0.990], [0.25, 326.56, -16.15, 87.08, 0.129, -6.46, 0.935],
    [0.5, 187.5, -62.5, 50, 0.5, -25, 0.75], [0.75, 48.44, -108.85, 12.92, 0.871, -43.54, 0.565],
    [0.9, 7.40, -122.53, 1.97, 0.980, -49.01, 0.510],
  ]

  private func row(_ state: FrameState, comes: String, goes: String) throws -> [Double] {
    let (new, old) = (try state.content(comes), try state.content(goes))
    let (newView, oldView) = (try #require(new.titleView), try #require(old.titleView))
    return [
      try state.page(comes).x, try state.page(goes).x, newView.translation.x, newView.alpha * new.titleAlpha,
      oldView.translation.x, oldView.alpha * old.titleAlpha,
    ]
  }

  @Test func thePushFollowsTheTable() throws {
    let film = try timeline("title-slide", "push")
    for expected in Self.table {
      let found = try row(film.state(at: 0.1 + expected[0] * 0.35), comes: "entry", goes: "journal")
      for (a, b) in zip(found, expected.dropFirst()) {
        #expect(isNear(a, b, within: 0.01), "\(a), \(b) at \(expected[0])")
      }
    }
  }

  /// The sensible reading: a pop is a push with the roles exchanged, and the page below starts at −125.
  @Test func thePopIsThePushBackwards() throws {
    let (push, pop) = (try timeline("title-slide", "push"), try timeline("title-slide", "pop"))
    for fraction in [0.1, 0.25, 0.5, 0.75, 0.9] {
      let forwards = try row(push.state(at: 0.1 + fraction * 0.35), comes: "entry", goes: "journal")
      let backwards = try row(pop.state(at: 0.1 + (1 - fraction) * 0.35), comes: "entry", goes: "journal")
      for (a, b) in zip(forwards, backwards) { #expect(isNear(a, b, within: 0.001), "\(a), \(b) at \(fraction)") }
    }
  }

  @Test func theLeftButtonStaysAndNothingIsDimmed() throws {
    for reel in ["push", "pop", "cancel"] {
      let film = try timeline("title-slide", reel)
      for step in 0...20 {
        let state = film.state(at: film.duration * Double(step) / 20)
        #expect(state.chevron == ChevronState(alpha: 1))
        #expect(state.screens.allSatisfy { $0.dim == 0 && $0.shadow == 0 })
      }
    }
  }

  @Test func theBarIsHeldOpaqueOrTravels() throws {
    let (held, system) = (try timeline("opaque-bar", "held"), try timeline("opaque-bar", "system"))
    let middle = 0.1 + 0.175
    #expect(held.state(at: middle).backgrounds.allSatisfy { $0.x == 0 })
    #expect(held.state(at: middle).backgrounds.first?.alpha == 1)
    #expect(system.state(at: middle).backgrounds.contains { $0.x < -100 })
    let faded = try timeline("opaque-bar", "faded").state(at: middle).backgrounds
    #expect(faded.allSatisfy { $0.x == 0 && $0.alpha < 0.6 })
    #expect(held.state(at: held.duration).backgrounds.map(\.alpha) == [0])
  }
}
