import NavReelDrawing
import Foundation
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

/// Tests the conversion of a file's colours to sRGB.
///
/// The expected values come from the formulas in double precision: linear light by the curve, its matrix to XYZ under
/// D50 (Bradford), the inverse of sRGB's, and sRGB's curve (IEC 61966-2-1).
@Suite struct ColorConversionTests {
  typealias Samples = ColorProfileSamples

  /// Returns the bytes R, G, B of a one-pixel PNG with chunks, and its notes.
  private func read(
    _ rgb: [Int], _ chunks: [UInt8], depth: Int = 8, colour: Int = 2
  ) throws -> (rgb: [UInt32], notes: [String]) {
    let file = RawPNG.file(1, 1, depth: depth, colour: colour, samples: rgb, before: chunks)
    let picture = try decodePicture(file)
    let p = picture.pixmap[0, 0]
    return ([p & 255, p >> 8 & 255, p >> 16 & 255], picture.notes)
  }

  static let displayP3 = Samples.rgb(Samples.displayP3, curve: Samples.gamma(563))

  // Cases F4 and F7: sRGB's red in Display P3 numbers.
  @Test func displayP3BecomesSRGBFromProfilesAndCodePoints() throws {
    let profile = Samples.chunk(Self.displayP3)
    let rows: [(chunks: [UInt8], from: [Int], to: [UInt32])] = [
      (profile, [234, 51, 35], [255, 0, 0]), (profile, [100, 150, 200], [83, 153, 206]),
      (profile, [255, 255, 255], [255, 255, 255]), (profile, [0, 0, 0], [0, 0, 0]),
      (Samples.cicp(12, 13), [234, 51, 35], [255, 0, 0]), (Samples.cicp(12, 13), [100, 150, 200], [83, 152, 205]),
      (Samples.cicp(12, 13), [10, 20, 30], [7, 20, 31]), (Samples.cicp(12, 13), [200, 210, 60], [198, 210, 0]),
      (Samples.cicp(12, 13), [128, 128, 128], [128, 128, 128]),
      // These are BT.2020 with BT.709's curve, and BT.709 itself.
      (Samples.cicp(9, 1), [100, 150, 200], [44, 164, 211]), (Samples.cicp(1, 1), [100, 150, 200], [114, 160, 206]),
      (Samples.cicp(1, 13), [100, 150, 200], [100, 150, 200]),
    ]
    for row in rows {
      let found = try read(row.from, row.chunks)
      #expect(found.rgb == row.to && found.notes == [], "\(row.from)")
    }
  }

  // Case F6: the curve as parameters, and as the 1024 values that most profiles have.
  @Test func anSRGBProfileChangesNoByteAndIsNoRemark() throws {
    let table = Samples.curve(
      (0..<1024).map { UInt16((ToneCurve.sRGB.light(Double($0) / 1023) * 65535).rounded()) })
    for curve in [Samples.sRGBCurve, table] {
      let chunk = Samples.chunk(Samples.rgb(Samples.sRGB, curve: curve))
      for value in 0...255 {
        let rgb = [value, 255 - value, value * 7 % 256]
        let found = try read(rgb, chunk)
        #expect(found.rgb == rgb.map(UInt32.init) && found.notes == [])
      }
    }
    // The numbers count, not the name: with a gamma of 2.2 a dark value becomes darker. 51 → 47.5.
    let byGamma = try read([51, 51, 51], Samples.chunk(Samples.rgb(Samples.sRGB, curve: Samples.gamma(563))))
    #expect((46...48).contains(byGamma.rgb[0]) && byGamma.notes == [])
  }

  // PNG, third edition, 4.3: cICP, iCCP, sRGB, then gAMA with cHRM.
  @Test func theFirstOfTheChunksHolds() throws {
    let gama = Samples.gama(50_000)
    let standard = RawPNG.chunk("sRGB", [0])
    let profile = Samples.chunk(Self.displayP3)
    // Gamma 2: 255·sRGB((100/255)²) = 109.3.
    #expect(try read([100, 100, 100], gama).rgb == [109, 109, 109])
    #expect(try read([100, 100, 100], standard + gama).rgb == [100, 100, 100])
    #expect(try read([234, 51, 35], profile + standard + gama).rgb == [255, 0, 0])
    #expect(try read([100, 150, 200], Samples.cicp(12, 13) + profile + standard).rgb == [83, 152, 205])
    // Chunks after the pixels are ignored.
    let late = RawPNG.file(1, 1, depth: 8, colour: 2, samples: [100, 100, 100], after: gama)
    #expect(try decodePicture(late).pixmap[0, 0] == 0xFF64_6464)
  }

