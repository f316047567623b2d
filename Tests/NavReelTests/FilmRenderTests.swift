import Foundation
import Synchronization
import NavReelTestSupport
import Testing

@testable import NavReel

@Suite struct FilmRenderTests {
  private func film(_ reel: String = "push", _ scene: Scene = smallScene()) throws -> Film {
    try Stage(scene: scene).film(reel)
  }

  private func digests(_ film: Film, _ options: RenderOptions) throws -> [String] {
    try withTemporaryFolder { folder in
      try FilmRender(film, to: folder, options: options).run().entries.map(\.digest)
    }
  }

  @Test(arguments: [1, 2, 8, 16]) func pixelsDoNotDependOnTheNumberOfThreads(jobs: Int) throws {
    let alone = try film().frames(fps: 60).map(\.digest)
    #expect(try digests(film(), RenderOptions(jobs: jobs)) == alone)
    #expect(Set(alone).count > 20)
  }

  @Test func tenRunsInARowAreEqual() throws {
    let first = try digests(film(), RenderOptions())
    for _ in 1..<10 { #expect(try digests(film(), RenderOptions()) == first) }
  }

  @Test func shardsJoinToTheWhole() throws {
    let whole = try digests(film(), RenderOptions())
    try withTemporaryFolder { folder in
      var joined: [String] = []
      for index in 1...3 {
        let shard = try #require(Shard(index: index, count: 3))
        joined += try FilmRender(film(), to: folder, options: RenderOptions(shard: shard)).run().entries.map(\.digest)
      }
      #expect(joined == whole)
      let names = try FileAccess.names(in: folder)
      #expect(names.filter { $0.hasSuffix(".json") } == ["reel.1-of-3.json", "reel.2-of-3.json", "reel.3-of-3.json"])
      #expect(names.filter { $0.hasSuffix(".png") } == whole.indices.map(Frame.fileName))
    }
  }

  @Test func shardsOfAnotherJobAreRefused() throws {
    let (first, second) = (try #require(Shard("1/2")), try #require(Shard("2/2")))
    try withTemporaryFolder { folder in
      try FilmRender(film(), to: folder, options: RenderOptions(shard: first)).run()
      let before = try FileAccess.names(in: folder)
      #expect {
        try FilmRender(film(), to: folder, options: RenderOptions(fps: 30, shard: second)).run()
      } throws: {
        "\($0)".hasPrefix("\(folder)/reel.1-of-2.json: has fps \"60\", and this run \"30\"; ")
      }
      #expect(throws: StageError.self) {
        try FilmRender(film("pop"), to: folder, options: RenderOptions(shard: second)).run()
      }
      #expect(try FileAccess.names(in: folder) == before)
      try FilmRender(film(), to: folder, options: RenderOptions(shard: second)).run()
    }
    try withTemporaryFolder { folder in
      func render(_ times: [String], _ shard: Shard) throws {
        let options = RenderOptions(instants: times.compactMap(Instant.init), shard: shard)
        try FilmRender(film(), to: folder, options: options).run()
      }
      try render(["0", "0.1", "0.2", "0.3"], first)
      #expect(throws: StageError.self) { try render(["0", "0.15", "0.2", "0.3"], second) }
      try render(["0", "0.1", "0.2", "0.35"], second)
    }
  }

