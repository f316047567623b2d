import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

/// Titles, labels, items, chevron, status bar and custom animators in transitions.
@Suite struct TimelineContentTests {
  private func pop(_ from: String, _ to: String, stack: [String] = []) throws -> Timeline {
    let reel = Reel(
      name: "r", kind: .transition(.init(.pop, from: from, to: to, duration: 1, curve: .easing(.linear))), stack: stack)
    return try Timeline(scene: Sample.scene(), reel: reel)
  }

  private func push(_ from: String, _ to: String, stack: [String] = []) throws -> Timeline {
    let reel = Reel(
      name: "r", kind: .transition(.init(.push, from: from, to: to, duration: 1, curve: .easing(.linear))),
      stack: stack)
    return try Timeline(scene: Sample.scene(), reel: reel)
  }

  @Test func fadesAreSteepAsRecorded() throws {
    let timeline = try pop("forest", "home")
    for (p, alpha) in [(0.14, 0.5), (0.25, 0.28), (0.5, 0.10)] {
      let leaving = try #require(timeline.state(at: p).content("forest"))
      let arriving = try #require(timeline.state(at: 1 - p).content("home"))
      for value in [
        leaving.titleAlpha, leaving.backAlpha, leaving.itemsAlpha, arriving.titleAlpha, arriving.itemsAlpha,
      ] {
        #expect(abs(value - alpha) < 0.06)
      }
    }
  }

  @Test func fadesFollowTheTwoCurves() throws {
    let state = try push("home", "forest").state(at: 0.5)
    #expect(abs(try #require(state.content("home")).titleAlpha - 0.090) < 1e-3)
    #expect(abs(try #require(state.content("forest")).titleAlpha - 0.090) < 1e-3)
  }

