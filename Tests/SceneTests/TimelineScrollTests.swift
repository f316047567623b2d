import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelScene

/// Offsets, rules over them, headers and large titles: docs/ios.md, F1 to F3, and the seeds' own formulas.
@Suite struct TimelineScrollTests {
  private func scrolled(
    _ screen: Screen, _ keys: [(Double, Double)], isDrag: Bool = false, width: Double = 375, height: Double = 844
  ) throws -> Timeline {
    let scene = Scene(device: Sample.device(width: width, height: height), screens: [screen])
    return try Timeline(scene: scene, reel: Sample.scroll(screen.name, keys, isDrag: isDrag))
  }

  private func still(_ screen: Screen, at offset: Double?, width: Double = 375) throws -> FrameState {
    let scene = Scene(device: Sample.device(width: width), screens: [screen])
    return try Timeline(scene: scene, reel: Sample.still(screen.name, offset: offset)).state(at: 0.5)
  }

  @Test func forestFadesOver64Points() throws {
    var forest = Sample.forest
    forest.header?.pullLimit = nil
    let expected: [(Double, Double)] = [
      (-480, 0), (-464, 0.25), (-448, 0.5), (-447, 0.515625), (-416, 1), (-400, 1), (-500, 0),
    ]
    for (offset, alpha) in expected {
      let state = try still(forest, at: offset)
      #expect(state.backgrounds.first?.alpha == alpha)
      let isLight = offset <= -448
      #expect(state.statusBar.style == (isLight ? .lightContent : .default))
      #expect(state.statusBar.color == (isLight ? .white : .black))
      #expect(state.bar.titleColor == (isLight ? .white : .black))
    }
  }

  @Test func offsetsGoWhereTheTrackSays() throws {
    let timeline = try scrolled(Sample.forest, [(0, -480), (1, -300)])
    #expect(timeline.duration == 1)
    #expect(timeline.state(at: 0.5).screens.first?.offset == -390)
    #expect(timeline.state(at: 0.5).screens.first?.contentY == 390)
    #expect(timeline.state(at: 0.5).progress == 1)
    #expect(timeline.state(at: 0.5).operation == nil)
  }

  @Test func equalOffsetsShowEqualBars() throws {
    let slow = try scrolled(Sample.forest, [(0, -480), (1, -380)])
    let fast = try scrolled(Sample.forest, [(0, -480), (0.1, -380)])
    for step in 0...10 {
      let (a, b) = (slow.state(at: Double(step) / 10), fast.state(at: Double(step) / 100))
      #expect(abs(a.backgrounds[0].alpha - b.backgrounds[0].alpha) < 1e-12)
    }
    // A still page looks the same.
    #expect(try still(Sample.forest, at: -380).timeless == slow.state(at: 1).timeless)
  }

  @Test func aPullIsRubberBanded() throws {
    let plain = Sample.plain
    let timeline = try scrolled(plain, [(0, 0), (1, -400)], isDrag: true)
    let rest = timeline.state(at: 0).screens[0].offset
    for (pull, shown) in [(50.0, 26.6), (100, 51.6), (200, 97.3), (400, 174.5)] {
      #expect(abs(rest - timeline.state(at: pull / 400).screens[0].offset - shown) < 0.05)
    }
  }

  @Test func thePastEndIsRubberBandedToo() throws {
    let timeline = try scrolled(Sample.plain, [(0, 0), (1, 2000)], isDrag: true)
    // 30 rows of 60, a safe area of 34 below.
    let end = 30 * 60 + 34 - 844.0
    let last = timeline.state(at: 1).screens[0].offset
    let asked = timeline.state(at: 0).screens[0].offset + 2000
    #expect(abs(last - end - RubberBand.displacement(pull: asked - end, dimension: 844)) < 1e-9)
  }

