import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

/// Tests profiles that are broken, hostile or not converted: one note, and the picture read as sRGB.
@Suite struct BrokenProfileTests {
  typealias Samples = ColorProfileSamples

  private static let good = ColorConversionTests.displayP3

  private func notes(_ chunks: [UInt8], colour: Int = 2) throws -> [String] {
    let samples = colour == 0 ? [100] : [100, 100, 100]
    let picture = try decodePicture(RawPNG.file(1, 1, depth: 8, colour: colour, samples: samples, before: chunks))
    #expect(picture.pixmap[0, 0] == 0xFF64_6464)
    return picture.notes
  }

  @Test func aBrokenProfileIsOneNote() throws {
    var foreign = Self.good
    foreign[36] = 0
    var vast = Self.good
    vast.replaceSubrange(128..<132, with: [0xFF, 0xFF, 0xFF, 0xFF])
    var outside = Self.good
    outside.replaceSubrange(136..<140, with: [0x7F, 0xFF, 0xFF, 0xFF])
    let flat = Samples.rgb(
      ((0.4, 0.4, 0.4), (0.3, 0.3, 0.3), (0.3, 0.3, 0.3)), curve: Samples.gamma(512))
    let rows: [([UInt8], String)] = [
      (foreign, "it does not begin as one"), (vast, "it is cut short"), (outside, "it is cut short"),
      (Array(Self.good.prefix(200)), "it is cut short"), ([], "it does not begin as one"),
      (flat, "its colours span no space"),
      (Samples.grey(curve: Samples.gamma(512)), "it is for pictures of other colours"),
      (Samples.rgb(Samples.sRGB, curve: Samples.gamma(0)), "its rTRC is no curve"),
      (Samples.rgb(Samples.sRGB, curve: Samples.parametric(9, [1])), "its rTRC is no curve"),
      (Samples.profile(space: "RGB ", pcs: "XYZ ", []), "it has no rTRC"),
      (Samples.profile(space: "RGB ", pcs: "Lab ", [("A2B0", Array("mft1".utf8))]), "Little CMS cannot use its tables"),
      (Samples.profile(space: "CMYK", pcs: "Lab ", []), "it has no table of its inks"),
      (Samples.profile(space: "Luv ", pcs: "XYZ ", []), "it is of no colours that pictures have"),
    ]
    for (profile, words) in rows {
      #expect(try notes(Samples.chunk(profile)) == ["colour profile (iCCP) is broken: \(words): read as sRGB"])
    }
  }

  @Test func aProfileThatInflatesHugelyIsNotReadOn() throws {
    var stream = ByteBuffer()
    let zeros = [UInt8](repeating: 0, count: 64 << 20)
    zeros.withUnsafeBytes { LibDeflate(level: 1).appendZlib($0, to: &stream) }
    let words = "colour profile (iCCP) is broken: it cannot be unpacked, or has more than 4 MiB: read as sRGB"
    #expect(try notes(RawPNG.chunk("iCCP", Array("p\0\0".utf8) + Array(stream.bytes))) == [words])
    for payload in ["", "p", "p\0", "p\0\u{1}x", "p\0\0x"] {
      #expect(try notes(RawPNG.chunk("iCCP", Array(payload.utf8))) == [words])
    }
    // A profile of exactly the limit is read.
    let filled = Self.good + [UInt8](repeating: 0, count: ICCProfile.longest - Self.good.count)
    let file = RawPNG.file(1, 1, depth: 8, colour: 2, samples: [234, 51, 35], before: Samples.chunk(filled))
    #expect(try decodePicture(file).pixmap[0, 0] == 0xFF00_00FF)
    #expect(try notes(Samples.chunk(filled + [0])) == [words])
  }

  @Test func highDynamicRangeIsANote() throws {
    let end = "is high dynamic range, which is not converted: read as "
    #expect(try notes(Samples.cicp(9, 16)) == ["PQ \(end)sRGB"])
    #expect(try notes(Samples.cicp(9, 18) + RawPNG.chunk("sRGB", [0])) == ["HLG \(end)sRGB"])
    let tag = Array("cicp\0\0\0\0".utf8) + [9, 16, 0, 1]
    #expect(
      try notes(Samples.chunk(Samples.profile(space: "RGB ", pcs: "XYZ ", [("cicp", tag)])))
        == ["colour profile (iCCP): PQ \(end)sRGB"])
  }

  @Test func otherCodePointsAreANote() throws {
    let rows: [([UInt8], String)] = [
      (Samples.cicp(2, 13), "cICP names primaries 2, which are not read: read as sRGB"),
      (Samples.cicp(12, 2), "cICP names transfer function 2, which is not read: read as sRGB"),
      (Samples.cicp(12, 13, matrix: 1), "cICP asks for the matrix 1, and PNG has none: read as sRGB"),
      (Samples.cicp(12, 13, range: 0), "cICP asks for a narrow range, which is not read: read as sRGB"),
      (RawPNG.chunk("cICP", [12, 13, 0]), "cICP is broken and passed over"),
      (Samples.gama(0), "gAMA is broken and passed over"),
      (RawPNG.chunk("gAMA", [0]), "gAMA is broken and passed over"),
      (Samples.chrm([0, 0, 0, 0, 0, 0, 0, 0]), "cHRM is broken and passed over"),
    ]
    for (chunk, words) in rows { #expect(try notes(chunk) == [words]) }
  }

  @Test func brokenProfilesOfJPEGsAreOneNote() throws {
    let words = "colour profile (ICC) is broken: "
    let whole = Samples.jpeg(JPEGSamples.baseline, Self.good, size: 100)
    // The second part is missing; it is as long as the first.
    let part = 2 + 2 + 14 + 100
    let lacking = Array(whole.prefix(2 + part)) + whole.dropFirst(2 + 2 * part)
    let twice = Array(whole.prefix(2 + part)) + whole.dropFirst(2)
    let rows: [([UInt8], String)] = [
      (lacking, "it cannot be unpacked, or has more than 4 MiB"),
      (twice, "it cannot be unpacked, or has more than 4 MiB"),
      (Samples.jpeg(JPEGSamples.baseline, Samples.blackInkAlone), "it is for pictures of other colours"),
      (Samples.jpeg(JPEGSamples.cmykNoMarker, Self.good), "it is for pictures of other colours"),
    ]
    for (file, cause) in rows {
      let picture = try decodePicture(file)
      #expect(picture.notes == [words + cause + ": read as sRGB"])
      #expect(picture.isOpaque)
    }
    #expect(try decodePicture(twice).pixmap == (try decodePicture(JPEGSamples.baseline)).pixmap)
  }

  @Test(arguments: 0..<2) func mutatedProfilesNeverCrash(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(900 + part))
    let profiles = [Self.good, Samples.greenIsWhite, Samples.rgb(Samples.sRGB, curve: Samples.sRGBCurve)]
    var read = 0
    for round in 0..<600 {
      var profile = profiles[round % profiles.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        profile[Int.random(in: 0..<profile.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let file = RawPNG.file(
        2, 1, depth: 8, colour: 6, samples: [1, 2, 3, 4, 250, 128, 5, 255], before: Samples.chunk(profile))
      let picture = try decodePicture(file)
      if picture.notes == [] { read += 1 }
      #expect(picture.pixmap[1, 0] >> 24 == 255 && picture.pixmap[0, 0] >> 24 == 4)
    }
    #expect(read > 100)
  }
}
