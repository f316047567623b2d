import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelCodecs

@Suite struct WebPEncoderTests {
  static func encoder(_ film: AnimationFilm, _ options: WebPOptions = WebPOptions()) throws -> WebPEncoder {
    try WebPEncoder(width: film.frames[0].width, height: film.frames[0].height, options: options)
  }

  static func file(_ film: AnimationFilm, _ options: WebPOptions = WebPOptions()) throws -> [UInt8] {
    film.file(try encoder(film, options))
  }

  @Test(arguments: [true, false], WebPOptions.Effort.allCases)
  func aLosslessFilmReadsBackEqual(isOpaque: Bool, effort: WebPOptions.Effort) throws {
    let sizes = [(1, 1), (1, 9), (2, 2), (7, 5), (16, 33), (70, 80)]
    for (seed, (width, height)) in sizes.enumerated() {
      let film = AnimationFilm.random(width, height, count: 12, isOpaque: isOpaque, seed: UInt64(seed))
      let file = try Self.file(film, WebPOptions(mode: .lossless(effort)))
      let read = try AnimationFilm(reading: WebPReader(file))
      #expect(read.differences(from: film) == 0, "\(width)×\(height)")
      let bytes = WebPBytes(file)
      #expect(bytes.fault == nil)
      #expect(bytes.width == width && bytes.height == height)
      let composed = AnimationFilm(try bytes.composed())
      #expect(composed.differences(from: film) == 0, "\(width)×\(height)")
      #expect(bytes.flags & 0x02 != 0)
      #expect(isOpaque || bytes.flags & 0x10 != 0 || film.frames.allSatisfy(\.isOpaque))
    }
  }

  @Test func aFilmOfOneFrameAndOneOfFiveHundred() throws {
    for count in [1, 500] {
      let film = AnimationFilm.random(4, 3, count: count, isOpaque: false, seed: 9)
      let file = try Self.file(film)
      let reader = try WebPReader(file)
      #expect(reader.header.frameCount == count)
      #expect(try AnimationFilm(reading: reader).differences(from: film) == 0)
    }
  }

  /// The expected bytes are written by hand from the specification.
  @Test func theHeadIsThatOfTheSpecification() throws {
    let film = AnimationFilm([Pixmap(width: 300, height: 2, filling: .white)], durations: [Fraction(1, 2)])
    let file = try Self.file(film, WebPOptions(plays: .times(3)))
    let size = file.count - 8
    let head: [UInt8] =
      Array("RIFF".utf8) + [UInt8(size & 255), UInt8(size >> 8), 0, 0] + Array("WEBPVP8X".utf8)
      + [10, 0, 0, 0, 0x02, 0, 0, 0, 0x2B, 1, 0, 1, 0, 0] + Array("ANIM".utf8) + [6, 0, 0, 0, 0, 0, 0, 0, 3, 0]
      + Array("ANMF".utf8)
    #expect(Array(file.prefix(head.count)) == head)
    #expect(Array(file[52..<68]) == [0, 0, 0, 0, 0, 0, 0x2B, 1, 0, 1, 0, 0, 0xF4, 1, 0, 2])
    #expect(Array(file[68..<72]) == Array("VP8L".utf8))
  }

  @Test func playsAreWrittenAndRead() throws {
    let film = AnimationFilm.random(2, 2, count: 2, isOpaque: true, seed: 1)
    let cases: [(AnimationPlays, AnimationPlays)] = [
      (.forever, .forever), (.times(1), .times(1)), (.times(7), .times(7)), (.times(100_000), .times(65535)),
    ]
    for (asked, read) in cases {
      let file = try Self.file(film, WebPOptions(plays: asked))
      #expect(try WebPReader(file).header.plays == read)
    }
  }

  @Test(arguments: ["24", "25", "30", "50", "60", "30000/1001", "120"])
  func everyFrameBeginsAtTheNearestMillisecond(rate: String) throws {
    let rate = try #require(Fraction(rate))
    var film = AnimationFilm.random(2, 1, count: 90, isOpaque: true, seed: 2)
    film.durations = film.frames.indices.map { $0 % 10 == 3 ? Fraction(7) / rate : Fraction(1) / rate }
    let read = try AnimationFilm(reading: WebPReader(Self.file(film)))
    var (time, shown) = (Fraction.zero, Fraction.zero)
    for (asked, written) in zip(film.durations, read.durations) {
      (time, shown) = (time + asked, shown + written)
      #expect(max(time - shown, shown - time) <= Fraction(1, 2000))
    }
  }

