import NavReelDocuments
import NavReelDrawing
import Foundation
import NavReelTestSupport
import Testing

@testable import NavReelLayout
@testable import NavReel
@testable import NavReelScene

/// The scenes of the chapter, opened and placed, for its tests.
struct UINavigationBarChapter {
  let stage: NavReel.Stage

  /// One pixel a point: what is drawn at (x, y) is the pixel (x, y).
  init(_ name: String, scale: Double = 1) throws {
    stage = try NavReel.Stage.open(
      Fixtures.path("scenes/gallery/1-uinavigationbar/\(name).scene.json5"), .init(scale: scale))
  }

  func state(_ reel: String, at time: Double = 0) throws -> FrameState { try stage.film(reel).timeline.state(at: time) }

  func placed(_ reel: String, at time: Double = 0) throws -> PlacedItems {
    stage.layout.place(try state(reel, at: time))
  }

  func picture(_ reel: String, at time: Double = 0) throws -> Pixmap {
    let film = try stage.film(reel)
    return film.draw(film.timeline.state(at: time))
  }

  /// The bars that a screen has as views, with their ids and frames.
  func bars(_ screen: String) throws -> [(id: String, bar: BarView, frame: Rect)] {
    let views = try state(screen).screens.first?.views ?? []
    return views.enumerated().compactMap { index, view in
      guard case .bar(let bar) = view.kind else { return nil }
      return ("view.\(screen).\(index)", bar, view.frame)
    }
  }
}

extension Pixmap {
  /// Red, green and blue of an opaque pixel, 0…255.
  func levels(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255)]
  }
}

/// Expects levels to lie near expected ones.
func expectLevels(
  _ found: [Int], _ expected: [Double], within tolerance: Double, _ comment: Comment,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  for (a, b) in zip(found, expected) {
    #expect(abs(Double(a) - b) <= tolerance, "\(comment): \(found), not \(expected)", sourceLocation: sourceLocation)
  }
}