  @Test func thePullLimitStopsTheOffset() throws {
    let timeline = try scrolled(Sample.forest, [(0, 0), (0.5, -140), (1, 0)], isDrag: true)
    for step in 0...20 { #expect(timeline.state(at: Double(step) / 20).screens[0].offset == -480) }
    var forest = Sample.forest
    forest.header?.pullLimit = 30
    let limited = try scrolled(forest, [(0, 0), (0.5, -140), (1, 0)], isDrag: true)
    #expect(limited.state(at: 0.5).screens[0].offset == -510)
    #expect(limited.state(at: 0.5).screens[0].header?.height == 510)
  }

  @Test func stretchedHeadersZoomAboutTheirCentre() throws {
    var screen = Screen(name: "zoom", header: Header(height: 200), content: Content(kind: .rows(.init(count: 20))))
    let picture = ImageReference(path: "a.png", size: Size(375, 200), isOpaque: true)
    for image in [nil, picture] {
      screen.header?.image = image
      for pull in [0.0, 20, 57, 120] {
        let header = try #require(try still(screen, at: -pull).screens[0].header)
        #expect(abs(header.scale - (375 + 2 * pull) / 375) < 1e-12)
        #expect(header.height == 200 + pull)
        #expect(header.y == 0)
      }
    }
  }

  @Test func revealedHeadersKeepTheirScaleUpToTheLimit() throws {
    let picture = ImageReference(path: "a.png", size: Size(3264, 2448), isOpaque: true)
    var screen = Screen(
      name: "zone", contentInsetTop: 260, header: Header(image: picture, height: 260, mode: .reveal, pullLimit: 100))
    for pull in [0.0, 50, 100] {
      let header = try #require(try still(screen, at: -260 - pull).screens[0].header)
      #expect(header.scale == 1)
      #expect(header.height == 260 + pull)
      #expect(header.y == 0)
    }
    screen.header?.mode = .fixed
    let fixed = try #require(try still(screen, at: -300).screens[0].header)
    #expect((fixed.y, fixed.height, fixed.scale) == (40, 260, 1))
  }

  @Test func headersScrollAwayOrShrink() throws {
    var screen = Screen(name: "s", header: Header(height: 260))
    #expect(try still(screen, at: 100).screens[0].header?.y == -100)
    #expect(try still(screen, at: 100).screens[0].header?.height == 260)
    screen.header?.collapse = .pinned(minHeight: 64)
    for (offset, height) in [(0.0, 260.0), (98, 162), (196, 64), (400, 64)] {
      let header = try #require(try still(screen, at: offset).screens[0].header)
      #expect((header.y, header.height) == (0, height))
    }
  }

  @Test func aHeaderIsWholeAtRestWhateverTheInset() throws {
    let screen = Screen(name: "s", contentInsetTop: 70, header: Header(height: 240))
    let page = try still(screen, at: nil).screens[0]
    #expect(page.offset == -70)
    #expect(page.header.map { [$0.y, $0.height, $0.scale] } == [0, 240, 1])
    #expect(page.contentY == 70)
  }

  @Test func rowsFollowTheHeaderWithoutABand() throws {
    let screen = Screen(name: "s", header: Header(height: 240), content: Content(kind: .rows(.init(count: 4))))
    let page = try still(screen, at: 0).screens[0]
    #expect((page.offset, page.contentY, page.header?.y) == (0, 240, 0))
    let plain = try still(Sample.plain, at: nil).screens[0]
    #expect(plain.contentY == -plain.offset)
    // Under `ios18` the bar of an iPhone 15 is below its status bar of 53.67.
    #expect(abs(plain.contentY - 293.0 / 3) < 1e-9)
  }

  /// The stretchy header with a frosted bar: header 260, rest −225, text from 64 to 25 between 205 and 244.
  @Test func frostedHeader() throws {
    let rest = -225.0
    var bar = BarAttributes()
    bar.barTintColor = .black
    var view = View(
      .text(.constant("t"), attributes: TextAttributes(size: 12), color: .constant(.white), alignment: .center),
      frame: AnimatedRect(Rect(0, 0, 100, 30)),
      alpha: .track(.offset, Track(keys: [.init(rest, 0), .init(rest + 205, 1)], interpolation: .step)))
    view.frame.y = .track(.offset, Track(keys: [.init(rest + 205, 64), .init(rest + 244, 25)]))
    let screen = Screen(
      name: "s", bar: bar,
      scroll: ScrollRules(backgroundAlpha: .track(.offset, Track(keys: [.init(rest, 0), .init(rest + 196, 1)]))),
      contentInsetTop: 225, header: Header(height: 260, collapse: .pinned(minHeight: 64)), views: [view])
    let expected: [(delta: Double, height: Double, alpha: Double, y: Double, text: Double)] = [
      (-100, 360, 0, 64, 0), (-1, 261, 0, 64, 0), (0, 260, 0, 64, 0), (50, 210, 0.2551, 64, 0),
      (98, 162, 0.5, 64, 0), (196, 64, 1, 64, 0), (205, 64, 1, 64, 0), (206, 64, 1, 63, 1),
      (224.5, 64, 1, 44.5, 1), (243.9, 64, 1, 25.1, 1), (244, 64, 1, 25, 1), (245, 64, 1, 25, 1),
    ]
    for row in expected {
      let state = try still(screen, at: rest + row.delta)
      #expect(state.screens[0].header?.height == row.height)
      #expect(abs(state.backgrounds[0].alpha - row.alpha) < 1e-4)
      // The track's first key counts up to its input: alpha steps strictly above 205.
      #expect(abs(state.screens[0].views[0].frame.y - row.y) < 1e-9)
      #expect(state.screens[0].views[0].alpha == (row.delta > 205 ? 1 : 0))
      #expect(row.text == state.screens[0].views[0].alpha)
    }
  }

  @Test func smallFrostedHeader() throws {
    let screen = Screen(name: "s", contentInsetTop: 205, header: Header(height: 240, collapse: .pinned(minHeight: 64)))
    #expect(try still(screen, at: -205 + 88).screens[0].header?.height == 152)
  }

  @Test func aLargeTitleCollapsesPointByPoint() throws {
    let rest = Sample.large.restOffset(in: Sample.scene())
    // The recording switches with 16.5 to 20.5 points left.
    let expected: [(delta: Double, height: Double, inline: Double)] = [
      (0, 52, 0), (20, 32, 0), (31, 21, 0), (36, 16, 1), (47, 5, 1), (52, 0, 1), (90, 0, 1), (-30, 82, 0),
    ]
    for row in expected {
      let state = try still(Sample.large, at: rest + row.delta, width: 390)
      #expect(abs(try #require(state.contents[0].largeTitle).height - row.height) < 1e-9)
      #expect(state.contents[0].titleAlpha == row.inline && state.contents[0].largeTitle?.alpha == 1 - row.inline)
      #expect(abs(state.bar.height - 44 - row.height) < 1e-9)
    }
    #expect(try still(Sample.large, at: rest, width: 390).contents[0].largeTitle?.scale == 1)
    let pulled = try #require(try still(Sample.large, at: rest - 60, width: 390).contents[0].largeTitle)
    // Four pulls of an iPhone X: .00052 per point.
    #expect(abs(pulled.scale - (1 + 60 * 0.00052)) < 1e-9)
    #expect(try still(Sample.large, at: rest - 800, width: 390).contents[0].largeTitle?.scale == 1.1)
  }

  /// In the recording neither title stays halfway for longer than two frames of a tenth of a second, wherever the page
  /// stops, so the change is timed from the moment that the offset passes its threshold.
  @Test func theTitlesChangePlacesInTime() throws {
    let scene = Sample.scene(width: 390)
    let rest = Sample.large.restOffset(in: scene)
    // Up by 34 points in a tenth of a second, to the threshold, and one more; back after a second.
    let way: [(time: Double, distance: Double)] = [(0, 0), (0.1, 34), (0.11, 35), (1, 35), (1.01, 34), (1.1, 0)]
    let offset = Track(keys: way.map { .init($0.time, rest + $0.distance) })
    let reel = Reel.scroll(screen: "large", offset: offset)
    let timeline = try Timeline(scene: scene, reel: reel)
    func inline(_ time: Double) throws -> Double {
      let content = timeline.state(at: time).contents[0]
      #expect(abs(try #require(content.largeTitle).alpha + content.titleAlpha - 1) < 1e-9)
      return content.titleAlpha
    }
    #expect(try inline(0.1) < 1e-6 && abs(inline(0.1 + LargeTitle.fadeDuration / 2) - 0.5) < 1e-6)
    #expect(try inline(0.1 + LargeTitle.fadeDuration) == 1 && inline(1) == 1)
    #expect(abs(try inline(1.01 + LargeTitle.fadeDuration / 2) - 0.5) < 1e-6)
    #expect(LargeTitle.fadeDuration <= 0.2)
    let back = try inline(1.05)
    _ = try inline(0.3)
    #expect(try inline(1.05) == back && back > 0 && back < 1)
  }

  /// A dump of the system's own bar, a measured `safeAreaInsets.top` of 97.67, and the rule of a library.
  @Test(
    arguments: [
      ("iPhone 15", 53.667), ("iPhone 15 Plus", 53.667), ("iPhone 16 Pro", 56.667), ("iPhone 17 Pro Max", 56.667),
      ("iPhone 12 mini", 50), ("iPhone X", 44), ("iPhone 8", 20), ("iPad (10th)", 24),
    ])
  func theBarBeginsBelowTheStatusBar(device: String, top: Double) throws {
    var scene = Scene(device: try #require(Device(named: device)), screens: [Sample.plain, Sample.hidden])
    let row = BarMetrics(scene).rowHeight
    #expect(abs(BarMetrics(scene).top - top) < 0.001)
    #expect(abs(Sample.plain.restOffset(in: scene) + top + row) < 0.001)
    // Without a bar there is only the safe area.
    #expect(Sample.hidden.restOffset(in: scene) == -scene.device.safeTop)
    scene.look = .ios10
    #expect(BarMetrics(scene).top == scene.device.safeTop)
    scene.look = .ios18
    scene.orientation = .landscape
    #expect(BarMetrics(scene).top == (scene.device.isPad ? 24 : 0))
  }

  @Test func aDeviceOfOnesOwnFollowsTheSameRule() {
    func top(_ safeTop: Double, scale: Double) -> Double {
      BarMetrics(Scene(device: Device(size: Size(400, 800), scale: scale, safeTop: safeTop), screens: [])).top
    }
    #expect(top(60, scale: 2) == 54.5 && top(51, scale: 4) == 45.75)
    #expect(top(50, scale: 2) == 50)
  }

  /// Case F9: without a notch nothing is left of the inset once the status bar is hidden.
  @Test(
    arguments: [
      ("iPhone 8", 0), ("iPhone SE (3rd)", 0), ("iPad 9.7", 0), ("iPad (10th)", 0), ("iPhone X", 44),
      ("iPhone 12 mini", 50), ("iPhone 15", 53.667),
    ])
  func withoutAStatusBarOnlyANotchKeepsTheTop(device: String, top: Double) throws {
    let device = try #require(Device(named: device))
    let scene = Scene(device: device, statusBar: StatusBar(isHidden: true), screens: [Sample.plain, Sample.hidden])
    let row = BarMetrics(scene).rowHeight
    #expect(abs(Sample.plain.restOffset(in: scene) + top + row) < 0.001)
    #expect(scene.canvas.statusBarHeight == 0)
    #expect(Sample.hidden.restOffset(in: scene) == (top == 0 ? 0 : -device.safeTop))
  }

  @Test func aPhoneHeldSidewaysShowsALargeTitleSmall() throws {
    for (device, height) in [("iPhone 15", 32.0), ("iPhone 15 Plus", 44), ("iPad (10th)", 50 + 52)] {
      var scene = Scene(screens: [Sample.large], reels: [Sample.still("large")])
      scene.device = try #require(Device(named: device))
      scene.orientation = .landscape
      let state = try Timeline(scene: scene, reel: scene.reels[0]).state(at: 0)
      #expect(state.bar.height == height, "\(device)")
      #expect(Sample.large.restOffset(in: scene) == -(scene.canvas.safeArea.top + height))
      #expect((state.contents[0].largeTitle == nil) == !scene.device.isPad)
      #expect(state.contents[0].titleAlpha == (scene.device.isPad ? 0 : 1))
    }
  }

  @Test func aBlackBarStaysDarkAtTheScrollEdge() throws {
    var screen = Sample.plain
    screen.bar.barStyle = .black
    let state = try still(screen, at: nil, width: 390)
    #expect(state.backgrounds.map(\.alpha) == [1])
    #expect(state.backgrounds.map(\.fill.effect) == [.material(.chrome, .dark)])
  }

  @Test func theDefaultBarIsClearAtTheScrollEdge() throws {
    let rest = Sample.plain.restOffset(in: Sample.scene())
    for (delta, alpha) in [(-50.0, 0.0), (0, 0), (4, 0.25), (8, 0.5), (16, 1), (300, 1)] {
      #expect(try still(Sample.plain, at: rest + delta, width: 390).backgrounds.map(\.alpha) == [alpha])
    }
    let large = Sample.large.restOffset(in: Sample.scene())
    for (delta, alpha) in [(0.0, 0.0), (52, 0), (60, 0.5), (68, 1)] {
      #expect(try still(Sample.large, at: large + delta, width: 390).backgrounds.map(\.alpha) == [alpha])
    }
    // A requested offset stays.
    #expect(try still(Sample.home, at: nil).backgrounds.map(\.alpha) == [1])
  }

  @Test func appearanceObjectsFadeIntoOneAnother() throws {
    var screen = Sample.plain
    screen.bar.standardAppearance = BarAppearance(backgroundColor: .white, titleColor: .black)
    screen.bar.scrollEdgeAppearance = BarAppearance(backgroundColor: .black, titleColor: .white)
    let rest = screen.restOffset(in: Sample.scene())
    let half = try still(screen, at: rest + 8, width: 390)
    #expect(half.backgrounds.map(\.fill.color) == [Color(white: 0.5)])
    #expect(half.backgrounds.map(\.alpha) == [1])
    #expect(half.bar.titleColor == Color(white: 0.5))
    #expect(try still(screen, at: rest, width: 390).backgrounds.map(\.fill.color) == [.black])
    #expect(try still(screen, at: rest + 16, width: 390).backgrounds.map(\.fill.color) == [.white])
  }

  @Test func aTriggerRunsItsTimeAndComesBack() throws {
    var screen = Sample.home
    screen.contentInsetTop = 0
    screen.scroll.backgroundAlpha = .triggers(initial: 0, [Trigger(offset: 50, value: 1, duration: 0.6)])
    let timeline = try scrolled(screen, [(0, 0), (1, 100), (2, 100), (3, 0), (5, 0)])
    func alpha(_ time: Double) -> Double { timeline.state(at: time).backgrounds[0].alpha }
    #expect(alpha(0.5) == 0)
    #expect(abs(alpha(0.8) - 0.5) < 1e-9)
    #expect(abs(alpha(0.65) - Easing.easeInOut.value(at: 0.25)) < 1e-9)
    #expect(alpha(1.1) == 1)
    #expect(abs(alpha(2.8) - 0.5) < 1e-9)
    #expect(alpha(3.2) == 0)
    // Evaluated backwards, the values are the same.
    let times = stride(from: 0.0, through: 5, by: 0.05).map { $0 }
    #expect(times.map(alpha) == times.reversed().map(alpha).reversed())
  }

  @Test func aTriggerCaughtHalfWayTurnsRoundWhereItIs() throws {
    var screen = Sample.home
    screen.contentInsetTop = 0
    screen.scroll.backgroundAlpha = .triggers(initial: 0, [Trigger(offset: 50, value: 1, duration: 0.6)])
    let timeline = try scrolled(screen, [(0, 0), (0.1, 100), (0.3, 100), (0.4, 0), (2, 0)])
    let caught = timeline.state(at: 0.35).backgrounds[0].alpha
    #expect(caught > 0.3 && caught < 0.7)
    #expect(abs(timeline.state(at: 0.65).backgrounds[0].alpha - caught / 2) < 1e-6)
    #expect(timeline.state(at: 1).backgrounds[0].alpha == 0)
  }

  /// An eased scroll keeps its curve, so that the moment of a step is exact.
  @Test func aStepUnderAnEasedScrollIsTakenWhenItSays() throws {
    let keys: [Track<Double>.Key] = [.init(0, -480), .init(1.4, -300)]
    let track = Track(keys: keys, interpolation: .curve(.easeInOut))
    let reel = Reel(name: "r", kind: .scroll(.init(screen: "forest", track: track, isDrag: false)))
    let timeline = try Timeline(scene: Scene(screens: [Sample.forest]), reel: reel)
    #expect(!timeline.switchTimes.isEmpty)
    #expect(undeclaredJumps(of: timeline, switches: timeline.switchTimes) == [])
  }

  @Test func hysteresisSwallowsJitter() throws {
    var screen = Sample.home
    screen.contentInsetTop = 0
    let keys: [(Double, Double)] = [
      (0, 100), (0.1, 119), (0.2, 121), (0.3, 119), (0.4, 121), (0.5, 119), (0.6, 160), (1, 160),
    ]
    for (hysteresis, changes) in [(0.0, 5), (10.0, 1)] {
      screen.scroll.statusBarStyle = .track(
        .offset,
        Track(keys: [.init(0, .default), .init(120, .lightContent)], interpolation: .step, hysteresis: hysteresis))
      let timeline = try scrolled(screen, keys)
      let styles = (0...1000).map { timeline.state(at: Double($0) / 1000).statusBar.style }
      #expect(zip(styles, styles.dropFirst()).count { $0 != $1 } == changes)
      #expect(timeline.switchTimes.count == changes)
    }
  }

  @Test func viewsThatScrollFollowTheContent() throws {
    var screen = Sample.plain
    let still = View(.group([]), frame: AnimatedRect(Rect(10, 100, 20, 20)))
    var moving = still
    moving.scrolls = true
    screen.views = [still, moving]
    screen.header = Header(height: 200, views: [still, moving])
    let page = try self.still(screen, at: 30, width: 390).screens[0]
    #expect(page.views.map(\.frame.y) == [100, 70])
    // A header that moves takes both along.
    #expect(page.header?.y == -30)
    #expect(page.header?.views.map(\.frame.y) == [100, 100])
    screen.header?.collapse = .pinned(minHeight: 64)
    #expect(try self.still(screen, at: 30, width: 390).screens[0].header?.views.map(\.frame.y) == [100, 70])
  }
}
