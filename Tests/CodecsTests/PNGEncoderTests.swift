import Drawing
import Testing

@testable import Codecs

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
