import Foundation
import Testing

/// The first Ctrl-C works at any stage of a run.
@Suite struct InterruptionTests {
  /// Runs the tool, interrupts it after a second, and measures how long it continues.
  private func interrupted(_ words: [String], in navreel: Tool) throws -> (run: Tool.Outcome, time: Duration) {
    // A test in a shell's background job would pass on that Ctrl-C is ignored.
    signal(SIGINT, SIG_DFL)
    var sent: ContinuousClock.Instant?
    let run = try navreel.run(words) { process in
      usleep(1_000_000)
      kill(process.processIdentifier, SIGINT)
      sent = ContinuousClock.now
    }
    return (run, try #require(sent).duration(to: .now))
  }

  /// 1000 × 1000 points at scale 8: drawing and writing one frame takes many seconds.
  @Test func isHeededWithinAFrame() throws {
    try Tool.inFolder { navreel in
      try navreel.write(
        "big.scene.json5",
        Tool.smallScene.replacing("size: [120, 200], scale: 1", with: "size: [1000, 1000], scale: 4")
          .replacing("barTintColor: \"#00a050\"", with: "backgroundEffect: \"regularMaterial\""))
      for format in [["--png-effort", "small"], ["--format", "webp"]] {
        let words = ["render", "big.scene.json5", "--reel", "push", "--scale", "8", "--jobs", "1"] + format
        let (run, time) = try interrupted(words, in: navreel)
        #expect(run.status == 2 && run.out.isEmpty)
        #expect(
          run.err.contains("navreel: error: interrupted: ") && run.err.contains(" frames are written\n"), "\(run.err)")
        // It takes a second alone on a quiet machine.
        #expect(time < .seconds(2.5), "\(time)")
        // No file is partial, and none is temporary.
        let left = navreel.names("out/big/push")
        #expect(left.allSatisfy { $0 == ".navreel-frames" || $0.hasPrefix("frame-") }, "\(left)")
        #expect(navreel.names("out/big").allSatisfy { $0 == "push" })
      }
    }
  }

  @Test func isHeededWhileGoldensAreDrawn() throws {
    try Tool.inFolder { navreel in
      let words = [
        "verify", "small.scene.json5", "--reel", "push", "--scale", "16", "--fps", "600", "--update", "all", "--jobs",
        "1",
      ]
      let (run, time) = try interrupted(words, in: navreel)
      #expect(run.status == 2 && run.err.contains("interrupted"), "\(run.err)")
      #expect(time < .seconds(2.5), "\(time)")
      #expect(navreel.names("goldens/small").allSatisfy { $0.hasPrefix(".navreel-golden-") })
      #expect(try navreel("verify", "small.scene.json5", "--update", "missing").status == 0)
      #expect(navreel.names("goldens/small") == ["push.png", "push.txt", "still.png", "still.txt"])
    }
  }
}
