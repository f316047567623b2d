import NavReelMotion
import Testing

@testable import NavReelScene

@Suite struct ReelDecodingTests {
  private let animators = "swing: {duration: 2, curve: 'linear', onTop: 'to', dims: true, movesBarContents: false}"

  private func reel(_ words: String) throws -> Reel? {
    let screens = "{home: {}, list: {}, detail: {}}"
    return try scene("{navreel: 1, screens: \(screens), animators: {\(animators)}, reels: {r: {\(words)}}}").reels.first
  }

  private func transition(_ words: String) throws -> Reel.Transition? {
    guard case .transition(let transition) = try reel(words)?.kind else { return nil }
    return transition
  }

  @Test func aPushTakesTheSystemsSpring() throws {
    #expect(
      try reel("type: 'push', from: 'home', to: 'list'")
        == Reel(name: "r", kind: .transition(.init(.push, from: "home", to: "list"))))
  }

  @Test func popsFollowTheStack() throws {
    let stack = "stack: ['home', 'list']"
    #expect(try transition("type: 'pop', from: 'detail', \(stack)") == .init(.pop, from: "detail", to: "list"))
    #expect(try transition("type: 'popToRoot', from: 'detail', \(stack)") == .init(.pop, from: "detail", to: "home"))
    #expect(
      try transition("type: 'popTo', from: 'detail', to: 'home', \(stack)") == .init(.pop, from: "detail", to: "home"))
    #expect(try reel("type: 'pop', from: 'detail', \(stack)")?.stack == ["home", "list"])
  }

  @Test func withoutAStackThePagesThemselvesAreIt() throws {
    #expect(try reel("type: 'pop', from: 'detail', to: 'list'")?.stack == ["list"])
    #expect(try reel("type: 'push', from: 'list', to: 'detail'")?.stack == [])
    #expect(try reel("type: 'push', from: 'list', to: 'detail', stack: ['home']")?.stack == ["home"])
  }

  @Test func aCurveTakes035Seconds() throws {
    let eased = try transition("type: 'push', from: 'home', to: 'list', curve: 'easeInOut'")
    #expect(eased?.settledTiming(nil).duration == 0.35)
    #expect(eased?.timing == .init(curve: .easing(.easeInOut)))
    let slow = try transition("type: 'push', from: 'home', to: 'list', curve: 'linear', duration: 1")
    #expect(slow?.settledTiming(nil).duration == 1)
  }

  @Test func aSpringTakesItsSettlingTimeOrTheDurationGiven() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let own = try transition("type: 'push', from: 'home', to: 'list', spring: {response: 0.4, dampingRatio: 0.8}")
    #expect(own?.timing == .init(curve: .spring(spring)))
    #expect(own?.settledTiming(nil).duration == spring.settlingDuration())
    let fitted = try transition("type: 'push', from: 'home', to: 'list', spring: {dampingRatio: 0.5}, duration: 2")
    #expect(fitted?.timing == .init(duration: 2, curve: .spring(Spring(duration: 2, dampingRatio: 0.5))))
  }

  @Test func theSystemsSpringIsStretchedToADuration() throws {
    let slow = try #require(try transition("type: 'push', from: 'home', to: 'list', duration: 1.0116"))
    let (duration, curve) = slow.settledTiming(nil)
    #expect(duration == 1.0116)
    for x in [0.1, 0.3, 0.5] {
      #expect(abs(curve.progress(at: 2 * x, duration: duration) - Spring.navigation.progress(at: x)) < 1e-12)
    }
  }

  @Test func anAnimatorBringsItsTiming() throws {
    let swing = try transition("type: 'push', from: 'home', to: 'list', animator: 'swing'")
    #expect(swing == .init(.push, from: "home", to: "list", animator: "swing"))
    let quick = try transition("type: 'push', from: 'home', to: 'list', animator: 'swing', duration: 1")
    #expect(quick == .init(.push, from: "home", to: "list", duration: 1, animator: "swing"))
    let fitted = try transition(
      "type: 'push', from: 'home', to: 'list', animator: 'swing', spring: {dampingRatio: 0.5}")
    #expect(fitted?.timing == .init(curve: .spring(Spring(duration: 2, dampingRatio: 0.5))), "fitted to the animator's")
  }

  @Test func anAnimatorServesItsOperationAlone() throws {
    let words = """
      {navreel: 1, screens: {a: {}, b: {}}, animators: {in: {operation: 'push'}, out: {operation: 'pop'}},
       reels: {push: {type: 'push', from: 'a', to: 'b', animator: 'in'},
               wrong: {type: 'push', from: 'a', to: 'b', animator: 'out'},
               swipe: {type: 'swipe', from: 'b', to: 'a', finger: [[0, 0], [1, 1]], animator: 'in'}}}
      """
    let found = problems(in: words)
    #expect(found.count == 2)
    #expect(
      found.first?.hasSuffix("reels.wrong.animator: the animator \"out\" is made for a pop, and this is a push") == true
    )
    #expect(
      found.last?.hasSuffix("reels.swipe.animator: the animator \"in\" is made for a push, and this is a pop") == true)
  }

  @Test func animatorsAreRead() throws {
    let scene = try scene("{navreel: 1, screens: {a: {}}, animators: {\(animators)}}")
    #expect(
      scene.animators == [
        Animator(
          name: "swing", duration: 2, curve: .easing(.linear), from: .init(), to: .init(), isToOnTop: true, dims: true,
          movesBarContents: false)
      ])
  }

  @Test func aSwipeWithEverythingSaid() throws {
    let words = """
      type: 'swipe', operation: 'push', from: 'home', to: 'list', finger: [[0, 0], [0.2, 0.3]], release: 'rule',
      threshold: 0.14, duration: 0.4, curve: 'easeOut', barMotion: 'wr-objc', statusBarChange: 'half',
      stack: ['detail'], offsets: {home: 12}, hold: [0.1, 0.2]
      """
    let swipe = Reel.Swipe(
      operation: .push, from: "home", to: "list", finger: Track(keys: [.init(0, 0), .init(0.2, 0.3)]), release: .rule,
      threshold: 0.14, duration: 0.4, curve: .easing(.easeOut))
    #expect(
      try reel(words)
        == Reel(
          name: "r", kind: .swipe(swipe), hold: .init(before: 0.1, after: 0.2), stack: ["detail"],
          offsets: ["home": 12], barMotion: .wrObjC, statusBarChange: .half))
  }

  @Test func aSwipeByDefault() throws {
    let swipe = Reel.Swipe(from: "list", to: "home", finger: Track(keys: [.init(0, 0)]), release: .rule)
    #expect(
      try reel("type: 'swipe', from: 'list', to: 'home', finger: [[0, 0]]")
        == Reel(name: "r", kind: .swipe(swipe), stack: ["home"]))
  }

  @Test func scrollsAndStills() throws {
    let track = Track(keys: [.init(0, -100.0), .init(1, 50)], interpolation: .curve(.easeInOut))
    #expect(
      try reel(
        "type: 'scroll', screen: 'list', offset: {curve: 'easeInOut', keys: [[0, -100], [1, 50]]}, stack: ['home']")
        == Reel(name: "r", kind: .scroll(.init(screen: "list", track: track, isDrag: false)), stack: ["home"]))
    #expect(
      try reel("type: 'still', screen: 'list', duration: 0.5, shouldPop: false, offsets: {list: 3}")
        == Reel(
          name: "r", kind: .still(.init(screen: "list", duration: 0.5, refusesPop: true)), offsets: ["list": 3]))
    #expect(try reel("type: 'still', screen: 'list'") == Reel(name: "r", kind: .still(.init(screen: "list"))))
  }
}
