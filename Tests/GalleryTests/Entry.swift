import NavReelDrawing
import NavReelFigures
import NavReel
import NavReelScene
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

/// Whether two numbers lie no more than `margin` apart.
func isNear(_ a: Double, _ b: Double, within margin: Double = 1e-9) -> Bool { abs(a - b) <= margin }

/// Whether no component of two colours lies more than `margin` apart.
func isNear(_ a: Color?, _ b: Color, within margin: Double = 1e-9) -> Bool {
  guard let a else { return false }
  return isNear(a.red, b.red, within: margin) && isNear(a.green, b.green, within: margin)
    && isNear(a.blue, b.blue, within: margin) && isNear(a.alpha, b.alpha, within: margin)
}