  @Test func fadesNeverTurnBack() throws {
    for timeline in [try pop("plain", "home"), try push("home", "plain")] {
      let states = (1..<200).map { timeline.state(at: Double($0) / 200) }
      for (a, b) in zip(states, states.dropFirst()) {
        let (leaving, arriving) = a.operation == .pop ? ("plain", "home") : ("home", "plain")
        let (first, second) = (try #require(a.content(leaving)), try #require(b.content(leaving)))
        #expect(first.itemsAlpha >= second.itemsAlpha && first.titleAlpha >= second.titleAlpha)
        let (third, fourth) = (try #require(a.content(arriving)), try #require(b.content(arriving)))
        #expect(third.itemsAlpha <= fourth.itemsAlpha && third.titleAlpha <= fourth.titleAlpha)
      }
    }
  }

  @Test func titlesTravelWithTheProgress() throws {
    let state = try pop("forest", "home", stack: ["plain", "home"]).state(at: 0.25)
    #expect(state.content("forest")?.titleTravel == 0.25)
    #expect(state.content("forest")?.backTravel == 0.25)
    #expect(state.content("home")?.titleTravel == -0.75)
    #expect(state.content("home")?.backTravel == -0.75)
  }

  @Test func backTitlesComeFromTheStack() throws {
    let deep = try pop("forest", "home", stack: ["plain", "home"])
    #expect(deep.state(at: 0).content("forest")?.backTitle == "Home")
    #expect(deep.state(at: 1).content("home")?.backTitle == "Plain")
    #expect(deep.state(at: 1).content("home")?.hasBack == true)
    let shallow = try pop("forest", "home")
    #expect(shallow.state(at: 1).content("home")?.hasBack == false)
    let far = try pop("forest", "plain", stack: ["plain", "large", "home"])
    #expect(far.state(at: 0).content("forest")?.backTitle == "Home")
    #expect(far.state(at: 1).content("plain")?.hasBack == false)
    let pushed = try push("home", "forest", stack: ["plain"])
    #expect(pushed.state(at: 0).content("home")?.backTitle == "Plain")
    #expect(pushed.state(at: 1).content("forest")?.backTitle == "Home")
  }

  @Test func aLargeTitleArrivesLarge() throws {
    let timeline = try pop("plain", "large")
    let heights = (1...100).compactMap { timeline.state(at: Double($0) / 100).bar.height }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(timeline.state(at: 0).bar.height == 44)
    #expect(heights.last == 96)
    for step in 0...100 {
      let state = timeline.state(at: Double(step) / 100)
      #expect(state.content("large").map { $0.titleAlpha == 0 } ?? true)
    }
  }

  @Test func aLargeTitleShrinksIntoTheLabelThatSaysTheSame() throws {
    let state = try push("large", "plain").state(at: 0.25)
    let large = try #require(state.content("large")?.largeTitle)
    #expect((large.shrink, large.travel) == (0.25, 0))
    var scene = Sample.scene()
    scene.screens[3].back = .text("Other")
    let reel = Reel(
      name: "r", kind: .transition(.init(.push, from: "large", to: "plain", duration: 1, curve: .easing(.linear))))
    let other = try #require(try Timeline(scene: scene, reel: reel).state(at: 0.25).content("large")?.largeTitle)
    #expect((other.shrink, other.travel) == (0, -0.25))
    #expect(abs(other.alpha - (1 - 0.25 / 0.6)) < 1e-12)
  }

  @Test func theStatusBarFlipsWhenItIsTold() throws {
    let keys = (0...10).map { (Double($0) / 10, Double($0) / 10) }
    func styles(_ change: StatusBarChange, _ release: Reel.Release) throws -> (Timeline, [StatusBarState]) {
      var reel = Sample.swipe("forest", "home", finger: keys, release: release)
      reel.statusBarChange = change
      let timeline = try Timeline(scene: Sample.scene(), reel: reel)
      return (timeline, (0...10).map { timeline.state(at: Double($0) / 10).statusBar })
    }
    #expect(try styles(.start, .finish).1.map(\.style) == [.lightContent] + Array(repeating: .default, count: 10))
    #expect(
      try styles(.half, .finish).1.map(\.style) == Array(repeating: .lightContent, count: 6)
        + Array(repeating: .default, count: 5))
    let end = try styles(.end, .finish)
    #expect(end.1.allSatisfy { $0.style == .lightContent })
    #expect(end.0.state(at: end.0.duration).statusBar.style == .default)
    let grey = try styles(.crossfade, .finish).1.map(\.color.red)
    for (index, red) in grey.enumerated().dropLast() { #expect(abs(red - (1 - Double(index) / 10)) < 1e-9) }
    for change in StatusBarChange.allCases {
      let (timeline, all) = try styles(change, .cancel)
      #expect(timeline.state(at: timeline.duration).statusBar == all[0])
    }
    let cancelled = try styles(.start, .cancel).0
    #expect(cancelled.state(at: cancelled.duration - 1e-6).statusBar.style == .default)
  }

  @Test func aBlackBarMakesTheStatusBarLight() throws {
    var scene = Sample.scene()
    scene.screens[3].bar.barStyle = .black
    func style() throws -> StatusBar.Style {
      try Timeline(scene: scene, reel: Sample.still("plain")).state(at: 0).statusBar.style
    }
    #expect(try style() == .lightContent)
    scene.screens[3].bar.statusBarStyle = .default
    #expect(try style() == .default, "what is said goes before the style")
    (scene.screens[3].bar.statusBarStyle, scene.screens[3].bar.hidden) = (nil, true)
    #expect(try style() == .default, "a bar that is not there asks nothing")
    scene.screens[3].bar.hidden = false
    scene.screens[3].scroll.statusBarStyle = .constant(.default)
    #expect(try style() == .default, "a rule goes before it, too")
  }

  @Test func aRefusedPopDimsTheChevronAndReturns() throws {
    let reel = Reel(name: "r", kind: .still(.init(screen: "forest", refusesPop: true)), stack: ["home"])
    let timeline = try Timeline(scene: Sample.scene(), reel: reel)
    #expect(timeline.state(at: 0).chevron.alpha == 1)
    #expect(timeline.state(at: 0.1).chevron.alpha < 0.3)
    #expect(timeline.state(at: 0.1).contents[0].backAlpha < 0.3)
    #expect(timeline.state(at: timeline.duration).chevron.alpha == 1)
    #expect(timeline.duration > 0.3)
  }

  /// The article on title views: 0.35 s, ease-in-out, the lower page a third of the width away.
  @Test func aTitleThatMovesDuringATransition() throws {
    // One track covers a title's whole life: it enters from the right, rests, and leaves to the left.
    func title(_ name: String) -> View {
      View(
        .text(
          .constant(name), attributes: TextAttributes(size: 17, weight: .medium), color: .constant(.black),
          alignment: .center),
        frame: AnimatedRect(Rect(0, 0, 100, 44)),
        alpha: .track(.progress, Track(keys: [.init(0, 0), .init(1, 1), .init(2, 0.5)])),
        transform: AnimatedTransform(
          translationX: .track(.progress, Track(keys: [.init(0, 100), .init(1, 0), .init(2, -50)]))))
    }
    var (from, to) = (Sample.home, Sample.plain)
    from.titleView = title("from")
    to.titleView = title("to")
    let animator = Animator(
      name: "third", duration: 0.35, curve: .easing(.easeInOut),
      from: .init(translationX: Track(keys: [.init(0, 0), .init(1, -1.0 / 3)])),
      to: .init(translationX: Track(keys: [.init(0, 1), .init(1, 0)])), movesBarContents: false)
    let scene = Scene(device: Sample.device(width: 375), screens: [from, to], animators: [animator])
    let reel = Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "plain", animator: "third")))
    let timeline = try Timeline(scene: scene, reel: reel)
    #expect(timeline.duration == 0.35)
    let expected: [[Double]] = [
      [0.1, 367.60, -2.47, 98.03, 0.020, -0.99, 0.990], [0.25, 326.56, -16.15, 87.08, 0.129, -6.46, 0.935],
      [0.5, 187.5, -62.5, 50, 0.5, -25, 0.75], [0.75, 48.44, -108.85, 12.92, 0.871, -43.54, 0.565],
      [0.9, 7.40, -122.53, 1.97, 0.980, -49.01, 0.510],
    ]
    for row in expected {
      let state = timeline.state(at: row[0] * 0.35)
      let (there, here) = (try #require(state.page("plain")), try #require(state.page("home")))
      let (new, old) = (state.content("plain")?.titleView, state.content("home")?.titleView)
      let found = [there.x, here.x, new?.translation.x, new?.alpha, old?.translation.x, old?.alpha]
      for (a, b) in zip(found, row.dropFirst()) { #expect(abs(try #require(a) - b) < 0.01) }
      #expect((here.dim, there.shadow) == (0, 0))
      #expect(state.content("plain")?.titleTravel == 0)
      // Only its own track fades it.
      #expect(state.content("plain")?.titleAlpha == 1 && state.content("home")?.titleAlpha == 1)
    }
    #expect(timeline.state(at: 0.35).page("plain")?.x == 0)
  }

  @Test func aTitleViewThatMovesItselfIsNotMovedByTheSystem() throws {
    var (from, to) = (Sample.home, Sample.plain)
    let shape = View.Kind.shape(.rectangle, fill: .constant(.white), gradient: nil, border: nil)
    let frame = AnimatedRect(Rect(0, 0, 100, 44))
    from.titleView = View(shape, frame: frame)
    to.titleView = View(
      shape, frame: frame,
      transform: AnimatedTransform(translationX: .track(.progress, Track(keys: [.init(0, 100), .init(1, 0)]))))
    let reel = Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "plain")))
    let state = try Timeline(scene: Scene(screens: [from, to]), reel: reel).state(at: 0.1)
    #expect(state.progress > 0.2 && state.progress < 0.8)
    #expect(state.content("plain")?.titleTravel == 0)
    #expect(state.content("home")?.titleTravel == -state.progress)
    #expect(state.content("plain")?.titleAlpha == BarContents.arriving.value(at: state.progress))
  }

  /// In a custom transition the system's bars only fade: an opaque one is not wiped away beside a turning page.
  @Test func underAnAnimatorUnlikeBarsFadeInPlace() throws {
    var clear = Sample.plain
    clear.bar.barTintColor = .white
    clear.bar.backgroundAlpha = 0
    let animator = Animator(name: "zoom", duration: 0.4, curve: .easing(.linear), from: .init(), to: .init())
    let scene = Scene(screens: [Sample.home, clear], animators: [animator])
    let push = Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "plain", animator: "zoom")))
    let states = try Timeline(scene: scene, reel: push).state(at: 0.1).backgrounds
    #expect(!states.isEmpty && states.allSatisfy { $0.x == 0 })
    #expect(states.contains { $0.alpha == 0.75 })
    let plain = Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "plain")))
    #expect(try Timeline(scene: scene, reel: plain).state(at: 0.1).backgrounds.contains { $0.x != 0 })
  }

  @Test func anAnimatorMayKeepTheBarOpaqueMeanwhile() throws {
    var clear = Sample.plain
    clear.bar.barTintColor = .white
    clear.bar.backgroundAlpha = 0
    let animator = Animator(
      name: "kept", duration: 0.4, curve: .easing(.linear), from: .init(), to: .init(), keepsBarOpaque: true)
    let scene = Scene(screens: [Sample.home, clear], animators: [animator])
    let reel = Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "plain", animator: "kept")))
    let timeline = try Timeline(scene: scene, reel: reel)
    // Two opaque bars cross-fade in place without ever showing what is behind them.
    for time in [0.01, 0.2, 0.39] {
      let states = timeline.state(at: time).backgrounds
      #expect(states.first?.alpha == 1 && states.allSatisfy { $0.x == 0 })
    }
    #expect(timeline.state(at: 0.4).backgrounds.map(\.alpha) == [0])
  }

  /// The article on custom transitions: the pop's page swings in about its top right corner.
  @Test func aPageThatSwingsInGoesTheShortWay() throws {
    let spans = Keyframes(
      from: -270.0,
      spans: [
        .init(start: 0, duration: 0.4, value: -360), .init(start: 0.4, duration: 0.2, value: 9),
        .init(start: 0.6, duration: 0.3, value: -360),
      ])
    let animator = Animator(
      name: "swing", duration: 1.3, curve: .easing(.easeInOut), from: .init(),
      to: .init(rotation: spans.track, anchor: Point(1, 0)), isToOnTop: true)
    let scene = Scene(device: Sample.device(width: 375), screens: [Sample.home, Sample.plain], animators: [animator])
    let reel = Reel(name: "r", kind: .transition(.init(.pop, from: "plain", to: "home", animator: "swing")))
    let timeline = try Timeline(scene: scene, reel: reel)
    func angle(_ time: Double) -> Double { timeline.state(at: time).page("home")?.transform.rotation ?? .nan }
    #expect(abs(angle(1e-9) - 90) < 1e-3)
    for step in 1...57 { #expect(angle(Double(step) / 100) > -1e-9 && angle(Double(step) / 100) <= 90) }
    #expect(abs(angle(0.574)) < 0.1)
    #expect(abs(angle(0.726) - 9) < 0.1)
    #expect(abs(angle(0.65) - 4.5) < 0.1)
    #expect(abs(angle(1.013)) < 0.1)
    #expect(abs(angle(1.2)) < 1e-9)
    let state = timeline.state(at: 0.3)
    #expect(state.screens.map(\.name) == ["plain", "home"])
    #expect(state.page("home")?.transform.anchor == Point(1, 0))
    #expect(state.screens.allSatisfy { $0.dim == 0 && $0.shadow == 0 })
  }

  @Test func aSpringingPageOvershoots() throws {
    let spring = Spring(duration: 0.5, dampingRatio: 0.5, initialVelocity: 0.7)
    #expect(abs(spring.angularFrequency - 25.2052) < 1e-3)
    let animator = Animator(
      name: "swing", duration: 0.5, curve: .spring(spring), from: .init(),
      to: .init(rotation: Track(keys: [.init(0, -90), .init(1, 0)]), anchor: .zero))
    let scene = Scene(screens: [Sample.home, Sample.plain], animators: [animator])
    let reel = Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "plain", animator: "swing")))
    let timeline = try Timeline(scene: scene, reel: reel)
    let highest = (1..<500).compactMap { timeline.state(at: Double($0) / 1000).page("plain")?.transform.rotation }.max()
    #expect(try #require(highest) > 5)
    #expect(timeline.state(at: 0.5).page("plain")?.transform == .identity)
  }

  @Test func aFingerScrubsAnAnimatorThroughItsCurve() throws {
    let animator = Animator(
      name: "slide", duration: 0.4, curve: .easing(.easeInOut), from: .init(),
      to: .init(translationX: Track(keys: [.init(0, 1), .init(1, 0)])), isToOnTop: true, dims: true)
    let scene = Scene(device: Sample.device(width: 375), screens: [Sample.home, Sample.plain], animators: [animator])
    var swipe = Reel.Swipe(
      from: "plain", to: "home", finger: Track(keys: [.init(0, 0), .init(0.5, 0.5)]), release: .finish)
    swipe.animator = "slide"
    let timeline = try Timeline(scene: scene, reel: Reel(name: "r", kind: .swipe(swipe)))
    let state = timeline.state(at: 0.25)
    #expect(state.progress == 0.25)
    #expect(abs(try #require(state.page("home")).x - 375 * (1 - 0.1292)) < 0.02)
    #expect(state.screens.map(\.role) == [.covered, .top])
    #expect(abs(try #require(state.page("plain")).dim - 0.10 * 0.75) < 1e-12)
    #expect(timeline.state(at: timeline.duration).page("home")?.x == 0)
  }

  @Test func halfATurnGoesAsTheNumbersSay() {
    #expect(Angle.mixed(0, 180, 0.5) == 90)
    #expect(Angle.mixed(0, -180, 0.5) == -90)
    #expect(Angle.mixed(0, 360, 0.5) == 0)
    #expect(Angle.mixed(350, 10, 0.5) == 0)
    #expect(Angle.mixed(0, 270, 0.5) == -45)
  }
}
