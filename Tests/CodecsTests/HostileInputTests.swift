import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct HostileInputTests {
  static let good = RawPNG.file(3, 2, depth: 8, colour: 2, samples: Array(1...18))

  static func words(_ bytes: [UInt8], limits: PictureLimits = .standard) -> String? {
    do {
      _ = try decodePicture(bytes, limits: limits)
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns a file of the given chunks.
  static func png(_ chunks: [UInt8]...) -> [UInt8] { RawPNG.signature + chunks.flatMap { $0 } }
  static let end = RawPNG.chunk("IEND", [])
  static let pixel = RawPNG.chunk("IDAT", RawPNG.zlib([0, 1, 2, 3]))
  static let header = RawPNG.header(1, 1, depth: 8, colour: 2)

  @Test func eachBrokenPNGHasItsOwnLine() {
    let huge = RawPNG.header(13948, 12444, depth: 8, colour: 6)
    let apple = RawPNG.chunk("CgBI", [0x50, 0, 0x20, 2])
    let text = RawPNG.chunk("tEXt", Array("a\0b".utf8))
    let cases: [([UInt8], String)] = [
      ([], "the file is empty"),
      (Array("hello, world".utf8), "not a picture this tool knows (it starts with “hello, world”)"),
      ([0, 1, 2, 3], "00 01 02 03"),
      (Array("GIF89a".utf8), "damaged GIF: the file ends within its header"),
      (Array("RIFF....WEBPVP8 ".utf8), "damaged WebP"),
      (RawPNG.signature, "the file ends within its header"),
      (Self.png(apple, Self.header, Self.pixel, Self.end), "iOS-optimised form (CgBI)"),
      (Self.png(text, Self.header, Self.pixel, Self.end), "the first chunk is “tEXt”"),
      (Self.png(RawPNG.chunk("IHDR", [UInt8](repeating: 1, count: 14)), Self.pixel, Self.end), "IHDR has 14 bytes"),
      (Self.png(RawPNG.header(0, 1, depth: 8, colour: 2), Self.pixel, Self.end), "the header says 0×1 pixels"),
      (Self.png(RawPNG.header(1, 0x8000_0000, depth: 8, colour: 2), Self.pixel, Self.end), "pixels"),
      (Self.png(huge, Self.pixel, Self.end), "13948×12444 pixels are more than the 64000000 allowed"),
      (Self.png(RawPNG.header(1, 1, depth: 16, colour: 3), Self.pixel, Self.end), "IHDR"),
      (Self.png(RawPNG.header(1, 1, depth: 5, colour: 0), Self.pixel, Self.end), "IHDR"),
      (Self.png(Self.header, Self.end), "damaged PNG"),
      (Self.png(Self.header, Self.pixel), "the file ends too early"),
      (Self.png(Self.header, RawPNG.chunk("IDAT", RawPNG.zlib([0, 1, 2])), Self.end), "Not enough image data"),
      (Self.png(Self.header, RawPNG.chunk("IDAT", RawPNG.zlib([9, 1, 2, 3])), Self.end), "bad adaptive filter"),
      (Self.png(Self.header, RawPNG.chunk("IDAT", [0x78, 0x01, 0xFF]), Self.end), "IDAT"),
      (Self.png(Self.header, RawPNG.chunk("ABCD", []), Self.pixel, Self.end), "unhandled critical chunk"),
      (Self.png(RawPNG.header(1, 1, depth: 8, colour: 3), Self.pixel, Self.end), "PLTE"),
      (Self.png(Self.header, [0xFF, 0xFF, 0xFF, 0xFF], Array("IDAT".utf8), Self.end), "damaged PNG"),
    ]
    for (bytes, expected) in cases {
      let words = Self.words(bytes)
      #expect(words?.contains(expected) == true, "\(expected): \(words ?? "was read")")
      #expect(words?.contains("\n") != true)
    }
  }

  @Test func aTruncatedPNGIsAnErrorAtEveryLength() {
    for file in [Self.good, PNGEncoder().encode(SampleArt.page.pixmap(40, 30))] {
      for end in 0..<file.count { #expect(Self.words(Array(file.prefix(end))) != nil, "\(end) bytes") }
    }
  }

  @Test func everyFlippedBitOfThePixelsIsNoticed() {
    let file = PNGEncoder().encode(SampleArt.photo.pixmap(9, 7))
    let start = 8 + 25 + 13
    for at in start..<file.count {
      var bad = file
      bad[at] ^= 0x10
      #expect(Self.words(bad) != nil, "byte \(at)")
    }
  }

  @Test func dataThatInflateFarBeyondTheHeaderAreAnError() {
    var stream = ByteBuffer()
    let zeros = [UInt8](repeating: 0, count: 64 << 20)
    zeros.withUnsafeBytes { LibDeflate(level: 1).appendZlib($0, to: &stream) }
    let file = Self.png(Self.header, RawPNG.chunk("IDAT", Array(stream.bytes)), Self.end)
    #expect(Self.words(file)?.contains("inflate to more than the 1×1 pixels") == true)
    // The same goes for libpng, which reads 16-bit files: interlaced or not, split into two parts.
    for interlaced in [false, true] {
      let header = RawPNG.header(1, 1, depth: 16, colour: 2, interlaced: interlaced)
      let half = stream.count / 2
      let parts = [Array(stream.bytes.prefix(half)), Array(stream.bytes.dropFirst(half))].map {
        RawPNG.chunk("IDAT", $0)
      }
      #expect(
        Self.words(Self.png(header, parts[0], parts[1], Self.end))?.contains("inflate to more than the 1×1") == true)
    }
    let tooMany = Self.png(Self.header, RawPNG.chunk("IDAT", RawPNG.zlib([0, 1, 2, 3, 4])), Self.end)
    #expect(Self.words(tooMany)?.contains("inflate to more than the 1×1 pixels") == true)
  }

  /// The data after the first excess byte are broken, and must not be read, or the error would be about them.
  @Test func dataAreInflatedUpToTheFirstByteTooMany() {
    for (depth, bytes) in [(8, 4), (16, 7)] {
      for interlaced in [false, true] {
        // A stored block that is not the last has one row and one as long; then comes a block of an invalid type.
        let count = UInt8(2 * bytes)
        let stored: [UInt8] = [0, count, 0, ~count, 0xFF] + [UInt8](repeating: 0, count: 2 * bytes)
        let stream: [UInt8] = [0x78, 0x01] + stored + [0x07] + [UInt8](repeating: 0x55, count: 64)
        let header = RawPNG.header(1, 1, depth: depth, colour: 2, interlaced: interlaced)
        let words = Self.words(Self.png(header, RawPNG.chunk("IDAT", stream), Self.end))
        #expect(words?.contains("inflate to more than the 1×1 pixels") == true, "\(words ?? "was read")")
        let broken = Self.png(
          header,
          RawPNG.chunk(
            "IDAT",
            [0x78, 0x01, 0, UInt8(bytes), 0, ~UInt8(bytes), 0xFF] + [UInt8](repeating: 0, count: bytes) + [0x07]),
          Self.end)
        #expect(Self.words(broken)?.contains("inflate to more") != true)
      }
    }
  }

  @Test func limitsAreKept() throws {
    #expect(Self.words(Self.good, limits: PictureLimits(maxPixels: 6)) == nil)
    let tooMany = Self.words(Self.good, limits: PictureLimits(maxPixels: 5))
    #expect(tooMany?.contains("3×2 pixels are more than the 5") == true)
    let tooLong = Self.words(Self.good, limits: PictureLimits(maxBytes: Self.good.count - 1))
    #expect(tooLong?.contains("bytes are more") == true)
    let wide = RawPNG.file(300, 1, depth: 1, colour: 0, samples: [Int](repeating: 1, count: 300))
    #expect(Self.words(wide, limits: PictureLimits(maxBytes: 1199))?.contains("1200 bytes are more than") == true)
    #expect(Self.words(wide, limits: PictureLimits(maxBytes: 1200)) == nil)
  }

  // Case F15: there is no option that raises a limit.
  @Test func limitsNameNoOptionThatDoesNotExist() {
    for error in [CodecError.tooManyPixels(width: 3, height: 2, allowed: 5), .tooManyBytes(count: 9, allowed: 8)] {
      #expect(!error.description.contains("raise"))
    }
  }

  // Case F14, with the first bytes of files as programs write them.
  @Test func formatsThatAreNotReadAreNamed() {
    func box(_ brand: String) -> [UInt8] { [0, 0, 0, 24] + Array("ftyp\(brand)\0\0\0\0mif1\(brand)".utf8) }
    let rows: [([UInt8], String)] = [
      (box("heic"), "HEIC is not read; convert it to PNG or JPEG"), (box("heix"), "HEIC"), (box("mif1"), "HEIC"),
      (box("avif"), "AVIF is not read; convert it to PNG: avifdec"),
      (box("isom"), "MP4 or MOV is not read; take its frames"),
      (box("qt  "), "MP4 or MOV"), ([0x1A, 0x45, 0xDF, 0xA3, 0x9F], "WebM or Matroska"),
      ([0xFF, 0x0A, 0xFA, 0x1F], "JPEG XL"), ([0, 0, 0, 12] + Array("JXL \r\n".utf8), "JPEG XL"),
      ([0, 0, 0, 12] + Array("jP  \r\n".utf8), "JPEG 2000"), ([0xFF, 0x4F, 0xFF, 0x51], "JPEG 2000"),
      (Array("II*\0".utf8), "TIFF"), (Array("MM\0*".utf8), "TIFF"),
      (Array("BM".utf8) + [70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0] + [UInt8](repeating: 0, count: 40), "BMP"),
      ([0, 0, 1, 0, 1, 0] + [UInt8](repeating: 0, count: 16), "ICO"), (Array("icns".utf8), "ICNS"),
      (Array("8BPS".utf8), "PSD"), (Array("P6\n1 1\n255\n".utf8), "PNM"), (Array("qoif".utf8), "QOI"),
      ([0x76, 0x2F, 0x31, 0x01], "OpenEXR"), (Array("#?RADIANCE\n".utf8), "Radiance HDR"), (Array("DDS |".utf8), "DDS"),
      (Array("%PDF-1.7".utf8), "PDF is not read; convert a page to PNG"), (Array("%!PS-Adobe-3.0".utf8), "PostScript"),
      (Array("<svg xmlns=\"\"/>".utf8), "SVG"), (Array("\u{FEFF}<?xml version=\"1.0\"?>\n<svg>".utf8), "SVG"),
      (Array("<?xml version=\"1.0\"?><plist/>".utf8), "not a picture this tool knows"),
      (Array("BMW is a car, and no picture of one".utf8), "not a picture this tool knows"),
      (Array("P6 is a name".utf8), "not a picture this tool knows"),
    ]
    for (bytes, words) in rows { #expect(Self.words(bytes)?.hasPrefix(words) == true, "\(words)") }
  }

  @Test func eachBrokenJPEGHasItsOwnLine() {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 16, 0, 24, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    func edited(_ edits: [Int: UInt8]) -> [UInt8] {
      var bytes = frame
      for (at, value) in edits { bytes[at] = value }
      return [0xFF, 0xD8] + bytes + [0xFF, 0xD9]
    }
    let cases: [([UInt8], String)] = [
      ([0xFF, 0xD8, 0xFF], "the file ends within its header"),
      ([0xFF, 0xD8, 0xFF, 0xD9, 0, 0], "no frame header"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0, 0], "the file ends within its header"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0], "the file ends within its header"),
      (edited([4: 12]), "12 bits a sample are not read"),
      (edited([5: 0, 6: 0]), "24×0 pixels"),
      (edited([3: 7]), "its frame header is too short"),
      (edited([5: 0xFF, 6: 0xFF, 7: 0xFF, 8: 0xFF]), "65535×65535 pixels are more than"),
      (edited([:]), "damaged JPEG"),
      (edited([9: 2]), "damaged JPEG"),
    ]
    for (bytes, expected) in cases {
      let words = Self.words(bytes)
      #expect(words?.contains(expected) == true, "\(expected): \(words ?? "was read")")
      #expect(words?.contains("\n") != true)
    }
  }

  @Test func thousandsOfScansAreRefused() throws {
    let file = JPEGSamples.progressive
    let scan = try #require(file.indices.dropLast(4).first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    let next = try #require(file.indices.dropFirst(scan + 2).first { file[$0] == 0xFF && file[$0 + 1] != 0 })
    let many = file[..<next] + (0..<3000).flatMap { _ in file[scan..<next] } + file[next...]
    #expect(Self.words(Array(many)) != nil)
  }

  @Test(arguments: 0..<4)
  func mutatedFilesNeverCrash(part: Int) {
    var random = SeededGenerator(seed: UInt64(part))
    let samples = (0..<64).map { $0 * 4 }
    let files = [
      Self.good, RawPNG.file(8, 8, depth: 4, colour: 0, interlaced: true, samples: samples.map { $0 & 15 }),
      PNGEncoder().encode(SampleArt.translucentPage.pixmap(20, 20)), JPEGSamples.baseline, JPEGSamples.subsampled,
      JPEGSamples.progressive, JPEGSamples.grey, JPEGSamples.ycckTransform2,
      JPEGReaderTests.oriented(JPEGSamples.baseline, 6),
    ]
    var pictures = 0
    for round in 0..<1500 {
      var file = files[round % files.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 2..<file.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: file.remove(at: at)
        case 1: file.insert(UInt8.random(in: 0...255, using: &random), at: at)
        case 2: file[at] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
        default: file[at] = UInt8.random(in: 0...255, using: &random)
        }
      }
      if round % 3 == 0 { file = HostileInputTests.withChecksums(file) }
      guard let picture = try? decodePicture(file, limits: PictureLimits(maxPixels: 1 << 20)) else { continue }
      pictures += 1
      #expect(picture.pixmap.width == picture.header.width && picture.pixmap.height == picture.header.height)
      #expect(picture.pixmap.withPixels { $0.allSatisfy { $0 & 255 <= $0 >> 24 && $0 >> 8 & 255 <= $0 >> 24 } })
    }
    #expect(pictures > 150 && pictures < 1400, "some were read: \(pictures)")
  }

  /// Repairs the checksums of a PNG, so that mutations get past them.
  static func withChecksums(_ file: [UInt8]) -> [UInt8] {
    guard file.starts(with: RawPNG.signature) else { return file }
    var file = file
    var at = 8
    while at + 12 <= file.count {
      let length = StrictPNG.number(file, at)
      guard length <= file.count - at - 12 else { break }
      let checksum = RawPNG.crc(file[at + 4..<at + 8 + length])
      file.replaceSubrange(at + 8 + length..<at + 12 + length, with: RawPNG.bytes(checksum))
      at += 12 + length
    }
    return file
  }
}
