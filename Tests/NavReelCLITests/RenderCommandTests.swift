import Foundation
import Testing

/// Tests each option of `render` by its effect.
@Suite struct RenderCommandTests {
  @Test func writesEveryReelUnderOut() throws {
    try Tool.inFolder { navreel in
      let run = try navreel("render", "small.scene.json5")
      #expect(run.status == 0)
      #expect(run.out == "out/small/push\nout/small/still\n", "folders are the result")
      #expect(run.err == "push: 32 frames of 120×200 pixels\nstill: 1 frame of 120×200 pixels\n")
      #expect(navreel.names("out/small/push") == (0..<32).map { String(format: "frame-%04d.png", $0) } + ["reel.json"])
      #expect(try navreel.digests("out/small/push/reel.json").count == 32)
    }
  }

  @Test func reelChoosesAndKeepsTheOrderAsked() throws {
    try Tool.inFolder { navreel in
      let one = try navreel("render", "small.scene.json5", "--reel", "still", "-q")
      #expect(one.out == "out/small/still\n")
      let two = try navreel("render", "small.scene.json5", "--reel=still", "--reel=push", "--at=0", "-q")
      #expect(two.lines == ["out/small/still", "out/small/push"])
    }
  }

  @Test func outputNamesTheFolder() throws {
    try Tool.inFolder { navreel in
      let run = try navreel("render", "small.scene.json5", "--reel", "still", "-o", "a/b", "-q")
      #expect(run.out == "a/b/small/still\n")
      #expect(navreel.names("a/b/small/still") == ["frame-0000.png", "reel.json"])
      #expect(!navreel.exists("out"))
    }
  }

  @Test func fpsSetsTheFrames() throws {
    try Tool.inFolder { navreel in
      try navreel("render", "small.scene.json5", "--reel", "push", "--fps", "10", "-o", "ten")
      let ten = try navreel.json("ten/small/push/reel.json")
      #expect(ten["fps"] as? String == "10" && (ten["frames"] as? [Any])?.count == 7)
      try navreel("render", "small.scene.json5", "--reel", "push", "--fps", "30000/1001", "-o", "tv")
      let tv = try navreel.json("tv/small/push/reel.json")
      let frames = try #require(tv["frames"] as? [[String: Any]])
      #expect(tv["fps"] as? String == "30000/1001" && frames.count == 17)
      #expect(frames[1]["time"] as? String == "1001/30000")
    }
  }

  @Test func atDrawsTheInstantsOfTheFullRun() throws {
    try Tool.inFolder { navreel in
      try navreel("render", "small.scene.json5", "--reel", "push", "--fps", "10", "-o", "all")
      let run = try navreel(
        "render", "small.scene.json5", "--reel", "push", "--at", "0,0.1,2/10", "--at", "100%", "-o", "some")
      #expect(run.status == 0)
      let all = try navreel.digests("all/small/push/reel.json")
      #expect(try navreel.digests("some/small/push/reel.json") == [all[0], all[1], all[2], all[6]])
      #expect(try navreel.json("some/small/push/reel.json")["fps"] == nil)
    }
  }

  @Test func scaleSetsThePixels() throws {
    try Tool.inFolder { navreel in
      try navreel("render", "small.scene.json5", "--reel", "still", "--scale", "1.5", "-q")
      let json = try navreel.json("out/small/still/reel.json")
      #expect(json["width"] as? Int == 180 && json["height"] as? Int == 300 && json["scale"] as? Double == 1.5)
      let png = try Data(contentsOf: navreel.folder.appending(path: "out/small/still/frame-0000.png"))
      #expect(Array(png[16..<24]) == [0, 0, 0, 180, 0, 0, 1, 44])
    }
  }

