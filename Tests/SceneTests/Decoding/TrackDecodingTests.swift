import NavReelDocuments
import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

@Suite struct TrackDecodingTests {
  private func alpha(_ word: String) throws -> Animated<Double>? {
    try screen("bar: {backgroundAlpha: 0.25}, scroll: {backgroundAlpha: \(word)}").scroll.backgroundAlpha
  }

  private let keys: [Track<Double>.Key] = [.init(-64, 0), .init(0, 1)]

  @Test func aListIsLinear() throws {
    #expect(try alpha("[[-64, 0], [0, 1]]") == .track(.offset, Track(keys: keys)))
  }

  @Test func aDriverMayBeNamed() throws {
    #expect(try alpha("{offset: [[-64, 0], [0, 1]]}") == .track(.offset, Track(keys: keys)))
  }

  @Test func stepsMayHaveSlack() throws {
    #expect(
      try alpha("{step: [[-64, 0], [0, 1]], hysteresis: 8}")
        == .track(.offset, Track(keys: keys, interpolation: .step, hysteresis: 8)))
  }

  @Test(arguments: [
    ("'linear'", Easing.linear), ("'easeIn'", .easeIn), ("'easeOut'", .easeOut), ("'easeInOut'", .easeInOut),
    ("'default'", .default), ("[0.1, -0.5, 0.9, 1.5]", .bezier(0.1, -0.5, 0.9, 1.5)),
  ])
  func curvesGoByNameOrNumbers(word: String, easing: Easing) throws {
    #expect(
      try alpha("{curve: \(word), keys: [[-64, 0], [0, 1]]}")
        == .track(.offset, Track(keys: keys, interpolation: .curve(easing))))
  }

  @Test(arguments: [
    ("{mass: 3, stiffness: 1000, damping: 500}", Spring.navigation),
    (
      "{stiffness: 100, damping: 10, initialVelocity: 2}",
      Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)
    ),
    ("{response: 0.5, dampingRatio: 0.8}", Spring(response: 0.5, dampingRatio: 0.8)),
    ("{response: 0.5, dampingRatio: 1.5}", Spring(response: 0.5, dampingRatio: 1.5)),
    ("{duration: 0.4, dampingRatio: 0.5}", Spring(duration: 0.4, dampingRatio: 0.5)),
    ("{dampingRatio: 0.5, initialVelocity: 0.7}", Spring(duration: 1, dampingRatio: 0.5, initialVelocity: 0.7)),
  ])
  func springsGoByConstantsResponseOrDuration(word: String, spring: Spring) throws {
    #expect(
      try alpha("{spring: \(word), keys: [[-64, 0], [0, 1]]}")
        == .track(.offset, Track(keys: keys, interpolation: .spring(spring))))
  }

  @Test func triggersBeginWithTheBarsOwnValue() throws {
    let trigger = Trigger(offset: -80, value: 1.0, duration: 0.6)
    #expect(try alpha("{trigger: [[-80, 1, 0.6]]}") == .triggers(initial: 0.25, [trigger]))
    #expect(try alpha("{trigger: [[-80, 1, 0.6]], initial: 0.5}") == .triggers(initial: 0.5, [trigger]))
  }

  @Test func everyScrollRuleIsRead() throws {
    let words = """
      title: "Home", scroll: {
        backgroundAlpha: [[0, 0], [1, 1]], barTintColor: [[0, "black"], [1, "white"]], tintColor: [[0, "black"]],
        titleColor: {light: "red", dark: "blue"}, shadowAlpha: [[0, 1]],
        statusBarStyle: {step: [[0, "lightContent"], [1, "darkContent"]]}, translationY: [[0, 0], [44, -44]],
        itemsAlpha: [[0, 1]], title: {trigger: [[9, "Late", 0]]}, titleAlpha: [[0, 0]],
      }
      """
    #expect(throws: DocumentError.self) { try screen(words) }
    var expected = ScrollRules()
    expected.backgroundAlpha = .track(.offset, Track(keys: [.init(0, 0), .init(1, 1)]))
    expected.barTintColor = .track(.offset, Track(keys: [.init(0, .black), .init(1, .white)]))
    expected.tintColor = .track(.offset, Track(keys: [.init(0, .black)]))
    expected.shadowAlpha = .track(.offset, Track(keys: [.init(0, 1)]))
    expected.statusBarStyle = .track(
      .offset, Track(keys: [.init(0, .lightContent), .init(1, .darkContent)], interpolation: .step))
    expected.translationY = .track(.offset, Track(keys: [.init(0, 0), .init(44, -44)]))
    expected.itemsAlpha = .track(.offset, Track(keys: [.init(0, 1)]))
    expected.title = .triggers(initial: "Home", [Trigger(offset: 9, value: "Late", duration: 0)])
    expected.titleAlpha = .track(.offset, Track(keys: [.init(0, 0)]))
    // A rule is a track; a plain value belongs in the bar.
    let plain = #"titleColor: {light: "red", dark: "blue"}, "#
    let sound = words.split(separator: plain, maxSplits: 1, omittingEmptySubsequences: false).joined()
    #expect(try screen(sound).scroll == expected)
  }

  @Test func keyframesBecomeATrackOverTheWhole() throws {
    let scene = try scene(
      """
      {navreel: 1, screens: {a: {}}, animators: {x: {duration: 1.3, to: {anchor: [1, 0],
        rotation: {initial: 90, keyframes: [[0, 0.4, 0], [0.4, 0.2, 9], [0.6, 0.3, 0]]}}}}}
      """)
    let track = Track(keys: [.init(0, 90.0), .init(0.4, 0), .init(0.4 + 0.2, 9), .init(0.6 + 0.3, 0)])
    let part = Animator.Part(rotation: scene.animators[0].to.rotation, anchor: Point(1, 0))
    #expect(
      scene.animators == [Animator(name: "x", duration: 1.3, curve: .easing(.easeInOut), from: .init(), to: part)])
    for input in [0, 0.2, 0.4, 0.5, 0.6, 0.75, 0.9, 1] {
      #expect(abs(part.rotation.value(at: input) - track.value(at: input)) < 1e-9)
    }
  }
}
