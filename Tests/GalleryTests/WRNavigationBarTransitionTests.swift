import NavReelDrawing
import NavReelLayout
import NavReelScene
import NavReelTestSupport
import Testing

@testable import NavReel

/// The bar on the way from one screen to another. Figures: the library's two heads, and recordings.
@Suite struct WRNavigationBarTransitionTests {
  static let swift = [0.1282, 0.2564, 0.3846, 0.5128, 0.6410, 0.7692, 0.8974, 1, 1]

  @Test(
    arguments: [
      ("push-wr", swift), ("pop-wr", swift),
      ("push-wr-objc", [0.1667, 0.3333, 0.5, 0.6667, 0.8333, 1, 1]),
      ("pop-wr-objc", [0.1389, 0.2778, 0.4167, 0.5556, 0.6944, 0.8333, 0.9722, 0.9722, 0.9722]),
    ] as [(String, [Double])])
  func theBarFollowsTheLibrarysFrames(reel: String, progress: [Double]) throws {
    let film = try WRNavigationBarScene("wr-push-pop").film(reel)
    let red = Color(255, 90, 95)
    let (from, to) = reel.hasPrefix("push") ? (Color.demoBlue, red) : (red, Color.demoBlue)
    for (index, expected) in progress.enumerated() {
      let state = film.state(at: Double(index + 1) / 60)
      #expect(isNear(state.barProgress, expected, within: 1e-4), "frame \(index + 1)")
      #expect(isNear(state.backgrounds[0].fill.color, from.mixed(with: to, expected), within: 1e-4))
      #expect(state.backgrounds.count == 1 && state.backgrounds[0].x == 0)
    }
    // Only what the target sets when it has appeared is exact.
    #expect(film.state(at: film.duration).backgrounds[0].fill.color == to)
  }

  /// The colour is there after 0.1 s, the page has made 0.545 of its way.
  @Test func theBarRunsAheadOfThePage() throws {
    let state = try WRNavigationBarScene("wr-push-pop").film("push-wr-objc").state(at: 0.1)
    #expect(isNear(state.progress, 0.545, within: 0.001) && state.barProgress == 1)
  }

  @Test(arguments: ["push-system", "pop-system"]) func theSystemsBarKeepsToThePage(reel: String) throws {
    let film = try WRNavigationBarScene("wr-push-pop").film(reel)
    for step in 0...20 {
      let state = film.state(at: film.duration * Double(step) / 20)
      #expect(state.barProgress == state.progress)
    }
  }

  @Test(
    arguments: [(0.0, 255, 255, 255), (0.25, 191, 235, 251), (0.5, 128, 215, 247), (0.75, 64, 195, 244)]
      as [(Double, Int, Int, Int)])
  func theBarFollowsTheFinger(place: Double, red: Int, green: Int, blue: Int) throws {
    // The first leg of the finger: 0.8 of the width in 0.4 s, after 0.1 s of rest.
    let state = try WRNavigationBarScene("swipe-follow").film("follow").state(at: 0.1 + place / 2)
    #expect(isNear(state.progress, place) && isNear(state.barProgress, place))
    #expect(isNear(state.backgrounds[0].alpha, place))
    #expect(isNear(state.backgrounds[0].fill.color, Color(red, green, blue), within: 0.5 / 255))
    #expect(isNear(state.screens.last?.x ?? -1, 375 * place, within: 1))
  }