  @Test func aHoldOfHoursIsSplitAndShowsTheSame() throws {
    let hours = Fraction(12 * 3600)
    let film = AnimationFilm(
      AnimationFilm.random(3, 3, count: 3, isOpaque: true, seed: 4).frames,
      durations: [Fraction(1, 4), hours, Fraction(1, 4)])
    let file = try Self.file(film)
    let bytes = WebPBytes(file)
    #expect(bytes.fault == nil && bytes.frames.count == 5)
    #expect(bytes.frames.map(\.milliseconds).reduce(0, +) == 43_200_500)
    let read = try AnimationFilm(reading: WebPReader(file))
    for (at, source) in [0, 1, 1, 1, 2].enumerated() {
      #expect(read.frames[at].hasSamePixels(as: film.frames[source]))
    }
  }

  @Test func twoChangesFarApartDoNotCostWhatLiesBetween() throws {
    let first = SampleArt.noise.pixmap(256, 256)
    var second = first
    second[1, 3] ^= 0xFF
    second[255, 250] ^= 0xFF
    let film = AnimationFilm([first, second])
    let bytes = WebPBytes(try Self.file(film))
    #expect(bytes.frames[1].rect == PixelRect(0, 2, 256, 251) && bytes.frames[1].flags == 0)
    #expect(bytes.frames[1].still.count < 12_000 && bytes.frames[0].still.count > 190_000)
    #expect(try AnimationFilm(bytes.composed()).differences(from: film) == 0)
  }

  /// 0 and 100 are libwebp's extremes; every pixel that does not change in the source must stay exactly the same.
  @Test(arguments: [0, 75, 100])
  func stillPixelsOfALossyFilmStayStill(quality: Int) throws {
    var frames = [SampleArt.page.pixmap(90, 120)]
    for step in 1..<8 {
      var next = frames[step - 1]
      for y in 30..<41 + step {
        for x in 3 * step..<3 * step + 25 { next[x, y] = 0xFF00_00F0 &+ UInt32(x * 97 * y) % 251 << 8 }
      }
      next[88, 119] = UInt32(step) | 0xFF00_0000
      frames.append(next)
    }
    let film = AnimationFilm(frames)
    let file = try Self.file(film, WebPOptions(mode: .lossy(quality: quality)))
    let read = try AnimationFilm(reading: WebPReader(file)).frames
    #expect(WebPBytes(file).fault == nil && read.count == frames.count)
    var still = 0
    for i in 1..<frames.count {
      for y in 0..<120 {
        for x in 0..<90 where frames[i][x, y] == frames[i - 1][x, y] {
          still += 1
          if read[i][x, y] != read[i - 1][x, y] { Issue.record("frame \(i): \(x), \(y) moved") }
        }
      }
    }
    #expect(still > 50_000)
    let areOpaque = read.allSatisfy(\.isOpaque)
    #expect(areOpaque)
  }