  @Test func gammaAndChromaticitiesAreRead() throws {
    // For 1 / 1.0, samples are linear light; 55 → 127.95.
    #expect(try read([55], Samples.gama(100_000), colour: 0).rgb == [128, 128, 128])
    // This is Adobe RGB (1998), 2.2.
    let adobe = Samples.chrm([31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000]) + Samples.gama(45_454)
    let byTwo = Samples.chrm([31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000]) + Samples.gama(50_000)
    #expect(try read([0, 200, 0], byTwo).rgb == [0, 206, 0])
    // 1/2.2 is read as sRGB's curve, but the matrix still applies.
    let found = try read([0, 255, 0], adobe)
    #expect(found.rgb == [0, 255, 0] && found.notes == [])
    let sRGB = Samples.chrm([31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000])
    #expect(try read([12, 200, 99], sRGB + Samples.gama(45_455)).rgb == [12, 200, 99])
  }

  @Test(arguments: [(45_455, true), (45_450, true), (45_460, true), (45_449, false), (50_000, false)])
  func theGammaOfSRGBChangesNothing(gamma: UInt32, isSame: Bool) throws {
    let file = RawPNG.file(
      1, 1, depth: 8, colour: 0, samples: [90], before: Samples.gama(gamma))
    let layout = try file.withUnsafeBytes { try PNGLayout($0) }
    #expect((layout.color.conversion == nil) == isSame && layout.header.notes == [])
  }

  @Test func everyKindOfCurveIsRead() throws {
    func light(_ curve: [UInt8], _ byte: Int) throws -> UInt32 {
      try read([byte], Samples.chunk(Samples.grey(curve: curve)), colour: 0).rgb[0]
    }
    // Linear light, gamma 2, tables of two, three and four values: 100/255 of light is 0.392, in sRGB 167.8.
    #expect(try light(Samples.curve([]), 100) == 168)
    #expect(try light(Samples.curve([0, 65535]), 100) == 168)
    #expect(try light(Samples.curve([0, 32768, 65535]), 100) == 168)
    #expect(try light(Samples.gamma(512), 100) == 109)
    #expect(try light(Samples.parametric(0, [2]), 100) == 109)
    // (x/2 + 1/4)² at 100/255 is 0.1992, in sRGB 0.484, 123.4; below −b/a it is 0.
    #expect(try light(Samples.parametric(1, [2, 0.5, 0.25]), 100) == 123)
    #expect(try light(Samples.parametric(1, [2, 2, -1]), 100) == 0)
    // The same plus 0.1 is 0.2992, in sRGB 0.583, 148.8.
    #expect(try light(Samples.parametric(2, [2, 0.5, 0.25, 0.1]), 100) == 149)
    #expect(try light(Samples.sRGBCurve, 100) == 100)
    // c·x + f below d is 0.5·0.392 + 0.1 = 0.2961, in sRGB 0.581, 148.1.
    #expect(try light(Samples.parametric(4, [2, 1, 0, 0.5, 0.9, 0, 0.1]), 100) == 148)
  }

  @Test func alphaIsUntouchedAndColoursAreConvertedStraight() throws {
    let file = RawPNG.file(
      2, 1, depth: 8, colour: 6, samples: [234, 51, 35, 16, 100, 150, 200, 0], before: Samples.chunk(Self.displayP3))
    let straight = try decodePicture(file, options: PictureOptions(form: .straight)).pixmap
    #expect(straight.isStraight && straight.withPixels { Array($0) } == [0x1000_00FF, 0x00CE_9953])
    #expect(try decodePicture(file).pixmap.withPixels { Array($0) } == [0x1000_0010, 0])
  }

  @Test func sixteenBitsAreConvertedInSixteenBits() throws {
    let file = RawPNG.file(
      1, 1, depth: 16, colour: 2, samples: [0x6464 + 7, 0x9696, 0xC8C8], before: Samples.cicp(12, 13))
    let picture = try decodePicture(file, options: PictureOptions(form: .exact))
    let p = try #require(picture.deep).pixels[0]
    // The exact values are 21461.29, 38976.83, 52583.40.
    #expect([p & 0xFFFF, p >> 16 & 0xFFFF, p >> 32 & 0xFFFF, p >> 48] == [21461, 38977, 52583, 65535])
    #expect(picture.pixmap[0, 0] == 0xFFCD_9854)
  }

  @Test func profilesWithTablesAreConvertedByLittleCMS() throws {
    let chunk = Samples.chunk(Samples.greenIsWhite)
    #expect(try read([0, 255, 0], chunk).rgb == [255, 255, 255])
    #expect(try read([255, 0, 255], chunk).rgb == [0, 0, 0])
    let file = RawPNG.file(1, 1, depth: 16, colour: 6, samples: [0, 65535, 0, 77], before: chunk)
    let deep = try decodePicture(file, options: PictureOptions(form: .exact))
    let p = try #require(deep.deep).pixels[0]
    #expect(p >> 48 == 77 && p & 0xFFFF > 65000 && deep.header.colorLibrary == LittleCMS.version)
    #expect(LittleCMS.version.wholeMatch(of: /[0-9]+\.[0-9]+/) != nil)
    let plain = RawPNG.file(1, 1, depth: 8, colour: 2, samples: [1, 2, 3], before: Samples.chunk(Self.displayP3))
    #expect(try PictureHeader(of: plain).colorLibrary == nil)
  }

