import Foundation
import Testing

/// `approve`: approves one reel of the report at a time, and changes nothing else.
@Suite struct ApproveCommandTests {
  /// Runs a body in a folder whose scene has changed since its goldens: a report shows that `push` and `still` differ.
  private func afterAChange(_ body: (Tool) throws -> Void) throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#a05000"))
      let run = try navreel("verify", "small.scene.json5", "--report", "report")
      #expect(run.status == 1 && navreel.names("report/actual/small").count == 4)
      try body(navreel)
    }
  }

  private let sums = "cd goldens/small && cksum still.png still.txt push.png push.txt && ls -A && ls -A .."

  // PC-140: one picture accepted, another refused.
  @Test func oneReelIsApprovedAndTheOthersKeepTheirBytes() throws {
    try afterAChange { navreel in
      let others = "cksum goldens/small/still.*; stat -c %y goldens/small/still.*"
      let before = try navreel.shell(others).out
      let run = try navreel("approve", "small/push")
      #expect(
        run.status == 0 && run.out == "small/push: approved\n"
          && run.err == "Taken from the report report. Commit goldens/ with the scenes.\n")
      #expect(try navreel.shell(others).out == before)
      #expect(try navreel.shell("cmp goldens/small/push.png report/actual/small/push.png").status == 0)
      #expect(try navreel.shell("cmp goldens/small/push.txt report/actual/small/push.txt").status == 0)
      let after = try navreel("verify", "small.scene.json5")
      #expect(
        after.status == 1 && after.lines[0] == "small/push: same" && after.err.contains("2 reels: 1 same, 1 changed\n")
      )
      #expect(try navreel("approve", "small/push").out == "small/push: is approved already\n")
      #expect(try navreel("approve", "small/*").lines == ["small/push: is approved already", "small/still: approved"])
      #expect(try navreel("verify", "small.scene.json5", "--report", "report").status == 0)
      #expect(try navreel("approve", "small/push").out == "small/push: passes, so there is nothing to approve\n")
      #expect(try navreel("approve", "--all").err == "nothing to approve: every reel passes\n")
    }
  }

  @Test func newReelsAreApprovedToo() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--report", "r", "--goldens", "g")
      let run = try navreel("approve", "--all", "--report", "r")
      #expect(run.status == 0 && run.lines == ["small/push: approved", "small/still: approved"])
      #expect(try navreel("verify", "small.scene.json5", "--goldens", "g").status == 0 && !navreel.exists("goldens"))
    }
  }

  /// Even if `approve` cannot find or may not use the goldens, every form of a report shows a command that works.
  @Test(arguments: [(true, "g2"), (true, "../g2"), (false, "../g2"), (false, "g2")])
  func theCommandThatIsShownApproves(hasProject: Bool, goldens: String) throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir in && mv small.scene.json5 in")
      if hasProject { try navreel.write("in/navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"]}") }
      let inner = Tool(folder: navreel.folder.appending(path: "in"))
      let forms = ["--junit", "f.xml", "--markdown", "f.md"]
      let words = ["verify", "small.scene.json5", "--goldens", goldens, "--report", "r"]
      #expect(try inner.run(words + forms).status == 1)
      func commands(_ file: String) throws -> [String] {
        try String(contentsOf: inner.folder.appending(path: file), encoding: .utf8)
          .matches(of: /navreel approve [^<"]*/).map { String($0.output) }
      }
      let command = try #require(try commands("f.xml").first)
      let start = command.replacing(" small/push", with: "")
      #expect(start.contains("--goldens") == (hasProject || goldens.hasPrefix("..")), "\(command)")
      #expect(try commands("f.md") == [start + " small/push small/still"])
      #expect(try commands("r/index.html").contains(command))
      try inner("report", "r")
      #expect(try commands("r/index.html").contains(command))
      try inner.run(words.dropLast() + ["part", "--shard", "1/1"])
      try inner.run(["merge", "part", "-o", "r"] + forms)
      #expect(try commands("r/index.html").contains(command) && commands("f.xml").first == command)
      #expect(try inner.shell(command.replacing("navreel", with: "\"$0\"")).out == "small/push: approved\n")
      #expect(inner.exists(goldens + "/small/push.png"))
    }
  }

  @Test func wordsThatMeanNoReelChangeNothing() throws {
    try afterAChange { navreel in
      let before = try navreel.shell(sums).out
      let typo = try navreel("approve", "small/still", "small/pish")
      #expect(typo.status == 2 && typo.err.contains("unknown reel \"small/pish\"; did you mean \"small/push\"?"))
      #expect(typo.err.contains("Known: small/push, small/still"))
      let pattern = try navreel("approve", "alb*")
      #expect(pattern.status == 2 && pattern.err.contains("no reel of the report is meant by \"alb*\"\n"))
      for words in [
        ["small/x*"], [], ["--all", "small/push"], ["small/push", "--report", ""], ["a", "--report", "none"],
      ] {
        #expect(try navreel.run(["approve"] + words).status == 2)
      }
      #expect(try navreel.shell(sums).out == before)
    }
  }

  @Test func aGoldenThatChangedSinceTheReportIsKept() throws {
    try afterAChange { navreel in
      // Another person's update.
      try navreel.write("other.json5", Tool.smallScene.replacing("#00a050", with: "#0000ff"))
      _ = try navreel.shell(
        "mkdir o && mv other.json5 o/small.scene.json5 && \"$0\" verify o/small.scene.json5 --update changed")
      let before = try navreel.shell(sums).out
      let run = try navreel("approve", "--all")
      #expect(
        run.status == 2 && run.out.isEmpty && run.err.contains("goldens/small/push.png has changed since the report"))
      #expect(try navreel.shell(sums).out == before)
      _ = try navreel.shell("rm goldens/small/push.*")
      let gone = try navreel("approve", "small/push")
      #expect(gone.status == 2 && gone.err.contains("is not there, and was when the report was made"))
      #expect(navreel.names("goldens/small") == ["still.png", "still.txt"])
    }
  }

  @Test func aSideFileThatWasEditedSinceTheReportIsKept() throws {
    try afterAChange { navreel in
      _ = try navreel.shell("sed -i 's/^tool .*/tool 9.9/' goldens/small/push.txt")
      let before = try navreel.shell(sums).out
      let run = try navreel("approve", "small/push")
      #expect(
        run.status == 2
          && run.err.contains("goldens/small/push.txt has changed since the report was made; run verify again"))
      // An unreadable golden is also somebody's work.
      _ = try navreel.shell("echo conflict > goldens/small/still.txt")
      #expect(try navreel("verify", "small.scene.json5", "--report", "report").status == 2)
      _ = try navreel.shell("echo solved > goldens/small/still.txt")
      #expect(try navreel("approve", "small/still").err.contains("goldens/small/still.txt has changed since"))
      _ = try navreel.shell("echo conflict > goldens/small/still.txt")
      #expect(try navreel("approve", "small/still", "small/push").status == 0)
      #expect(try navreel.shell(sums).out != before && navreel("verify", "small.scene.json5").status == 0)
    }
  }

  @Test func aCandidateThatIsNotWholeIsRefused() throws {
    try afterAChange { navreel in
      let before = try navreel.shell(sums).out
      _ = try navreel.shell("truncate -s 100 report/actual/small/push.png; rm report/actual/small/still.txt")
      let run = try navreel("approve", "--all")
      #expect(
        run.status == 2 && run.err.contains("report/actual/small/push.png has changed since the report was made"))
      #expect(run.err.contains("report/actual/small/still.txt is not there, and was when the report was made"))
      #expect(try navreel.shell(sums).out == before)
      // A link to a file elsewhere is not a candidate.
      _ = try navreel.shell("mv report/actual/small/push.txt . && ln -s ../../../push.txt report/actual/small/push.txt")
      #expect(try navreel("approve", "small/push").status == 2)
      #expect(try navreel.shell(sums).out == before)
    }
  }

  @Test(arguments: ["", "{}", "not json", "{\"schema\": 2}", "[1, 2"])
  func aReportThatIsNoneIsOneClearError(text: String) throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir report")
      try navreel.write("report/report.json", text)
      let run = try navreel("approve", "small/push")
      #expect(run.status == 2 && run.err.contains("report/report.json") && !navreel.exists("goldens"))
    }
  }

  @Test func aReportThatIsNoFileOrTooLargeIsRefused() throws {
    try Tool.inFolder { navreel in
      let folder = try navreel.shell("mkdir -p report/report.json; exec \"$0\" approve a/b")
      #expect(folder.status == 2 && folder.err.contains("is a folder, not a file"))
      let huge = try navreel.shell(
        "rmdir report/report.json; truncate -s 300M report/report.json; exec \"$0\" approve a/b")
      #expect(huge.status == 2 && huge.err.contains("bytes long; at most"))
    }
  }

  // Files are limited to 4 KiB here, as on a full disk: the golden is longer.
  @Test func aFullDiskLeavesTheOldGoldens() throws {
    try afterAChange { navreel in
      let before = try navreel.shell(sums).out
      let run = try navreel.shell("ulimit -f 4; exec \"$0\" approve small/push")
      #expect(run.status == 2 && run.err.contains("file too large"))
      #expect(try navreel.shell(sums).out == before)
    }
  }

  @Test func goldensThatAreALinkOutAreNotWrittenThrough() throws {
    try afterAChange { navreel in
      _ = try navreel.shell(
        "mkdir out && mv goldens/small/push.png out && ln -s ../../out/push.png goldens/small/push.png")
      let before = try navreel.shell("cksum out/push.png").out
      let run = try navreel("approve", "small/push")
      #expect(run.status == 2 && run.err.contains("goldens/small/push.png"))
      #expect(try navreel.shell("cksum out/push.png").out == before)
    }
  }
}
