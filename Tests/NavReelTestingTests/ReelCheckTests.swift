import Foundation
import NavReelTesting
import Testing

@testable import NavReelTesting

@Suite struct ReelCheckTests {
  @Test func aReelThatIsAsItsGoldenHolds() throws {
    try withFolder { folder in
      record(in: folder)
      let found = try files(in: folder)
      #expect(found == ["tested/push.png", "tested/push.txt"])
      #expect(check(.tested(), in: folder) == nil)
    }
  }

  @Test func aTintThatIsOffIsToldInWordsAndShown() throws {
    try withFolder { folder in
      record(.tested(), "still", in: folder)
      let failure = try #require(check(.tested(tint: Color(20, 122, 255)), "still", in: folder))
      #expect(failure.lines[0].hasPrefix("tested/still: changed, "), "\(failure.text)")
      #expect(failure.lines[1].hasSuffix(" #007aff → #147aff in frame 0"), "\(failure.text)")
      #expect(failure.text.contains("NAVREEL_RECORD=changed"))
      #expect(failure.text.contains("\(folder)/tested/still.png"))
      let names = failure.pictures.map(\.name)
      #expect(names == ["expected", "actual", "diff"].map { "tested-still.\($0).png" })
    }
  }

  /// The pictures are of the frame that the words name, and differ as the words say.
  @Test func thePicturesAreOfTheFrameThatChangedMost() throws {
    try withFolder { folder in
      record(in: folder)
      let failure = try #require(check(.tested(tint: Color(20, 122, 255)), in: folder))
      let (expected, actual) = (failure.pictures[0].pixmap, failure.pictures[1].pixmap)
      let diff = try PictureDiff(expected, actual)
      #expect(diff.count > 0)
      #expect(failure.lines[0].contains("\(diff.count) pixels"), "\(failure.text) but the pictures: \(diff)")
      #expect(failure.pictures[2].pixmap == DifferencePicture(expected, actual).pixmap())
      let number = try #require(failure.pictures[0].name.split(separator: "-").last?.split(separator: ".").first)
      let film = try Stage(scene: testedScene(), named: "tested").film("push")
      #expect(try film.frame(at: Fraction(try #require(Int(number))) / 60).pixmap == expected)
    }
  }

  @Test func aToleranceLetsItPassAndItsReasonIsPrintedWhereItIsTooSmall() throws {
    try withFolder { folder in
      record(in: folder)
      let tint = Color(3, 122, 255)
      #expect(check(.tested(tint: tint), in: folder) != nil)
      #expect(check(.tested(tint: tint), in: folder, limits: .maxDelta(3, because: "the simulator's clock")) == nil)
      #expect(check(.tested(tint: tint), in: folder, limits: .maxPixels(100_000, because: "a video")) == nil)
      let failure = check(.tested(tint: tint), in: folder, limits: .maxDelta(2, because: "the simulator's clock"))
      #expect(failure?.text.contains("limits: maxDelta 2 (the simulator's clock)") == true, "\(failure?.text ?? "")")
    }
  }

  @Test func aMissingGoldenFailsAndTellsHowToRecordIt() throws {
    try withFolder { folder in
      let failure = try #require(check(.tested(), in: folder))
      #expect(failure.lines[0].hasPrefix("tested/push: missing golden"))
      #expect(failure.text.contains("NAVREEL_RECORD=missing") && failure.text.contains(".recordsGoldens()"))
      let count = try Stage(scene: testedScene(), named: "tested").film("push").timeline.frameCount(rate: 60)
      #expect(failure.pictures.map(\.name) == ["tested-push-frame-\(count / 2).actual.png"])
      let found = try files(in: folder)
      #expect(found == [], "nothing is written unless it is asked for")
    }
  }

  @Test func aGoldenOfAnotherSizeIsShownOnBothSides() throws {
    try withFolder { folder in
      record(in: folder)
      var scene = testedScene()
      scene.device.size.height = 210
      let failure = try #require(check(.scene(scene, named: "tested"), in: folder))
      #expect(failure.lines[0].hasPrefix("tested/push: of another size, "))
      #expect(failure.pictures.map(\.pixmap.height) == [200, 210, 210])
    }
  }

