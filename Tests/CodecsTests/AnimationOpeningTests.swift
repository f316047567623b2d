import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelCodecs

@Suite struct AnimationOpeningTests {
  @Test func aStillPictureIsOneFrameOfNoDuration() throws {
    let pixmap = SampleArt.translucentPage.pixmap(14, 9)
    let stills: [(PictureFormat, [UInt8])] = [
      (.png, PNGEncoder().encode(pixmap)), (.webp, WebPReaderTests.plainFile(WebPReaderTests.still(pixmap))),
    ]
    for (format, file) in stills {
      let reader = try openAnimation(file)
      let header = AnimationHeader(format: format, width: 14, height: 9, frameCount: 1, plays: .times(1))
      #expect(reader.header == header)
      let read = try AnimationFilm(reading: reader)
      #expect(read.durations == [.zero] && read.frames[0].hasSamePixels(as: pixmap))
    }
    let turned = try openAnimation(JPEGReaderTests.oriented(JPEGSamples.baseline, 6))
    #expect(turned.header.format == .jpeg && turned.header.width == 16 && turned.header.height == 24)
  }

  @Test func anAnimationIsRecognisedByContent() throws {
    let film = AnimationFilm.random(5, 6, count: 4, isOpaque: false, seed: 10)
    let reader = try openAnimation(WebPEncoderTests.file(film))
    #expect(reader.header.format == .webp && reader.header.frameCount == 4)
    #expect(try AnimationFilm(reading: reader).differences(from: film) == 0)
  }

  @Test func everyFormatThatIsWrittenIsOpened() throws {
    let film = AnimationFilm.random(6, 5, count: 3, isOpaque: true, seed: 11)
    let webp = try WebPEncoder(width: 6, height: 5)
    let files: [(PictureFormat, [UInt8])] = [
      (.png, film.file(APNGEncoder(width: 6, height: 5))), (.webp, film.file(webp)),
    ]
    for (format, file) in files {
      let reader = try openAnimation(file)
      #expect(reader.header.format == format && reader.header.frameCount == 3)
      #expect(try AnimationFilm(reading: reader).differences(from: film) == 0)
    }
  }

