import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

@Suite struct SceneRemarkTests {
  @Test func scenesBuiltByHandAreRemarkedOnAsFilesAre() {
    let turning = Animator.Part(rotation: Track(keys: [.init(0, -180), .init(1, 0)]))
    let back = Animator.Part(rotation: Track(keys: [.init(0, 0), .init(1, -180)]))
    let scene = Scene(
      device: .default, screens: [Screen(name: "a", header: Header(height: 64))],
      animators: [Animator(name: "turn", duration: 1, curve: .easing(.linear), from: back, to: turning)])
    #expect(
      scene.remarks.map { "\($0.code) \($0.path)" } == [
        "header-under-bar screens.a.header.height", "ambiguous-rotation animators.turn.from.rotation",
        "ambiguous-rotation animators.turn.to.rotation",
      ])
    #expect(scene.remarks[1].message.contains("drawn anticlockwise"))
    #expect(scene.remarks[2].message.contains("drawn clockwise"))
  }

  /// The direction in the remark is the one drawn.
  @Test(arguments: [(-180.0, 0.0, -90.0), (0, -180, -90), (0, 180, 90), (0, 540, 90)])
  func aHalfTurnGoesTheWayItsNumbersSay(from: Double, to: Double, middle: Double) throws {
    let part = Animator.Part(rotation: Track(keys: [.init(0, from), .init(1, to)]))
    let scene = Scene(
      screens: [Screen(name: "a"), Screen(name: "b")],
      animators: [Animator(name: "turn", duration: 1, curve: .easing(.linear), from: .init(), to: part)],
      reels: [.push(from: "a", to: "b", animator: "turn")])
    let state = try Timeline(scene: scene, reel: scene.reels[0]).state(at: 0.5)
    let page = try #require(state.screens.first { $0.name == "b" })
    #expect(abs(page.transform.rotation - middle) < 1e-9)
    let word = to > from ? "drawn clockwise" : "drawn anticlockwise"
    #expect(scene.remarks.count == 1 && scene.remarks[0].message.contains(word))
  }

  @Test(arguments: [-0.1, 1.01, .nan]) func aThresholdOutsideOfTheWholeIsRefused(threshold: Double) {
    var swipe = Reel.Swipe(from: "a", to: "b", finger: .constant(0), release: .rule)
    swipe.threshold = threshold
    let scene = Scene(screens: [Screen(name: "a"), Screen(name: "b")])
    #expect {
      try Timeline(scene: scene, reel: Reel(name: "r", kind: .swipe(swipe)))
    } throws: {
      "\($0)".hasPrefix("reels.r: a threshold must be a number from 0 to 1, got ")
    }
  }
}
