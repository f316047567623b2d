import NavReelDrawing
import NavReel
import NavReelScene
import NavReelTestSupport

/// A scene of the gallery's chapter on WRNavigationBar.
struct WRNavigationBarScene {
  let stage: Stage

  init(_ name: String) throws {
    stage = try Stage.open(Fixtures.path("scenes/gallery/0-wrnavigationbar/\(name).scene.json5"), .init(scale: 1))
  }

  func film(_ reel: String) throws -> Film { try stage.film(reel) }

  /// What a screen shows that stands at an offset and has stood there for long.
  func state(of screen: String, at offset: Double) throws -> FrameState {
    let reel = Reel(name: "standing", kind: .still(.init(screen: screen)), offsets: [screen: offset])
    return try Timeline(scene: stage.scene, reel: reel).state(at: 0)
  }

  /// The offset at which a screen rests.
  func rest(of screen: String) throws -> Double {
    let reel = Reel(name: "resting", kind: .still(.init(screen: screen)))
    return try Timeline(scene: stage.scene, reel: reel).state(at: 0).screens[0].offset
  }
}

extension Film {
  func state(at time: Double) -> FrameState { timeline.state(at: time) }

  /// The last instant of a film that scrolls one screen at which the offset is on this side of a place, to a
  /// hundred nanoseconds.
  func crossing(of offset: Double, between start: Double, and end: Double) -> Double {
    var (low, high) = (start, end)
    let side = state(at: low).screens[0].offset > offset
    while high - low > 1e-7 {
      let middle = low + (high - low) / 2
      if (state(at: middle).screens[0].offset > offset) == side { low = middle } else { high = middle }
    }
    return low
  }
}

extension Color {
  /// The demo's bar.
  static let demoBlue = Color(0, 175, 240)

  /// UIKit's tint: (0, 0.478431, 1).
  static let itemBlue = Color(red: 0, green: 0.478431, blue: 1)
}
