import Synchronization
import Testing

@testable import NavReel

/// A controller whose handler the test supplies.
private class Probe: ScreenController {
  override func viewDidLoad() {
    title = "Probe"
    contentInsetTop = 100
    navBarBackgroundAlpha = 0
  }

  func alpha(_ scrollView: ScrollView) -> Double { (scrollView.contentOffset.y + 100) / 64 }
}

private final class Plain: Probe {}

private final class Fading: Probe {
  override func scrollViewDidScroll(_ scrollView: ScrollView) { navBarBackgroundAlpha = alpha(scrollView) }
}

/// Sets an attribute in one branch only.
private final class OneBranch: Probe {
  override var scrollSteps: [Double] { [-68] }
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    navBarBackgroundAlpha = alpha(scrollView)
    if alpha(scrollView) > 0.5 { statusBarStyle = .lightContent }
  }
}

/// Compares with the previous offset.
private final class Direction: Probe {
  private var last = 0.0
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    navBarItemsAlpha = scrollView.contentOffset.y > last ? 0 : 1
    last = scrollView.contentOffset.y
  }
}

/// Counts calls over all instances.
private let calls = Atomic(0)
private final class Counting: Probe {
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    let count = calls.wrappingAdd(1, ordering: .relaxed).newValue
    navBarTranslationY = count % 1000 > 300 ? -1 : 0
  }
}

/// Changes whenever it is loaded.
private final class Restless: Probe {
  override func viewDidLoad() { title = "\(calls.wrappingAdd(1, ordering: .relaxed).newValue)" }
}

private final class Undeclared: Probe {
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    navBarTintColor = scrollView.contentOffset.y > -68.25 ? .black : .white
  }
}

private final class Rebuilding: Probe {
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    if scrollView.contentOffset.y > 0 { rightBarButtonItems = [.icon(.more)] }
  }
}

private final class Dividing: Probe {
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    navBarBackgroundAlpha = (scrollView.contentOffset.y + 100) / 0
  }
}

private final class Nowhere: Probe {
  override func viewDidLoad() { navBarTranslationY = .nan }
}

/// Changes strictly beyond the first step, and from the second one on.
private final class Timed: Probe {
  override var scrollSteps: [Double] { [0, 50, 20] }
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    let y = scrollView.contentOffset.y
    animate(withDuration: 0.6) { navBarBackgroundAlpha = y > 0 ? 1 : 0 }
    animate(withDuration: 0.2) { navBarItemsAlpha = y >= 50 ? 0 : 1 }
    title = y > 20 ? "Down" : "Up"
  }
}

private final class TimedAndMoving: Probe {
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    animate(withDuration: 0.6) { navBarBackgroundAlpha = alpha(scrollView) }
  }
}

private final class TwoDurations: Probe {
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    animate(withDuration: scrollView.contentOffset.y > 0 ? 0.6 : 0.3) { navBarBackgroundAlpha = 1 }
  }
}

private final class Uncoloured: Probe {
  override var scrollSteps: [Double] { [0] }
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    navBarBarTintColor = scrollView.contentOffset.y > 0 ? .white : nil
  }
}

private final class Everything: Probe {
  override var scrollSteps: [Double] { [0] }
  override func viewDidLoad() {
    super.viewDidLoad()
    titleView = nil
    prefersLargeTitles = true
    leftBarButtonItems = [.text("Left")]
    navBarTitleAlpha = 0.5
    content = .rows(4)
    header = Header(color: .black, height: canvas.size.width)
  }
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    let isDown = scrollView.contentOffset.y > 0
    title = isDown ? "Down" : "Up"
    navBarBarTintColor = isDown ? .white : .black
    navBarTintColor = isDown ? .white : .black
    navBarTitleColor = isDown ? .white : .black
    statusBarStyle = isDown ? .default : .lightContent
    navBarShadowImageHidden = isDown
    navBarTranslationY = scrollView.contentInset.top
    navBarItemsAlpha = 0.25
    navBarTitleAlpha = 0.75
  }
}

@Suite struct ScreenControllerTests {
  private func scene(
    reels: [Reel] = [], _ make: @escaping @Sendable () -> ScreenController
  ) throws(ControllerError) -> Scene {
    try Scene(controllers: ["a": make], reels: reels)
  }

  private func error(_ make: @escaping @Sendable () -> ScreenController) -> ControllerError? {
    do throws(ControllerError) {
      _ = try scene(reels: [], make)
      return nil
    } catch { return error }
  }

  @Test func whatIsSetInViewDidLoadIsTheScreens() throws {
    let screen = try scene { Plain() }.screens[0]
    #expect(screen.name == "a" && screen.title == "Probe" && screen.contentInsetTop == 100)
    #expect(screen.bar.backgroundAlpha == 0 && screen.scroll == ScrollRules())
    var bar = BarAttributes()
    bar.backgroundAlpha = 0
    #expect(screen.bar == bar)
  }

