import NavReelCodecs
import NavReelDrawing
import Foundation
import NavReel
import NavReelTestSupport
import Testing

/// Every fixture scene as it was when somebody looked at it.
///
/// A picture golden a reel holds the top of the screen at five instants, one under the other, at scale 1: enough to see
/// bar, title and hairline. A text golden a scene holds the digests of the whole frames at the device's own scale.
@Suite struct FixtureSceneGoldenTests {
  static let scenes = ((try? FileManager.default.contentsOfDirectory(atPath: Fixtures.path("scenes"))) ?? [])
    .filter { $0.hasSuffix(".scene.json5") }.sorted()

  /// Points of the screen's top that a picture golden shows.
  private static let height = 130.0

  private func name(_ scene: String) -> String { scene.replacingOccurrences(of: ".scene.json5", with: "") }

  private func instants(_ film: Film) -> [Fraction] {
    [0, 15, 40, 70, 100].compactMap { Instant("\($0)%") }.map { film.time(of: $0) }
  }

  @Test func thereAreScenes() { #expect(Self.scenes.count >= 8) }

  @Test(arguments: scenes) func barsLookAsRecorded(scene: String) throws {
    let stage = try Stage.open(Fixtures.path("scenes/\(scene)"), .init(scale: 1))
    #expect(stage.warnings == [])
    for film in try stage.films() {
      let tops = try instants(film).map { top(of: try film.frame(at: $0).pixmap) }
      expectGolden(stacked(tops), named: "\(name(scene))/\(film.reel.name)")
    }
  }

  @Test(arguments: scenes) func wholeFramesHaveTheRecordedPixels(scene: String) throws {
    let stage = try Stage.open(Fixtures.path("scenes/\(scene)"))
    var lines: [String] = []
    for film in try stage.films() {
      for time in instants(film) {
        lines.append("\(film.reel.name) \(time) \(try film.frame(at: time).digest)")
      }
    }
    expectGoldenText(lines.joined(separator: "\n") + "\n", named: "\(name(scene))/digests")
  }

  private func top(of frame: Pixmap) -> Pixmap {
    let rows = min(frame.height, Int(Self.height))
    return Pixmap(width: frame.width, height: rows) { target in
      frame.withPixels { source in
        _ = target.initialize(from: source[0..<frame.width * rows])
      }
    }
  }

  /// The pictures under each other, two pixels of grey between them.
  private func stacked(_ pictures: [Pixmap]) -> Pixmap {
    let gap = 2
    let width = pictures.map(\.width).max() ?? 1
    let height = pictures.reduce(0) { $0 + $1.height + gap } - gap
    var sheet = Pixmap(width: width, height: max(1, height), filling: Color(white: 0.5))
    sheet.withMutablePixels { target in
      var row = 0
      for picture in pictures {
        picture.withPixels { source in
          for y in 0..<picture.height {
            for x in 0..<picture.width { target[(row + y) * width + x] = source[y * picture.width + x] }
          }
        }
        row += picture.height + gap
      }
    }
    return sheet
  }
}
