import Foundation
import NavReel
import NavReelTestSupport
import Testing

/// No golden without a scene that makes it, no scene without a picture it names.
@Suite struct FixtureInventoryTests {
  @Test func everyGoldenBelongsToAReel() throws {
    var expected: Set<String> = []
    for scene in FixtureSceneGoldenTests.scenes {
      let name = scene.replacingOccurrences(of: ".scene.json5", with: "")
      expected.insert("\(name)/digests.txt")
      for reel in try Stage.open(Fixtures.path("scenes/\(scene)"), .init(scale: 0.25)).scene.reels {
        expected.insert("\(name)/\(reel.name).png")
      }
    }
    // The gallery has an inventory of its own.
    let goldens = files(in: "goldens").filter { !$0.hasPrefix("gallery/") }
    let found = Set(goldens.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") })
    #expect(found == expected)
  }

  @Test func everyPictureIsUsedByAScene() throws {
    let texts = try FixtureSceneGoldenTests.scenes.map {
      try String(contentsOfFile: Fixtures.path("scenes/\($0)"), encoding: .utf8)
    }
    for picture in files(in: "scenes/pictures") where picture.hasSuffix(".png") || picture.hasSuffix(".jpg") {
      #expect(texts.contains { $0.contains("pictures/\(picture)") }, "\(picture) is in no scene")
    }
  }

  private func files(in folder: String) -> [String] {
    FileManager.default.enumerator(atPath: Fixtures.path(folder))?.compactMap { $0 as? String }.sorted() ?? []
  }
}
