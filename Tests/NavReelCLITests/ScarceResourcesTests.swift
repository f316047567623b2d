import Foundation
import NavReelTestSupport
import Testing

/// Runs with too few threads, too little stack or too little memory.
@Suite struct ScarceResourcesTests {
  /// Runs as a user without other processes and a limit of one: no second thread can be started.
  private static let alone = "setpriv --reuid=64077 --regid=64077 --clear-groups prlimit --nproc=1"

  /// Only root can become another user.
  private static let isRoot: any SuiteTrait & TestTrait = .enabled(
    if: geteuid() == 0, "another user's limits need root")

  @Test(
    isRoot, .needs("setpriv", "prlimit"), .timeLimit(.minutes(1)),
    arguments: [
      "render small.scene.json5 --jobs 1", "render small.scene.json5 --jobs 4",
      "render small.scene.json5 --format strip",
      "lint small.scene.json5", "verify small.scene.json5 --update missing", "render small.scene.json5 --format gif",
    ])
  func withoutThreadsEverythingRunsInPlace(command: String) throws {
    try Tool.inFolder { navreel in
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: navreel.folder.path)
      let run = try navreel.shell("exec \(Self.alone) \"$0\" \(command)")
      #expect(run.status == 0, "\(run.err)")
    }
  }

  @Test(isRoot, .needs("setpriv", "prlimit")) func withoutThreadsTheFramesAreTheSame() throws {
    try Tool.inFolder { navreel in
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: navreel.folder.path)
      let render = "render small.scene.json5 --reel push --jobs 4 -o"
      #expect(try navreel.shell("exec \(Self.alone) \"$0\" \(render) alone").status == 0)
      #expect(try navreel.shell("exec \"$0\" \(render) many").status == 0)
      #expect(try navreel.digests("alone/small/push/reel.json") == navreel.digests("many/small/push/reel.json"))
      #expect(try !navreel.digests("alone/small/push/reel.json").isEmpty)
    }
  }

  @Test(arguments: [128, 256, 1024]) func aSmallStackIsEnough(kilobytes: Int) throws {
    try Tool.inFolder { navreel in
      let deep =
        String(repeating: "{views: [", count: 15) + "{text: \"A\", frame: [0, 0, 9, 9]}"
        + String(repeating: "], frame: [0, 0, 9, 9]}", count: 15)
      try navreel.write(
        "deep.json5", Tool.smallScene.replacingOccurrences(of: "one: {", with: "one: {views: [\(deep)], "))
      try navreel.write("nested.json5", String(repeating: "[", count: 100_000))
      #expect(try navreel.shell("ulimit -s \(kilobytes); exec \"$0\" render deep.json5").status == 0)
      let nested = try navreel.shell("ulimit -s \(kilobytes); exec \"$0\" render nested.json5")
      #expect(nested.status == 2 && nested.err.contains("nested.json5:1:"), "\(nested.err)")
    }
  }

  @Test(isRoot, .needs("setpriv", "prlimit")) func aSmallStackWithoutAThreadIsSaidInOneLine() throws {
    try Tool.inFolder { navreel in
      let run = try navreel.shell("ulimit -s 256; exec \(Self.alone) \"$0\" render small.scene.json5")
      #expect(run.status == 2 && run.err.hasPrefix("navreel: error: the stack may take 256 KiB"), "\(run.err)")
    }
  }

  /// 120 × 200 points at 16 pixels each are 6 megapixels: 24.6 MB per picture, which takes 13 pages of 2 MiB. 66 of
  /// them, and 8 MiB for each of 32 threads, are 2067 MB; the second limit has room for the pictures' own 1622 MB.
  @Test(arguments: [1_000_000, 1_900_000]) func tooLittleMemoryForFramesIsSaidInOneLine(kilobytes: Int) throws {
    try Tool.inFolder { navreel in
      let run = try navreel.shell("ulimit -v \(kilobytes); exec \"$0\" render small.scene.json5 --scale 16 --jobs 32")
      #expect(
        run.status == 2 && run.err.hasPrefix("navreel: error: the system gives no 2067 MB of memory"), "\(run.err)")
      #expect(run.err.split(separator: "\n").count == 1)
    }
  }
}
