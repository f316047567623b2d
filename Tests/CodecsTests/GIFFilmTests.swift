import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

/// Tests a film's pictures after conversion to a GIF.
@Suite struct GIFFilmTests {
  static let scroll = (0..<8).map { GIFSamples.page(96, 80, offset: $0 * 5) }

  @Test(arguments: GIFOptions.Dither.allCases, [16, 256])
  func tintsAndBarsOverAPhotographAreExactInEveryFrame(dither: GIFOptions.Dither, colors: Int) throws {
    let read = try GIFSamples.read(GIFSamples.file(Self.scroll, GIFOptions(colors: colors, dither: dither)))
    #expect(read.count == Self.scroll.count)
    for (frame, source) in zip(read, Self.scroll) {
      for y in 0..<16 {
        for x in 0..<96 where frame.pixmap[x, y] != source[x, y] { Issue.record("\(x), \(y)") }
      }
    }
  }

  @Test(arguments: GIFOptions.Dither.allCases, [16, 64, 256])
  func pixelsThatDoNotChangeAreNotTouched(dither: GIFOptions.Dither, colors: Int) throws {
    // A photograph is still while a chevron moves over it.
    let photo = SampleArt.photo.pixmap(80, 60)
    let frames = (0..<12).map { step in
      GIFSamples.picture(80, 60) { x, y in abs(x - 4 * step - abs(y - 30)) < 3 ? GIFSamples.tint : photo[x, y] }
    }
    let read = try GIFSamples.read(GIFSamples.file(frames, GIFOptions(colors: colors, dither: dither)))
    var unchanged = 0
    for i in 1..<frames.count {
      for y in 0..<60 {
        for x in 0..<80 where frames[i][x, y] == frames[i - 1][x, y] {
          unchanged += 1
          if read[i].pixmap[x, y] != read[i - 1].pixmap[x, y] { Issue.record("frame \(i) at \(x), \(y)") }
        }
      }
    }
    #expect(unchanged > 30000)
  }

  @Test func aFilmOfFewColorsIsExact() throws {
    // 15 × 17 colours are all that fit beside the clear one.
    let frames = (0..<5).map { i in
      GIFSamples.picture(64, 64) { x, y in GIFSamples.rgb((x + i) % 15 * 16, (y + i) % 17 * 15, 77) }
    }
    let file = try GIFSamples.file(frames)
    #expect(try GIFSamples.read(file).map(\.pixmap) == frames)
    #expect(StrictGIF(file)?.frames.contains { $0.hasOwnPalette } == false)
  }

  @Test func palettesOfTheirOwnComeWhereOneForTheFilmIsNotEnough() throws {
    // Each frame has 250 colours of its own.
    let frames = (0..<6).map { i in
      GIFSamples.picture(50, 50) { x, y in GIFSamples.rgb(x * 5, y * 5 / 50 * 50, i * 50) }
    }
    let file = try GIFSamples.file(frames)
    #expect(try GIFSamples.read(file).map(\.pixmap) == frames)
    #expect(StrictGIF(file)?.frames.allSatisfy { $0.hasOwnPalette } == true)
  }

  @Test func aLogoKeepsItsColorWhileAPhotographFadesIn() throws {
    let photo = SampleArt.photo.pixmap(90, 60)
    let frames = (0..<10).map { step in
      GIFSamples.picture(90, 60) { x, y in
        if (30..<60).contains(x) && (20..<40).contains(y) { return GIFSamples.rgb(88, 86, 214) }
        func mixed(_ shift: UInt32) -> Int { (Int(photo[x, y] >> shift & 255) * step + 255 * (9 - step)) / 9 }
        return GIFSamples.rgb(mixed(0), mixed(8), mixed(16))
      }
    }
    for frame in try GIFSamples.read(GIFSamples.file(frames)) {
      #expect(frame.pixmap[45, 30] == GIFSamples.rgb(88, 86, 214) && frame.pixmap[30, 20] == frame.pixmap[59, 39])
    }
  }

  @Test func anOpaqueFilmNeverRestoresTheBackground() throws {
    let strict = try #require(try StrictGIF(GIFSamples.file(Self.scroll)))
    #expect(strict.frames.allSatisfy { $0.disposal == 1 })
    #expect(strict.frames[0].clear == nil && strict.frames[0].width == 96 && strict.frames[0].height == 80)
  }

