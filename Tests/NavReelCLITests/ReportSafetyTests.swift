import Foundation
import Testing

/// A report must not destroy goldens, scenes and foreign files.
@Suite struct ReportSafetyTests {
  /// Runs a body with goldens of a scene that has changed since.
  private func afterAChange(_ body: (Tool) throws -> Void) throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#a05000"))
      try body(navreel)
    }
  }

  private let sums = "cksum goldens/small/* && ls -A goldens"

  @Test func goldensAndReportLieApart() throws {
    try afterAChange { navreel in
      _ = try navreel.shell("mkdir r && touch r/.navreel-report && cp -r goldens r/actual")
      let before = try navreel.shell("cksum r/actual/small/*").out
      for (goldens, report) in [("r/actual", "r"), ("r", "r"), ("r", "r/actual")] {
        let run = try navreel("verify", "small.scene.json5", "--goldens", goldens, "--report", report)
        #expect(run.status == 2 && run.err.contains("lies in the folder of the goldens, or they in it"), "\(report)")
      }
      #expect(try navreel.shell("cksum r/actual/small/*").out == before)
    }
  }

  @Test func aReportLiesInNoOther() throws {
    try afterAChange { navreel in
      try navreel("verify", "small.scene.json5", "--shard", "1/1", "--report", "r")
      for words in [["verify", "small.scene.json5", "--report", "r/sub"], ["merge", "r", "-o", "r/actual/sub"]] {
        let run = try navreel.run(words)
        #expect(run.status == 2 && run.err.contains("lies in the folder of a report"), "\(run.err)")
      }
      let run = try navreel("merge", "r", "-o", "goldens/sub")
      #expect(run.status == 2 && run.err.contains("lies in the folder of the goldens"), "\(run.err)")
    }
  }

  @Test func linksInAReportAreNotFollowed() throws {
    try afterAChange { navreel in
      let before = try navreel.shell(sums).out
      _ = try navreel.shell("echo keep > keep && mkdir out")
      for (name, target) in [
        ("actual", "../goldens"), ("pictures", "../out"), (".navreel-report", "../keep"), ("index.html", "../keep"),
      ] {
        _ = try navreel.shell("rm -rf r && mkdir r && touch r/.navreel-report && ln -sf \(target) r/\(name)")
        let run = try navreel("verify", "small.scene.json5", "--report", "r")
        #expect(run.status == 2 && run.err.contains("r/\(name): error: is a link"), "\(name): \(run.err)")
      }
      #expect(try navreel.shell(sums).out == before && navreel.shell("cat keep").out == "keep\n")
    }
  }

  @Test func aReportOfAnotherProgramIsLeft() throws {
    try afterAChange { navreel in
      _ = try navreel.shell("mkdir cov && echo '{\"coverage\": 1}' > cov/report.json && echo mine > cov/index.html")
      let run = try navreel("verify", "small.scene.json5", "--report", "cov")
      #expect(run.status == 2 && run.err.contains("holds other files and no report"))
      #expect(try navreel.shell("cat cov/index.html").out == "mine\n")
    }
  }

  @Test func aRunThatFailsLeavesTheFormerReport() throws {
    try afterAChange { navreel in
      try navreel("verify", "small.scene.json5", "--report", "r")
      let files = "cd r && find . -type f | sort | xargs cksum"
      let before = try navreel.shell(files).out
      let slip = try navreel("verify", "smal.scene.json5", "--report", "r")
      #expect(slip.status == 2 && slip.err.contains("The report in r is the former one: nothing was compared now.\n"))
      let full = try navreel.shell("ulimit -f 8; exec \"$0\" verify small.scene.json5 --report r")
      #expect(full.status == 2, "\(full.err)")
      let stopped = try navreel.run(["verify", "small.scene.json5", "--report", "r", "--fps", "1000", "--scale", "8"]) {
        Thread.sleep(forTimeInterval: 0.5)
        $0.interrupt()
      }
      #expect(stopped.status == 2 && stopped.err.contains("interrupted"), "\(stopped.err)")
      #expect(try navreel.shell(files).out == before)
      // Leftovers of a killed run are removed, and foreign files stay.
      _ = try navreel.shell(
        "mkdir -p r/.navreel-new/pictures && echo x > r/.navreel-new/pictures/y && echo mine > r/notes")
      try navreel.write("small.scene.json5", Tool.smallScene)
      #expect(try navreel("verify", "small.scene.json5", "--report", "r").status == 0)
      #expect(navreel.names("r") == [".navreel-report", "index.html", "notes", "report.json"])
      // Without an earlier report, one of errors alone is written too.
      #expect(try navreel("verify", "smal.scene.json5", "--report", "first").status == 2)
      #expect(navreel.exists("first/index.html"))
    }
  }

  @Test func goldensBehindALinkAreNamedBySomebody() throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir inner 'out of it' && cp *.json5 inner && ln -s '../out of it' 'inner/the goldens'")
      let inner = Tool(folder: navreel.folder.appending(path: "inner"))
      try inner("verify", "small.scene.json5", "--goldens", "the goldens", "--report", "r")
      let run = try inner("approve", "--all", "--report", "r")
      #expect(run.status == 2 && run.err.contains("if they are meant, say --goldens 'the goldens'\n"), "\(run.err)")
      #expect(navreel.names("out of it").isEmpty)
      #expect(try inner.shell("\"$0\" approve --all --report r --goldens 'the goldens'").status == 0)
    }
  }

  @Test func aReportDoesNotChooseWhereGoldensAreWritten() throws {
    try afterAChange { navreel in
      try navreel("verify", "small.scene.json5", "--report", "r")
      for place in [navreel.folder.appending(path: "elsewhere").path, "../elsewhere"] {
        let text = try navreel.shell("cat r/report.json").out
        try navreel.write(
          "r/report.json", text.replacing("\"goldens\": \"goldens\"", with: "\"goldens\": \"\(place)\""))
        let run = try navreel("approve", "--all", "--report", "r")
        #expect(run.status == 2 && run.err.contains("if they are meant, say --goldens"))
        try navreel.write("r/report.json", text)
      }
      #expect(!navreel.exists("elsewhere"))
      #expect(try navreel("approve", "--all", "--report", "r", "--goldens", "goldens").status == 0)
    }
  }

  @Test func onlyWhatTheReportShowsIsApproved() throws {
    try afterAChange { navreel in
      try navreel("verify", "small.scene.json5", "--report", "r")
      let before = try navreel.shell(sums).out
      // The candidates of another run, complete in themselves.
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#0050a0"))
      try navreel("verify", "small.scene.json5", "--report", "other")
      _ = try navreel.shell("cp other/actual/small/still.* r/actual/small")
      _ = try navreel.shell("sed -i 's/^\\(0-[0-9]* 0 \\)./\\10/;s/^rate .*/rate 7/' r/actual/small/push.txt")
      let run = try navreel("approve", "--all", "--report", "r")
      #expect(run.status == 2 && run.out.isEmpty, "\(run.out)")
      #expect(try navreel.shell(sums).out == before)
    }
  }

  /// A report without frames, of a reel at another rate, beside the drawings of another run.
  @Test func aReelWithoutFramesIsApprovedByItsFileToo() throws {
    try afterAChange { navreel in
      let words = ["verify", "small.scene.json5", "--fps", "10", "--report"]
      #expect(try navreel.run(words + ["r"]).lines.contains { $0.hasPrefix("small/push: at another rate") })
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#0050a0"))
      try navreel.run(words + ["other"])
      let before = try navreel.shell(sums).out
      _ = try navreel.shell("cp -r r/actual kept && rm -r r/actual && cp -r other/actual r/actual")
      let run = try navreel("approve", "small/push", "--report", "r")
      #expect(run.status == 2 && run.err.contains("r/actual/small/push.png has changed since the report was made"))
      #expect(try navreel.shell(sums).out == before)
      _ = try navreel.shell("rm -r r/actual && mv kept r/actual")
      #expect(try navreel("approve", "small/push", "--report", "r").status == 0)
    }
  }

  @Test func aReportThatCannotTakeItsPlaceLeavesTheFormerOne() throws {
    try afterAChange { navreel in
      try navreel("verify", "small.scene.json5", "--report", "r")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#0050a0"))
      let files = "cksum r/report.json $(find r/actual kept -type f | sort)"
      for (file, away) in [("index.html", "rm r/index.html"), ("actual", "mv r/actual kept")] {
        _ = try navreel.shell("\(away); \(file == "actual" ? "echo mine >" : "mkdir") r/\(file)")
        let before = try navreel.shell(files).out
        let run = try navreel("verify", "small.scene.json5", "--report", "r")
        #expect(run.status == 2 && run.err.contains("r/\(file): error: is a "), "\(run.err)")
        #expect(try navreel.shell(files).out == before && !navreel.exists("r/.navreel-new"))
        _ = try navreel.shell("rm -r r/\(file)")
      }
      _ = try navreel.shell("mv kept r/actual")
      #expect(try navreel("approve", "--all", "--report", "r").status == 0)
    }
  }

  @Test func textsOfAScenePassNoCommandsOn() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel.write(
        "small.scene.json5", Tool.smallScene.replacing("title: \"One\"", with: #"title: "A\n::error::b\u001b[2J""#))
      let run = try navreel("verify", "small.scene.json5")
      #expect(run.status == 1 && !(run.out + run.err).contains("\n::") && !(run.out + run.err).contains("\u{1B}"))
    }
  }

  /// The same scenes and goldens, reached by different paths.
  @Test func theReportIsTheSameWhereverOneStands() throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir -p .git in/deep && mv small.scene.json5 in && echo '{' > in/broken.scene.json5")
      func verify(_ folder: String, _ words: String) throws -> Int32 {
        try navreel.shell("cd \(folder) && exec \"$0\" verify \(words) --json \"$OLDPWD\"/$(basename $PWD).json").status
      }
      #expect(try verify("in", "small.scene.json5 broken.scene.json5 --goldens ../g") == 2)
      #expect(try verify("in/deep", "../../in/broken.scene.json5 $PWD/../small.scene.json5 --goldens ../../g/") == 2)
      let same = try navreel.shell("cmp in.json deep.json && cat in.json")
      #expect(same.status == 0, "\(same.out)\(same.err)")
      #expect(same.out.contains("\"goldens\": \"g\"") && same.out.contains("\"path\": \"in/small.scene.json5\""))
      #expect(same.out.contains("\"reason\": \"g/small/push.png is not there\"") && !same.out.contains("/tmp/"))
      // The report's g is found from a subfolder only with the option, and from the folder above as it is.
      let report = "\"$0\" verify in/small.scene.json5 --goldens g --report r; \"$0\" approve small/push --report r"
      #expect(try navreel.shell(report).status == 0 && navreel.exists("g/small/push.png"))
      let below = try navreel.shell("cd in && exec \"$0\" approve small/still --report ../r")
      #expect(below.status == 2 && below.err.contains("say --goldens ../g"), "\(below.err)")
    }
  }
}
