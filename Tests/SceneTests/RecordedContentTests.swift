import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

/// Chevrons and title colours in transitions, compared with recordings.
@Suite struct RecordedContentTests {
  private func timeline(_ operation: Reel.Operation, _ from: String, _ to: String) throws -> Timeline {
    let reel = Reel(
      name: "r", kind: .transition(.init(operation, from: from, to: to, duration: 1, curve: .easing(.linear))))
    return try Timeline(scene: Sample.scene(), reel: reel)
  }

  /// Seven frames of a swipe on iOS 11: progress and the chevron's alpha, measured in a recording. On iOS 10 the
  /// alpha stays.
  @Test func aChevronThatBothHaveStaysOrDims() throws {
    var scene = Sample.scene()
    let reel = Reel(
      name: "r", kind: .transition(.init(.pop, from: "forest", to: "home", duration: 1, curve: .easing(.linear))),
      stack: ["plain", "home"])
    for (p, alpha) in [
      (0.118, 0.727), (0.177, 0.601), (0.234, 0.512), (0.341, 0.447), (0.581, 0.424), (0.691, 0.465), (0.798, 0.574),
    ] {
      scene.look = .ios18
      #expect(abs(try Timeline(scene: scene, reel: reel).state(at: p).chevron.alpha - alpha) < 0.035)
      scene.look = .ios10
      #expect(try Timeline(scene: scene, reel: reel).state(at: p).chevron == ChevronState(alpha: 1))
    }
    scene.look = .ios18
    let timeline = try Timeline(scene: scene, reel: reel)
    #expect(abs(timeline.state(at: 0.5).chevron.alpha - 0.43) < 0.01)
    for time in [0, 1] { #expect(timeline.state(at: Double(time)).chevron == ChevronState(alpha: 1)) }
  }

  /// Recordings of iOS 8 to 12: 1 − B_out for a leaving chevron, and the mirror image for an arriving one.
  @Test func aChevronThatComesOrGoesFadesAsTheItemsDo() throws {
    let first = try timeline(.push, "home", "forest")
    #expect(first.state(at: 0).chevron.alpha == 0)
    #expect(abs(first.state(at: 0.5).chevron.alpha - 0.09) < 1e-3)
    #expect(first.state(at: 1).chevron == ChevronState(alpha: 1))
    for (p, out) in [(0.1, 0.351), (0.3, 0.787), (0.6, 0.937)] {
      #expect(abs(try timeline(.pop, "forest", "home").state(at: p).chevron.alpha - (1 - out)) < 1e-3)
    }
  }

  @Test(arguments: BarMotion.allCases)
  func titlesKeepTheirOwnColoursUnderTheSystemsMotion(motion: BarMotion) throws {
    var scene = Sample.scene()
    scene.screens[3].bar.titleColor = .black
    for operation in [Reel.Operation.push, .pop] {
      let (from, to) = operation == .push ? ("home", "plain") : ("plain", "home")
      let reel = Reel(name: "r", kind: .transition(.init(operation, from: from, to: to)), barMotion: motion)
      let timeline = try Timeline(scene: scene, reel: reel)
      for time in [0.05, 0.2, 0.4] {
        let state = timeline.state(at: time)
        #expect(state.content("home")?.titleColor == (motion == .system ? .white : nil))
        #expect(state.content("plain")?.titleColor == (motion == .system ? .black : nil))
      }
    }
  }
}