  @Test func whatMovesOnClearGroundLeavesNothingBehind() throws {
    let disc = (0..<20).map { GIFSamples.disc(60, 40, x: 8 + 2 * $0, y: 20, radius: 7) }
    let shrinking = (0..<30).map { GIFSamples.disc(60, 60, x: 30, y: 30, radius: 29 - $0) }
    let growing = (0..<20).map { GIFSamples.disc(60, 60, x: 30, y: 30, radius: $0) }
    let blinking = [disc[0], Pixmap(width: 60, height: 40), disc[5], Pixmap(width: 60, height: 40)]
    for frames in [disc, shrinking, growing, blinking, blinking.reversed()] {
      let file = try GIFSamples.file(frames)
      #expect(StrictGIF(file) != nil)
      #expect(try GIFSamples.read(file).map(\.pixmap) == frames)
    }
  }

  @Test func whatStandsStillOnClearGroundKeepsItsColorsWhileSomethingMoves() throws {
    let photo = SampleArt.photo.pixmap(60, 40)
    let frames = (0..<6).map { step in
      GIFSamples.picture(60, 40) { x, y in
        if x < 30 { return photo[x, y] }
        return (x - 30) / 4 == step ? GIFSamples.tint : 0
      }
    }
    for dither in GIFOptions.Dither.allCases {
      let read = try GIFSamples.read(GIFSamples.file(frames, GIFOptions(colors: 24, dither: dither)))
      for frame in read.dropFirst() {
        for y in 0..<40 {
          for x in 0..<30 where frame.pixmap[x, y] != read[0].pixmap[x, y] { Issue.record("\(dither) \(x), \(y)") }
        }
      }
    }
  }

  @Test func alphaIsCutAtOneHalfAndColorsAreThoseBeforePremultiplying() throws {
    let frame = GIFSamples.picture(4, 1) { x, _ in
      [Color(200, 100, 50, 0.2), Color(200, 100, 50, 0.6), Color(0, 0, 0, 127 / 255), Color(0, 0, 0, 128 / 255)][x]
        .pixel
    }
    let read = try GIFSamples.read(GIFSamples.file([frame]))[0].pixmap
    #expect((0..<4).map { read[$0, 0] >> 24 } == [0, 255, 0, 255])
    let color = read[1, 0]
    #expect(abs(Int(color & 255) - 200) <= 1 && abs(Int(color >> 8 & 255) - 100) <= 1)
  }

  @Test func aFrameThatDiffersBelowTheAlphaThresholdOnlyIsStillShown() throws {
    let frames = [Pixmap(width: 5, height: 5), Pixmap(width: 5, height: 5, filling: Color(9, 9, 9, 0.3))]
    let read = try GIFSamples.read(GIFSamples.file(frames))
    #expect(read.map(\.pixmap) == [frames[0], frames[0]])
  }

  /// Returns the size of the last frame in bytes. At 64 × 64 pixels, anything without a pattern takes hundreds of
  /// bytes.
  private static func lastSize(_ frames: [Pixmap]) throws -> Int {
    var encoder = GIFEncoder(try GIFSamples.plan(frames))
    var size = 0
    for (i, frame) in frames.enumerated() {
      let previous = i > 0 ? frames[i - 1] : nil
      let changed = previous.map { frame.changes(since: $0) } ?? PixelRect(0, 0, frame.width, frame.height)
      size = encoder.append(encoder.encode(frame, over: previous, changed: changed), duration: Fraction(1, 10)).count
    }
    return size
  }

  @Test func whatStaysIsDrawnAgainWhereThatIsShorter() throws {
    // Dots without a pattern vanish from a flat background; if drawn again, it is one colour.
    var random = SeededGenerator(seed: 3)
    let dots = (0..<4096).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let frames = [true, false].map { isDotted in
      GIFSamples.picture(64, 64) { x, y in isDotted && dots[y * 64 + x] ? GIFSamples.tint : GIFSamples.bar }
    }
    #expect(try Self.lastSize(frames) < 140)
    #expect(try GIFSamples.read(GIFSamples.file(frames)).map(\.pixmap) == frames)
  }