  @Test func aLossyFilmResemblesItsSourceAndQualityCosts() throws {
    let film = AnimationFilm((0..<3).map { SampleArt.photo.pixmap(96, 80, seed: UInt64($0)) })
    var sizes: [Int] = []
    for quality in [10, 60, 95] {
      let file = try Self.file(film, WebPOptions(mode: .lossy(quality: quality)))
      sizes.append(file.count)
      let read = try AnimationFilm(reading: WebPReader(file))
      for (a, b) in zip(read.frames, film.frames) { #expect(Self.meanDistance(a, b) < 6) }
    }
    #expect(sizes == sizes.sorted() && sizes[0] * 2 < sizes[2])
  }

  /// Pixels written beside moving words stay after these have gone: not much worse than in a single picture.
  @Test func aLossyScrollLeavesNoTrail() throws {
    // The words are under a changing photograph, so that there are too many colours for lossless.
    func page(_ step: Int) -> Pixmap {
      let (art, photo) = (SampleArt.page.pixmap(160, 300), SampleArt.photo.pixmap(160, 64, seed: UInt64(step)))
      return Pixmap(width: 160, height: 192) { pixels in
        for y in 0..<192 {
          for x in 0..<160 { pixels[y * 160 + x] = y < 64 ? photo[x, y] : art[x, y + 40 + 3 * step] }
        }
      }
    }
    func words(_ frame: Pixmap) -> Pixmap {
      Pixmap(width: 160, height: 112) { pixels in
        for i in pixels.indices { pixels[i] = frame[i % 160, 80 + i / 160] }
      }
    }
    let film = AnimationFilm((0..<9).map(page))
    let options = WebPOptions(mode: .lossy(quality: 75))
    let last = film.frames[8]
    let alone = try AnimationFilm(reading: WebPReader(Self.file(AnimationFilm([last]), options))).frames[0]
    let scrolled = try AnimationFilm(reading: WebPReader(Self.file(film, options))).frames[8]
    let ratio = Self.meanDistance(words(scrolled), words(last)) / Self.meanDistance(words(alone), words(last))
    // It is 1.6 with libwebp 1.2.4, and 1.85 if libwebp chooses the colours of clear pixels.
    #expect(ratio < 1.7)
  }

  static func meanDistance(_ a: Pixmap, _ b: Pixmap) -> Double {
    var sum = 0
    a.withPixels { p in
      b.withPixels { q in
        for i in p.indices {
          for shift in [0, 8, 16] as [UInt32] { sum += abs(Int(p[i] >> shift & 255) - Int(q[i] >> shift & 255)) }
        }
      }
    }
    return Double(sum) / Double(3 * a.count)
  }

  @Test func aLossyFilmOfFewColorsLosesNone() throws {
    let film = AnimationFilm(
      (0..<3).map { step in
        Pixmap(width: 64, height: 64) { pixels in
          for i in pixels.indices { pixels[i] = (i / 64 + i % 64 * step) % 9 < 4 ? 0xFF30_3BFF : 0xFFFF_FFFF }
        }
      })
    let read = try AnimationFilm(reading: WebPReader(Self.file(film, WebPOptions(mode: .lossy(quality: 60)))))
    #expect(read.differences(from: film) == 0)
  }

  @Test(arguments: [WebPOptions.Mode.lossless(.balanced), .lossy(quality: 70)])
  func threadsDoNotChangeABit(mode: WebPOptions.Mode) async throws {
    let film = AnimationFilm.random(60, 50, count: 16, isOpaque: true, seed: 12)
    let encoder = try Self.encoder(film, WebPOptions(mode: mode))
    let frames = film.frames
    let parts = await withTaskGroup(of: (Int, WebPEncoder.Part).self) { group in
      for i in frames.indices.reversed() {
        group.addTask {
          let previous = i > 0 ? frames[i - 1] : nil
          return (i, encoder.encode(frames[i], over: previous, changed: frames[i].changes(since: previous)))
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    var (ordered, file) = (encoder, [UInt8]())
    for i in frames.indices { file += ordered.append(try #require(parts[i]), duration: film.durations[i]) }
    for correction in ordered.finish().corrections {
      file.replaceSubrange(correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
    }
    #expect(file == film.file(encoder))
  }

  @Test func aSideTooLongIsRefusedAtTheDoor() throws {
    #expect(throws: CodecError.sideTooLong(.webp, width: 20, height: 16384, allowed: 16383)) {
      try WebPEncoder(width: 20, height: 16384)
    }
    let words = CodecError.sideTooLong(.webp, width: 20, height: 16384, allowed: 16383).description
    #expect(words == "WebP: a picture of 20×16384 has a side over 16383 pixels; make it smaller")
    for mode in [WebPOptions.Mode.lossless(.fast), .lossy(quality: 50)] {
      let film = AnimationFilm([Pixmap(width: 16383, height: 1, filling: .white)])
      let read = try AnimationFilm(reading: WebPReader(Self.file(film, WebPOptions(mode: mode))))
      #expect(read.frames[0].width == 16383)
    }
  }
}
