import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct PNGEncoderTests {
  static let sizes = [
    (1, 1), (1, 7), (7, 1), (2, 2), (3, 5), (5, 3), (17, 13), (64, 64), (257, 9), (600, 3), (3, 600), (131, 200),
    (8192, 3), (10923, 4), (12000, 3),
  ]

  @Test(arguments: PNGEncoder.Effort.allCases, SampleArt.allCases)
  func readingBackWhatWasWrittenGivesTheSamePixels(_ effort: PNGEncoder.Effort, _ art: SampleArt) throws {
    let encoder = PNGEncoder(effort: effort)
    let workspace = PNGWorkspace()
    for (width, height) in PNGEncoderTests.sizes {
      let pixmap = art.pixmap(width, height)
      let file = encoder.encode(pixmap)
      let strict = StrictPNG(file)
      #expect(strict.problems == [], "\(art) \(width)×\(height)")
      #expect(strict.width == width && strict.height == height)
      #expect(strict.colour == (pixmap.isOpaque ? 2 : 6))
      let picture = try decodePicture(file)
      #expect(picture.pixmap == pixmap, "\(art) \(width)×\(height)")
      #expect(picture.notes == [])
      #expect(picture.isOpaque == pixmap.isOpaque)
      #expect(encoder.encode(pixmap, reusing: workspace) { Array($0) } == file, "a used workspace changes nothing")
      let drawn = encoder.encode(width: width, height: height) { y, row in
        for x in 0..<width { row[x] = pixmap[x, y] }
      }
      // Tall pictures are compressed in parts, and so have other bytes.
      let isSame = try height < 384 ? drawn == file : decodePicture(drawn).pixmap == pixmap
      #expect(isSame, "\(art) \(width)×\(height), row by row")
    }
  }

  @Test(arguments: PNGEncoder.Effort.allCases, [SampleArt.page, .noise])
  func aHighPictureIsDrawnAndCompressedInParts(_ effort: PNGEncoder.Effort, _ art: SampleArt) throws {
    for (width, height) in [(3, 383), (3, 384), (61, 1000)] {
      for clear in [[], [(1, 1)], [(2, height - 1)]] {
        let pixmap = clear.reduce(into: art.pixmap(width, height)) { $0[$1.0, $1.1] = 0 }
        let encoder = PNGEncoder(effort: effort)
        let files = [1, 2, 5].map { threads in
          encoder.encode(width: width, height: height, threads: threads) { y, row in
            for x in 0..<width { row[x] = pixmap[x, y] }
          }
        }
        let areSame = files[1] == files[0] && files[2] == files[0]
        #expect(areSame, "for any number of threads")
        #expect(StrictPNG(files[0]).problems == [])
        #expect(try decodePicture(files[0]).pixmap == pixmap)
      }
    }
  }

  @Test func checksumsOfRunsMakeThatOfAll() {
    var random = SeededGenerator(seed: 5)
    for (first, second) in [(0, 0), (1, 0), (0, 1), (3, 70_000), (70_000, 5), (65_521, 65_521)] {
      let bytes = (0..<first + second).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let sums = [0..<first, first..<first + second, 0..<first + second].map { range in
        bytes.withUnsafeBytes { LibDeflate.adler32(1, UnsafeRawBufferPointer(rebasing: $0[range])) }
      }
      #expect(Adler32.joined(sums[0], sums[1], count: second) == sums[2])
    }
  }

  /// A repeated row is longer than the range of matches, and than a block.
  @Test(arguments: [PNGEncoder.Effort.fast, .balanced], [SampleArt.flat, .columns, .page])
  func wideRowsThatComeAgainSurvive(_ effort: PNGEncoder.Effort, _ art: SampleArt) throws {
    for width in [10_922, 10_923, 29_127, 43_700, 87_382, 100_000] {
      let row = art.pixmap(width, 1)
      var pixmap = Pixmap(width: width, height: 9)
      pixmap.withMutablePixels { pixels in
        row.withPixels { row in for i in pixels.indices { pixels[i] = row[i % width] } }
      }
      pixmap[width / 2, 4] = 0xFF12_3456
      let file = PNGEncoder(effort: effort).encode(pixmap)
      #expect(try decodePicture(file).pixmap == pixmap, "\(width)")
      if art == .flat { #expect(file.count < 4096, "\(width): a row of one colour is a few matches") }
    }
  }

  @Test(arguments: PNGEncoder.Effort.allCases)
  func aPageWithAPhotographSurvives(_ effort: PNGEncoder.Effort) throws {
    for (width, height) in [(390, 844), (1001, 333)] {
      let pixmap = SampleArt.page.pixmap(width, height)
      let file = PNGEncoder(effort: effort).encode(pixmap)
      #expect(StrictPNG(file).problems == [])
      #expect(try decodePicture(file).pixmap == pixmap)
      #expect(file.count < width * height * 3 / 2, "it compresses")
    }
  }

  @Test func everyPairOfColourAndAlphaComesBack() throws {
    var pixels: [UInt32] = []
    for a: UInt32 in 0...255 { for c in 0...a { pixels.append(c | (a - c) << 8 | c << 16 | a << 24) } }
    #expect(pixels.count == 32_896)
    let pixmap = Pixmap(width: 257, height: 128) { _ = $0.update(fromContentsOf: pixels) }
    #expect(try decodePicture(PNGEncoder().encode(pixmap)).pixmap == pixmap)
  }

  @Test func theLastChunksAreAsTheSpecificationPrintsThem() {
    let file = PNGEncoder().encode(Pixmap(width: 1, height: 1, filling: .white))
    #expect(file.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    #expect(StrictPNG(file).types == ["IHDR", "sRGB", "IDAT", "IEND"])
  }
}