  @Test(arguments: [true, false])
  func whatStaysIsDrawnAgainOnlyInTheColorThatItHas(isSame: Bool) {
    // The dots vanish again, with a palette of the second frame that has the background's colour, or one close to it.
    var random = SeededGenerator(seed: 3)
    let (ground, dot) = (GIFSamples.rgb(90, 120, 150), GIFSamples.tint)
    let own = isSame ? ground : GIFSamples.rgb(90, 120, 151)
    let dots = (0..<4096).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
    var canvas = GIFCanvas(width: 64, height: 64)
    func size(_ palette: [UInt32], clear: Int?, _ index: (Bool) -> UInt32) -> Int {
      let part = GIFEncoder.Part(
        rect: PixelRect(0, 0, 64, 64), palette: palette, clear: clear, bits: 2,
        pixels: dots.map { index($0) &* 0x0101_0101 })
      return canvas.draw(part, palette, clears: false).count
    }
    #expect(size([dot, ground], clear: nil) { $0 ? 0 : 1 } > 500)
    let again = size([dot, own], clear: 2) { $0 ? 1 : 2 }
    #expect(isSame ? again < 120 : again > 500)
  }

  @Test func whatStaysIsLeftOutWhereThatIsShorter() throws {
    var random = SeededGenerator(seed: 3)
    let dots = (0..<4096).map { _ in Bool.random(using: &random) }
    let frames = (0..<2).map { i in
      GIFSamples.picture(64, 64) { x, y in
        let isCorner = (x, y) == (0, 0) || (x, y) == (63, 63)
        return isCorner && i == 1 ? GIFSamples.rgb(1, 2, 3) : dots[y * 64 + x] ? GIFSamples.tint : GIFSamples.bar
      }
    }
    #expect(try Self.lastSize(frames) < 140)
    #expect(try GIFSamples.read(GIFSamples.file(frames)).map(\.pixmap) == frames)
  }