  @Test func variantsHaveFoldersAndLooksOfTheirOwn() throws {
    try Tool.inFolder { navreel in
      let run = try navreel(
        "render", "small.scene.json5", "--reel", "still", "-q", "--variant", "appearance=dark", "--variant",
        "direction=rtl,appearance=light", "--variant", "device=iPhone SE (2nd)")
      #expect(
        run.lines == ["out/small/dark/still", "out/small/light-rtl/still", "out/small/iPhone-SE-2nd/still"])
      let digests = try run.lines.map { try navreel.digests($0 + "/reel.json")[0] }
      #expect(Set(digests).count == 3)
      let dark = try navreel.json("out/small/dark/still/reel.json")
      #expect(dark["appearance"] as? String == "dark" && dark["direction"] as? String == "ltr")
      #expect(try navreel.json("out/small/iPhone-SE-2nd/still/reel.json")["width"] as? Int == 750)
      let twice = try navreel(
        "render", "small.scene.json5", "--variant", "appearance=dark", "--variant", "appearance=dark")
      #expect(twice.status == 2 && twice.err.contains("two variants are called \"dark\""))
      let wrong = try navreel("render", "small.scene.json5", "--variant", "apearance=dark")
      #expect(wrong.status == 2 && wrong.err.contains("did you mean \"appearance\"?"))
    }
  }

  @Test func jobsDoNotChangeAPixel() throws {
    try Tool.inFolder { navreel in
      var all: [[String]] = []
      for jobs in ["1", "2", "8"] {
        #expect(try navreel("render", "small.scene.json5", "--jobs", jobs, "-o", jobs, "-q").status == 0)
        all.append(try navreel.digests("\(jobs)/small/push/reel.json"))
      }
      #expect(all[0] == all[1] && all[0] == all[2] && all[0].count == 32)
    }
  }

  @Test func shardsWriteTheirPartsOfOneFolder() throws {
    try Tool.inFolder { navreel in
      try navreel("render", "small.scene.json5", "--reel", "push", "-o", "whole")
      var joined: [String] = []
      for shard in ["1/3", "2/3", "3/3"] {
        #expect(
          try navreel("render", "small.scene.json5", "--reel", "push", "-o", "parts", "--shard", shard).status == 0)
        let name = "reel.\(shard.replacingOccurrences(of: "/", with: "-of-")).json"
        joined += try navreel.digests("parts/small/push/\(name)")
        #expect(try navreel.json("parts/small/push/\(name)")["shard"] as? String == shard)
      }
      let whole = try navreel.digests("whole/small/push/reel.json")
      #expect(joined == whole)
      for name in navreel.names("whole/small/push") where name.hasSuffix(".png") {
        #expect(
          FileManager.default.contentsEqual(
            atPath: navreel.folder.appending(path: "whole/small/push/\(name)").path,
            andPath: navreel.folder.appending(path: "parts/small/push/\(name)").path))
      }
    }
  }

  @Test func quietKeepsTheResultAndWarnings() throws {
    try Tool.inFolder { navreel in
      let run = try navreel("render", "small.scene.json5", "--quiet", "--at", "0")
      #expect(run.lines.count == 2 && run.err.isEmpty)
      try navreel.write("box.json5", Tool.smallScene.replacingOccurrences(of: "\"Two\"", with: "\"\u{E000}\""))
      let warned = try navreel("render", "box.json5", "-q", "--at", "100%")
      #expect(warned.status == 0 && warned.err.contains(".json5: warning: "))
      #expect(warned.err.split(separator: "\n").filter { $0.contains("U+E000") }.count == 1, "said once")
    }
  }

  @Test func strictMakesWarningsErrorsBeforeAnythingIsWritten() throws {
    try Tool.inFolder { navreel in
      try navreel.write("box.json5", Tool.smallScene.replacingOccurrences(of: "\"Two\"", with: "\"\u{E000}\""))
      let run = try navreel("render", "box.json5", "--strict")
      #expect(run.status == 2 && run.err.contains("error: ") && run.err.contains("U+E000"))
      #expect(!navreel.exists("out") && run.out.isEmpty)
      #expect(try navreel("render", "small.scene.json5", "--strict", "--at", "0").status == 0)
    }
  }

  @Test func allowOutsideOpensPicturesElsewhere() throws {
    try Tool.inFolder { navreel in
      try navreel("render", "small.scene.json5", "--reel", "still", "-q")
      try FileManager.default.createDirectory(
        at: navreel.folder.appending(path: "scenes"), withIntermediateDirectories: true)
      let picture = "content: {image: \"../out/small/still/frame-0000.png\"}"
      try navreel.write("scenes/x.json5", Tool.smallScene.replacingOccurrences(of: "content: {rows: 3}", with: picture))
      let refused = try navreel("render", "scenes/x.json5", "-o", "x")
      #expect(refused.status == 2 && refused.err.contains("x.json5:") && refused.err.contains("--allow-outside"))
      #expect(!navreel.exists("x"))
      #expect(try navreel("render", "scenes/x.json5", "--allow-outside", "-o", "x", "--at", "0").status == 0)
    }
  }

  @Test func effortChangesBytesAndNoPixel() throws {
    try Tool.inFolder { navreel in
      for effort in ["fast", "small"] {
        try navreel(
          "render", "small.scene.json5", "--reel", "still", "--scale", "3", "--png-effort", effort, "-o", effort)
      }
      let digests = try ["fast", "small"].map { try navreel.digests("\($0)/small/still/reel.json") }
      #expect(digests[0] == digests[1] && digests[0].count == 1)
      let sizes = try ["fast", "small"].map {
        try Data(contentsOf: navreel.folder.appending(path: "\($0)/small/still/frame-0000.png")).count
      }
      #expect(sizes[0] > sizes[1])
    }
  }

  @Test(arguments: [
    (["--format", "pgn"], "unknown format \"pgn\"; did you mean \"png\"?"),
    (["--fsp", "3"], "did you mean \"--fps\"?"),
    (["--fps", "0"], "--fps: expected a rate"), (["--at", "-1"], "--at: expected seconds"),
    (["--at", "0", "--fps", "30"], "--fps has no effect"), (["--scale", "17"], "--scale: expected a number"),
    (["--jobs", "0"], "--jobs: expected"), (["--shard", "4/3"], "--shard: expected I/N"),
    (["--reel", "psh"], "did you mean \"push\"?"), (["--reel", "push", "--reel", "push"], "given twice"),
    (["--png-effort", "smal"], "expected fast, balanced, small"), (["-o", ""], "--output: expected a folder"),
    (["--fps"], "--fps needs a value"), (["--quiet=yes"], "--quiet takes no value"), (["again"], "what is \"again\"?"),
    (["--fps", "1", "--fps", "2"], "--fps is given twice"),
  ])
  func usageErrorsSayWhatWasAllowed(arguments: [String], message: String) throws {
    try Tool.inFolder { navreel in
      let run = try navreel.run(["render", "small.scene.json5"] + arguments)
      #expect(run.status == 2 && run.out.isEmpty)
      #expect(run.err.hasPrefix("navreel: error: ") && run.err.contains(message), "\(run.err)")
      #expect(!navreel.exists("out"))
    }
  }
}