  @Test func onlyDifferentShardsOfOneJobRunAtOneTime() throws {
    func shard(_ text: String, fps: Fraction = 60) throws -> RenderOptions {
      RenderOptions(fps: fps, shard: try #require(Shard(text)))
    }
    try withTemporaryFolder { folder in
      for (options, isLetIn) in [
        (try shard("2/2"), true), (try shard("1/2"), false), (try shard("2/3"), false),
        (try shard("2/2", fps: 30), false), (RenderOptions(), false),
      ] {
        let running = try FilmRender(film(), to: folder, options: shard("1/2")).folderLock()
        let before = try FileAccess.names(in: folder)
        let other = try FilmRender(film(), to: folder, options: options)
        if isLetIn {
          try other.run()
        } else {
          #expect { try other.run() } throws: { "\($0)".contains("another run is writing to this folder") }
          #expect(try FileAccess.names(in: folder) == before)
        }
        running.release()
        #expect(try !FileAccess.names(in: folder).contains(where: ShardClaim.isClaim))
      }
    }
  }

  @Test(arguments: ["1/2", "1/1"]) func aClaimThatAKilledRunLeftIsRemoved(shard: String) throws {
    try withTemporaryFolder { folder in
      try FileAccess.write("", to: folder + "/.navreel-shard-0123456789abcdef-1")
      try FilmRender(film(), to: folder, options: RenderOptions(shard: #require(Shard(shard)))).run()
      #expect(try !FileAccess.names(in: folder).contains { $0.hasPrefix(".") })
    }
  }

  @Test func aRunIsStoppedWhileItPrepares() throws {
    #expect { try FilmRender(film(), to: "unused", isCancelled: { true }) } throws: {
      "\($0)" == "interrupted: 0 of 50 frames are written"
    }
  }

  // A hold is one drawing but many files.
  @Test func aRunIsStoppedWithinAHold() throws {
    try withTemporaryFolder { folder in
      let written = Mutex(0)
      let scene = {
        var scene = smallScene()
        scene.reels = [.push(from: "one", to: "two", hold: .init(before: 10, after: 0))]
        return scene
      }()
      let reel = scene.reels[0].name
      #expect {
        try FilmRender(film(reel, scene), to: folder, options: RenderOptions(jobs: 1)).run(
          isCancelled: { written.withLock { $0 == 7 } }, progress: { count in written.withLock { $0 = count } })
      } throws: {
        "\($0)".hasPrefix("interrupted: 7 of ")
      }
      // The mark that lists our frames is left too.
      let names = try FileAccess.names(in: folder)
      #expect(names == [".navreel-frames"] + (0..<7).map(Frame.fileName))
    }
  }

  // PC-134: instants requested one by one equal those of the full run.
  @Test func chosenInstantsEqualThoseOfTheFullRun() throws {
    let all = try film().frames(fps: 10).map(\.digest)
    let instants = ["0", "0.1", "2/10", "0.3", "0.4", "0.5"].compactMap(Instant.init)
    let chosen = try digests(film(), RenderOptions(instants: instants))
    #expect(chosen == Array(all.prefix(6)))
    #expect(Set(chosen).count == 5, "the hold's two frames are equal, the others differ")
  }

  @Test func framesOfAHoldAreDrawnOnce() throws {
    let render = try FilmRender(film(), to: "unused")
    #expect(render.preflight.runs.first == 0..<7)
    #expect(render.preflight.runs.flatMap { Array($0) } == Array(render.indices))
    #expect(render.preflight.runs.count < render.times.count - 15)
  }

  @Test func theDescriptionIsComplete() throws {
    try withTemporaryFolder { folder in
      let render = try FilmRender(film(), to: folder, options: RenderOptions(fps: Fraction(30000, 1001)))
      try render.run()
      let data = Data(try FileAccess.read(folder + "/reel.json", limit: 1 << 20))
      let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(json["width"] as? Int == 120 && json["height"] as? Int == 200 && json["scale"] as? Int == 1)
      #expect(json["fps"] as? String == "30000/1001" && json["reel"] as? String == "push")
      #expect(json["navreel"] as? String == NavReelVersion.current)
      let frames = try #require(json["frames"] as? [[String: Any]])
      #expect(frames.count == render.times.count)
      #expect(frames[3]["time"] as? String == "1001/10000" && frames[3]["file"] as? String == "frame-0003.png")
      for frame in frames {
        let digest = try #require(frame["xxh128"] as? String)
        let file = folder + "/" + (frame["file"] as? String ?? "")
        let pixels = try Stage.picture(file)
        #expect(PixelDigest(of: pixels).description == digest && digest.count == 32)
      }
      let fonts = try #require(json["fonts"] as? [[String: Any]])
      #expect(fonts.contains { $0["file"] as? String == "Inter-SemiBold.otf" })
      #expect(fonts.allSatisfy { ($0["sha256"] as? String)?.count == 64 && $0["version"] is String })
      #expect((json["warnings"] as? [Any])?.isEmpty == true)
    }
  }

  @Test func fontsAreThoseOfTheFilmAlone() throws {
    var scene = smallScene(title: "丽")
    scene.screens[1].back = .hidden
    let stage = try Stage(scene: scene)
    try withTemporaryFolder { folder in
      for (reel, expected) in [("push", true), ("still", false)] {
        let manifest = try FilmRender(stage.film(reel), to: folder + "/" + reel).run()
        #expect(manifest.json.contains("NotoSansCJK") == expected)
      }
    }
  }

  @Test func aMissingGlyphIsOneWarningAndAnErrorWhenStrict() throws {
    let film = try film("push", smallScene(title: "\u{E000}"))
    try withTemporaryFolder { folder in
      let manifest = try FilmRender(film, to: folder).run()
      #expect(manifest.warnings.map(\.code) == ["missing-glyph"])
      #expect(manifest.warnings[0].message.contains("U+E000") && manifest.json.contains("U+E000"))
      #expect {
        try FilmRender(film, to: folder + "/strict", options: RenderOptions(isStrict: true)).run()
      } throws: {
        "\($0)".contains("U+E000")
      }
      #expect(!FileAccess.exists(folder + "/strict"))
    }
  }

