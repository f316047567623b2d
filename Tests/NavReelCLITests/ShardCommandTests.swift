import Foundation
import Testing

/// A run in parts, each a separate process, and the joined parts.
@Suite struct ShardCommandTests {
  /// Runs a body with goldens and scenes: one changed since, one with a renamed reel, two new ones that do not open.
  private func afterAWholeRun(_ body: (Tool) throws -> Void) throws {
    try Tool.inFolder { navreel in
      for name in ["b", "c"] { try navreel.write("\(name).scene.json5", Tool.smallScene) }
      let update = ["verify", "small.scene.json5", "b.scene.json5", "c.scene.json5", "--update", "all"]
      #expect(try navreel.run(update + options).status == 0)
      try navreel.write("b.scene.json5", Tool.smallScene.replacing("#00a050", with: "#a05000"))
      try navreel.write("c.scene.json5", Tool.smallScene.replacing("still:", with: "quiet:"))
      try navreel.write("e.scene.json5", Tool.smallScene.replacing("rows: 3", with: "image: \"none.png\""))
      try navreel.write("f.scene.json5", "{navreel: 1,")
      try body(navreel)
    }
  }

  private let scenes = ["small", "b", "c", "e", "f"].map { $0 + ".scene.json5" }
  private let options = ["--variant", "", "--variant", "appearance=dark", "--fps", "10"]

  private func start(_ words: [String], in folder: URL) throws -> Process {
    let process = Process()
    (process.executableURL, process.arguments, process.currentDirectoryURL) = (Tool.executable, words, folder)
    (process.standardInput, process.standardOutput, process.standardError) =
      (FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    return process
  }

  // PC-139
  @Test func partsJoinedAreTheUndividedRunByteForByte() throws {
    try afterAWholeRun { navreel in
      let whole = try navreel.run(["verify"] + scenes + options + ["--report", "whole"])
      #expect(
        whole.status == 2 && whole.err.contains("6 same, 4 changed, 2 renamed reels")
          && whole.err.contains("not drawn"))
      // The page contains its own folder, in the commands that approve.
      _ = try navreel.shell("mv whole first")
      for count in [1, 2, 3, 7] {
        // All at the same time, each with the scenes in another order.
        let parts = try (0..<count).map { part in
          let order = (0..<scenes.count).map { scenes[($0 * (part % 2 == 0 ? 1 : 3) + part) % scenes.count] }
          let words = ["--shard", "\(part + 1)/\(count)", "--report", "parts/\(count)-\(part + 1)"]
          return try start(["verify"] + order + options + words, in: navreel.folder)
        }
        for part in parts { part.waitUntilExit() }
        let folders = (1...count).reversed().map { "parts/\(count)-\($0)" }
        let merged = try navreel.run(["merge"] + folders + ["-o", "whole"])
        #expect(merged.status == whole.status, "\(merged.err)")
        #expect(merged.out == whole.out)
        let difference = try navreel.shell("diff -r first whole && rm -r whole")
        #expect(difference.status == 0, "\(count) parts: \(difference.out)")
      }
      let json = try navreel.json("parts/3-1/report.json")
      let part = try #require(json["part"] as? [String: Any])
      #expect(part["shard"] as? String == "1/3" && (part["whole"] as? [String])?.count == 16)
      // Parts leave goldens without a reel to the whole.
      #expect(try navreel.json("first/report.json")["orphans"] as? [String] == ["c/dark/still", "c/still"])
    }
  }

