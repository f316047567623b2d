import NavReelCodecs
import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReel

@Suite struct FrameSpoolTests {
  // Memory for none, some and all of the drawings.
  @Test(arguments: [0, 20_000, 1 << 20]) func drawingsComeBackAsTheyWere(memory: Int) throws {
    var random = SeededGenerator(seed: 7)
    var frames = [Pixmap.random(width: 31, height: 47, using: &random)]
    for n in 1..<20 {
      var next = frames[n - 1]
      let patch = Pixmap.random(
        width: .random(in: 1...31, using: &random), height: .random(in: 1...47, using: &random), opaque: n % 2 == 0,
        using: &random)
      next.replace(
        x: .random(in: 0...31 - patch.width, using: &random), y: .random(in: 0...47 - patch.height, using: &random),
        with: patch)
      frames.append(next)
    }
    try withTemporaryFolder { folder in
      let spool = FrameSpool(beside: folder + "/film.gif", memory: memory)
      for (n, frame) in frames.enumerated() {
        let previous = n > 0 ? frames[n - 1] : nil
        let drawn = DrawnFrame(
          index: n, frames: n..<n + 1, pixmap: frame, isOpaque: false, previous: previous,
          changed: frame.changes(since: previous))
        try spool.append(spool.piece(drawn), frames: drawn.frames)
      }
      spool.extend(to: 20..<25)
      #expect(spool.frames.last == 19..<25)
      var canvas = Pixmap(width: 31, height: 47)
      for (n, frame) in frames.enumerated() {
        try spool.apply(n, to: &canvas)
        #expect(canvas == frame, "drawing \(n)")
      }
      #expect(try FileAccess.names(in: folder).isEmpty)
    }
  }
}
