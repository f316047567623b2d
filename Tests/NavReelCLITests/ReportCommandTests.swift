import Foundation
import Testing

/// The output formats of a report for other programs.
@Suite struct ReportCommandTests {
  @Test func filesAreWrittenWhereTheOptionsSay() throws {
    try Tool.inFolder { (navreel) throws in
      let run = try navreel("verify", "small.scene.json5", "--junit", "a/junit.xml", "--markdown", "a/summary.md")
      #expect(run.status == 1 && run.lines.count == 2 && run.err.hasPrefix("2 reels: 2 missing goldens\n"))
      let xml = try String(contentsOf: navreel.folder.appending(path: "a/junit.xml"), encoding: .utf8)
      #expect(xml.contains("<testsuite name=\"small\"") && xml.contains("tests=\"2\" failures=\"2\" errors=\"0\""))
      let summary = try String(contentsOf: navreel.folder.appending(path: "a/summary.md"), encoding: .utf8)
      #expect(summary.contains("\n2 reels: 2 missing goldens\n") && summary.contains("| <code>small/push</code> |"))
      for name in ["junit", "markdown"] {
        let empty = try navreel("verify", "small.scene.json5", "--\(name)", "")
        #expect(empty.status == 2 && empty.out.isEmpty && empty.err.contains("--\(name): expected a file"))
        let full = try navreel("verify", "small.scene.json5", "--\(name)", "small.scene.json5/x")
        #expect(full.status == 2 && full.err.contains("small.scene.json5"))
      }
    }
  }

  @Test func aWorkflowOfGitHubGetsAnnotationsAndASummary() throws {
    try Tool.inFolder { (navreel) throws in
      try navreel.write("summary.md", "before\n")
      let line = "GITHUB_STEP_SUMMARY=\"$PWD/summary.md\" \"$0\" verify small.scene.json5"
      let plain = try navreel.shell(line)
      let run = try navreel.shell("GITHUB_ACTIONS=true " + line)
      #expect(
        run.status == 1 && run.out == plain.out && plain.err.hasPrefix("2 reels: 2 missing goldens\n")
          && !plain.err.contains("::"))
      #expect(
        run.err.contains(
          "::error file=small.scene.json5,title=small/push%3A missing golden::goldens/small/push.png is not there\n"))
      // Paths are relative to the root of the repository, which the runner gives.
      _ = try navreel.shell("mkdir in && mv small.scene.json5 in && mkdir .git")
      let below = "cd in && GITHUB_ACTIONS=true GITHUB_WORKSPACE=\"$(dirname $PWD)\" \"$0\""
      let inside = try navreel.shell("\(below) verify small.scene.json5 --report 'a b'")
      #expect(inside.err.contains("::error file=in/small.scene.json5,title=small/push%3A missing golden::"))
      #expect(inside.err.contains("navreel approve --report 'a b' small/push\n"), "\(inside.err)")
      let lint = try navreel.shell("echo '{' > in/x.scene.json5; \(below) lint x.scene.json5")
      #expect(
        lint.status == 2 && lint.err.contains("::error file=in/x.scene.json5,line=1,col=1,title=not drawn::"),
        "\(lint.err)")
      _ = try navreel.shell("mv in/small.scene.json5 .")
      let summary = try String(contentsOf: navreel.folder.appending(path: "summary.md"), encoding: .utf8)
      #expect(summary.hasPrefix("before\n### ") && summary.components(separatedBy: "### ").count == 2)
      // An unwritable summary does not make the run fail.
      let closed = try navreel.shell(
        "GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=/nowhere/x \"$0\" verify small.scene.json5")
      #expect(
        closed.status == 1 && closed.err.contains("/nowhere/x: warning: the summary of the job could not be written"))
    }
  }

  private static let workflow = "GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=\"$PWD/summary.md\" \"$0\" "

  @Test func aRunThatComesToNoReportSaysWhyWherePeopleLook() throws {
    try Tool.inFolder { (navreel) throws in
      try navreel.write("navreel.json5", "{navreel: 1,\n  golden: \"g\"}")
      let run = try navreel.shell(Self.workflow + "verify small.scene.json5")
      #expect(run.status == 2)
      #expect(
        run.err.contains("::error file=navreel.json5,line=2,col=3,title=navreel::golden: unknown key"), "\(run.err)")
      let summary = try String(contentsOf: navreel.folder.appending(path: "summary.md"), encoding: .utf8)
      #expect(summary.hasPrefix("### Navigation bars could not be compared\n\n- <code>navreel.json5:2:3: golden: "))
      let lint = try navreel.shell("rm summary.md; " + Self.workflow + "lint small.scene.json5")
      #expect(lint.err.contains("::error file=navreel.json5,line=2,col=3,") && !navreel.exists("summary.md"))
      #expect(try !navreel.shell("\"$0\" verify small.scene.json5").err.contains("::error"))
    }
  }

  /// Otherwise the whole would repeat the output of every part.
  @Test func partsLeaveAnnotationsAndSummaryToTheWhole() throws {
    try Tool.inFolder { (navreel) throws in
      try navreel.write(
        "navreel.json5",
        "{navreel: 1, scenes: [\"*.scene.json5\"], tolerances: [{reels: \"smal/*\", maxDelta: 1, reason: \"r\"}]}")
      let whole = try navreel("verify", "--report", "whole")
      #expect(whole.err.contains("navreel.json5:1: warning: no reel is meant by the tolerance of \"smal/*\"\n"))
      _ = try navreel.shell("mv whole first")
      for part in 1...2 {
        let run = try navreel.shell(Self.workflow + "verify --shard \(part)/2 --report p\(part)")
        #expect(run.status == 1 && !run.err.contains("::") && !run.err.contains("warning:"), "\(run.err)")
      }
      #expect(!navreel.exists("summary.md"))
      let merged = try navreel.shell(Self.workflow + "merge p1 p2 -o whole")
      #expect(merged.status == 1 && navreel.exists("summary.md"))
      #expect(
        merged.err.contains("::warning file=navreel.json5,line=1,title=navreel::no reel is meant by"), "\(merged.err)")
      #expect(merged.err.components(separatedBy: "::error ").count == 3)
      let difference = try navreel.shell("diff -r first whole")
      #expect(difference.status == 0, "\(difference.out)")
    }
  }

  @Test func aProjectThatIsNotUsedIsSaid() throws {
    try Tool.inFolder { (navreel) throws in
      _ = try navreel.shell("mkdir -p ios/scenes; mv small.scene.json5 ios/scenes")
      try navreel.write("ios/navreel.json5", "{navreel: 1}")
      let note = "note: ios/navreel.json5 lies above ios/scenes/small.scene.json5 and is not used from here\n"
      #expect(try navreel("verify", "ios/scenes/small.scene.json5").err.hasPrefix(note))
      #expect(try !navreel("verify", "ios/scenes/small.scene.json5", "--quiet").err.contains("note:"))
      #expect(try !navreel.shell("cd ios/scenes && \"$0\" verify small.scene.json5").err.contains("is not used"))
    }
  }
}