  @Test func whatIsDrawnAgainKeepsTheColorOnTheScreen() throws {
    // A still photograph has its colours from one palette, and the fading shapes in front of it cause further palettes.
    let photo = SampleArt.photo.pixmap(64, 64)
    let frames = (0..<6).map { step in
      GIFSamples.picture(64, 64) { x, y in
        (x / 3 + y / 5) % 4 == 0 ? GIFSamples.rgb(40 * step + x / 2, 255 - 30 * step - y, 3 * x) : photo[x, y]
      }
    }
    for dither in GIFOptions.Dither.allCases {
      let read = try GIFSamples.read(GIFSamples.file(frames, GIFOptions(colors: 32, dither: dither))).map(\.pixmap)
      for i in 1..<frames.count {
        for y in 0..<64 {
          for x in 0..<64 where frames[i][x, y] == frames[i - 1][x, y] && read[i][x, y] != read[i - 1][x, y] {
            Issue.record("\(dither), frame \(i) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func onlyPhotographsAreDitheredByAuto() throws {
    let flat = (0..<4).map { i in
      GIFSamples.picture(64, 64) { x, y in GIFSamples.rgb(x / 4 * 16, y / 4 * 16, i * 60) }
    }
    let none = try GIFSamples.file(flat, GIFOptions(colors: 32, dither: .none))
    #expect(try GIFSamples.file(flat, GIFOptions(colors: 32, dither: .auto)) == none)
    let photo = [SampleArt.photo.pixmap(64, 64)]
    let plain = try GIFSamples.file(photo, GIFOptions(colors: 16, dither: .none))
    #expect(try GIFSamples.file(photo, GIFOptions(colors: 16, dither: .auto)) != plain)
  }

  @Test(arguments: [GIFOptions.Dither.ordered, .diffusion])
  func ditheringKeepsTheMeanColorOfAPhotograph(dither: GIFOptions.Dither) throws {
    let photo = SampleArt.photo.pixmap(96, 96)
    func misses(_ dither: GIFOptions.Dither) throws -> Double {
      let read = try GIFSamples.read(GIFSamples.file([photo], GIFOptions(colors: 8, dither: dither)))[0].pixmap
      var sum = 0
      for top in stride(from: 0, to: 96, by: 8) {
        for left in stride(from: 0, to: 96, by: 8) {
          var difference = 0
          for y in top..<top + 8 {
            for x in left..<left + 8 { difference += Int(read[x, y] & 255) - Int(photo[x, y] & 255) }
          }
          sum += abs(difference)
        }
      }
      return Double(sum) / 96 / 96
    }
    #expect(try misses(dither) < 0.7 * misses(.none))
  }

  @Test func errorsDoNotPassOverAnEdge() throws {
    // Rows of a ramp are beside a flat area of a near colour, and of a distant one.
    let frame = GIFSamples.picture(80, 40) { x, y in
      x < 40 ? GIFSamples.rgb(100 + x + y % 3, 80 + x, 60 + y % 5) : GIFSamples.rgb(240, 240, 245)
    }
    let read = try GIFSamples.read(GIFSamples.file([frame], GIFOptions(colors: 6, dither: .diffusion)))[0].pixmap
    for y in 0..<40 {
      for x in 40..<80 { #expect(read[x, y] == frame[x, y]) }
    }
  }

  @Test func anAreaIsExactWhereOnlyAStripOfItComesToLight() throws {
    let photo = SampleArt.photo.pixmap(60, 60)
    let ground = GIFSamples.rgb(140, 141, 148)
    let frames = (0..<10).map { step in
      GIFSamples.picture(120, 60) { x, y in
        x >= 10 + step && x < 70 + step && abs(y - 30) < 5 ? photo[x - 10 - step, y] : ground
      }
    }
    let read = try GIFSamples.read(GIFSamples.file(frames, GIFOptions(colors: 16)))
    for (step, frame) in read.enumerated() {
      for y in 0..<60 {
        for x in 0..<10 + step where frame.pixmap[x, y] != ground { Issue.record("frame \(step) at \(x), \(y)") }
      }
    }
  }

  @Test func aSmoothGradientDoesNotTakeUpTheExactColors() {
    let sky = GIFSamples.picture(200, 300) { x, y in
      if y < 20 { return GIFSamples.bar }
      return x < 20 && y < 40 ? GIFSamples.tint : GIFSamples.rgb(60 + y / 4, 90 + y / 5, 200 - y / 3)
    }
    let colors = FrameColors(sky, over: nil, sky.pixelBounds)
    let kept = ExactColors.choose(colors.important(of: sky.count), of: sky.count).map(\.color)
    #expect(kept.contains(GIFSamples.bar) && kept.contains(GIFSamples.tint))
    #expect(colors.count > 150 && kept.count < 40)
  }

  /// Compares the recorded bytes: a machine, compiler or build mode that rounds differently would change them.
  @Test(
    arguments: [
      (GIFOptions.Dither.none, 0xEDAF_655F_9841_3ACF), (.ordered, 0x2F61_0DA9_6D1C_73D0),
      (.diffusion, 0x6CB8_1DB4_DA04_A153), (.auto, 0xC3F9_BFF1_A6D2_7CE9),
    ] as [(GIFOptions.Dither, UInt64)])
  func theBytesAreTheSameEverywhere(dither: GIFOptions.Dither, digest: UInt64) throws {
    let file = try GIFSamples.file(Self.scroll, GIFOptions(colors: 48, dither: dither))
    // This is FNV-1a.
    let found = file.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    #expect(found == digest, "\(dither): 0x\(String(found, radix: 16))")
  }

  @Test func framesMayBeCodedInAnyOrder() throws {
    let frames = Self.scroll
    let plan = try GIFSamples.plan(frames)
    var encoder = GIFEncoder(plan)
    let coder = encoder
    let parts = frames.indices.reversed().map { i in
      let previous = i > 0 ? frames[i - 1] : nil
      return coder.encode(frames[i], over: previous, changed: frames[i].changes(since: previous))
    }
    var bytes: [UInt8] = []
    for part in parts.reversed() { bytes += encoder.append(part, duration: Fraction(1, 25)) }
    #expect(try bytes + encoder.finish().bytes == GIFSamples.file(frames))
  }
}
