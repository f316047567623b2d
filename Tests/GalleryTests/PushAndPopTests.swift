import NavReelMotion
import NavReel
import NavReelScene
import Testing

/// Custom transitions: the article on push and pop animators.
@Suite struct PushAndPopTests {
  private static let hold = 0.1

  private func rotation(_ reel: String, _ page: String, _ time: Double) throws -> Double {
    try timeline("rotation", reel).state(at: Self.hold + time).page(page).transform.rotation
  }

  /// usingSpringWithDamping: 0.5, initialSpringVelocity: 0.7, over a second.
  @Test func thePushSwingsInAboutTheTopLeftCornerAndOvershoots() throws {
    let film = try timeline("rotation", "push")
    #expect(film.duration == 1.2)
    #expect(try isNear(rotation("push", "page", 1e-9), -90, within: 0.001))
    let angles = try (1...99).map { try rotation("push", "page", Double($0) / 100) }
    let highest = try #require(angles.max())
    // An undamped ratio of .5 passes the goal by e^(−π·.5/√.75) of the way, a little more with a velocity.
    #expect(highest > 90 * 0.163 && highest < 90 * 0.2)
    #expect(try rotation("push", "page", 1) == 0)
    let middle = film.state(at: 0.3)
    #expect(try middle.page("page").transform.anchor == .zero)
    #expect(middle.screens.map(\.name) == ["root", "page"])
  }

  /// −270° is 90°; the spans end at 0.574, 0.726 and 1.013 s, for ease-in-out runs over the whole line.
  @Test func thePopFallsBackByKeyframesAboutTheTopRightCorner() throws {
    let film = try timeline("rotation", "pop")
    #expect(film.duration == 1.5)
    #expect(try isNear(rotation("pop", "root", 1e-9), 90, within: 0.001))
    for (time, angle) in [(0.574, 0.0), (0.65, 4.5), (0.726, 9), (1.013, 0), (1.2, 0)] {
      #expect(try isNear(rotation("pop", "root", time), angle, within: 0.1), "at \(time)")
    }
    let early = film.state(at: 0.4)
    #expect(try early.page("root").transform.anchor.x == 1)
    // The page that comes is the one that turns, and lies on top in both directions.
    #expect(early.screens.map(\.name) == ["page", "root"])
  }

  @Test func moreThanTheThresholdFinishesAndExactlyItDoesNot() throws {
    func end(_ reel: String) throws -> [String] {
      let film = try timeline("interactive-push", reel)
      return film.state(at: film.duration).screens.map(\.name)
    }
    #expect(try end("tooLittle") == ["album"])
    #expect(try end("enough") == ["photo"])
    #expect(try end("back") == ["photo"])
  }

  @Test func theFingerLeadsThePageAndNotBeyondTheEdge() throws {
    let film = try timeline("interactive-push", "past")
    // 1.05 of the width at 0.4 s; a finger alone never takes a transition to its end.
    #expect(film.state(at: Self.hold + 0.4).progress == 0.999)
    let half = film.state(at: Self.hold + 0.2)
    #expect(try isNear(half.page("photo").x, 375 * (1 - 0.525)))
    let turned = try timeline("interactive-push", "swing").state(at: Self.hold + 0.2)
    #expect(try isNear(turned.page("photo").transform.rotation, -90 * (1 - 0.3)))
  }

  @Test func aLineOfKeyframesRestsBetweenItsSpans() throws {
    let film = try timeline("custom-animators", "shutter")
    // The second span begins at .6 of the eased line; the first has ended at .35.
    let ease = Easing.easeInOut
    let times = stride(from: 0.0, through: 1.2, by: 0.01)
    let resting = times.filter { (0.36...0.59).contains(ease.value(at: $0 / 1.2)) }
    #expect(resting.count > 10)
    for time in resting {
      let state = film.state(at: time)
      #expect(try state.page("recipe").x == 0.5 * 393 && state.page("list").x == -0.25 * 393)
    }
    #expect(try film.state(at: 1.19).page("recipe").x == 0)
  }

  @Test func zOrderIsData() throws {
    let fall = try timeline("custom-animators", "fall").state(at: 0.4)
    #expect(fall.screens.map(\.name) == ["list", "recipe"])
    let sheet = try timeline("custom-animators", "sheet").state(at: 0.1)
    #expect(sheet.screens.map(\.name) == ["list", "recipe"])
    #expect(try sheet.page("list").transform.scale < 1 && sheet.page("list").alpha < 1)
  }
}