  @Test func onlyWhatTheHandlerSetsIsRuled() throws {
    let scene = try scene { Fading() }
    guard case .function(let alpha) = scene.screens[0].scroll.backgroundAlpha else {
      Issue.record("no function")
      return
    }
    #expect(alpha(-100) == 0 && alpha(-84) == 0.25 && alpha(28) == 2 && alpha.steps.isEmpty)
    var rules = scene.screens[0].scroll
    rules.backgroundAlpha = nil
    #expect(rules == ScrollRules())
  }

  @Test func everyAttributeOfTheBarCanFollowTheOffset() throws {
    let scene = try scene(
      reels: [.scroll(screen: "a", offset: Track(keys: [.init(0, -100), .init(1, 100)]))]
    ) { Everything() }
    let rules = scene.screens[0].scroll
    #expect(rules.backgroundAlpha == nil && scene.screens[0].bar.shadowHidden == false)
    #expect(scene.screens[0].header?.height == 393 && scene.screens[0].bar.largeTitle)
    let timeline = try Timeline(scene: scene, reel: scene.reels[0])
    #expect(timeline.switchTimes.count == 1 && abs(timeline.switchTimes[0] - 0.5) < 1e-9)
    let (up, down) = (timeline.state(at: 0.4), timeline.state(at: 0.6))
    #expect(up.contents[0].title == "Up" && down.contents[0].title == "Down")
    #expect(up.bar.tintColor == .black && down.bar.tintColor == .white)
    #expect(up.bar.titleColor == .black && down.bar.titleColor == .white)
    #expect(up.backgrounds[0].fill.color == .black && down.backgrounds[0].fill.color == .white)
    #expect(up.backgrounds[0].shadowAlpha == 1 && down.backgrounds[0].shadowAlpha == 0)
    #expect(up.statusBar.style == .lightContent && down.statusBar.style == .default)
    #expect(up.bar.translationY == 100 && up.bar.itemsAlpha == 0.25)
  }

  @Test func aChangeThatTakesTimeIsATrigger() throws {
    let rules = try scene { Timed() }.screens[0].scroll
    #expect(rules.backgroundAlpha == .triggers(initial: 0, [Trigger(offset: 0, value: 1, duration: 0.6)]))
    #expect(rules.itemsAlpha == .triggers(initial: 1, [Trigger(offset: 50.0.nextDown, value: 0, duration: 0.2)]))
    guard case .function(let title) = rules.title else {
      Issue.record("a change at once is a function")
      return
    }
    #expect(title(20) == "Up" && title(20.1) == "Down" && title.steps == [0, 20, 50])
  }

  @Test func aTimedChangeStaysBetweenStepsAndHasOneDuration() {
    guard case .timedChangeMoves("a (TimedAndMoving)", "navBarBackgroundAlpha", _) = error({ TimedAndMoving() }) else {
      Issue.record("a timed change may not follow the offset")
      return
    }
    guard case .severalDurations("a (TwoDurations)", "navBarBackgroundAlpha", _) = error({ TwoDurations() }) else {
      Issue.record("a change takes one time")
      return
    }
  }

  @Test func defaultsHoldForAllThatSetNothingAndAreNotExcluded() throws {
    let defaults = NavigationBarDefaults(
      barTintColor: Color(0, 175, 240), backgroundAlpha: 0.5, tintColor: .white, titleColor: .white,
      statusBarStyle: .lightContent, shadowImageHidden: true)
    final class Silent: ScreenController {}
    final class Special: ScreenController {
      override func viewDidLoad() {
        navBarIsExcluded = true
        navBarTitleColor = Color(0, 128, 0)
      }
    }
    let scene = try Scene(
      defaults: defaults, controllers: ["silent": { Silent() }, "plain": { Plain() }, "special": { Special() }])
    var expected = BarAttributes()
    expected.barTintColor = Color(0, 175, 240)
    expected.backgroundAlpha = 0.5
    (expected.tintColor, expected.titleColor) = (.white, .white)
    expected.statusBarStyle = .lightContent
    expected.shadowHidden = true
    #expect(scene.screens[0].bar == expected)
    expected.backgroundAlpha = 0
    #expect(scene.screens[1].bar == expected)
    var special = BarAttributes()
    special.excluded = true
    special.titleColor = Color(0, 128, 0)
    #expect(scene.screens[2].bar == special)
  }

  @Test func aHandlerThatRemembersIsRefused() {
    let names = ["statusBarStyle", "navBarItemsAlpha", "navBarTranslationY"]
    let found = [error { OneBranch() }, error { Direction() }, error { Counting() }]
    for (name, error) in zip(names, found) {
      guard case .remembers(let controller, name, _, let first, let second) = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
      #expect(controller.hasPrefix("a (") && first != second)
      #expect("\(error.map(\.description) ?? "")".contains("must follow from contentOffset alone"))
    }
    guard case .remembers(_, "title", let offset, _, _) = error({ Restless() }), abs(offset + 293.0 / 3) < 1e-9 else {
      Issue.record("a page that is new each time passes")
      return
    }
  }