  @Test func partsDoNotShareTheProjectsReport() throws {
    try Tool.inFolder { navreel in
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"], report: \"build/rep\"}")
      for part in 1...2 {
        let run = try navreel("verify", "--shard", "\(part)/2")
        #expect(
          run.err.contains(
            "The report: build/rep-\(part)-of-2/index.html (part \(part) of 2; navreel merge joins them)\n"),
          "\(run.err)")
      }
      #expect(navreel.names("build") == ["rep-1-of-2", "rep-2-of-2"])
      let merged = try navreel("merge", "build/rep-1-of-2", "build/rep-2-of-2", "-o", "build/rep")
      #expect(merged.status == 1 && merged.err.contains("The report: build/rep/index.html\n"), "\(merged.err)")
      #expect(try navreel("approve", "--all").status == 0)
      try navreel("verify", "--shard", "1/2", "--report", "own")
      #expect(navreel.exists("own/index.html"))
    }
  }

  @Test func whatIsNoWholeIsRefusedWithWhatIsMissing() throws {
    try Tool.inFolder { navreel in
      let verify = ["verify", "small.scene.json5", "--goldens", "g"]
      for part in 1...3 { _ = try navreel.run(verify + ["--shard", "\(part)/3", "--report", "p\(part)"]) }
      _ = try navreel.run(verify + ["--report", "whole"])
      _ = try navreel.run(verify + ["--shard", "2/2", "--report", "other"])
      _ = try navreel.run(["verify", "small.scene.json5", "--shard", "2/3", "--report", "goldens-elsewhere"])
      _ = try navreel.shell(
        "cp -r p1 changed && sed -i 's/\"reason\": \"[^\"]*\"/\"reason\": \"\"/' changed/report.json")
      func merge(_ words: String...) throws -> Tool.Outcome { try navreel.run(["merge", "-o", "m"] + words) }
      for (folders, words) in [
        (["p1"], "parts 2, 3 of 3 are missing"), (["p3", "p1"], "part 2 of 3 is missing"),
        (["p1", "whole"], "is the report of a whole run"), (["p1", "other"], "one is of 2 parts, the other of 3"),
        (["p1", "goldens-elsewhere", "p3"], "the goldens in goldens, the other about g"),
        (["p1", "changed", "p2", "p3"], "are both part 1 of 3, with different results"),
        (["p1", "none"], "none/report.json: error: no such file"),
      ] {
        let run = try navreel.run(["merge", "-o", "m"] + folders)
        #expect(run.status == 2 && run.err.contains(words), "\(run.err)")
        #expect(!navreel.exists("m/report.json"))
      }
      let own = try navreel.run(["merge", "-o", "p1", "p1", "p2", "p3"])
      #expect(own.status == 2 && own.err.contains("p1 is a part") && navreel.exists("p1/report.json"))
      #expect(try navreel.run(["merge", "-o", "m", "p1", "p2", "p3", "p2"]).status == 1, "the same twice is once")
      _ = try navreel.shell("rm p1/actual/*/*.png p1/pictures/* p2/pictures/* p2/actual/*/*.png")
      #expect(try navreel.run(["merge", "-o", "m2", "p1", "p2", "p3"]).status == 2)
    }
  }

  @Test func partsOfOtherFilesAreRefused() throws {
    try Tool.inFolder { navreel in
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"]}")
      _ = try navreel("verify", "--shard", "1/2", "--report", "p1")
      try navreel.write("small.scene.json5", Tool.smallScene + "\n")
      _ = try navreel("verify", "--shard", "2/2", "--report", "p2")
      let scene = try navreel("merge", "p1", "p2", "-o", "m")
      #expect(scene.status == 2 && !navreel.exists("m/report.json"))
      #expect(
        scene.err
          == "navreel: error: p2 and p1 are no parts of one run: part 2 was drawn of another small.scene.json5 than part 1\n"
      )
      try navreel.write("small.scene.json5", Tool.smallScene)
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"], fps: 60}")
      _ = try navreel("verify", "--shard", "2/2", "--report", "p2")
      #expect(
        try navreel("merge", "p1", "p2", "-o", "m").err.contains("part 2 was drawn of another navreel.json5 than"))
    }
  }

  @Test func aProjectThatCannotBeReadIsToldBeforeTheWork() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--shard", "1/1", "--report", "part")
      try navreel.write("navreel.json5", "{navreel: 1, sceens: []}")
      let run = try navreel("merge", "part", "-o", "m", "--json", "m.json")
      #expect(run.status == 2 && run.err.contains("navreel.json5:1:"), "\(run.err)")
      #expect(!navreel.exists("m") && !navreel.exists("m.json"))
    }
  }

  /// A scene and goldens beside the repository.
  @Test func partsOfOtherCheckoutsAreJoined() throws {
    try Tool.inFolder { navreel in
      for (part, place) in ["one", "a/nother"].enumerated() {
        _ = try navreel.shell("mkdir -p \(place)/repo/.git \(place)/side && cp small.scene.json5 \(place)/side")
        let inner = Tool(folder: navreel.folder.appending(path: place + "/repo"))
        let scene = part == 0 ? "../side/small.scene.json5" : inner.folder.path + "/../side/small.scene.json5"
        let words = ["--goldens", "../gg", "--report", "../../p\(part + 1)", "--shard", "\(part + 1)/2"]
        #expect(try inner.run(["verify", scene] + words).status == 1)
      }
      let run = try navreel("merge", "p1", "a/p2", "-o", "m")
      #expect(run.status == 1 && run.lines.count == 2, "\(run.err)")
      let report = try navreel.json("m/report.json")
      let reel = try #require((report["reels"] as? [[String: Any]])?.first)
      #expect(report["goldens"] as? String == "../gg" && reel["path"] as? String == "../side/small.scene.json5")
      #expect(reel["reason"] as? String == "../gg/small/push.png is not there")
    }
  }

  @Test func autoAsksTheEnvironment() throws {
    try Tool.inFolder { navreel in
      let run = "\"$0\" verify small.scene.json5 --report r --shard"
      let gitlab = try navreel.shell("CI_NODE_INDEX=2 CI_NODE_TOTAL=2 \(run) auto")
      #expect(gitlab.status == 1 && gitlab.lines.count == 1)
      #expect((try navreel.json("r/report.json")["part"] as? [String: Any])?["shard"] as? String == "2/2")
      #expect(try navreel.shell("JOB_COMPLETION_INDEX=0 \(run) auto/2").status == 1)
      let empty = try navreel.shell("\(run) 3/3")
      #expect(empty.status == 0 && empty.out.isEmpty, "fewer reels than parts")
      for words in ["auto", "0/2", "3/2", "2", "auto/0", "auto/x", "''"] {
        let wrong = try navreel.shell("\(run) \(words)")
        #expect(wrong.status == 2 && wrong.err.contains("--shard: "), "\(words): \(wrong.err)")
      }
    }
  }
}

/// Folders in use by another run.
@Suite struct BusyFolderTests {
  @Test(arguments: [
    ("goldens", "verify small.scene.json5 --update all"), ("report", "verify small.scene.json5 --report report"),
    ("goldens", "approve small/push"), ("goldens", "prune small.scene.json5 --delete"),
    ("part", "merge part -o m"), ("m", "merge part -o m"),
  ])
  func oneLineAndNothingIsTouched(folder: String, words: String) throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "all")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#a05000"))
      try navreel("verify", "small.scene.json5", "--report", "report")
      try navreel("verify", "small.scene.json5", "--report", "part", "--shard", "1/1")
      let sums = "mkdir -p m; find goldens report part m -type f | sort | xargs cksum"
      let before = try navreel.shell(sums).out
      let run = try navreel.shell("exec flock -x \(folder) \"$0\" \(words)")
      #expect(run.status == 2 && run.out.isEmpty && run.err.split(separator: "\n").count == 1)
      #expect(run.err.hasPrefix("\(folder): error: another run is "), "\(run.err)")
      #expect(try navreel.shell(sums).out == before)
    }
  }
}