  @Test func aDamagedGoldenFailsWithItsFault() throws {
    try withFolder { folder in
      record(in: folder)
      try "no picture".write(toFile: folder + "/tested/push.png", atomically: true, encoding: .utf8)
      let failure = try #require(check(.tested(), in: folder))
      #expect(failure.lines[0].contains("unreadable golden") && failure.text.contains("push.png"))
      #expect(failure.pictures.count == 1)
    }
  }

  @Test func aSceneThatIsNotThereFailsWithItsPath() throws {
    let failure = try #require(check(.file("nowhere/none.scene.json5"), in: "/nowhere"))
    #expect(
      failure.lines == [
        "\(ReelSource(scene: .file(""), reel: "", testFile: #filePath).folder)/nowhere/none.scene.json5: no such scene; "
          + "paths begin at the folder of the test's file"
      ])
    #expect(failure.pictures.isEmpty)
  }

  @Test func aReelThatIsNotThereFailsWithThoseThatAre() throws {
    let failure = try #require(check(.tested(), "pop", in: "/nowhere"))
    #expect(failure.lines == ["no reel is called \"pop\"; the scene has push, still"])
  }

  @Test func aVariantHasAGoldenOfItsOwn() throws {
    try withFolder { folder in
      try StarterScene.write(to: folder + "/bar.scene.json5")
      let dark = SceneSource.file("bar.scene.json5", variant: "appearance=dark", scale: 0.2)
      let file = folder + "/Tests.swift"
      let reel = try #require(try Stage.open(folder + "/bar.scene.json5").scene.reels.first?.name)
      _ = check(dark, reel, in: "Goldens", ["NAVREEL_RECORD": "missing"], file: file)
      #expect(check(dark, reel, in: "Goldens", file: file) == nil)
      let found = try files(in: folder + "/Goldens")
      #expect(found == ["bar/dark/\(reel).png", "bar/dark/\(reel).txt"])
      let wrong = check(.file("bar.scene.json5", variant: "appearence=dark"), reel, in: "Goldens", file: file)
      #expect(wrong?.lines[0].hasPrefix("variant: unknown key \"appearence\"") == true)
    }
  }

  @Test func aSceneBuiltInSwiftHasVariantsAndAScale() throws {
    try withFolder { folder in
      let file = folder + "/BarTests.swift"
      let half = SceneSource.scene(testedScene(), named: "tested", variant: "appearance=dark", scale: 0.5)
      for source in [half, testedScene().sceneSource] {
        _ = check(source, in: "Goldens", ["NAVREEL_RECORD": "missing"], file: file)
        #expect(check(source, in: "Goldens", file: file) == nil)
      }
      let found = try files(in: folder + "/Goldens")
      #expect(
        found == ["BarTests/push.png", "BarTests/push.txt", "tested/dark/push.png", "tested/dark/push.txt"])
      let sizes = try ["BarTests/push.png", "tested/dark/push.png"].map {
        try Stage.picture("\(folder)/Goldens/\($0)").width
      }
      #expect(sizes[0] == 2 * sizes[1])
      let wrong = check(.scene(testedScene(), variant: "device=iPhone 1"), in: "Goldens", file: file)
      #expect(wrong?.lines[0].hasPrefix("variant: device: unknown device") == true)
    }
  }

  @Test func picturesGoToTheFolderOfArtifacts() throws {
    try withFolder { folder in
      record(in: folder + "/goldens")
      let artifacts = ["NAVREEL_ARTIFACTS": folder + "/artifacts/here"]
      let failure = try #require(check(.tested(title: "Three"), in: folder + "/goldens", artifacts))
      let found = try files(in: folder + "/artifacts/here")
      #expect(found == failure.pictures.map(\.name).sorted())
      for picture in failure.pictures {
        #expect(try Stage.picture(folder + "/artifacts/here/" + picture.name) == picture.pixmap)
        #expect(failure.text.contains(picture.name))
      }
      let blocked = check(.tested(title: "Three"), in: folder + "/goldens", ["NAVREEL_ARTIFACTS": "/dev/null/no"])
      #expect(blocked?.text.contains("could not be written") == true)
    }
  }
}
