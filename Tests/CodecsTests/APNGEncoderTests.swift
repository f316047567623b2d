import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct APNGEncoderTests {
  /// Reads a film's file with both readers and compares it with the film.
  private func expect(_ file: [UInt8], is film: APNGFilm, _ comment: Comment) throws {
    let strict = StrictAPNG(file)
    #expect(strict.problems == [], comment)
    #expect(strict.frames.map(\.pixmap) == film.frames, comment)
    #expect(strict.frames.map { Fraction($0.numerator, $0.denominator) } == film.durations, comment)
    let read = try allFrames(file)
    #expect(read.map(\.pixmap) == film.frames, comment)
    #expect(read.map(\.duration) == film.durations, comment)
  }

  @Test(arguments: [true, false], 0..<4)
  func anyFilmReadsBackEqual(opaque: Bool, part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part) * 2 + (opaque ? 1 : 0))
    for round in 0..<25 {
      let count = Int.random(in: 1...12, using: &random)
      let film = APNGFilm.random(frames: count, opaque: opaque, using: &random)
      for effort in PNGEncoder.Effort.allCases {
        try expect(film.file(effort: effort, isOpaque: opaque), is: film, "part \(part), round \(round), \(effort)")
      }
      if opaque {
        try expect(film.file(isOpaque: false), is: film, "part \(part), round \(round), with alpha")
      }
    }
  }

  @Test(arguments: [true, false], [1, 500])
  func aFilmMayHaveOneFrameOrFiveHundred(opaque: Bool, count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let film = APNGFilm.random(frames: count, opaque: opaque, using: &random)
    try expect(film.file(isOpaque: opaque), is: film, "\(count) frames")
    let header = try APNGReader(film.file(isOpaque: opaque)).header
    #expect(header.frameCount == count && header.plays == .forever && header.format == .png)
  }

  @Test func onlyTheChangedRectangleIsWritten() {
    let first = SampleArt.page.pixmap(60, 50)
    var second = first
    second[10, 20] ^= 0xFF
    second[12, 27] ^= 0xFF
    let film = APNGFilm(frames: [first, second], durations: [.one, .one])
    for opaque in [true, false] {
      let strict = StrictAPNG(film.file(isOpaque: opaque))
      #expect(strict.frames.map(\.area) == [PixelRect(0, 0, 60, 50), PixelRect(10, 20, 13, 28)])
      #expect(strict.colour == (opaque ? 2 : 6))
    }
  }

  @Test func aShapeThatMovesOverAClearGroundLeavesNothingBehind() throws {
    let disc = Color(red: 0.2, green: 0.5, blue: 1, alpha: 0.5).pixel
    let frames = (0..<20).map { step in
      Pixmap(width: 60, height: 20) { pixels in
        for i in pixels.indices {
          let (x, y) = (i % 60 - 10 - 2 * step, i / 60 - 10)
          pixels[i] = x * x + y * y < 64 ? disc : 0
        }
      }
    }
    let film = APNGFilm(frames: frames, durations: Array(repeating: Fraction(1, 30), count: 20))
    try expect(film.file(isOpaque: false), is: film, "a disc")
  }

  @Test func sparseOpaqueChangesOfATranslucentFilmAreLaidOver() throws {
    let ground = Pixmap(width: 64, height: 64) { pixels in
      for i in pixels.indices {
        let v = UInt32(i * 37 % 97)
        pixels[i] = 0x8000_0000 | v << 8 | v
      }
    }
    func blend(_ change: (inout Pixmap) -> Void) throws -> Int {
      var next = ground
      change(&next)
      let film = APNGFilm(frames: [ground, next], durations: [.one, .one])
      try expect(film.file(isOpaque: false), is: film, "a change")
      return try #require(StrictAPNG(film.file(isOpaque: false)).frames.last).blend
    }
    let ends = [(0, 0), (63, 63)]
    #expect(try blend { for (x, y) in ends { $0[x, y] = 0xFF00_00FF } } == 1)
    // Translucent or clear pixels would not cover those below.
    #expect(try blend { for (x, y) in ends { $0[x, y] = 0xFE00_00FE } } == 0)
    #expect(try blend { for (x, y) in ends { $0[x, y] = 0 } } == 0)
    #expect(try blend { for x in 0..<64 { for y in 0..<40 { $0[x, y] = 0xFF00_00FF } } } == 0)
  }

  @Test func theNumberOfPlaysIsWritten() throws {
    let film = APNGFilm(frames: [SampleArt.flat.pixmap(2, 2)], durations: [.one])
    for (plays, number) in [
      (AnimationPlays.forever, 0), (.times(1), 1), (.times(3), 3), (.times(1 << 40), 0x7FFF_FFFF),
    ] {
      let file = film.file(plays: plays, isOpaque: true)
      #expect(StrictAPNG(file).plays == number)
      #expect(try APNGReader(file).header.plays == (number == 0 ? .forever : .times(number)))
    }
  }

  @Test(arguments: PNGEncoder.Effort.allCases)
  func theBytesDependNeitherOnThreadsNorOnWhatAWorkspaceDidBefore(_ effort: PNGEncoder.Effort) async {
    var random = SeededGenerator(seed: 77)
    for opaque in [true, false] {
      let film = APNGFilm.random(frames: 40, opaque: opaque, using: &random)
      let expected = film.file(effort: effort, isOpaque: opaque)
      var encoder = APNGEncoder(
        width: film.frames[0].width, height: film.frames[0].height, effort: effort, isOpaque: opaque)
      let threads = encoder
      let parts = await withTaskGroup(of: (Int, APNGEncoder.Part).self) { group in
        for index in film.frames.indices.reversed() {
          group.addTask {
            let (frame, previous) = (film.frames[index], index > 0 ? film.frames[index - 1] : nil)
            return (index, threads.encode(frame, over: previous, changed: frame.changes(since: previous)))
          }
        }
        var parts: [Int: APNGEncoder.Part] = [:]
        for await (index, part) in group { parts[index] = part }
        return parts
      }
      var file: [UInt8] = []
      for index in film.frames.indices {
        if let part = parts[index] { file += encoder.append(part, duration: film.durations[index]) }
      }
      let isEqual = APNGFilm.completed(file, encoder.finish()) == expected
      #expect(isEqual)
    }
  }

  @Test func aRectangleOfAPictureIsCompressedAsThatRectangleAlone() {
    let picture = SampleArt.page.pixmap(300, 200)
    let workspace = PNGWorkspace()
    var random = SeededGenerator(seed: 5)
    for effort in PNGEncoder.Effort.allCases {
      for _ in 0..<12 {
        let (x, y) = (Int.random(in: 0..<300, using: &random), Int.random(in: 0..<200, using: &random))
        let area = PixelRect(
          x, y, Int.random(in: x + 1...300, using: &random), Int.random(in: y + 1...200, using: &random))
        let alone = Pixmap(width: area.width, height: area.height) { pixels in
          for i in pixels.indices { pixels[i] = picture[x + i % area.width, y + i / area.width] }
        }
        #expect(picture.withRows(of: area) { workspace.compress($0, isOpaque: true, effort) })
        let stream = Array(workspace.stream.bytes)
        let fresh = PNGWorkspace()
        #expect(alone.withRows { fresh.compress($0, isOpaque: true, effort) })
        #expect(Array(fresh.stream.bytes) == stream)
      }
    }
  }
}