  @Test func jpegAndWebPProfilesAreConverted() throws {
    for size in [60_000, 100] {
      let file = Samples.jpeg(JPEGSamples.baseline, Self.displayP3, size: size)
      let (plain, found) = (try decodePicture(JPEGSamples.baseline).pixmap, try decodePicture(file))
      #expect(found.notes == [])
      let toXYZ = try #require(Primaries.displayP3.toXYZ)
      let curves = [ToneCurve](repeating: .gamma(563.0 / 256), count: 3)
      let conversion = try #require(MatrixConversion(curves: curves, toXYZ: toXYZ))
      var wanted = plain
      wanted.withMutablePixels { conversion.convert($0) }
      let pairs = zip(found.pixmap.withPixels { Array($0) }, wanted.withPixels { Array($0) })
      for (p, q) in pairs {
        for shift: UInt32 in [0, 8, 16] {
          let (one, other) = (Int(p >> shift & 255), Int(q >> shift & 255))
          #expect(abs(one - other) <= 1)
        }
      }
      #expect(found.pixmap != plain)
    }
    let grey = Samples.jpeg(JPEGSamples.grey, Samples.grey(curve: Samples.gamma(512)))
    let (before, after) = (try decodePicture(JPEGSamples.grey).pixmap, try decodePicture(grey))
    #expect(after.notes == [] && after.pixmap[20, 4] & 255 > before[20, 4] & 255 + 5)
    let inks = try decodePicture(Samples.jpeg(JPEGSamples.cmykNoMarker, Samples.blackInkAlone))
    #expect(inks.notes == [] && inks.isOpaque && inks.header.colorLibrary != nil)

    let still = WebPReaderTests.still(
      Pixmap(width: 3, height: 2, filling: NavReelDrawing.Color(234, 51, 35)), .lossless(.fast))
    let webp = try decodePicture(WebPBytes.still(WebPBytes.chunk("ICCP", Self.displayP3) + still, 3, 2, flags: 0x20))
    #expect(webp.notes == [] && webp.pixmap[1, 1] == 0xFF00_00FF)
  }

  @Test func eachFrameOfAnAPNGIsConverted() throws {
    var encoder = APNGEncoder(width: 2, height: 1)
    let frames = [NavReelDrawing.Color(234, 51, 35), NavReelDrawing.Color(100, 150, 200)].map {
      Pixmap(width: 2, height: 1, filling: $0)
    }
    var file: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      let before = index > 0 ? frames[index - 1] : nil
      file += encoder.append(encoder.encode(frame, over: before, changed: frame.pixelBounds), duration: 1)
    }
    file += encoder.finish().bytes
    // The header gets two frames, and the profile replaces sRGB.
    file.replaceSubrange(33..<53, with: RawPNG.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]))
    let standard = RawPNG.chunk("sRGB", [0])
    #expect(Array(file[53..<53 + standard.count]) == standard)
    file.replaceSubrange(53..<53 + standard.count, with: Samples.chunk(Self.displayP3))
    var reader = try APNGReader(file)
    #expect(try reader.next()?.pixmap[1, 0] == 0xFF00_00FF && reader.notes == [])
    #expect(try reader.next()?.pixmap[0, 0] == 0xFFCE_9953)
  }

  @Test func theIntegersFollowTheFormulas() throws {
    let curves = [ToneCurve.gamma(1.8), .sRGB, .gamma(2.4)]
    let toXYZ = try #require(Primaries.displayP3.toXYZ)
    let conversion = try #require(MatrixConversion(curves: curves, toXYZ: toXYZ))
    let matrix = Primaries.fromXYZ * toXYZ
    func encoded(_ light: Double) -> Double {
      light <= 0 ? 0 : light >= 1 ? 1 : light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    var random = SeededGenerator(seed: 8)
    for _ in 0..<3000 {
      let samples = (0..<3).map { _ in UInt64.random(in: 0...65535, using: &random) }
      let linear: SIMD3<Double> = SIMD3((0..<3).map { curves[$0].light(Double(samples[$0]) / 65535) })
      let light: SIMD3<Double> = matrix * linear
      var deep = [samples[0] | samples[1] << 16 | samples[2] << 32]
      deep.withUnsafeMutableBufferPointer { conversion.convert($0) }
      let bytes = samples.map { $0 / 257 }
      let linear8: SIMD3<Double> = SIMD3((0..<3).map { curves[$0].light(Double(bytes[$0]) / 255) })
      let light8: SIMD3<Double> = matrix * linear8
      var pixel = [UInt32(bytes[0] | bytes[1] << 8 | bytes[2] << 16)]
      pixel.withUnsafeMutableBufferPointer { conversion.convert($0) }
      for i in 0..<3 {
        let (word, byte) = (deep[0] >> (16 * UInt64(i)) & 0xFFFF, pixel[0] >> (8 * UInt32(i)) & 0xFF)
        #expect(abs(Double(word) - encoded(light[i]) * 65535) < 0.6)
        #expect(abs(Double(byte) - encoded(light8[i]) * 255) < 0.51)
      }
    }
  }
}
