import NavReelCodecs
import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReel

@Suite struct AnimationSinkTests {
  /// Writes the first pixel's red and the duration in milliseconds as text.
  private struct Words: AnimationEncoder {
    var count = 0

    func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> String {
      "\(frame[0, 0] & 0xFF)\(previous == nil ? "!" : "")"
    }

    mutating func append(_ part: String, duration: Fraction) -> [UInt8] {
      count += 1
      return Array("\(count == 1 ? "n" : "") \(part):\((duration * 1000).value)".utf8)
    }

    mutating func finish() -> AnimationEnding {
      AnimationEnding(bytes: Array(" end".utf8), corrections: [.init(offset: 0, bytes: Array("\(count)".utf8))])
    }
  }

  @Test(arguments: [1, 4]) func equalNeighboursAreOneFrame(jobs: Int) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/film"
      let levels: [UInt32] = [5, 5, 6, 7, 7, 7, 5]
      let sink = AnimationSink(
        Words(), durations: FrameDurations([Fraction](repeating: Fraction(1, 10), count: 14)),
        file: try FileWriter(path))
      try FramePipeline(width: 2, height: 2, isOpaque: true, jobs: jobs).run(
        levels.indices.map { $0 * 2..<$0 * 2 + 2 }, to: [sink]
      ) { canvas, index in
        canvas = Pixmap(width: 2, height: 2, filling: .black)
        canvas[0, 0] |= levels[index]
      }
      let text = String(decoding: try FileAccess.read(path, limit: 1000), as: UTF8.self)
      #expect(text == "4 5!:400.0 6:200.0 7:600.0 5:200.0 end")
    }
  }

  @Test func onlyStreamsGoToAPipe() throws {
    try withTemporaryFolder { folder in
      let render = try FilmRender(Stage(scene: smallScene()).film("still"), to: folder + "/still")
      for format in [APNGFile(), GIFFile(), WebPFile(), PNGSequence()] as [any FilmFormat] {
        let error = #expect(throws: StageError.self) { try render.stream(format) }
        #expect(error.map { "\($0)" }?.contains("\(format.name) is no stream") == true)
      }
      #expect(!FileAccess.exists(folder + "/still"))
    }
  }

  @Test func readingFramesStopsWhenItIsTold() throws {
    try withTemporaryFolder { folder in
      for name in ["a.png", "b.png"] {
        try FileAccess.write(PNGEncoder().encode(Pixmap(width: 1, height: 1)), to: folder + "/" + name)
      }
      for paths in [[folder], [folder + "/a.png"]] {
        let error = #expect(throws: StageError.self) { try FrameFiles(paths, isCancelled: { true }) }
        if case .interrupted = error {} else { Issue.record("\(paths): \(String(describing: error))") }
        #expect(try FrameFiles(paths).count == (paths[0] == folder ? 2 : 1))
      }
    }
  }

  @Test func durationsAreWhatLiesBetweenTheTimes() {
    let durations = FrameDurations(times: [0, Fraction(1, 3), 1], last: Fraction(1, 60))
    #expect((0..<durations.count).map { durations[$0] } == [Fraction(1, 3), Fraction(2, 3), Fraction(1, 60)])
    #expect(durations.sum(of: 0..<3) == Fraction(61, 60))
    #expect(FrameDurations(rate: Fraction(30000, 1001), count: 3).sum(of: 0..<3) == Fraction(3003, 30000))
  }
}
