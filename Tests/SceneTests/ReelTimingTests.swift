import NavReelMotion
import Testing

@testable import NavReelScene

/// Checks the source of a reel's duration and curve: its own, its animator's or the system's. An explicit value always
/// counts as set.
@Suite struct ReelTimingTests {
  private static let slow = Animator(
    name: "slow", duration: 2, curve: .easing(.linear), from: .init(), to: .init())
  private static let slowScene = Scene(screens: [Screen(name: "a"), Screen(name: "b")], animators: [slow])

  /// A reel's settings, with the expected duration of a whole transition. A finger that rests halfway leaves half of
  /// the way, which takes the whole duration, after 0.4 s of dragging.
  struct Words: Sendable, CustomTestStringConvertible {
    var duration: Double?
    var isLinear = false
    var hasAnimator = false
    let push: Double
    let swipe: Double

    var testDescription: String { file }

    /// The settings as in a scene file.
    var file: String {
      (duration.map { "duration: \($0), " } ?? "") + (isLinear ? "curve: 'linear', " : "")
        + (hasAnimator ? "animator: 'slow', " : "")
    }
  }

  private static let table = [
    Words(push: 0.5058, swipe: 0.5), Words(duration: 0.5, push: 0.5, swipe: 0.5),
    Words(duration: 0.5058, push: 0.5058, swipe: 0.5058), Words(duration: 1.5, push: 1.5, swipe: 1.5),
    Words(isLinear: true, push: 0.35, swipe: 0.35), Words(duration: 0.5, isLinear: true, push: 0.5, swipe: 0.5),
    Words(hasAnimator: true, push: 2, swipe: 2), Words(duration: 0.5, hasAnimator: true, push: 0.5, swipe: 0.5),
    Words(duration: 0.51, hasAnimator: true, push: 0.51, swipe: 0.51),
    Words(duration: 0.5058, hasAnimator: true, push: 0.5058, swipe: 0.5058),
    Words(isLinear: true, hasAnimator: true, push: 2, swipe: 2),
    Words(duration: 0.5058, isLinear: true, hasAnimator: true, push: 0.5058, swipe: 0.5058),
  ]

  private func pushes(_ words: Words) throws -> [Timeline] {
    let file = try scene(
      """
      {navreel: 1, screens: {a: {}, b: {}}, animators: {slow: {duration: 2, curve: 'linear'}},
       reels: {push: {type: 'push', \(words.file) from: 'a', to: 'b'}}}
      """)
    let reel = Reel.push(
      from: "a", to: "b", duration: words.duration, curve: words.isLinear ? .easing(.linear) : nil,
      animator: words.hasAnimator ? "slow" : nil)
    return [try Timeline(scene: Self.slowScene, reel: reel), try Timeline(scene: file, reel: file.reels[0])]
  }

  private func swipes(_ words: Words) throws -> [Timeline] {
    let file = try scene(
      """
      {navreel: 1, screens: {a: {}, b: {}}, animators: {slow: {duration: 2, curve: 'linear'}},
       reels: {back: {type: 'swipe', \(words.file) from: 'b', to: 'a', finger: [[0, 0], [0.2, 0.5], [0.4, 0.5]],
                      release: 'finish'}}}
      """)
    let reel = Reel.swipe(
      from: "b", to: "a", finger: Track(keys: [.init(0, 0), .init(0.2, 0.5), .init(0.4, 0.5)]), release: .finish,
      duration: words.duration, curve: words.isLinear ? .easing(.linear) : nil,
      animator: words.hasAnimator ? "slow" : nil)
    return [try Timeline(scene: Self.slowScene, reel: reel), try Timeline(scene: file, reel: file.reels[0])]
  }

  @Test(arguments: table) func aPushTakesWhatIsSaidForIt(words: Words) throws {
    for timeline in try pushes(words) {
      #expect(timeline.duration == words.push)
      let quarter = timeline.state(at: words.push / 4).progress
      let spring = Spring.navigation.progress(at: 0.5058 / 4)
      #expect(abs(quarter - (words.isLinear || words.hasAnimator ? 0.25 : spring)) < 1e-9)
    }
  }

  @Test(arguments: table) func aSwipeTakesWhatIsSaidForIt(words: Words) throws {
    for timeline in try swipes(words) {
      #expect(abs(timeline.duration - 0.4 - words.swipe) < 1e-9)
      let half = timeline.state(at: 0.4 + words.swipe / 2).progress
      let spring = TimingCurve.spring(.navigation).progress(atFraction: 0.5)
      #expect(abs(half - (0.5 + 0.5 * (words.isLinear || words.hasAnimator ? 0.5 : spring))) < 1e-9)
    }
  }

  @Test func anAnimatorThatIsNamedLaterCounts() throws {
    var push = Reel.Transition(.push, from: "a", to: "b")
    push.animator = "slow"
    #expect(try Timeline(scene: Self.slowScene, reel: Reel(name: "r", kind: .transition(push))).duration == 2)
    push.timing.duration = 0.5058
    #expect(try Timeline(scene: Self.slowScene, reel: Reel(name: "r", kind: .transition(push))).duration == 0.5058)
  }

  /// The system's spring cannot fill such a short duration.
  @Test(arguments: [0, 5e-10, .leastNormalMagnitude, .leastNonzeroMagnitude])
  func aDurationOfNextToNothingIsPlayed(duration: Double) throws {
    let timeline = try Timeline(scene: Self.slowScene, reel: .push(from: "a", to: "b", duration: duration))
    #expect(timeline.duration <= 1e-9 && timeline.state(at: 0).screens.map(\.name) == ["a"])
  }

  @Test(arguments: [-1, .nan, .infinity, 1e308]) func aDurationThatIsNoneIsRefused(duration: Double) {
    for reel in [
      Reel.push(from: "a", to: "b", duration: duration),
      .swipe(from: "b", to: "a", finger: .constant(0.5), release: .finish, duration: duration),
    ] {
      #expect(throws: TimelineError.self) { try Timeline(scene: Self.slowScene, reel: reel) }
    }
  }
}