  @Test func aJumpThatIsNotDeclaredIsRefusedWithItsPlace() {
    #expect(
      error { Undeclared() }
        == .undeclaredStep(
          controller: "a (Undeclared)", attribute: "navBarTintColor", offset: -68.25, from: "#ffffffff",
          to: "#000000ff"))
    #expect(
      "\(error { Undeclared() }.map(\.description) ?? "")".hasSuffix("override var scrollSteps: [Double] { [-68.25] }"))
  }

  @Test func otherSlipsOfAControllerAreNamed() {
    guard case .changesPage("a (Rebuilding)", "rightBarButtonItems", _) = error({ Rebuilding() }) else {
      Issue.record("a handler may not change items")
      return
    }
    guard case .notFinite("a (Dividing)", "navBarBackgroundAlpha", _) = error({ Dividing() }) else {
      Issue.record("an alpha must be finite")
      return
    }
    guard case .notFinite("a (Nowhere)", "navBarTranslationY", let rest) = error({ Nowhere() }),
      abs(rest + 293.0 / 3) < 1e-9
    else {
      Issue.record("a translation must be finite")
      return
    }
    guard case .noColor("a (Uncoloured)", let offset) = error({ Uncoloured() }), offset <= 0 else {
      Issue.record("a colour cannot fade to none")
      return
    }
    nonisolated(unsafe) let one = Plain()
    #expect(error { one } == .sharedInstance(controller: "a (Plain)"))
    #expect(throws: ControllerError.duplicateName("a")) {
      try Scene(controllers: ["a": { Plain() }, "a": { Fading() }])
    }
  }

  @Test func filmsAreRandomAccessOnAnyThread() async throws {
    let scene = try Scene(
      device: Device(size: Size(120, 200), scale: 1), controllers: ["a": { Fading() }],
      reels: [.scroll(screen: "a", offset: Track(keys: [.init(0, -100), .init(1, 0)]))])
    let film = try Stage(scene: scene).film("scroll")
    let inOrder = try film.frames(fps: 20).map(\.digest)
    #expect(Set(inOrder).count > 10)
    let apart = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for index in (0...20).reversed() {
        group.addTask { (index, try film.frame(at: Fraction(index, 20)).digest) }
      }
      return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    #expect((0...20).map { apart[$0] } == inOrder)
  }

  @Test func aTransitionSaidInSwiftIsAnAnimatorOfTheScene() throws {
    struct Slide: AnimatedTransitioning {
      let name = "slide"
      let operation: Reel.Operation? = .push
      let transitionDuration = 0.35
      func animateTransition(using context: inout TransitionContext) {
        context.from.translationX = Track(from: 0, to: -0.3333)
        context.to.translationX = Track(from: 1, to: 0)
        context.movesBarContents = false
        context.keepsBarOpaque = true
      }
    }
    let scene = try Scene(
      controllers: ["a": { Plain() }, "b": { Fading() }], animators: [Slide()],
      reels: [.push(from: "a", to: "b", animator: "slide")])
    let file = try SceneDocument(
      text: """
        {navreel: 1, screens: {a: {}}, animators: {slide: {operation: "push", duration: 0.35, curve: "easeInOut",
          keepsBarOpaque: true,
          from: {translationX: [[0, 0], [1, -0.3333]]}, to: {translationX: [[0, 1], [1, 0]]}, movesBarContents: false}}}
        """, name: "s"
    ).decode(variant: SceneVariant()).resolve()
    #expect(scene.animators == file.animators)
    #expect(try Timeline(scene: scene, reel: scene.reels[0]).duration == 0.35)
    #expect(throws: ControllerError.duplicateName("slide")) {
      try Scene(controllers: ["a": { Plain() }], animators: [Slide(), Slide()])
    }
  }

  @Test func aFaultOfTheReelIsToldByItsFilm() throws {
    let scene = try scene(reels: [.push(from: "a", to: "b")]) { Plain() }
    #expect {
      try Stage(scene: scene).film("push")
    } throws: {
      "\($0)" == "reels.push: there is no screen \"b\"; the scene has \"a\""
    }
  }

  @Test func doubtsOfASceneInSwiftAreWarningsOfItsStage() throws {
    struct Turn: AnimatedTransitioning {
      let transitionDuration = 1.0
      func animateTransition(using context: inout TransitionContext) { context.to.rotation = Track(from: 180, to: 0) }
    }
    let stage = try Stage(scene: Scene(controllers: ["a": { Plain() }], animators: [Turn()]))
    #expect(stage.warnings.map(\.code) == ["ambiguous-rotation"])
    #expect(stage.warnings[0].path == "animators.Turn.to.rotation")
    #expect(stage.warnings[0].message.contains("drawn anticlockwise"))
  }
}
