import Foundation
import Testing

/// Runs that fail or are interrupted.
@Suite struct RenderFailureTests {
  @Test func aSceneThatIsMissingOrWrongIsNamed() throws {
    try Tool.inFolder { navreel in
      let missing = try navreel("render", "none.json5")
      #expect(
        missing.status == 2
          && missing.err == "none.json5: error: no such file or directory\nnavreel init writes a first scene.\n")
      try navreel.write("bad.json5", "{navreel: 1, screens: {a: {titel: \"x\"}}, look: \"ios19\"}")
      let bad = try navreel("render", "bad.json5")
      #expect(bad.status == 2 && bad.err.contains("bad.json5:1:28: ") && bad.err.contains("did you mean"))
      #expect(bad.err.split(separator: "\n").count >= 2, "every problem in one run")
    }
  }

  @Test func aSceneWithoutReelsNamesTheFileAndTheCure() throws {
    try Tool.inFolder { navreel in
      try navreel.write("bare.json5", "{navreel: 1, screens: {a: {}, b: {}}}")
      for command in ["render", "inspect"] {
        let run = try navreel(command, "bare.json5")
        #expect(run.status == 2 && run.err.hasPrefix("bare.json5: error: the scene has no reels"))
        #expect(run.err.contains("reels: {push: {type: \"push\", from: \"a\", to: \"b\"}}"))
      }
    }
  }

  @Test func reelNamesThatLeaveTheFolderAreRefused() throws {
    try Tool.inFolder { navreel in
      for name in ["../x", "..", "a/b"] {
        try navreel.write("bad.json5", Tool.smallScene.replacingOccurrences(of: "push: {", with: "\"\(name)\": {"))
        #expect(try navreel("render", "bad.json5", "-o", "deep/out").status == 2)
      }
      try navreel.write("...scene.json5", Tool.smallScene)
      #expect(try navreel("render", "...scene.json5", "-o", "deep/out", "--at", "0").status == 0)
      #expect(navreel.names("deep") == ["out"])
    }
  }

  @Test func anOutputThatIsAFileIsAnError() throws {
    try Tool.inFolder { navreel in
      try navreel.write("taken", "mine")
      let run = try navreel("render", "small.scene.json5", "-o", "taken")
      #expect(run.status == 2 && run.err.contains("taken: error: not a directory"))
      #expect(try String(contentsOf: navreel.folder.appending(path: "taken"), encoding: .utf8) == "mine")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere")) func anUnwritableFolderIsAnError() throws {
    try Tool.inFolder { navreel in
      let locked = navreel.folder.appending(path: "locked").path
      try FileManager.default.createDirectory(
        atPath: locked, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
      let run = try navreel("render", "small.scene.json5", "-o", "locked")
      #expect(run.status == 2 && run.err.contains("permission denied"))
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL]) func aStoppedRunLeavesOnlyWholePictures(number: Int32) throws {
    try Tool.inFolder { navreel in
      let frames = "out/small/push"
      let arguments = [
        "render", "small.scene.json5", "--reel", "push", "--scale", "12", "--fps", "1000", "--jobs", "2",
      ]
      // A test in a shell's background job would pass on that Ctrl-C is ignored.
      signal(SIGINT, SIG_DFL)
      let run = try navreel.run(arguments) { process in
        for _ in 0..<2000 where !navreel.exists(frames + "/frame-0003.png") { usleep(2000) }
        kill(process.processIdentifier, number)
      }
      #expect(run.status == (number == SIGKILL ? SIGKILL : 2))
      #expect(run.out.isEmpty && !navreel.exists(frames + "/reel.json"))
      if number != SIGKILL {
        #expect(run.err.contains("interrupted: ") && run.err.contains("of 507 frames are written"))
      }
      let left = navreel.names(frames)
      #expect(left.contains("frame-0003.png"))
      for name in left where name.hasSuffix(".png") && !name.hasPrefix(".") {
        let bytes = try Data(contentsOf: navreel.folder.appending(path: "\(frames)/\(name)"))
        #expect(bytes.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]), "the end chunk of \(name)")
      }
      #expect(try navreel("render", "small.scene.json5", "--reel", "push", "--at", "0").status == 0)
      #expect(navreel.names(frames) == ["frame-0000.png", "reel.json"])
    }
  }

  @Test func aSecondRunIntoTheSameFolderIsRefused() throws {
    try Tool.inFolder { navreel in
      let slow = ["render", "small.scene.json5", "--reel", "push", "--scale", "16", "--fps", "1000", "--jobs", "1"]
      let first = try navreel.run(slow) { process in
        for _ in 0..<2000 where !navreel.exists("out/small/push/frame-0001.png") { usleep(2000) }
        let second = try navreel("render", "small.scene.json5", "--reel", "push")
        #expect(second.status == 2 && second.err.contains("another run is writing to this folder"))
        kill(process.processIdentifier, SIGTERM)
      }
      #expect(first.status == 2)
    }
  }

  /// True if mounting is permitted, which even root may lack, as in most containers.
  private static let mayMount: Bool = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-mount-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      guard try mount(["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path], with: "mount") else { return false }
      return try mount([folder.path], with: "umount")
    } catch { return false }
  }()

  @Test(.enabled(if: mayMount, "only who may mount has a small disk")) func aFullDiskLeavesNoBrokenPicture() throws {
    try Tool.inFolder { navreel in
      let disk = navreel.folder.appending(path: "disk").path
      try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
      try #require(try Self.mount(["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], with: "mount"))
      defer { _ = try? Self.mount([disk], with: "umount") }
      let run = try navreel("render", "small.scene.json5", "--reel", "push", "-o", "disk")
      #expect(run.status == 2 && run.err.contains("no space left on device; "))
      #expect(run.err.contains(" of 32 frames are written"))
      let left = navreel.names("disk/small/push")
      #expect(left.count > 1 && left.allSatisfy { $0.hasPrefix("frame-") || $0 == ".navreel-frames" })
    }
  }

  private static func mount(_ arguments: [String], with command: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
