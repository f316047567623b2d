import Foundation
import Testing

/// `lint` as a pipeline sees it.
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
          "grey/still: error contrast: title.one has 1.16:1 in frame 0, 3:1 is asked for, in frame 0",
          "grey/again: error contrast: title.one has 1.16:1 in frame 0, 3:1 is asked for, in frame 0",
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
      #expect(warned.lines[0].hasPrefix("long/still: warning truncated-text: title.one is cut to \""))
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

  @Test func troubleAnswersTwoAndKeepsNoOther() throws {
    try Tool.inFolder { navreel in
      try navreel.write("grey.scene.json5", scene())
      let run = try navreel("lint", "none.scene.json5", "grey.scene.json5")
      #expect(run.status == 2 && run.lines.count == 2 && run.err.contains("2 reels: 2 errors, 1 not looked at"))
      let slip = try navreel("lint", "grey.scene.json5", "--rule", "contrst")
      #expect(slip.status == 2 && slip.err.contains("unknown rule \"contrst\"; did you mean \"contrast\"?"))
      #expect(try navreel("lint").status == 2)
      #expect(try navreel("lint", "grey.scene.json5", "--reel", "stil").err.contains("did you mean \"still\"?"))
      #expect(try navreel("lint", "none.scene.json5", "--reel", "stil").err.contains("no such file"))
    }
  }
}
