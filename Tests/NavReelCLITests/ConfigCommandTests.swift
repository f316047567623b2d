import NavReelDocuments
import NavReelCodecs
import NavReelDrawing
import Foundation
import NavReelScene
import Testing

@testable import NavReelReview

/// Tests the effect of a project file on the commands.
@Suite struct ConfigCommandTests {
  static let project = """
    {
      navreel: 1,
      scenes: ["*.scene.json5"],
      goldens: "pictures",
      fps: 30,
      variants: ["", "appearance=dark"],
      tolerances: [
        {reels: "small/*", maxRatio: 1, reason: "the title is in flux"},
      ],
    }
    """

  @Test func configPrintsWhatHoldsAndWhoSaidIt() throws {
    try Tool.inFolder { navreel in
      let bare = try navreel("config")
      #expect(bare.status == 0 && bare.lines[0] == "project       none: no navreel.json5 here or above")
      #expect(
        bare.out.contains("goldens       goldens (default)\n") && bare.out.contains("fps           60 (default)\n"))
      try navreel.write("navreel.json5", Self.project)
      let own = try navreel("config", "--fps", "50", "--goldens", "g")
      #expect(
        own.lines == [
          "project       navreel.json5", "scene         small.scene.json5 (navreel.json5:3)",
          "goldens       g (command line)", "report        none (default)", "fps           50 (command line)",
          "scale         the device's (default)", "variant       the scene as it is (navreel.json5:6)",
          "variant       appearance=dark (navreel.json5:6)",
          "allowOutside  false (default)",
          "tolerance     small/*: maxRatio 1.0 (navreel.json5:8: the title is in flux)",
          "lint          the rules' own levels (default)",
        ])
      let json = try Tool.json(try navreel("config", "--json").out)
      #expect(json["schema"] as? Int == 1 && json["project"] as? String == "navreel.json5")
      #expect((json["fps"] as? [String: String]) == ["value": "30", "source": "navreel.json5:5"])
      #expect((json["scenes"] as? [[String: String]])?.map { $0["value"] } == ["small.scene.json5"])
    }
  }

  /// A project begins without scenes, but its settings are already in effect.
  @Test func configPrintsWhatHoldsBeforeThereAreScenes() throws {
    try Tool.inFolder { navreel in
      try navreel.write("navreel.json5", "{navreel: 1, fps: 30,\n scenes: [\"scenes/*.json5\"]}")
      let config = try navreel("config")
      #expect(config.status == 0 && config.err.isEmpty)
      #expect(config.lines[1] == "scene         none: no file is meant by \"scenes/*.json5\" in . (navreel.json5:2)")
      #expect(config.out.contains("fps           30 (navreel.json5:1)\n"))
      let problems = try Tool.json(try navreel("config", "--json").out)["problems"] as? [[String: Any]]
      #expect(problems?.count == 1 && problems?[0]["line"] as? Int == 2 && problems?[0]["column"] as? Int == 11)
      for command in ["verify", "lint", "prune"] {
        let run = try navreel(command)
        #expect(run.status == 2, "nothing that is looked at is no pass")
        #expect(run.err.contains("navreel.json5:2:11: error: scenes[0]: no file is meant by"))
      }
      try navreel.write("navreel.json5", "{navreel: 1}")
      #expect(try navreel("config").status == 0 && navreel("config").lines[1] == "scene         none (default)")
      #expect(try navreel("verify").err.contains("navreel.json5 names no scenes"))
    }
  }

  /// The values of a key in the file, the flags that override it, and the line of `config` for each.
  private static let wins: [(key: String, value: String, flags: [String], before: String, after: String)] = [
    ("scenes", "[\"*.scene.json5\"]", ["./small.scene.json5"], "scene small.scene.json5", "scene ./small.scene.json5"),
    ("goldens", "\"g\"", ["--goldens", "h"], "goldens g", "goldens h"),
    ("report", "\"r\"", ["--report", "s"], "report r", "report s"),
    ("report", "\"r\"", ["--no-report"], "report r", "report none"),
    ("fps", "30", ["--fps", "60"], "fps 30", "fps 60"),
    ("scale", "2", ["--scale", "1"], "scale 2", "scale 1"),
    ("scale", "2", ["--scale", "device"], "scale 2", "scale the device's"),
    ("variants", "[\"direction=rtl\"]", ["--variant", ""], "variant direction=rtl", "variant the scene as it is"),
    (
      "tolerances", "[{reels: \"*\", maxDelta: 1, reason: \"why\"}]", ["--exact"], "tolerance *: maxDelta 1",
      "tolerance none"
    ),
    ("lint", "{contrast: \"off\"}", ["--level", "contrast=error"], "lint contrast off", "lint contrast error"),
    ("allowOutside", "true", ["--no-allow-outside"], "allowOutside true", "allowOutside false"),
    ("allowOutside", "false", ["--allow-outside"], "allowOutside false", "allowOutside true"),
  ]

  @Test func everyKeyHasAFlagThatWins() throws {
    let keys = ProjectKeys.table.entries.map(\.name).filter { $0 != "navreel" && $0 != "$schema" }
    #expect(Set(Self.wins.map(\.key)) == Set(keys))
    try Tool.inFolder { navreel in
      func line(_ start: String, _ flags: [String]) throws -> String? {
        try navreel.run(["config"] + flags).lines.map { $0.replacing(/[ ]+/, with: " ") }.first { $0.hasPrefix(start) }
      }
      for (key, value, flags, before, after) in Self.wins {
        try navreel.write("navreel.json5", "{navreel: 1,\n\(key): \(value)}")
        #expect(try line(before, [])?.contains("(navreel.json5:2") == true, "\(key)")
        #expect(try line(after, flags)?.hasSuffix("(command line)") == true, "\(key): \(flags)")
      }
      for flags in [["--report", "r", "--no-report"], ["--allow-outside", "--no-allow-outside"]] {
        #expect(try navreel.run(["config"] + flags).err.contains("say the opposite"))
      }
    }
  }

  @Test func flagsWinInWhatIsDone() throws {
    try Tool.inFolder { navreel in
      try navreel.write(
        "navreel.json5",
        """
        {navreel: 1, scenes: ["*.scene.json5"], report: "out", lint: {contrast: "error"},
          tolerances: [{reels: "**", ignore: [[0, 0, 120, 100]], reason: "the bar"}]}
        """)
      _ = try navreel("verify", "--update", "missing", "--no-report")
      #expect(!navreel.exists("out"))
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("\"One\"", with: "\"Ono\""))
      #expect(try navreel("verify", "--no-report").status == 0 && !navreel.exists("out"))
      #expect(try navreel("verify", "--exact", "--no-report").status == 1 && !navreel.exists("out"))
      #expect(try navreel("verify", "--level", "contrast=off", "--no-lint").err.contains("do not go together"))
      #expect(try navreel("lint", "--level", "contrast=of").err.contains("--level: expected a rule and off"))
      #expect(try navreel("lint", "--level", "contras=off").err.contains("did you mean \"contrast\"?"))
    }
  }

  /// Pixels under the black of a mask may differ; under its white they may not.
  @Test func aMaskOfAToleranceTakesPixelsOut() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("\"One\"", with: "\"Ono\""))
      let files = FileManager.default
      try files.createDirectory(at: navreel.folder.appending(path: "masks"), withIntermediateDirectories: true)
      for (name, color, status) in [("black", Color.black, Int32(0)), ("white", .white, 1)] {
        var pixmap = Pixmap(width: 120, height: 200, filling: .white)
        for y in 0..<100 { for x in 0..<120 { pixmap[x, y] = color.pixel } }
        try Data(PNGEncoder().encode(pixmap)).write(to: navreel.folder.appending(path: "masks/\(name).png"))
        try navreel.write(
          "navreel.json5",
          "{navreel: 1, scenes: [\"*.scene.json5\"], tolerances: "
            + "[{reels: \"**\", mask: \"masks/\(name).png\", reason: \"the title\"}]}")
        // From a subfolder: the mask's path is relative to the file.
        let run = try navreel.shell("mkdir -p sub && cd sub && \"$0\" verify --json verdicts.json")
        #expect(run.status == status, "\(run.out)")
        #expect(
          run.out.contains("mask 120×200 pixels allowed (navreel.json5:1: the title)") == (status == 0), "\(run.out)")
      }
      try navreel.write(
        "navreel.json5", "{navreel: 1, tolerances: [{reels: \"**\", mask: \"none.png\", reason: \"why\"}]}")
      let missing = try navreel("config")
      #expect(missing.status == 2)
      #expect(
        missing.err.contains("navreel.json5:1:47: error: tolerances[0].mask: none.png: no such file"), "\(missing.err)")
    }
  }

  @Test func aProjectBeginsWithACommentedFile() throws {
    try Tool.inFolder { navreel in
      let made = try navreel("init", "--project")
      #expect(made.status == 0 && made.lines == ["navreel.json5"])
      #expect(try navreel("config").lines[1] == "scene         small.scene.json5 (navreel.json5:7)")
      try navreel.write("navreel.json5", "{navreel: 1, goldens: \"mine\"}")
      let again = try navreel("init", "--project")
      #expect(again.status == 2 && again.err.contains("is there already"))
      #expect(try navreel("init", "--project", "--force").status == 2)
      #expect(try navreel("config").out.contains("goldens       mine"))
      let below = try navreel("init", "--project", "sub dir/navreel.json5")
      #expect(below.status == 0 && below.err == "See what holds with: cd 'sub dir' && navreel config\n")
      #expect(navreel.exists("sub dir/navreel.json5"))
      #expect(try navreel("init", "--project", "bars.json5").err.contains("is called navreel.json5"))
      #expect(try navreel.shell("rm navreel.json5; ln -s nowhere navreel.json5; \"$0\" init --project").status == 2)
      #expect(try navreel("schema", "--project").out == ProjectSchema.json())
    }
  }

  /// Goldens have the same names from every folder, and the tolerance explains why a difference passes.
  @Test func verifyGoesByTheFileFromEveryFolderOfTheProject() throws {
    try Tool.inFolder { navreel in
      try navreel.write("navreel.json5", Self.project)
      let written = try navreel.shell("mkdir -p sub/deep && cd sub/deep && \"$0\" verify --update missing")
      #expect(written.status == 0 && written.lines[0] == "small/push: written, new")
      #expect(navreel.names("pictures/small") == ["dark", "push.png", "push.txt", "still.png", "still.txt"])
      #expect(navreel.names("sub") == ["deep"] && navreel.names("sub/deep") == [])
      let same = try navreel("verify")
      #expect(same.status == 0 && same.err.hasSuffix("4 reels: 4 same\n"))
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("\"Two\"", with: "\"Too\""))
      let within = try navreel("verify")
      #expect(within.status == 1 && within.lines[0].hasPrefix("small/push: within tolerance, "))
      #expect(within.lines[0].contains("maxRatio 1.0 allowed (navreel.json5:8: the title is in flux)"))
      #expect(within.err.contains("4 reels: 2 same, 1 within tolerance, 1 changed"), "the dark one is small/dark/push")
      // Flags win: at a rate other than that of the goldens nothing is compared.
      #expect(try navreel("verify", "--fps", "60").out.contains("small/push: at another rate, "))
    }
  }

  @Test func aToleranceThatMeansNoReelIsSaid() throws {
    try Tool.inFolder { navreel in
      try navreel.write("navreel.json5", Self.project.replacing("small/*", with: "smal/*"))
      let run = try navreel("verify", "--update", "missing")
      #expect(run.status == 0)
      #expect(run.err.contains("navreel.json5:8: warning: no reel is meant by the tolerance of \"smal/*\"\n"))
      // If scenes are named, the others are unknown.
      #expect(try !navreel("verify", "small.scene.json5").err.contains("is meant by the tolerance"))
    }
  }

  @Test func whatIsWrongWithTheFileIsSaidBeforeAnythingIsDone() throws {
    try Tool.inFolder { navreel in
      let none = try navreel("verify")
      #expect(none.status == 2 && none.err.contains("which scenes? Name their files, or list them in a navreel.json5"))
      try navreel.write("navreel.json5", "{navreel: 1, golden: \"a\", update: \"all\"}")
      let wrong = try navreel("verify", "small.scene.json5")
      #expect(
        wrong.status == 2
          && wrong.err.contains("navreel.json5:1:14: error: golden: unknown key \"golden\"; did you mean"))
      #expect(
        wrong.err.contains("navreel.json5:1:27: error: update: unknown key"), "goldens are not written by a file's say")
      try navreel.write(
        "navreel.json5", "{navreel: 1, scenes: [\"small.scene.json5\", \"none/*.json5\", \"no.json5\"]}")
      let missing = try navreel("verify")
      #expect(missing.status == 2 && missing.out.isEmpty)
      #expect(missing.err.contains("navreel.json5:1:44: error: scenes[1]: no file is meant by \"none/*.json5\" in .\n"))
      #expect(missing.err.contains("navreel.json5:1:60: error: scenes[2]: there is no file no.json5\n"))
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\".\"]}")
      #expect(try navreel("verify").err.contains("\".\" is a folder; its scenes are \"**/*.scene.json5\""))
      #expect(try navreel.shell("rm navreel.json5 && mkdir navreel.json5 && \"$0\" config").err.contains("is a folder"))
    }
  }

  /// Under CI as elsewhere, goldens are written only if the command line says so.
  @Test func ciWritesNoGoldenThatNobodyAskedFor() throws {
    try Tool.inFolder { navreel in
      let run = try navreel.shell("CI=true \"$0\" verify small.scene.json5")
      #expect(run.status == 1 && !navreel.exists("goldens"))
      #expect(try navreel.shell("CI=true \"$0\" verify small.scene.json5 --update missing").status == 0)
    }
  }
}
