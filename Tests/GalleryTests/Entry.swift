import Figures
import NavReel
import Scene
import Testing

/// A scene of the gallery by its name, at one pixel a point.
func stage(_ name: String) throws -> Stage {
  let entry = try #require(GallerySceneTests.entries.first { $0.name == name }, "no entry is called \(name)")
  return try Stage.open(entry.path, .init(scale: 1))
}

/// The states of one of its reels.
func timeline(_ name: String, _ reel: String) throws -> Timeline { try stage(name).film(reel).timeline }

extension FrameState {
  func page(_ name: String) throws -> ScreenState { try #require(screens.first { $0.name == name }) }
  func content(_ name: String) throws -> BarContentState { try #require(contents.first { $0.screen == name }) }
}

func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }
