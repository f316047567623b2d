import NavReelDrawing
import NavReel
import NavReelScene
import Testing

/// What the demo's screens do with the offset. Figures: the demo app's sources.
@Suite struct WRNavigationBarScrollTests {
  @Test(
    arguments: [
      (-480.0, 0.0, false), (-464, 0.25, false), (-448, 0.5, false), (-447, 33 / 64.0, true), (-416, 1, true),
      (-400, 1, true), (-500, 0, false),
    ] as [(Double, Double, Bool)])
  func theForestsBarFadesInAndTurnsBeyondOneHalf(offset: Double, alpha: Double, isTurned: Bool) throws {
    let state = try WRNavigationBarScene("ant-forest").state(of: "forest", at: offset)
    #expect(isNear(state.backgrounds[0].alpha, alpha))
    #expect(state.backgrounds[0].fill.color == .white)
    #expect(isNear(state.bar.tintColor, isTurned ? .itemBlue : .white, within: 1e-6))
    #expect(state.bar.titleColor == (isTurned ? .black : .white))
    #expect(state.statusBar.style == (isTurned ? .default : .lightContent))
  }

  struct Fade: Sendable, CustomStringConvertible {
    let scene: String
    let screen: String
    let threshold: Double
    let rest: Double
    let header: Double
    let pullLimit: Double?
    let tint: Color?
    var description: String { scene }

    init(
      _ scene: String, _ screen: String, threshold: Double, rest: Double, header: Double, pullLimit: Double? = nil,
      tint: Color? = .demoBlue
    ) {
      (self.scene, self.screen, self.threshold, self.rest) = (scene, screen, threshold, rest)
      (self.header, self.pullLimit, self.tint) = (header, pullLimit, tint)
    }
  }

  static let grey = Color(247, 247, 247)
  static let fades = [
    Fade("ant-forest", "forest", threshold: -480, rest: -480, header: 480, pullLimit: 0, tint: .white),
    Fade("weibo-profile", "profile", threshold: 92, rest: 0, header: 220, tint: grey),
    Fade("qq-zone", "zone", threshold: -132, rest: -260, header: 260, pullLimit: 100),
    Fade("zhihu-daily", "daily", threshold: -132, rest: -260, header: 260, pullLimit: 70),
    Fade("all-transparent", "first", threshold: 92, rest: 0, header: 220, tint: grey),
    Fade("lagou-home", "home", threshold: -136, rest: -200, header: 200, pullLimit: 70, tint: Color(28, 178, 140)),
    Fade("custom-bar", "profile", threshold: 152, rest: 0, header: 280, tint: grey),
    Fade("picture-bar", "picture", threshold: 122, rest: 0, header: 250, tint: nil),
    Fade("gradient-bar", "gradient", threshold: 152, rest: 0, header: 280, tint: nil),
  ]

