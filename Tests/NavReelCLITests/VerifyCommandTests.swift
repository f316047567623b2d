import Foundation
import Testing

/// `verify` in a pipeline: its output, its files and its exit status.
@Suite struct VerifyCommandTests {
  @Test func aPipelineSeesMissingWrittenSameAndChanged() throws {
    try Tool.inFolder { navreel in
      let missing = try navreel("verify", "small.scene.json5")
      #expect(missing.status == 1)
      #expect(
        missing.lines == [
          "small/push: missing golden, goldens/small/push.png is not there",
          "small/still: missing golden, goldens/small/still.png is not there",
        ])
      #expect(missing.err.hasPrefix("2 reels: 2 missing goldens\nDraw them with: ") && !navreel.exists("goldens"))
      let written = try navreel("verify", "small.scene.json5", "--update", "missing")
      #expect(written.status == 0 && written.lines[0] == "small/push: written, new")
      let same = try navreel("verify", "small.scene.json5", "--quiet")
      #expect(same.status == 0 && same.out.isEmpty && same.err.isEmpty)
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("\"Two\"", with: "\"Too\""))
      let changed = try navreel("verify", "small.scene.json5", "--json", "a/verdicts.json")
      #expect(changed.status == 1 && changed.lines[0].hasPrefix("small/push: changed, frames 5–31 of 32"))
      #expect(changed.out.contains("\"Two\" → \"Too\" in frames 1–31") && changed.lines.last == "small/still: same")
      #expect(
        changed.err == """
          2 reels: 1 same, 1 changed
          If this is meant: navreel verify --update changed small.scene.json5 --json a/verdicts.json

          """)
      let json = try navreel.json("a/verdicts.json")
      let reels = try #require(json["reels"] as? [[String: Any]])
      #expect(json["schema"] as? Int == 1 && json["severity"] as? Int == 1)
      #expect(reels.map { $0["verdict"] as? String } == ["changed", "same"])
      #expect(reels[0]["changed"] as? [[Int]] == [[5, 31]])
    }
  }

  @Test func aLargeGoldenIsWarnedOfOnceWhenItIsWritten() throws {
    try Tool.inFolder { navreel in
      // Noise does not compress: 1200 × 1000 pixels of it take some 3.6 MB, twice.
      try navreel.write(
        "noise.py",
        """
        import random, zlib, struct
        random.seed(1)
        def chunk(kind, data): return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        rows = b"".join(b"\\0" + random.randbytes(1200 * 3) for _ in range(1500))
        open("noise.png", "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1200, 1500, 8, 2, 0, 0, 0))
          + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b""))
        """)
      try #require(try navreel.shell("python3 noise.py").status == 0)
      try navreel.write(
        "noise.scene.json5",
        """
        {navreel: 1, device: {size: [1200, 1500], scale: 1}, screens: {n: {content: {image: "noise.png"}}},
          reels: {a: {type: "still", screen: "n"}, b: {type: "still", screen: "n"}}}
        """)
      let written = try navreel("verify", "noise.scene.json5", "--update", "missing", "--no-lint", "-q")
      let warning = try #require(written.err.split(separator: "\n").first { $0.contains(" MB") }, "\(written.err)")
      #expect(written.status == 0 && warning.hasPrefix("goldens/noise/a.png: warning: the golden has "), "\(warning)")
      #expect(warning.contains(", and 1 more golden above 4 MB; to make it smaller, use --scale 1, "))
      let small = try navreel("verify", "noise.scene.json5", "--update", "all", "--no-lint", "-q", "--scale", "1")
      #expect(small.err.contains("to make it smaller, use fewer frames a second"), "\(small.err)")
      #expect(written.err.components(separatedBy: " MB").count == 3)
      #expect(!(try navreel("verify", "noise.scene.json5", "--no-lint").err.contains(" MB")))
      #expect(!(try navreel("verify", "small.scene.json5", "--update", "missing").err.contains(" MB")))
    }
  }

  /// A name that reverses the reading direction, in a title and in a path.
  @Test func whatHidesIsSeen() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("\"Two\"", with: "\"\u{202E}gnihT\""))
      let changed = try navreel("verify", "small.scene.json5", "--markdown", "m.md", "--json", "v.json")
      let words = #"\"Two\" → \"\u{202E}gnihT\" in frames"#.replacing("\\\"", with: "\"")
      #expect(changed.out.contains(words), "\(changed.out)")
      let markdown = try navreel.shell("cat m.md").out
      #expect(markdown.contains("u{202E}gnihT") && !markdown.unicodeScalars.contains("\u{202E}"))
      let missing = try navreel("render", "\u{2066}x.scene.json5")
      #expect(missing.err.contains(#"\u{2066}x.scene.json5"#) && !missing.err.unicodeScalars.contains("\u{2066}"))
    }
  }

  /// Each line is a command that does what it says.
  @Test func aRunEndsWithWhatToDoNext() throws {
    try Tool.inFolder { navreel in
      func run(_ command: String) throws -> Tool.Outcome {
        try navreel.shell(command.replacing("navreel", with: "\"$0\"", maxReplacements: 1))
      }
      func command(_ err: String, behind words: String) throws -> String {
        let line = try #require(err.split(separator: "\n").last)
        try #require(line.hasPrefix(words), "\(err)")
        return String(line.dropFirst(words.count))
      }
      let verify = "navreel verify small.scene.json5 --goldens 'my goldens'"
      let missing = try run(verify)
      #expect(missing.status == 1)
      let draw = try command(missing.err, behind: "Draw them with: ")
      let written = try run(draw)
      #expect(written.status == 0 && written.err.hasSuffix("Commit my goldens/ with the scene.\n"), "\(written.err)")
      let one = try run("rm 'my goldens'/small/push.*; \(verify)")
      #expect(try run(command(one.err, behind: "Draw it with: ")).lines.first == "small/push: written, new")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#a05000"))
      let reported = try run(verify + " --report r")
      let approve = try command(reported.err, behind: "If this is meant: ")
      #expect(approve == "navreel approve --report r small/push small/still")
      let again = try run(verify + " --no-report")
      #expect(try run(command(again.err, behind: "If this is meant: ")).status == 0)
      // With -q, a failed run prints only where the report is.
      try navreel.write("small.scene.json5", Tool.smallScene)
      #expect(try run(verify + " --report r -q").err == "The report: r/index.html\n")
      #expect(try run(approve).status == 0)
      #expect(try run(verify + " --report r -q").err.isEmpty)
    }
  }

  @Test func whatCannotBeComparedIsTroubleAndKeepsNoOther() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing", "--goldens", "g")
      try navreel.write("empty.scene.json5", "{navreel: 1, screens: {a: {}}, reels: {}}")
      let run = try navreel("verify", "empty.scene.json5", "none.scene.json5", "small.scene.json5", "--goldens", "g")
      #expect(run.status == 2 && run.lines == ["small/push: same", "small/still: same"])
      #expect(
        run.err.contains("none.scene.json5: error: no such file")
          && run.err.contains("2 reels: 2 same; 2 scenes not drawn"))
      #expect(try navreel("verify", "empty.scene.json5").status == 2, "nothing compared is no pass")
      try navreel.write("g/small/push.png", "")
      let broken = try navreel("verify", "small.scene.json5", "--goldens", "g")
      #expect(broken.status == 2 && broken.lines[0].hasPrefix("small/push: unreadable golden, g/small/push.png: "))
      for words in [["--update", "yes"], ["--update"], ["--goldens", ""], ["--json", ""]] {
        #expect(try navreel.run(["verify", "small.scene.json5"] + words).status == 2)
      }
    }
  }

  @Test func aSceneThatChangedItsReelNamesIsTrouble() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("still:", with: "quiet:"))
      let run = try navreel("verify", "small.scene.json5", "--report", "r")
      #expect(run.status == 2 && run.lines.count == 2 && run.lines[0] == "small/push: same")
      #expect(
        run.lines[1]
          == "small/quiet: renamed reel, goldens/small/quiet.png is not there, and small/still, which shows the "
          + "same frames, is the golden of no reel: was the reel renamed? --update missing draws what is not there, prune "
          + "removes what no reel has")
      #expect(try navreel("approve", "small/quiet", "--report", "r").status == 0)
      #expect(try navreel("verify", "small.scene.json5").status == 0, "the old one is a note")
      #expect(try navreel("prune", "small.scene.json5", "--delete").lines == ["small/still: removed"])
    }
  }

  @Test func aGoldenWithoutAReelMakesNoOtherReelTrouble() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel.write(
        "small.scene.json5",
        Tool.smallScene.replacing(
          "still: {type: \"still\", screen: \"one\"}", with: "other: {type: \"still\", screen: \"two\"}"))
      let run = try navreel("verify", "small.scene.json5")
      #expect(run.status == 1 && run.lines.count == 2)
      #expect(
        run.lines.last
          == "small/other: missing golden, goldens/small/other.png is not there; no reel has the golden small/still")
    }
  }

  @Test func goldensOfASceneThatIsGoneAreToldOf() throws {
    try Tool.inFolder { navreel in
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"], variants: [\"\"]}")
      try navreel.write("gone.scene.json5", Tool.smallScene)
      try navreel("verify", "--update", "missing")
      try navreel("verify", "small.scene.json5", "--variant", "appearance=dark", "--update", "missing")
      #expect(try !navreel("verify", "small.scene.json5").err.contains("note:"), "there may be other scenes")
      try FileManager.default.removeItem(at: navreel.folder.appending(path: "gone.scene.json5"))
      let run = try navreel("verify", "--json", "all.json")
      #expect(run.status == 0)
      for id in ["gone/push", "gone/still", "small/dark/push", "small/dark/still"] {
        #expect(run.err.contains("note: the golden \(id) has no reel; navreel prune lists such\n"), "\(run.err)")
      }
      #expect(try !navreel("verify", "--reel", "push").err.contains("note:"))
    }
  }

  @Test func variantsHaveGoldensOfTheirOwn() throws {
    try Tool.inFolder { navreel in
      let words = ["verify", "small.scene.json5", "--variant", "appearance=dark", "--variant", "direction=rtl"]
      let written = try navreel.run(words + ["--update", "all"])
      #expect(written.status == 0)
      #expect(navreel.names("goldens/small") == ["dark", "rtl"])
      #expect(navreel.names("goldens/small/dark") == ["push.png", "push.txt", "still.png", "still.txt"])
      #expect(try navreel.run(words).lines.first == "small/dark/push: same")
    }
  }

  @Test func scenesOfOneNameAreRefused() throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir other && cp small.scene.json5 other")
      let run = try navreel("verify", "small.scene.json5", "other/small.scene.json5", "--update", "all")
      #expect(run.status == 2 && run.err.contains("is called \"small\" too"))
      _ = try navreel.shell("mv other/small.scene.json5 other/SMALL.scene.json5")
      let alike = try navreel("verify", "small.scene.json5", "other/SMALL.scene.json5", "--update", "all")
      #expect(alike.status == 2 && alike.err.contains("and other/SMALL.scene.json5 are too alike: "), "\(alike.err)")
    }
  }

  // Files are limited to 4 KiB here, as on a full disk: the golden is longer.
  @Test func aFullDiskLeavesTheOldGolden() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      let sums = "cat goldens/small/*.png goldens/small/*.txt | cksum; ls -A goldens/small"
      let before = try navreel.shell(sums).out
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#a05000"))
      let run = try navreel.shell("ulimit -f 4; exec \"$0\" verify small.scene.json5 --update changed")
      #expect(run.status == 2 && run.err.contains("file too large"))
      #expect(try navreel.shell(sums).out == before)
    }
  }

  /// The lint reports it with its frames, so that a warning would repeat it.
  @Test func aTextThatIsCutIsToldOnce() throws {
    try Tool.inFolder { navreel in
      try navreel.write(
        "small.scene.json5", Tool.smallScene.replacing("title: \"One\"", with: "title: \"Onceuponatimetherewas\""))
      let told = { (run: Tool.Outcome) in run.err.components(separatedBy: "cut to").count - 1 }
      let words = ["verify", "small.scene.json5", "--reel", "still"]
      #expect(told(try navreel.run(words + ["--no-lint", "--update", "missing"])) == 1)
      #expect(told(try navreel.run(words)) == 1)
    }
  }

  @Test func reelsAreChosenByName() throws {
    try Tool.inFolder { navreel in
      try navreel.write("b.scene.json5", Tool.smallScene.replacing("push:", with: "zoom:"))
      let scenes = ["small.scene.json5", "b.scene.json5"]
      let run = try navreel.run(["verify", "--reel", "push,zoom", "--update", "all"] + scenes)
      #expect(run.lines == ["b/zoom: written, new", "small/push: written, new"])
      #expect(navreel.names("goldens/b") == ["zoom.png", "zoom.txt"])
      let slip = try navreel.run(["verify", "--reel", "push", "--reel", "zom"] + scenes)
      #expect(slip.status == 2 && slip.out.isEmpty && slip.err.contains("no reel is called \"zom\""))
      #expect(slip.err.contains("There are: zoom, still, push"), "\(slip.err)")
      for words in ["push,push", "", "push,"] {
        #expect(try navreel.run(["verify", "--reel", words] + scenes).status == 2, "\(words)")
      }
      let lint = try navreel.run(["lint", "--reel", "zoom"] + scenes)
      #expect(lint.status == 0 && lint.err.hasSuffix("1 reel: nothing found\n"), "\(lint.err)")
    }
  }
}
