import Foundation
import Testing

/// `lint` in a pipeline.
@Suite struct LintCommandTests {
  private func scene(_ more: String = "", title: String = "#eeeeee") -> String {
    """
    {navreel: 1, device: {size: [120, 200], scale: 1}, statusBar: {hidden: true}, \(more)
      screens: {one: {title: "One", bar: {barTintColor: "white", titleColor: "\(title)"}, content: {color: "white"}}},
      reels: {still: {type: "still", screen: "one"}, again: {type: "still", screen: "one"}}}
    """
  }

  @Test func findingsAreResultsAndErrorsAnswerOne() throws {
    try Tool.inFolder { navreel in
      try navreel.write("grey.scene.json5", scene())
      let run = try navreel("lint", "grey.scene.json5")
      #expect(run.status == 1)
      #expect(
        run.lines == [
          "grey.scene.json5:3:11: error: grey/still: contrast: title.one has 1.16:1 in frame 0, 3:1 is asked for, in frame 0",
          "grey.scene.json5:3:50: error: grey/again: contrast: title.one has 1.16:1 in frame 0, 3:1 is asked for, in frame 0",
        ])
      #expect(run.err == "2 reels: 2 errors\n")
      let one = try navreel("lint", "grey.scene.json5", "--reel", "again", "-q")
      #expect(one.status == 1 && one.lines.count == 1 && one.err.isEmpty)
      let other = try navreel("lint", "grey.scene.json5", "--rule", "overlap,flicker")
      #expect(other.status == 0 && other.out.isEmpty && other.err == "2 reels: nothing found\n")
    }
  }

  @Test func warningsAndSilencedFindingsAreFine() throws {
    try Tool.inFolder { navreel in
      try navreel.write("quiet.scene.json5", scene("lint: {contrast: 'grey on purpose'},"))
      let run = try navreel("lint", "quiet.scene.json5")
      #expect(run.status == 0 && run.out.isEmpty)
      #expect(run.err.contains("quiet/still: silenced contrast: ") && run.err.contains("(grey on purpose)"))
      #expect(run.err.hasSuffix("2 reels: 2 silenced\n"))
      let quiet = try navreel("lint", "quiet.scene.json5", "--quiet")
      #expect(quiet.status == 0 && quiet.out.isEmpty && quiet.err.isEmpty)
      try navreel.write(
        "long.scene.json5", scene(title: "black").replacing("\"One\"", with: "\"Onceuponatimetherewas\""))
      let warned = try navreel("lint", "long.scene.json5", "--reel", "still")
      #expect(warned.status == 0 && warned.lines.count == 1)
      #expect(
        warned.lines[0].hasPrefix("long.scene.json5:3:11: warning: long/still: truncated-text: title.one is cut to \""))
    }
  }

  /// Silences in the starter scene would hide the beginner's own mistakes.
  @Test func theStarterNeedsNoSilence() throws {
    try Tool.inFolder { navreel in
      try navreel("init", "a.scene.json5")
      let run = try navreel("lint", "a.scene.json5", "--variant", "", "--variant", "appearance=dark")
      #expect(run.status == 0 && run.out.isEmpty && run.err == "4 reels: nothing found\n")
      try navreel.shell(
        "sed -i 's/barTintColor: \"#1d4f91\"/barTintColor: \"white\", titleColor: \"#eeeeee\"/' a.scene.json5")
      let slip = try navreel("lint", "a.scene.json5")
      #expect(slip.status == 1 && slip.out.contains(": error: a/push: contrast: title.detail has 1:1"), "\(slip.out)")
    }
  }

  @Test func aSilenceThatSilencesNothingIsSaid() throws {
    try Tool.inFolder { navreel in
      let lint = "lint: {contrast: {still: 'grey on purpose'}, overlap: 'never happens', flicker: {again: 'no'}},"
      try navreel.write("stale.scene.json5", scene(lint))
      let run = try navreel("lint", "stale.scene.json5")
      let notes = run.err.split(separator: "\n").filter { $0.hasPrefix("note: ") }
      #expect(
        notes == [
          "note: stale.scene.json5: the silence of flicker in again silences nothing",
          "note: stale.scene.json5: the silence of overlap silences nothing",
        ])
      for words in [["--reel", "still"], ["--rule", "contrast"], ["--quiet"], ["--variant", "appearance=dark"]] {
        #expect(try !navreel.run(["lint", "stale.scene.json5"] + words).err.contains("silences nothing"), "\(words)")
      }
      // A level in the project does not make the scene's own reason unused; one variant that needs it is enough.
      try navreel.write(
        "navreel.json5",
        "{navreel: 1, scenes: ['a.scene.json5'], lint: {contrast: 'off'}, variants: ['', 'appearance=dark']}")
      try navreel.write(
        "a.scene.json5",
        scene("lint: {contrast: 'white is for the dark'},", title: "label").replacing("\"white\"", with: "\"#303030\""))
      #expect(try navreel("lint").err == "4 reels: nothing found\n")
    }
  }

  @Test func theJSONHasTheFindings() throws {
    try Tool.inFolder { navreel in
      try navreel.write("grey.scene.json5", scene())
      let run = try navreel("lint", "grey.scene.json5", "--json", "--variant", "appearance=light")
      let json = try Tool.json(run.out)
      let reels = try #require(json["reels"] as? [[String: Any]])
      let findings = try #require(reels[0]["findings"] as? [[String: Any]])
      #expect(run.status == 1 && json["schema"] as? Int == 1 && json["errors"] as? Int == 2)
      #expect(reels.map { $0["id"] as? String } == ["grey/light/still", "grey/light/again"])
      #expect(findings[0]["rule"] as? String == "contrast" && findings[0]["frames"] as? [[Int]] == [[0, 0]])
    }
  }

  @Test func everyTroubleSaysWhichFile() throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir d1 d2 && echo '{' > d1/y.scene.json5 && cp d1/y.scene.json5 d2/z.scene.json5")
      let variants = ["--variant", "", "--variant", "appearance=dark"]
      let broken = try navreel.run(["lint", "d2/z.scene.json5", "d1/y.scene.json5"] + variants)
      #expect(
        broken.err.split(separator: "\n").filter { $0.contains(".json5:1:1: error: ") }.count == 2, "\(broken.err)")
      #expect(broken.err.hasPrefix("d1/y.scene.json5:1:1: error: ") && broken.err.contains("d2/z.scene.json5:1:1: "))
      let prune = try navreel("prune", "d1/y.scene.json5")
      #expect(prune.status == 2 && prune.err.hasPrefix("d1/y.scene.json5:1:1: error: "), "\(prune.err)")
      // A missing font is reported for the film that needs it, with its reel and variant.
      try navreel.write("d2/z.scene.json5", scene("fonts: {text: 'none.ttf'},"))
      let font = try navreel("lint", "d2/z.scene.json5", "--variant", "appearance=dark")
      #expect(
        font.status == 2 && font.err.hasPrefix("d2/z.scene.json5:1:") && font.err.contains(": error: fonts.text: "),
        "\(font.err)")
    }
  }

  @Test func aSceneOfTwoNamesIsOneAndTwoOfOneNameClash() throws {
    try Tool.inFolder { navreel in
      try navreel.write("grey.scene.json5", scene())
      let twice = try navreel("lint", "grey.scene.json5", "./grey.scene.json5", "--json")
      let reels = try #require(try Tool.json(twice.out)["reels"] as? [[String: Any]])
      #expect(reels.count == 2 && reels[0]["path"] as? String == "./grey.scene.json5")
      _ = try navreel.shell("mkdir d && cp grey.scene.json5 d")
      let clash = try navreel("lint", "grey.scene.json5", "d/grey.scene.json5")
      #expect(clash.status == 2 && clash.lines.count == 2, "\(clash.out)")
      #expect(clash.err.contains("is called \"grey\" too"), "\(clash.err)")
      _ = try navreel.shell("cp grey.scene.json5 d/Grey.scene.json5")
      let alike = try navreel("lint", "grey.scene.json5", "d/Grey.scene.json5")
      #expect(alike.status == 2 && alike.lines.count == 2, "\(alike.out)")
      #expect(
        alike.err.contains("grey.scene.json5: error: the names of this scene and d/Grey.scene.json5 are too alike: "),
        "\(alike.err)")
    }
  }

  @Test func troubleAnswersTwoAndKeepsNoOther() throws {
    try Tool.inFolder { navreel in
      try navreel.write("grey.scene.json5", scene())
      let run = try navreel("lint", "none.scene.json5", "grey.scene.json5")
      #expect(run.status == 2 && run.lines.count == 2 && run.err.contains("2 reels: 2 errors; 1 scene not looked at"))
      let slip = try navreel("lint", "grey.scene.json5", "--rule", "contrst")
      #expect(slip.status == 2 && slip.err.contains("unknown rule \"contrst\"; did you mean \"contrast\"?"))
      #expect(try navreel("lint").status == 2)
      #expect(try navreel("lint", "grey.scene.json5", "--reel", "stil").err.contains("did you mean \"still\"?"))
      #expect(try navreel("lint", "none.scene.json5", "--reel", "stil").err.contains("no such file"))
    }
  }
}
