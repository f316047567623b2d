import Foundation
import Testing

/// What a report must not cost: goldens, scenes and files of others.
@Suite struct ReportSafetyTests {
  /// Goldens of a scene that has changed since.
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

  @Test func linksInAReportAreNotFollowed() throws {
    try afterAChange { navreel in
      let before = try navreel.shell(sums).out
      _ = try navreel.shell("echo keep > keep && mkdir out")
      for (name, target) in [
        ("actual", "../goldens"), ("pictures", "../out"), (".navreel-report", "../keep"), ("index.html", "../keep"),
      ] {
        _ = try navreel.shell("rm -rf r && mkdir r && touch r/.navreel-report && ln -sf \(target) r/\(name)")
        let run = try navreel("verify", "small.scene.json5", "--report", "r")
        #expect(run.status == 2 && run.err.contains("r/\(name): is a link"), "\(name): \(run.err)")
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
      // The candidates of another run, in themselves whole.
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#0050a0"))
      try navreel("verify", "small.scene.json5", "--report", "other")
      _ = try navreel.shell("cp other/actual/small/still.* r/actual/small")
      _ = try navreel.shell("sed -i 's/^\\(0-[0-9]* 0 \\)./\\10/;s/^rate .*/rate 7/' r/actual/small/push.txt")
      let run = try navreel("approve", "--all", "--report", "r")
      #expect(run.status == 2 && run.out.isEmpty, "\(run.out)")
      #expect(try navreel.shell(sums).out == before)
    }
  }

  @Test func outputsDoNotTakeThePlaceOfInputs() throws {
    try afterAChange { navreel in
      let before = try navreel.shell(sums + " && cksum small.scene.json5").out
      for (option, path) in [("--json", "./small.scene.json5"), ("--junit", "goldens/small/push.png")] {
        #expect(try navreel("verify", "small.scene.json5", option, path).status == 2)
      }
      let twice = try navreel("verify", "small.scene.json5", "--json", "x", "--junit", "./x")
      #expect(twice.status == 2 && twice.err.contains("--junit: ./x is written by --json; name another file"))
      #expect(try navreel.shell(sums + " && cksum small.scene.json5").out == before && !navreel.exists("x"))
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
}