  @Test(arguments: fades) func barsFadeInOver64PointsFromTheirThreshold(fade: Fade) throws {
    let scene = try WRNavigationBarScene(fade.scene)
    let header = try #require(scene.stage.scene.screen(fade.screen)?.header)
    #expect(try scene.rest(of: fade.screen) == fade.rest)
    #expect(header.height == fade.header && header.pullLimit == fade.pullLimit)
    for (beyond, alpha) in [(-20.0, 0.0), (0, 0), (0.64, 0.01), (16, 0.25), (32, 0.5), (63.36, 0.99), (64, 1), (90, 1)]
    {
      let state = try scene.state(of: fade.screen, at: fade.threshold + beyond)
      #expect(isNear(state.backgrounds[0].alpha, alpha), "\(beyond)")
      if let tint = fade.tint { #expect(state.backgrounds[0].fill.color == tint) }
    }
    guard let limit = fade.pullLimit else { return }
    let pulled = try scene.state(of: fade.screen, at: fade.rest - limit - 50)
    #expect(pulled.screens[0].offset == fade.rest - limit)
    // It grows by the pull, or moves down by it.
    let shown = try #require(pulled.screens[0].header)
    #expect(shown.y + shown.height == fade.header + limit && (shown.y == 0) == (header.mode != .fixed || limit == 0))
  }

  /// White up to the threshold, black by α beyond it; the name steps in at the threshold.
  @Test(arguments: [("weibo-profile", 92, ""), ("custom-bar", 152, "个人中心")] as [(String, Double, String)])
  func profilesTurnFromWhiteToBlackByAlpha(name: String, threshold: Double, title: String) throws {
    let scene = try WRNavigationBarScene(name)
    for (beyond, color, isDark) in [
      (-40.0, Color.white, false), (0, .white, false), (1, .black.with(alpha: 1 / 64.0), true),
      (32, .black.with(alpha: 0.5), true), (64, .black, true), (100, .black, true),
    ] as [(Double, Color, Bool)] {
      let state = try scene.state(of: "profile", at: threshold + beyond)
      let (tint, text) = (
        state.contents[0].ownBar?.tintColor ?? state.bar.tintColor,
        state.contents[0].ownBar?.titleColor ?? state.bar.titleColor
      )
      #expect(isNear(tint, color, within: 0.001) && isNear(text, color, within: 0.001), "\(beyond)")
      #expect(state.statusBar.style == (isDark ? .default : .lightContent))
      #expect(state.contents[0].title == (isDark && title.isEmpty ? "wangrui460" : title))
    }
  }

  struct Timed: Sendable, CustomStringConvertible {
    let scene: String
    let reel: String
    let place: Double
    let duration: Double

    /// Value before and after.
    let change: (Double, Double)
    let value: @Sendable (FrameState) -> Double
    var description: String { "\(scene)/\(reel)" }

    init(
      _ scene: String, _ reel: String, place: Double, duration: Double, _ change: (Double, Double),
      _ value: @escaping @Sendable (FrameState) -> Double
    ) {
      (self.scene, self.reel, self.place) = (scene, reel, place)
      (self.duration, self.change, self.value) = (duration, change, value)
    }
  }

  static let timed = [
    Timed("qq-app", "come", place: -80, duration: 0.6, (0, 1)) { $0.backgrounds[0].alpha },
    Timed("qq-app", "go", place: -80, duration: 0.6, (1, 0)) { $0.backgrounds[0].alpha },
    Timed("qq-profile", "come", place: 152, duration: 0.6, (0, 1)) { $0.backgrounds[0].alpha },
    Timed("qq-profile", "go", place: 152, duration: 0.6, (1, 0)) { $0.backgrounds[0].alpha },
    Timed("lagou-home", "pull", place: -200.01, duration: 0.2, (1, 0)) { $0.bar.itemsAlpha },
    Timed("floating-bar", "away", place: 0, duration: 0.3, (0, -44)) { $0.bar.translationY },
    Timed("floating-bar", "away", place: 0, duration: 0.3, (1, 0)) { $0.bar.itemsAlpha },
    Timed("floating-bar", "back", place: 0, duration: 0.3, (-44, 0)) { $0.bar.translationY },
    Timed("floating-bar", "back", place: 0, duration: 0.3, (0, 1)) { $0.bar.itemsAlpha },
  ]

  /// The change begins as the place is passed, however the page moves on, is half done in the middle, and then ends.
  @Test(arguments: timed) func passingAPlaceStartsATimedChange(timed: Timed) throws {
    let film = try WRNavigationBarScene(timed.scene).film(timed.reel)
    let start = film.crossing(of: timed.place, between: 0, and: film.duration * 0.6)
    #expect(start > 0 && start + timed.duration <= film.duration + 1e-6)
    let (before, after) = timed.change
    func value(_ fraction: Double) -> Double { timed.value(film.state(at: start + fraction * timed.duration)) }
    #expect(isNear(value(-0.2), before, within: 1e-4))
    #expect(isNear(value(0), before, within: 1e-4))
    #expect(isNear(value(0.5), (before + after) / 2, within: 1e-3))
    // Ease-in-out: .1292 at a quarter.
    #expect(isNear(value(0.25), before + (after - before) * 0.1292, within: 0.01 * max(1, abs(after - before))))
    #expect(isNear(value(1), after, within: 1e-4))
  }

  @Test(arguments: [(-10.0, 0.0), (0, 0), (11, 0.25), (22, 0.5), (33, 0.75), (44, 1), (70, 1)] as [(Double, Double)])
  func theBarMovesWithTheFirst44Points(offset: Double, fraction: Double) throws {
    let bar = try WRNavigationBarScene("moving-bar").state(of: "moving", at: offset).bar
    #expect(isNear(bar.translationY, -44 * fraction) && isNear(bar.itemsAlpha, 1 - fraction))
  }

  @Test func theSearchButtonTurnsGreenAsTheBarComes() throws {
    let scene = try WRNavigationBarScene("lagou-home")
    for (offset, expected) in [(-200.0, Color.white), (-136, .white), (-72, Color(29, 160, 126))] as [(Double, Color)] {
      let view = try #require(try scene.state(of: "home", at: offset).contents[0].titleView)
      #expect(view.frame.size == Size(230, 30))
      guard case .group(let parts) = view.kind, case .shape(_, let fill, _, _) = parts[0].kind else {
        Issue.record("no shape")
        continue
      }
      #expect(fill == expected)
    }
  }

  @Test func aPullRevealsMoreOfThePictureWithoutZoom() throws {
    let film = try WRNavigationBarScene("qq-zone").film("reveal")
    var greatest = 0.0
    for step in 0...60 {
      let header = try #require(film.state(at: film.duration * Double(step) / 60).screens[0].header)
      #expect(header.scale == 1 && header.y == 0 && header.height >= 260)
      greatest = max(greatest, header.height)
    }
    #expect(greatest == 360)
  }

  /// The picture of the QQ profile is as large as the screen and stays there while its rows move.
  @Test func theProfilesPictureStays() throws {
    let film = try WRNavigationBarScene("qq-profile").film("come")
    for step in 0...10 {
      let header = try #require(film.state(at: film.duration * Double(step) / 10).screens[0].header)
      let picture = header.views[0].frame
      #expect(isNear(picture.minY + header.y, 0) && picture.size == Size(375, 667))
    }
  }
}
