import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct WebPReaderTests {
  static func still(_ pixmap: Pixmap, _ mode: WebPOptions.Mode = .lossless(.fast)) -> [UInt8] {
    LibWebP.encode(width: pixmap.width, height: pixmap.height, mode: mode) { target in
      pixmap.withPixels { for i in $0.indices { target[i] = WebPPatch.straightBGRA($0[i]) } }
    }
  }

  static func plainFile(_ chunks: [UInt8]) -> [UInt8] {
    let size = 4 + chunks.count
    return Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) } + Array("WEBP".utf8)
      + chunks
  }

  @Test func stillPicturesOfAllKindsAreRead() throws {
    for art in SampleArt.allCases {
      let pixmap = art.pixmap(33, 21)
      let chunks = Self.still(pixmap)
      for file in [Self.plainFile(chunks), WebPBytes.still(chunks, 33, 21)] {
        let picture = try decodePicture(file)
        #expect(picture.pixmap.hasSamePixels(as: pixmap), "\(art)")
        #expect(picture.header.format == .webp && picture.isOpaque == pixmap.isOpaque)
      }
    }
    let photo = SampleArt.photo.pixmap(50, 40)
    let picture = try decodePicture(Self.plainFile(Self.still(photo, .lossy(quality: 90))))
    #expect(picture.isOpaque && WebPEncoderTests.meanDistance(picture.pixmap, photo) < 4)
  }

  @Test func aStillPictureIsTurnedUprightAndItsBrokenProfileIsNoted() throws {
    let pixmap = SampleArt.photo.pixmap(6, 4)
    let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    for marker in [[], Array("Exif\0\0".utf8)] {
      let chunks = WebPBytes.chunk("ICCP", [1, 2, 3]) + Self.still(pixmap) + WebPBytes.chunk("EXIF", marker + tiff)
      let picture = try decodePicture(WebPBytes.still(chunks, 6, 4, flags: 0x28))
      #expect(picture.orientation == 6 && picture.pixmap.width == 4)
      #expect(picture.pixmap.hasSamePixels(as: pixmap.turned(exifOrientation: 6)))
      #expect(picture.notes == ["colour profile (ICCP) is broken: it does not begin as one: read as sRGB"])
    }
  }

  @Test func anAnimationReadAsAPictureIsItsFirstFrame() throws {
    let film = AnimationFilm.random(9, 8, count: 3, isOpaque: false, seed: 3)
    let picture = try decodePicture(WebPEncoderTests.file(film))
    #expect(picture.pixmap.hasSamePixels(as: film.frames[0]))
    #expect(picture.notes == ["animated WebP: only its first frame is read"])
  }

  /// Returns two frames of 4×4, the second drawn over, or replacing, the middle of the first.
  static func twoFrames(_ second: UInt32, flags: UInt8, firstFlags: UInt8 = 2) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func frame(_ pixmap: Pixmap, at: Int, _ flags: UInt8) -> [UInt8] {
      let place = little(at / 2, 3) + little(at / 2, 3) + little(pixmap.width - 1, 3) + little(pixmap.height - 1, 3)
      return WebPBytes.chunk("ANMF", place + little(40, 3) + [flags] + still(pixmap))
    }
    func filled(_ side: Int, _ pixel: UInt32) -> Pixmap {
      Pixmap(width: side, height: side) { $0.initialize(repeating: pixel) }
    }
    let chunks =
      WebPBytes.chunk("ANIM", [255, 255, 255, 255, 0, 0]) + frame(filled(4, 0xFF00_00C8), at: 0, firstFlags)
      + frame(filled(2, second), at: 2, flags)
    return WebPBytes.still(chunks, 4, 4, flags: 0x12)
  }

  @Test func framesAreDrawnOverOrInPlaceAndClearedAsTheyAsk() throws {
    // This is translucent green, premultiplied: 128 of 255.
    let green: UInt32 = 0x8000_8000
    let cases: [(blends: UInt8, first: UInt8, middle: UInt32, corner: UInt32)] = [
      // 200 · 127 / 255 = 99.6
      (0, 2, 0xFF00_8064, 0xFF00_00C8), (2, 2, green, 0xFF00_00C8), (0, 3, green, 0), (2, 3, green, 0),
    ]
    for (blends, first, middle, corner) in cases {
      let read = try AnimationFilm(reading: WebPReader(Self.twoFrames(green, flags: blends, firstFlags: first)))
      #expect(read.frames[0][3, 3] == 0xFF00_00C8)
      #expect(read.frames[1][2, 2] == middle && read.frames[1][0, 0] == corner)
      #expect(read.durations == [Fraction(40, 1000), Fraction(40, 1000)])
    }
  }

  @Test func limitsHoldBeforeMemoryIsTaken() throws {
    let film = AnimationFilm.random(20, 10, count: 2, isOpaque: true, seed: 5)
    let file = try WebPEncoderTests.file(film)
    #expect(throws: CodecError.tooManyPixels(width: 20, height: 10, allowed: 199)) {
      try WebPReader(file, limits: PictureLimits(maxPixels: 199))
    }
    #expect(throws: CodecError.tooManyBytes(count: file.count, allowed: 100)) {
      try WebPReader(file, limits: PictureLimits(maxBytes: 100))
    }
    // The canvas has 16777216×200 pixels, around a picture of a few.
    let vast = WebPBytes.still(Array(file[30...]), 16_777_216, 200, flags: 0x02)
    #expect(throws: CodecError.tooManyPixels(width: 16_777_216, height: 200, allowed: 64_000_000)) {
      try WebPReader(vast)
    }
  }

  @Test func aTruncatedFileIsAnErrorAtEveryLength() throws {
    let film = AnimationFilm.random(12, 10, count: 3, isOpaque: false, seed: 6)
    for file in [try WebPEncoderTests.file(film), Self.plainFile(Self.still(film.frames[0], .lossy(quality: 80)))] {
      for end in 0..<file.count {
        #expect(throws: CodecError.self, "\(end) bytes") {
          try AnimationFilm(reading: WebPReader(Array(file.prefix(end))))
        }
      }
    }
  }

  @Test(arguments: 0..<4)
  func mutatedFilesAreAnErrorOrAPicture(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part) &+ 77)
    let film = AnimationFilm.random(24, 20, count: 4, isOpaque: part % 2 == 0, seed: 8)
    let files = [
      try WebPEncoderTests.file(film), try WebPEncoderTests.file(film, WebPOptions(mode: .lossy(quality: 40))),
      Self.plainFile(Self.still(SampleArt.translucentPage.pixmap(20, 20))), Self.twoFrames(0x8000_8000, flags: 0),
      Self.plainFile(Self.still(SampleArt.photo.pixmap(40, 20), .lossy(quality: 60))),
    ]
    var pictures = 0
    for round in 0..<1500 {
      var file = files[round % files.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 12..<min(file.count, round % 2 == 0 ? 120 : .max), using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: file.remove(at: at)
        case 1: file.insert(UInt8.random(in: 0...255, using: &random), at: at)
        default:
          file[at] = [0, 0xFF, 0x7F, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        }
      }
      guard var reader = try? WebPReader(file, limits: PictureLimits(maxPixels: 1 << 20)) else { continue }
      while let frame = try? reader.next() {
        pictures += 1
        #expect(frame.pixmap.width == reader.header.width && frame.pixmap.height == reader.header.height)
        #expect(frame.pixmap.withPixels { $0.allSatisfy { $0 & 255 <= $0 >> 24 && $0 >> 8 & 255 <= $0 >> 24 } })
      }
    }
    #expect(pictures > 500)
  }
}
