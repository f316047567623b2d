import NavReelDrawing
import NavReelMotion
import NavReelTestSupport

@testable import NavReelScene

/// Random scenes and reels of every kind, from a seed.
struct RandomScene {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ p: Double) -> Bool { Double.random(in: 0..<1, using: &random) < p }
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
  mutating func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &random)] }

  mutating func color() -> Color {
    let alpha = chance(0.7) ? 1 : number(0...1)
    return Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }

  mutating func scene() -> Scene {
    let look: Scene.Look = pick(Scene.Look.allCases)
    let screens = (0..<4).map { screen("s\($0)", look) }
    return Scene(
      look: look, device: Sample.device(width: pick([320, 375, 390, 430])), appearance: pick(Scene.Appearance.allCases),
      screens: screens)
  }

  mutating func screen(_ name: String, _ look: Scene.Look) -> Screen {
    var screen = Screen(name: name, title: name.uppercased(), bar: bar(look))
    if chance(0.4) { screen.contentInsetTop = number(0...300) }
    if chance(0.5) {
      screen.header = Header(
        height: number(100...400), mode: pick(Header.Mode.allCases), pullLimit: chance(0.5) ? number(0...80) : nil,
        collapse: chance(0.5) ? .scrollsAway : .pinned(minHeight: number(40...90)))
    }
    if chance(0.6) { screen.content = Content(kind: .rows(.init(count: Int.random(in: 1...40, using: &random)))) }
    if chance(0.5) { screen.scroll = rules() }
    if chance(0.5) {
      let view = View(
        .shape(.rectangle, fill: animatedColor(), border: nil),
        frame: AnimatedRect(x: animated(0...200), y: animated(0...200), width: .constant(40), height: .constant(40)),
        alpha: animated(0...1), scrolls: chance(0.5))
      screen.views = [view]
    }
    if chance(0.2) { screen.back = pick([.text("S1"), .minimal, .hidden]) }
    return screen
  }

  mutating func bar(_ look: Scene.Look) -> BarAttributes {
    var bar = BarAttributes(look: look)
    if chance(0.6) { bar.barTintColor = color() }
    if chance(0.3) { bar.isTranslucent = chance(0.5) }
    if chance(0.4) { bar.backgroundAlpha = pick([0, 0.5, 1]) }
    if chance(0.15) { bar.backgroundEffect = .material(.thin, .light) }
    if chance(0.1) {
      bar.backgroundImage = BarImage(ImageReference(path: "a.png", size: Size(9, 9), isOpaque: chance(0.5)))
    }
    if chance(0.1) { bar.standardAppearance = BarAppearance(backgroundColor: color()) }
    if chance(0.1) { bar.scrollEdgeAppearance = BarAppearance(backgroundColor: color()) }
    bar.tintColor = color()
    bar.titleColor = color()
    bar.statusBarStyle = pick(StatusBar.Style.allCases)
    bar.hidden = chance(0.1)
    bar.custom = chance(0.1)
    bar.largeTitle = chance(0.3)
    bar.excluded = chance(0.1)
    if chance(0.2) { bar.search = "?" }
    if chance(0.3) { bar.shadow = BarShadow(color: color(), radius: number(0...8), offset: Point(0, number(-2...4))) }
    return bar
  }

  mutating func rules() -> ScrollRules {
    ScrollRules(
      backgroundAlpha: chance(0.6) ? animated(0...1) : nil, barTintColor: chance(0.3) ? animatedColor() : nil,
      tintColor: chance(0.5) ? animatedColor() : nil,
      statusBarStyle: chance(0.5)
        ? .track(.offset, Track(keys: [.init(-200, .default), .init(-50, .lightContent)], interpolation: .step)) : nil,
      translationY: chance(0.3) ? animated(-44...0) : nil, titleAlpha: chance(0.3) ? animated(0...1) : nil)
  }

  mutating func animated(_ range: ClosedRange<Double>) -> Animated<Double> { animated { $0.number(range) } }
  mutating func animatedColor() -> Animated<Color> { animated { $0.color() } }

  private mutating func animated<Value: Mixable>(_ make: (inout RandomScene) -> Value) -> Animated<Value> {
    if chance(0.2) { return .constant(make(&self)) }
    if chance(0.2) {
      return .triggers(
        initial: make(&self),
        [Trigger(offset: number(-300 ... -100), value: make(&self), duration: pick([0, 0.3]))])
    }
    let driver = pick(Animated<Value>.Driver.allCases)
    let range: ClosedRange<Double> = driver == .offset ? -300...100 : 0...1
    let inputs = (0..<3).map { _ in number(range) }.sorted()
    let keys = inputs.map { Track<Value>.Key($0, make(&self)) }
    return .track(
      driver, Track(keys: keys, interpolation: chance(0.3) ? .step : .linear, hysteresis: chance(0.2) ? 10 : 0))
  }

  mutating func reel(_ kind: String? = nil) -> Reel {
    let reel: Reel.Kind
    switch kind ?? pick(["push", "pop", "swipe", "scroll", "drag"]) {
    case "push": reel = .transition(.init(.push, from: "s0", to: "s1", curve: curve()))
    case "pop": reel = .transition(.init(.pop, from: "s1", to: "s0", duration: number(0.1...1), curve: curve()))
    case "swipe":
      let end = number(0.05...0.5)
      reel = .swipe(
        .init(
          operation: pick(Reel.Operation.allCases), from: "s1", to: "s0",
          finger: Track(keys: [.init(0, 0), .init(end / 2, number(0...1)), .init(end, number(0...1))]),
          release: pick(Reel.Release.allCases)))
    case "scroll":
      reel = .scroll(
        .init(
          screen: "s0", track: Track(keys: (0..<5).map { .init(Double($0) / 4, number(-400...300)) }), isDrag: false))
    default:
      reel = .scroll(
        .init(screen: "s0", track: Track(keys: (0..<5).map { .init(Double($0) / 4, number(-200...300)) }), isDrag: true)
      )
    }
    return Reel(
      name: "r", kind: reel, hold: .init(before: pick([0, 0.1]), after: pick([0, 0.2])), stack: ["s3", "s2"],
      offsets: ["s0": number(-300...100), "s1": number(-300...100)], barMotion: pick(BarMotion.allCases),
      statusBarChange: pick(StatusBarChange.allCases))
  }

  private mutating func curve() -> TimingCurve { pick([.spring(.navigation), .easing(.easeInOut), .easing(.linear)]) }
}
