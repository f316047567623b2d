import Foundation
import NavReelTesting
import Testing

@testable import NavReelTesting

@Suite struct FrameCheckTests {
  @Test(arguments: ["50%", "0.1", "1/5", "0", "100%"]) func aFrameHasAGoldenOfItsOwn(_ instant: String) throws {
    try withFolder { folder in
      record(at: instant, in: folder)
      let name = "tested/push@" + (instant == "1/5" ? "1-5" : instant)
      #expect(try files(in: folder) == [name + ".png", name + ".txt"])
      #expect(check(.tested(), at: instant, in: folder) == nil)
      let film = try Stage(scene: testedScene(), named: "tested").film("push")
      let time = film.time(of: try #require(Instant(instant)))
      #expect(try Stage.picture("\(folder)/\(name).png") == film.frame(at: time).pixmap)
    }
  }

  @Test func whatChangedIsToldAndShownUnderTheFramesName() throws {
    try withFolder { folder in
      record(at: "100%", in: folder)
      let failure = try #require(check(.tested(tint: .black), at: "100%", in: folder))
      #expect(failure.lines[0].hasPrefix("tested/push@100%: changed, "), "\(failure.text)")
      #expect(failure.text.contains("#007aff → #000000"), "\(failure.text)")
      #expect(
        failure.pictures.map(\.name) == ["expected", "actual", "diff"].map { "tested-push@100%.\($0).png" })
      // What only comes later changes nothing here.
      record(at: "0", in: folder)
      #expect(check(.tested(tint: .black), at: "0", in: folder) == nil)
    }
  }

  @Test(arguments: [
    ("soon", "expected seconds"), ("-1", "expected seconds"), ("101%", "expected seconds"),
    ("9", "beyond its end"),
  ])
  func anInstantThatIsNoneFails(_ instant: String, _ words: String) throws {
    let failure = try #require(check(.tested(), at: instant, in: "/nowhere"))
    #expect(failure.lines.count == 1 && failure.lines[0].contains(words), "\(failure.text)")
  }

  @Test func aFramesGoldenGoesWithItsReel() throws {
    try withFolder { folder in
      let scene = folder + "/bar.scene.json5"
      try StarterScene.write(to: scene)
      let reel = try #require(try Stage.open(scene).scene.reels.first?.name)
      let source = SceneSource.file(scene, scale: 0.2)
      record(source, reel, at: "50%", in: folder + "/goldens")
      let store = GoldenStore(folder + "/goldens")
      #expect(try GoldenOrphans(store, scenes: [scene], variants: nil, isWhole: true).find().orphans == [])
      let text = try String(contentsOfFile: scene, encoding: .utf8)
      try text.replacingOccurrences(of: "\(reel):", with: "other:").write(
        toFile: scene, atomically: true, encoding: .utf8)
      let orphans = try GoldenOrphans(store, scenes: [scene], variants: nil, isWhole: true).find().orphans
      #expect(orphans.map(\.id) == ["bar/\(reel)@50%"])
    }
  }
}
