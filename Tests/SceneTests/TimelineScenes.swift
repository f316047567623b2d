import NavReelDrawing
import NavReelMotion

@testable import NavReelScene

/// Scenes built in Swift, shared by the timeline's tests.
enum Sample {
  static func device(width: Double, height: Double = 844) -> Device {
    var device = Device.default
    device.size = Size(width, height)
    return device
  }

  /// An opaque blue screen.
  static let home: Screen = {
    var bar = BarAttributes()
    bar.barTintColor = Color(0, 175, 240)
    bar.tintColor = .white
    bar.titleColor = .white
    return Screen(
      name: "home", title: "Home", right: [BarItem(.text("Edit"))], bar: bar,
      content: Content(kind: .rows(Content.Rows(count: 20))))
  }()

  /// A white bar that appears over a header of 480 points, like the forest page of the seed.
  static let forest: Screen = {
    var bar = BarAttributes()
    bar.barTintColor = .white
    bar.backgroundAlpha = 0
    bar.tintColor = .white
    bar.titleColor = .white
    bar.statusBarStyle = .lightContent
    let blue = Color(red: 0, green: 0.478431, blue: 1)
    return Screen(
      name: "forest", title: "Forest", right: [BarItem(.icon(.builtIn(.more)))], bar: bar,
      scroll: ScrollRules(
        backgroundAlpha: .track(.offset, Track(keys: [.init(-480, 0), .init(-416, 1)])),
        tintColor: .track(.offset, Track(keys: [.init(-480, .white), .init(-448, blue)], interpolation: .step)),
        titleColor: .track(.offset, Track(keys: [.init(-480, .white), .init(-448, .black)], interpolation: .step)),
        statusBarStyle: .track(
          .offset, Track(keys: [.init(-480, .lightContent), .init(-448, .default)], interpolation: .step))),
      contentInsetTop: 480, header: Header(height: 480, pullLimit: 0),
      content: Content(kind: .rows(Content.Rows(count: 20))))
  }()

  /// The look's own bar with a large title.
  static let large: Screen = {
    var bar = BarAttributes()
    bar.largeTitle = true
    return Screen(name: "large", title: "Large", bar: bar, content: Content(kind: .rows(Content.Rows(count: 30))))
  }()

  static let plain = Screen(
    name: "plain", title: "Plain", left: [BarItem(.text("Left"))], right: [BarItem(.text("Right"))],
    content: Content(kind: .rows(Content.Rows(count: 30))))

  static let hidden: Screen = {
    var bar = BarAttributes()
    bar.hidden = true
    return Screen(name: "hidden", title: "Hidden", bar: bar)
  }()

  static let custom: Screen = {
    var bar = BarAttributes()
    bar.custom = true
    bar.barTintColor = .white
    return Screen(name: "custom", title: "Custom", bar: bar)
  }()

  static func scene(width: Double = 390, _ screens: [Screen] = [home, forest, large, plain, hidden, custom]) -> Scene {
    Scene(device: device(width: width), screens: screens)
  }

  static func push(_ from: String, _ to: String) -> Reel {
    Reel(name: "push", kind: .transition(.init(.push, from: from, to: to)))
  }

  static func pop(_ from: String, _ to: String) -> Reel {
    Reel(name: "pop", kind: .transition(.init(.pop, from: from, to: to)))
  }

  static func still(_ screen: String, stack: [String] = [], offset: Double? = nil) -> Reel {
    Reel(
      name: "still", kind: .still(.init(screen: screen, duration: 1)), stack: stack,
      offsets: offset.map { [screen: $0] } ?? [:])
  }

  static func swipe(
    _ from: String, _ to: String, finger: [(Double, Double)], release: Reel.Release, threshold: Double = 0.5,
    duration: Double = 0.5, operation: Reel.Operation = .pop
  ) -> Reel {
    Reel(
      name: "swipe",
      kind: .swipe(
        .init(
          operation: operation, from: from, to: to, finger: Track(keys: finger.map { .init($0.0, $0.1) }),
          release: release, threshold: threshold, duration: duration)))
  }

  static func scroll(_ screen: String, _ keys: [(Double, Double)], isDrag: Bool = false) -> Reel {
    Reel(
      name: "scroll",
      kind: .scroll(.init(screen: screen, track: Track(keys: keys.map { .init($0.0, $0.1) }), isDrag: isDrag)))
  }
}

extension FrameState {
  /// Returns the page of a name; the first one if a screen is on top of itself.
  func page(_ name: String) -> ScreenState? { screens.first { $0.name == name } }

  func content(_ name: String) -> BarContentState? { contents.first { $0.screen == name } }

  /// The state without the parts that distinguish one reel from another.
  var timeless: FrameState {
    var state = self
    state.time = 0
    state.phase = .after
    state.operation = nil
    state.progress = 1
    state.barProgress = 1
    return state
  }
}
