import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct GIFPaletteTests {
  static func cloud(_ colors: [UInt32]) -> ColorCloud {
    ColorCloud(count: colors.count, color: { colors[$0] }, weight: { UInt32($0 % 7 + 1) })
  }

  static func randomColors(_ count: Int, _ seed: UInt64, spread: UInt32 = 255) -> [UInt32] {
    var random = SeededGenerator(seed: seed)
    func component() -> UInt32 { 128 - spread / 2 + UInt32.random(in: 0...spread, using: &random) & 255 }
    return (0..<count).map { _ in component() & 255 | (component() & 255) << 8 | (component() & 255) << 16 | 0xFF00_0000
    }
  }

  /// The figures come from Ottosson's article: OKLab of white and of the sRGB primaries.
  @Test func placesAreThoseOfOKLab() {
    let known: [(UInt32, SIMD3<Float>)] = [
      (0xFFFF_FFFF, SIMD3(1, 0, 0)), (0xFF00_0000, SIMD3(0, 0, 0)),
      (0xFF00_00FF, SIMD3(0.62796, 0.22486, 0.12585)), (0xFF00_FF00, SIMD3(0.86644, -0.23389, 0.17950)),
      (0xFFFF_0000, SIMD3(0.45201, -0.03246, -0.31153)),
    ]
    for (color, expected) in known {
      let point = OKLabTables.standard.points([color])[0]
      #expect(abs(point.x / 255 - expected.x) < 2e-4)
      #expect(abs(point.y / 382.5 - expected.y) < 3e-4)
      #expect(abs(point.z / 382.5 - expected.z) < 3e-4)
    }
    let greys = OKLabTables.standard.points((0..<256).map { UInt32($0) &* 0x0001_0101 | 0xFF00_0000 })
    for i in 1..<256 {
      #expect(greys[i].x > greys[i - 1].x)
      #expect(abs(greys[i].y) < 0.05 && abs(greys[i].z) < 0.05)
    }
  }

  /// Colours that differ in any few bits spread over the table: 8,192 keys placed at random in 16,384 places use 39 %
  /// of them, 6,446. A table whose places depend on only some bits is very slow to fill.
  @Test(arguments: [0, 3, 8, 11, 16, 19] as [UInt32])
  func colorsSpreadOverTheWholeTable(shift: UInt32) {
    for other in [0, 8, 16] as [UInt32] where other != shift & ~7 {
      var places: Set<Int> = []
      for i in 0..<32 as Range<UInt32> {
        for j in 0..<256 as Range<UInt32> {
          places.insert(ColorTally.place(0xFF00_0000 | i << shift | j << other, of: 1 << 14))
        }
      }
      #expect(places.count > 6000, "\(other): \(places.count)")
    }
  }

  @Test(arguments: [(1, 255), (7, 255), (256, 255), (256, 12), (100, 3)])
  func theNearestEntryIsFoundWithoutALookAtAll(entries: Int, spread: Int) {
    let palette = OKLabTables.standard.points(Self.randomColors(entries, 3, spread: UInt32(spread)))
    let nearest = NearestColors(palette)
    let cloud = Self.cloud(Self.randomColors(3000, 9, spread: UInt32(min(255, spread * 2))))
    var seen = 0
    nearest.assign(cloud) { point, entry, distance in
      let plain = nearest.nearest(to: cloud.points[point])
      #expect(plain.index == entry && plain.distance == distance)
      seen += 1
    }
    #expect(seen == 3000)
    nearest.choices(cloud, within: 9) { point, choices, distance in
      let plain = nearest.nearest(to: cloud.points[point])
      #expect(plain.index == Int(choices & 255) && plain.distance == distance)
      for k in 1..<4 {
        let other = Int(choices >> (8 * UInt32(k)) & 255)
        let d = palette[other] - cloud.points[point]
        #expect(other == plain.index || d.x * d.x + d.y * d.y + d.z * d.z <= 9.001)
      }
    }
  }

  @Test func fewColorsAreAllKept() {
    let colors = Self.randomColors(40, 4)
    let palette = PaletteDesign.palette(of: Self.cloud(colors), exact: [], room: 40)
    #expect(Set(palette) == Set(colors))
  }

  @Test func colorsToKeepAreInThePalette() {
    let colors = Self.randomColors(5000, 5)
    let cloud = Self.cloud(colors)
    let kept = [0, 17, 4000]
    let palette = PaletteDesign.palette(of: cloud, exact: kept, room: 16)
    #expect(palette.count <= 16)
    for i in kept { #expect(palette.contains(cloud.colors[i])) }
  }

  @Test func morePaletteIsLessError() {
    let cloud = Self.cloud(Self.randomColors(4000, 6, spread: 90))
    let errors = [4, 16, 64, 256].map { room in
      PaletteMapping(PaletteDesign.palette(of: cloud, exact: [], room: room), cloud, slack: 0).meanError
    }
    for i in 1..<errors.count { #expect(errors[i] < errors[i - 1] * 0.6) }
  }

  @Test func aTallyIsTheSameForOneFrameAndForItsParts() {
    let colors = Self.randomColors(30000, 8)
    var whole = ColorTally()
    var halves = [ColorTally(), ColorTally()]
    for (i, color) in colors.enumerated() {
      whole.add(color, 2)
      halves[i / 15000].add(color, 2)
    }
    var merged = halves[0]
    merged.add(halves[1])
    #expect(whole.count <= ColorTally.limit && whole.dropped > 0 && merged.dropped == whole.dropped)
    func sorted(_ tally: ColorTally) -> [[UInt64]] {
      tally.cells.map { [$0.count, $0.red, $0.green, $0.blue] }.sorted { $0.lexicographicallyPrecedes($1) }
    }
    #expect(sorted(merged) == sorted(whole))
    #expect(whole.cells.reduce(0) { $0 + $1.count } == 60000)
  }

  @Test func colorsOfAFrameAreCountedWithTheInsideOfAreas() {
    let frame = GIFSamples.picture(6, 4) { x, _ in x < 4 ? GIFSamples.tint : GIFSamples.rgb(x, 0, 0) }
    let colors = FrameColors(frame, over: nil, PixelRect(0, 0, 6, 4))
    #expect(colors.count == 3 && colors.drawn == 24)
    #expect(colors.entries[0].color == GIFSamples.tint && colors.entries[0].count == 16)
    #expect(colors.entries[0].inner == 9 && colors.entries[1].inner == 0)
    var other = frame
    other[2, 2] = GIFSamples.rgb(9, 9, 9)
    let changed = FrameColors(other, over: frame, PixelRect(1, 1, 4, 4))
    #expect(changed.count == 1 && changed.drawn == 1 && changed.ids[4] == 0)
    #expect((0..<9).filter { changed.ids[$0] == FrameColors.untouched }.count == 8)
  }

  @Test func moreColorsThanTheTableStartsWithAreCounted() {
    var random = SeededGenerator(seed: 11)
    let frame = GIFSamples.picture(300, 200) { _, _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
    let colors = FrameColors(frame, over: nil, frame.pixelBounds)
    let distinct = frame.withPixels { Set($0) }
    #expect(colors.count == distinct.count && colors.drawn == 60000)
    frame.withPixels { pixels in
      for i in 0..<pixels.count { #expect(colors.entries[Int(colors.ids[i])].color == pixels[i]) }
    }
  }
}