  /// T = 0.35 s and p = 0.4: T·(1 − p) to finish, T·p to cancel, whatever the page still has to settle.
  @Test(arguments: [("finish", 0.21, 1), ("cancel", 0.14, 0)] as [(String, Double, Double)])
  func aReleaseTakesItsPartOfTheWhole(reel: String, rest: Double, goal: Double) throws {
    let film = try WRNavigationBarScene("swipe-follow").film(reel)
    let release = 0.7
    for (fraction, eased) in [(0.0, 0.0), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.999_9, 1)]
      as [(Double, Double)]
    {
      let state = film.state(at: release + fraction * rest)
      let expected = 0.4 + (goal - 0.4) * eased
      #expect(isNear(state.backgrounds[0].alpha, expected, within: 0.001), "\(fraction)")
      let color = Color.white.mixed(with: .demoBlue, expected)
      #expect(isNear(state.backgrounds[0].fill.color, color, within: 0.001))
      // Only the background is animated; tint and titles wait where the finger left them.
      #expect(state.phase == .released)
    }
    let done = film.state(at: release + rest + 1e-9).backgrounds[0]
    #expect(done.alpha == goal && done.fill.color == (goal == 1 ? .demoBlue : .white))
  }

  @Test func withoutTheMixTheBarStaysClearAndJumps() throws {
    let film = try WRNavigationBarScene("faults-none-stuck").film("finish-none")
    let first = film.state(at: 0)
    #expect(first.backgrounds[0].alpha == 0)
    let end = film.duration - 0.2
    for time in [0.1, 0.3, 0.5, 0.6, 0.62, end - 1e-6] {
      #expect(film.state(at: time).backgrounds == first.backgrounds)
    }
    #expect(isNear(film.state(at: 0.6).progress, 0.88))
    let last = film.state(at: end)
    #expect(last.backgrounds[0].alpha == 1 && last.backgrounds[0].fill.color == .demoBlue)
  }

  @Test func withoutTheReleaseTheBarFreezesAtItsMix() throws {
    let film = try WRNavigationBarScene("faults-none-stuck").film("cancel-stuck")
    let mix = Color.white.mixed(with: .demoBlue, 0.26)
    for time in [0.6, 0.65, 0.75, film.duration - 0.4, film.duration - 0.1, film.duration] {
      let background = film.state(at: time).backgrounds[0]
      #expect(isNear(background.alpha, 0.26) && isNear(background.fill.color, mix))
    }
    let (back, end) = (film.duration - 0.35, film.duration)
    #expect(film.draw(film.state(at: back)) == film.draw(film.state(at: end)))
    let cured = try WRNavigationBarScene("faults-none-stuck").film("cancel-wr")
    #expect(cured.draw(cured.state(at: cured.duration)) == cured.draw(cured.state(at: 0)))
    #expect(film.draw(film.state(at: end)) != cured.draw(cured.state(at: cured.duration)))
  }

  /// Over anything, the premultiplied mix lays on blue alone; the straight one is whiter all the way between.
  @Test(arguments: ["pop", "swipe"]) func onlyTheStraightMixFlashesWhite(way: String) throws {
    let scene = try WRNavigationBarScene("white-flash")
    let (straight, blend) = (try scene.film(way + "-wr"), try scene.film(way + "-blend"))
    var flashes = 0
    for step in 1..<40 {
      let time = 0.1 + (straight.duration - 0.2) * Double(step) / 40
      let (white, blue) = (straight.state(at: time), blend.state(at: time))
      #expect(isNear(blue.backgrounds[0].fill.color, .demoBlue, within: 1e-6))
      let color = try #require(white.backgrounds[0].fill.color)
      if color.red > 0.25 && white.backgrounds[0].alpha > 0.25 { flashes += 1 }
    }
    #expect(flashes >= 3)
    let (first, last) = (blend.state(at: 0), blend.state(at: blend.duration))
    #expect(first.backgrounds[0].alpha == 0 && last.backgrounds[0].alpha == 1)
  }

  /// Where a title stands in its page, in points.
  @Test(arguments: ["push", "back", "cancel"]) func aCustomBarTravelsWithItsPage(reel: String) throws {
    let film = try WRNavigationBarScene("custom-bar").film(reel)
    var met: Set<String> = []
    for step in 0...40 {
      let state = film.state(at: film.duration * Double(step) / 40)
      #expect(state.backgrounds.allSatisfy(\.isInPage) && state.contents.allSatisfy(\.isInPage))
      let placed = film.stage.layout.place(state)
      for (screen, title) in [("profile", 151.5), ("detail", 115.5)] {
        guard let page = placed["page." + screen], let text = placed["title." + screen] else { continue }
        met.insert(screen)
        #expect(isNear(text.frame.minX - page.frame.minX, title, within: 1), "\(text.frame.minX - page.frame.minX)")
      }
    }
    #expect(met == ["profile", "detail"])
  }

  @Test func aRowOfTransparentScreensNeverShowsABar() throws {
    let scene = try WRNavigationBarScene("all-transparent")
    for reel in ["push", "back"] {
      let film = try scene.film(reel)
      for step in 0...40 {
        let backgrounds = film.state(at: film.duration * Double(step) / 40).backgrounds
        #expect(backgrounds.count == 1 && backgrounds.allSatisfy { $0.alpha == 0 })
      }
    }
  }

  @Test func aFloatingBarComesBackAsItsScreenIsLeft() throws {
    let film = try WRNavigationBarScene("floating-bar").film("leave")
    var last = -44.0
    #expect(film.state(at: 0).bar.translationY == -44 && film.state(at: 0).bar.itemsAlpha == 0)
    for step in 0...40 {
      let bar = film.state(at: film.duration * Double(step) / 40).bar
      #expect(bar.translationY >= last)
      last = bar.translationY
    }
    #expect(last == 0 && film.state(at: film.duration).bar.itemsAlpha == 1)
  }

  /// A custom bar takes translation and item fade as the shared one does.
  @Test(arguments: [(0, 0), (22, 0.5), (44, 1), (60, 1)] as [(Double, Double)])
  func aCustomBarMovesByItsOwnValues(offset: Double, fraction: Double) throws {
    let scene = try WRNavigationBarScene("custom-bar")
    let layout = scene.stage.layout
    let rest = layout.place(try scene.state(of: "moving", at: 0))
    let placed = layout.place(try scene.state(of: "moving", at: offset))
    let (before, now) = (try #require(rest["left.moving.0"]), try #require(placed["left.moving.0"]))
    #expect(isNear(now.frame.minY, before.frame.minY - 44 * fraction))
    #expect(isNear(now.alpha, 1 - fraction))
  }
}
