import NavReelDrawing
import Testing

@testable import NavReelCodecs

/// Tests wide soft gradients with a palette that is too small for them.
@Suite struct GIFGradientTests {
  /// Returns a sky of 240×320 pixels in 8 bits; `part` is the fraction between two colours at each pixel.
  private static func sky(_ part: (Double, Double) -> Double) -> Pixmap {
    GIFSamples.picture(240, 320) { x, y in
      let t = min(max(part(Double(x), Double(y)), 0), 1)
      return GIFSamples.rgb(Int(40 + 190 * t), Int(90 + 140 * t), Int(160 + 60 * t))
    }
  }

  static let skies: [(name: String, sky: Pixmap)] = [
    ("down", sky { _, y in y / 320 }),
    ("across", sky { x, _ in 1 - x / 240 }),
    ("slant", sky { x, y in (x + y) / 560 }),
    ("sun", sky { x, y in 1 - ((x - 150) * (x - 150) + (y - 90) * (y - 90)).squareRoot() / 280 }),
  ]

  /// Returns how far the means of 8×8 pixels are from those of the source, in levels, on average: half a step along a
  /// band, as bands are wider. Corners that no entry reaches always remain off.
  private func bias(_ shown: Pixmap, _ source: Pixmap) -> Double {
    var (total, count) = (0.0, 0)
    for top in stride(from: 0, to: source.height, by: 8) {
      for left in stride(from: 0, to: source.width, by: 8) {
        for shift in [0, 8, 16] as [UInt32] {
          var sum = 0
          for y in top..<top + 8 {
            for x in left..<left + 8 { sum += Int(shown[x, y] >> shift & 255) - Int(source[x, y] >> shift & 255) }
          }
          total += Double(abs(sum)) / 64
          count += 1
        }
      }
    }
    return total / Double(count)
  }

  @Test(arguments: 0..<4, [16, 24]) func autoLeavesNoRings(number: Int, colors: Int) throws {
    let (name, sky) = Self.skies[number]
    func bias(_ dither: GIFOptions.Dither) throws -> Double {
      let read = try GIFSamples.read(GIFSamples.file([sky], GIFOptions(colors: colors, dither: dither)))
      return self.bias(read[0].pixmap, sky)
    }
    let (plain, smooth) = (try bias(.none), try bias(.auto))
    #expect(plain > 0.6 && smooth < 0.7 && smooth * 2 < plain, "\(name): \(plain), \(smooth)")
  }

  @Test func flatColorsBesideAGradientStayExactAndUndithered() throws {
    let sky = Self.skies[3].sky
    let page = GIFSamples.picture(240, 320) { x, y in
      if y < 64 { return x < 60 && y > 20 && y < 40 ? GIFSamples.tint : GIFSamples.bar }
      // First comes a step from bar to sky, then lines of text over the sky.
      return y / 20 % 4 == 2 && x / 7 % 3 == 0 ? GIFSamples.rgb(20, 20, 20) : sky[x, y]
    }
    let read = try GIFSamples.read(GIFSamples.file([page], GIFOptions(colors: 24)))[0].pixmap
    var (exact, dots) = (0, 0)
    for y in 0..<320 {
      for x in 0..<240 {
        let isFlat =
          page[x, y] == GIFSamples.bar || page[x, y] == GIFSamples.tint || page[x, y] == GIFSamples.rgb(20, 20, 20)
        if isFlat { exact += read[x, y] == page[x, y] ? 0 : 1 }
        if !isFlat, x > 0, read[x, y] != read[x - 1, y] { dots += 1 }
      }
    }
    #expect(exact == 0)
    #expect(dots > 5000, "the sky is dithered: \(dots)")
  }

  @Test func aSmallOrFineGradientIsLeftAsItIs() throws {
    // These are the shadow of a page's edge, and a gradient whose steps are invisible.
    let shadow = GIFSamples.picture(240, 320) { x, y in
      x < 12 ? GIFSamples.rgb(200 + 4 * x, 200 + 4 * x, 200 + 4 * x) : GIFSamples.rgb(255 - y / 40, 255, 255 - y / 40)
    }
    for frame in [shadow, Self.sky { _, y in y / 3200 }] {
      let none = try GIFSamples.file([frame], GIFOptions(colors: 16, dither: .none))
      #expect(try GIFSamples.read(none)[0].pixmap != frame, "the palette is too small")
      #expect(try GIFSamples.file([frame], GIFOptions(colors: 16)) == none)
    }
  }

  @Test func aGradientThatStandsStillDoesNotMoveUnderWhatMoves() throws {
    let sky = Self.skies[3].sky
    let frames = (0..<5).map { step in
      GIFSamples.picture(240, 320) { x, y in abs(x - 30 * step - 40) < 20 && y > 100 ? GIFSamples.tint : sky[x, y] }
    }
    let read = try GIFSamples.read(GIFSamples.file(frames, GIFOptions(colors: 24))).map(\.pixmap)
    for i in 1..<frames.count {
      for y in 0..<320 {
        for x in 0..<240 where frames[i][x, y] == frames[i - 1][x, y] && read[i][x, y] != read[i - 1][x, y] {
          Issue.record("frame \(i) at \(x), \(y)")
        }
      }
    }
  }
}