  @Test func aWarningNamesItsScreenAndIsNotRepeatedForTheBackLabel() throws {
    var scene = smallScene()
    scene.screens[0].title = "\u{E000}"
    let warnings = try FilmRender(film("push", scene), to: "none").warnings
    #expect(warnings.map(\.path) == ["title.one"])
    #expect(warnings.first?.message.hasSuffix(", in the title of the screen \"one\"") == true)
  }

  @Test func whatDoesNotLieInTheFilmIsSaid() throws {
    func warnings(_ options: RenderOptions) throws -> [String] {
      try FilmRender(film("push", smallScene()), to: "none", options: options).warnings.map(\.description)
    }
    let end = Instant.percent(Fraction(100))
    #expect(
      try warnings(RenderOptions(instants: [.seconds(.zero), end, .seconds(Fraction(50))])) == [
        "push: the instant 50 s lies past the end of the film, which lasts 0.8058 s; 50 percent of it is written 50%"
      ])
    let shard = try #require(Shard(index: 1, count: 500))
    #expect(try warnings(RenderOptions(shard: shard)) == ["push: shard 1/500 has no frames: the film has 50"])
  }

  @Test func whatFormerRunsLeftIsRemovedAndNothingElse() throws {
    try withTemporaryFolder { folder in
      try FilmRender(film(), to: folder, options: RenderOptions(shard: #require(Shard("2/2")))).run()
      try FilmRender(film(), to: folder).run()
      try FileAccess.write("old", to: folder + "/.navreel-0123abcd")
      for name in [".navreel-mine", "frame-0999.png", "frame-x.png", "notes.txt", "reel.mine.json"] {
        try FileAccess.write("mine", to: folder + "/" + name)
      }
      try FilmRender(film("still"), to: folder).run()
      #expect(
        try FileAccess.names(in: folder) == [
          ".navreel-mine", "frame-0000.png", "frame-0999.png", "frame-x.png", "notes.txt", "reel.json",
          "reel.mine.json",
        ])
    }
  }

  @Test func framesOfOthersAreNeitherRemovedNorWrittenOver() throws {
    try withTemporaryFolder { folder in
      func names() throws -> [String] { try FileAccess.names(in: folder) }
      try FileAccess.write("mine", to: folder + "/frame-0001.png")
      #expect { try FilmRender(film(), to: folder).run() } throws: {
        "\($0)".hasPrefix("\(folder)/frame-0001.png: is there already, and no reel.json says that navreel drew it")
      }
      #expect(try names() == ["frame-0001.png"])
      // Runs that do not write that frame still work: one with a single frame, one without frame files.
      try FilmRender(film("still"), to: folder).run()
      try FilmRender(film(), to: folder, options: RenderOptions(formats: [])).run()
      #expect(try names() == ["frame-0001.png", "reel.json"])
      #expect(try FileAccess.read(folder + "/frame-0001.png", limit: 10) == Array("mine".utf8))
    }
    try withTemporaryFolder { folder in
      try FileAccess.write("{\"reel\": \"of somebody else\"}", to: folder + "/reel.json")
      for options in [RenderOptions(), RenderOptions(formats: [])] {
        #expect { try FilmRender(film("still"), to: folder, options: options).run() } throws: {
          "\($0)".hasPrefix("\(folder)/reel.json: is there already, and no description of a film")
        }
      }
      #expect(try FileAccess.names(in: folder) == ["reel.json"])
    }
  }

  @Test func aMovingPictureOfOthersIsNotWrittenOver() throws {
    try withTemporaryFolder { root in
      let folder = root + "/bar"
      let options = RenderOptions(formats: [GIFFile()])
      try FileAccess.write("mine", to: folder + ".gif")
      #expect { try FilmRender(film("still"), to: folder, options: options).run() } throws: {
        "\($0)".hasPrefix("\(folder).gif: is there already, and no reel.json says that navreel drew it")
      }
      #expect(try FileAccess.read(folder + ".gif", limit: 10) == Array("mine".utf8))
      // A file of ours is replaced, also after runs of other formats and a cancelled run.
      try FileAccess.remove(folder + ".gif")
      try FilmRender(film("still"), to: folder, options: options).run()
      try FilmRender(film("still"), to: folder, options: RenderOptions(formats: [APNGFile()])).run()
      #expect(throws: (any Error).self) { try FilmRender(film(), to: folder).run(isCancelled: { true }) }
      try FilmRender(film("still"), to: folder, options: options).run()
      let description = try FilmManifest.read(folder + "/reel.json")
      #expect(description["files"]?.elements?.compactMap { $0.string } == ["bar.gif", "bar.png"])
    }
  }

  /// Shards take over the folder of a whole run, each its own part, in any order.
  @Test func shardsTakeOverAFolderOneByOne() throws {
    try withTemporaryFolder { folder in
      let whole = try FilmRender(film(), to: folder).run().entries.map(\.digest)
      var joined: [String] = []
      for text in ["1/2", "2/2"] {
        let options = RenderOptions(shard: try #require(Shard(text)))
        joined += try FilmRender(film(), to: folder, options: options).run().entries.map(\.digest)
      }
      #expect(joined == whole)
      try FilmRender(film("still"), to: folder).run()
      #expect(try FileAccess.names(in: folder) == ["frame-0000.png", "reel.json"])
    }
  }

  @Test func aStoppedRunLeavesNoDescription() throws {
    try withTemporaryFolder { folder in
      try FilmRender(film(), to: folder).run()
      #expect {
        try FilmRender(film(), to: folder).run(isCancelled: { true })
      } throws: {
        "\($0)" == "interrupted: 0 of 50 frames are written"
      }
      #expect(try FileAccess.names(in: folder).isEmpty)
    }
  }

  @Test func twoRunsDoNotWriteToOneFolder() throws {
    try withTemporaryFolder { folder in
      let lock = try FolderLock(folder)
      #expect { try FilmRender(film("still"), to: folder).run() } throws: { "\($0)".contains("another run") }
      lock.release()
      try FilmRender(film("still"), to: folder).run()
    }
  }
}
