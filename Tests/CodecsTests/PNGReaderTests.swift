import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct PNGReaderTests {
  /// Returns the straight RGBA of one pixel of a file, by the rules of the specification.
  static func expected(_ samples: [Int], depth: Int, colour: Int, palette: [[Int]]) -> UInt32 {
    let top = (1 << depth) - 1
    func byte(_ v: Int) -> UInt32 { UInt32((v * 255 * 2 + top) / (2 * top)) }
    let (r, g, b, a): (UInt32, UInt32, UInt32, UInt32)
    switch colour {
    case 0: (r, g, b, a) = (byte(samples[0]), byte(samples[0]), byte(samples[0]), 255)
    case 2: (r, g, b, a) = (byte(samples[0]), byte(samples[1]), byte(samples[2]), 255)
    case 3:
      let p = palette[samples[0]]
      (r, g, b, a) = (UInt32(p[0]), UInt32(p[1]), UInt32(p[2]), UInt32(p[3]))
    case 4: (r, g, b, a) = (byte(samples[0]), byte(samples[0]), byte(samples[0]), byte(samples[1]))
    default: (r, g, b, a) = (byte(samples[0]), byte(samples[1]), byte(samples[2]), byte(samples[3]))
    }
    return StraightAlpha.plainPremultiplied(r | g << 8 | b << 16 | a << 24)
  }

  static let kinds: [(colour: Int, depths: [Int], channels: Int)] = [
    (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2), (6, [8, 16], 4),
  ]

  @Test(arguments: [false, true])
  func everyColourTypeAndDepth(interlaced: Bool) throws {
    var random = SeededGenerator(seed: 5)
    for kind in PNGReaderTests.kinds {
      for depth in kind.depths {
        for (width, height) in [(1, 1), (2, 3), (9, 8), (13, 17), (33, 5)] {
          let samples = (0..<width * height * kind.channels).map { _ in Int.random(in: 0..<(1 << depth), using: &random)
          }
          let palette = (0..<256).map { i in [i, 255 - i, i / 2, i < 100 ? i * 2 : 255] }
          var before: [UInt8] = []
          if kind.colour == 3 {
            let count = min(256, 1 << depth)
            before =
              RawPNG.chunk("PLTE", palette.prefix(count).flatMap { $0.prefix(3).map(UInt8.init) })
              + RawPNG.chunk("tRNS", palette.prefix(min(count, 100)).map { UInt8($0[3]) })
          }
          let file = RawPNG.file(
            width, height, depth: depth, colour: kind.colour, interlaced: interlaced, samples: samples, before: before)
          let picture = try decodePicture(file)
          let wanted = (0..<width * height).map { i in
            PNGReaderTests.expected(
              Array(samples[i * kind.channels..<(i + 1) * kind.channels]), depth: depth, colour: kind.colour,
              palette: palette)
          }
          let pixels = picture.pixmap.withPixels { Array($0) }
          #expect(pixels == wanted, "colour \(kind.colour) depth \(depth) \(width)×\(height)")
          #expect(picture.notes == [])
        }
      }
    }
  }

  @Test func sixteenBitsBecomeTheValueOver257Rounded() throws {
    let file = RawPNG.file(256, 256, depth: 16, colour: 0, samples: Array(0..<65536))
    let wanted = (0..<65536).map { UInt32(($0 * 2 + 257) / 514) }
    #expect(try decodePicture(file).pixmap.withPixels { $0.map { $0 & 255 } } == wanted)
  }

  @Test func transparentColourOfGreyAndRGB() throws {
    let grey = RawPNG.file(3, 1, depth: 8, colour: 0, samples: [7, 8, 7], before: RawPNG.chunk("tRNS", [0, 7]))
    #expect(try decodePicture(grey).pixmap.withPixels { Array($0) } == [0, 0xFF08_0808, 0])
    let key = RawPNG.chunk("tRNS", [0, 1, 0, 2, 0, 3])
    let rgb = RawPNG.file(2, 1, depth: 8, colour: 2, samples: [1, 2, 3, 1, 2, 4], before: key)
    #expect(try decodePicture(rgb).pixmap.withPixels { Array($0) } == [0, 0xFF04_0201])
    let deep = RawPNG.file(
      2, 1, depth: 16, colour: 0, samples: [0x1234, 0x1235], before: RawPNG.chunk("tRNS", [0x12, 0x34]))
    #expect(try decodePicture(deep).pixmap.withPixels { Array($0) } == [0, 0xFF12_1212])
  }

  /// A straight picture keeps translucent and clear colours as they are in the file.
  @Test func straightPicturesKeepEveryBit() throws {
    let samples = [200, 100, 50, 16, 255, 0, 0, 1, 9, 8, 7, 0, 1, 2, 3, 255]
    let words: [UInt32] = [0x1032_64C8, 0x0100_00FF, 0x0007_0809, 0xFF03_0201]
    for isPlain in [false, true] {
      let file = RawPNG.file(4, 1, depth: 8, colour: 6, interlaced: isPlain, samples: samples)
      for form in [PictureForm.straight, .exact] {
        let picture = try decodePicture(file, options: PictureOptions(form: form))
        #expect(picture.pixmap.isStraight && picture.pixmap.withPixels { Array($0) } == words)
        #expect(picture.deep == nil)
      }
      let drawn = try decodePicture(file).pixmap
      #expect(!drawn.isStraight && drawn.withPixels { Array($0) } == words.map(StraightAlpha.plainPremultiplied))
    }
  }

  @Test func sixteenBitsAreKeptWhereTheyAreAskedFor() throws {
    let file = RawPNG.file(1, 2, depth: 16, colour: 4, samples: [0x1234, 0x5678, 0xFFFF, 0])
    let deep = try #require(decodePicture(file, options: PictureOptions(form: .exact)).deep)
    #expect(deep.pixels == [0x5678_1234_1234_1234, 0x0000_FFFF_FFFF_FFFF] && deep.width == 1)
    #expect(deep.pixmap() == (try decodePicture(file, options: PictureOptions(form: .straight))).pixmap)
    #expect(try decodePicture(file).deep == nil)
    let small = PictureLimits(maxBytes: file.count)
    let wide = RawPNG.file(40, 1, depth: 16, colour: 0, samples: [Int](repeating: 7, count: 40))
    #expect(throws: CodecError.tooManyBytes(count: 320, allowed: 319)) {
      try decodePicture(wide, options: PictureOptions(limits: PictureLimits(maxBytes: 319), form: .exact))
    }
    #expect(try decodePicture(file, options: PictureOptions(limits: small, form: .exact)).deep == deep)
  }

  @Test func largeProfilesAndTextsAreSkipped() throws {
    let profile = RawPNG.chunk("iCCP", Array("p\0\0".utf8) + RawPNG.zlib([UInt8](repeating: 7, count: 1 << 20)))
    let text = RawPNG.chunk("tEXt", Array("Comment\0".utf8) + [UInt8](repeating: 65, count: 18 << 20))
    let file = RawPNG.file(1, 1, depth: 8, colour: 2, samples: [1, 2, 3], before: profile + text)
    let picture = try decodePicture(file)
    #expect(picture.pixmap[0, 0] == 0xFF03_0201)
    #expect(picture.notes == ["colour profile (iCCP) is broken: it does not begin as one: read as sRGB"])
  }
}
