import Foundation
import Testing

/// A project's file as the commands go by it.
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
          "variant       dark (navreel.json5:6)", "allowOutside  false (default)",
          "tolerance     small/*: max-ratio 1.0 (navreel.json5:8: the title is in flux)",
        ])
      let json = try Tool.json(try navreel("config", "--json").out)
      #expect(json["schema"] as? Int == 1 && json["project"] as? String == "navreel.json5")
      #expect((json["fps"] as? [String: String]) == ["value": "30", "source": "navreel.json5:5"])
      #expect((json["scenes"] as? [[String: String]])?.map { $0["value"] } == ["small.scene.json5"])
    }
  }

  /// Goldens have the same names wherever one stands, and the tolerance says why a difference passes.
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
      #expect(within.lines[0].contains("max-ratio 1.0 (navreel.json5:8: the title is in flux)"))
      #expect(within.err.contains("4 reels: 2 same, 1 within tolerance, 1 changed"), "the dark one is small/dark/push")
      // Flags win: at another rate than that of the goldens nothing is compared.
      #expect(try navreel("verify", "--fps", "60").out.contains("small/push: rate, "))
    }
  }

  @Test func aToleranceThatMeansNoReelIsSaid() throws {
    try Tool.inFolder { navreel in
      try navreel.write("navreel.json5", Self.project.replacing("small/*", with: "smal/*"))
      let run = try navreel("verify", "--update", "missing")
      #expect(run.status == 0)
      #expect(run.err.contains("warning: navreel.json5:8: no reel is meant by the tolerance of \"smal/*\"\n"))
      // Of scenes that are named, the others are not known.
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
        wrong.status == 2 && wrong.err.contains("navreel.json5:1:14: golden: unknown key \"golden\"; did you mean"))
      #expect(wrong.err.contains("navreel.json5:1:27: update: unknown key"), "goldens are not written by a file's say")
      try navreel.write(
        "navreel.json5", "{navreel: 1, scenes: [\"small.scene.json5\", \"none/*.json5\", \"no.json5\"]}")
      let missing = try navreel("verify")
      #expect(missing.status == 2 && missing.out.isEmpty)
      #expect(missing.err.contains("navreel.json5:1: scenes: no file is meant by \"none/*.json5\""))
      #expect(missing.err.contains("navreel.json5:1: scenes: there is no file no.json5"))
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\".\"]}")
      #expect(try navreel("config").status == 2)
      #expect(try navreel.shell("rm navreel.json5 && mkdir navreel.json5 && \"$0\" config").err.contains("is a folder"))
    }
  }

  /// Under CI as elsewhere: goldens are written only when the command line says which.
  @Test func ciWritesNoGoldenThatNobodyAskedFor() throws {
    try Tool.inFolder { navreel in
      let run = try navreel.shell("CI=true \"$0\" verify small.scene.json5")
      #expect(run.status == 1 && !navreel.exists("goldens"))
      #expect(try navreel.shell("CI=true \"$0\" verify small.scene.json5 --update missing").status == 0)
    }
  }
}