  /// Two images of 2×1 with a palette of red and blue: blue, then red over the left pixel. Written by hand.
  @Test func aGIFIsOpenedAndItsFirstFrameIsAPicture() throws {
    func image(_ width: UInt8, _ code: [UInt8]) -> [UInt8] {
      [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, width, 0, 1, 0, 0, 2, UInt8(code.count)] + code + [0]
    }
    // The codes have 3 bits: clear 100, colours 000 and 001, end 101.
    let file =
      Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255] + image(2, [0b0100_1100, 0b1010])
      + image(1, [0b0100_0100, 0b1]) + [0x3B]
    let blue: UInt32 = 0xFFFF_0000
    let read = try AnimationFilm(reading: openAnimation(file))
    #expect(read.durations == [Fraction(1, 10), Fraction(1, 10)])
    #expect(read.frames.map { $0[0, 0] } == [blue, 0xFF00_00FF] && read.frames.map { $0[1, 0] } == [blue, blue])
    let picture = try decodePicture(file)
    #expect(picture.pixmap.hasSamePixels(as: read.frames[0]) && picture.header.format == .gif)
    #expect(picture.notes == ["animated GIF: only its first frame is read"])
  }

  @Test func whatIsNoPictureIsSaidInOneLine() {
    let cases: [([UInt8], String)] = [
      ([], "the file is empty"), (Array("hello, world".utf8), "“hello, world”"),
      (Array("RIFF....WEBPVP8 ".utf8), "damaged WebP"),
    ]
    for (bytes, expected) in cases {
      var words = "it was read"
      do { _ = try openAnimation(bytes) } catch { words = error.description }
      #expect(words.contains(expected) && !words.contains("\n"))
    }
  }

  @Test func sourceOverIsTheRoundedFormulaForEveryByteAndAlpha() {
    for alpha in 0...255 as ClosedRange<UInt32> {
      for bottom in 0...255 as ClosedRange<UInt32> {
        let rest = (bottom * (255 - alpha) * 2 + 255) / 510
        let top = alpha / 3 | alpha / 2 << 8 | alpha << 16 | alpha << 24
        let expected = top + (rest | rest << 8 | rest << 16 | rest << 24)
        let got = SourceOver.composed(top, over: bottom * 0x0101_0101)
        if got != expected { Issue.record("\(alpha) over \(bottom): \(got), not \(expected)") }
      }
    }
  }

  private static func files(_ film: AnimationFilm, isOpaque: Bool) throws -> [(PictureFormat, [UInt8])] {
    let (width, height) = (film.frames[0].width, film.frames[0].height)
    return [
      (.png, film.file(APNGEncoder(width: width, height: height, isOpaque: isOpaque))),
      (.webp, film.file(try WebPEncoder(width: width, height: height))), (.gif, try GIFSamples.file(film.frames)),
    ]
  }

  @Test func theFramesOfAFilmHaveALimitTogether() throws {
    let film = AnimationFilm.random(6, 5, count: 7, isOpaque: true, seed: 21)
    for (format, file) in try Self.files(film, isOpaque: true) {
      #expect(throws: Never.self, "\(format)") {
        _ = try openAnimation(file, limits: PictureLimits(maxFilmPixels: 210))
      }
      #expect(
        throws: CodecError.filmTooLarge(frames: 7, width: 6, height: 5, bytes: file.count, allowed: 209), "\(format)"
      ) { _ = try openAnimation(file, limits: PictureLimits(maxFilmPixels: 209)) }
      // A single frame is within the limit for all frames.
      #expect(throws: Never.self, "\(format)") {
        _ = try decodePicture(file, limits: PictureLimits(maxFilmPixels: 209))
      }
    }
    // A frame of 300 × 200 on a canvas of one pixel is decoded all the same.
    let frame = GIFReaderTests.image(0, 0, 300, 200, [UInt8](repeating: 1, count: 60000))
    let hidden = GIFReaderTests.head(1, 1) + frame + frame + [0x3B]
    #expect(throws: CodecError.self) { _ = try openAnimation(hidden, limits: PictureLimits(maxFilmPixels: 119_999)) }
    #expect(throws: Never.self) { _ = try openAnimation(hidden, limits: PictureLimits(maxFilmPixels: 120_000)) }
  }

  @Test func aSmallFileMayHaveFewerPixels() {
    let limits = PictureLimits.standard
    #expect(limits.filmPixels(ofBytes: 46020) == 1 << 30 + 46020 << 16)
    #expect(limits.filmPixels(ofBytes: 1 << 20) == 1 << 33 && limits.filmPixels(ofBytes: .max) == 1 << 33)
  }

  @Test(arguments: [true, false]) func whatAFrameChangesLiesInItsRectangle(isOpaque: Bool) throws {
    for seed in 0..<12 as Range<UInt64> {
      let film = AnimationFilm.random(9, 8, count: 12, isOpaque: isOpaque, seed: 30 + seed)
      for (format, file) in try Self.files(film, isOpaque: isOpaque) {
        try Self.expectChanges(in: openAnimation(file), "\(format), seed \(30 + seed)")
      }
    }
    let disposals =
      GIFReaderTests.head(3, 2) + GIFReaderTests.control(0, delay: 5)
      + GIFReaderTests.image(0, 0, 3, 2, [1, 1, 1, 1, 1, 1])
      + GIFReaderTests.control(2, delay: 5, clear: 3) + GIFReaderTests.image(1, 0, 2, 2, [2, 3, 3, 2])
      + GIFReaderTests.control(3, delay: 7) + GIFReaderTests.image(0, 0, 1, 2, [3, 3])
      + GIFReaderTests.control(1, delay: 1) + GIFReaderTests.image(2, 1, 1, 1, [2]) + [0x3B]
    try Self.expectChanges(in: GIFReader(disposals), "disposals")
  }

  private static func expectChanges(in reader: any AnimationReader, _ name: String) throws {
    var (reader, before, number) = (reader, Pixmap?.none, 0)
    while let frame = try reader.next() {
      let found = frame.pixmap.changes(since: before)
      #expect(found == found.intersection(frame.changed), "\(name), frame \(number)")
      (before, number) = (frame.pixmap, number + 1)
    }
    #expect(number > 1)
  }

  @Test func aReaderDrawsIntoTheSameMemoryWhereNobodyKeepsAFrame() throws {
    // Each frame changes one pixel, so that none replaces the whole picture.
    let frames = (0..<4).map { i in
      GIFSamples.picture(16, 16) { x, y in x == i && y == 3 ? GIFSamples.tint : GIFSamples.bar }
    }
    for (format, file) in try Self.files(AnimationFilm(frames), isOpaque: true) {
      var reader = try openAnimation(file)
      var memory: [ObjectIdentifier] = []
      while let identity = try reader.next()?.pixmap.identity { memory.append(identity) }
      #expect(memory.count == 4 && Set(memory).count == 1, "\(format)")
    }
  }
}
