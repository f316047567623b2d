import NavReelDiff
import NavReelDrawing
import NavReelTestSupport
import Testing

/// Tests hand-made pairs, small enough to count by head: what counts, the verdict, and the full message.
@Suite struct PairTableTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: Pixmap
    let actual: Pixmap
    let limits: DiffLimits
    let count: Int
    let verdict: PictureDiff.Verdict
    let antialiased: Int
    let words: String

    init(
      _ name: String, _ expected: Pixmap, _ actual: Pixmap, _ count: Int, _ verdict: PictureDiff.Verdict,
      antialiased: Int = 0, _ words: String, _ change: (inout DiffLimits) -> Void = { _ in }
    ) {
      testDescription = name
      self.expected = expected
      self.actual = actual
      self.limits = DiffTests.limits(change)
      self.count = count
      self.verdict = verdict
      self.antialiased = antialiased
      self.words = words
    }
  }

  static let grey = Color(100, 100, 100)
  static let one = Pixmap.flat(1, 1, grey)
  static let ten = Pixmap.flat(10, 10, grey)
  static let fiveOff = ten.with(Color(101, 100, 100), at: [(0, 0), (3, 0), (9, 4), (5, 5), (9, 9)])
  static let block = ten.with(.black, at: [(4, 4), (5, 4), (4, 5), (5, 5)])
  static let corners = ten.with(.black, at: [(0, 0), (9, 0), (0, 9), (9, 9)])
  /// The left half is black.
  static let mask = Pixmap.flat(10, 10, .white).with(.black, at: (0..<50).map { ($0 % 5, $0 / 5) })

  private static func pixel(_ color: Color) -> Pixmap { .flat(1, 1, color) }
  private static func grey(_ level: Int) -> Pixmap { pixel(Color(level, level, level)) }

  /// Returns white, or another background, on the left, `edge` in column 5, black on the right.
  private static func edge(_ edge: Color, ground: Color = .white) -> Pixmap {
    Pixmap.flat(10, 10, ground).with(edge, at: column(5)).with(.black, at: (6..<10).flatMap { column($0) })
  }

  /// Returns a black line on white that covers columns 4 and 5 with these greys.
  private static func line(_ four: Int, _ five: Int) -> Pixmap {
    Pixmap.flat(10, 10, .white).with(Color(four, four, four), at: column(4))
      .with(Color(five, five, five), at: column(5))
  }

  private static func column(_ x: Int) -> [(Int, Int)] { (0..<10).map { (x, $0) } }

  @Test(arguments: exact + pixelLimits + countLimits + alpha + ignored + antialiasing + sizes)
  func countVerdictAndWords(_ row: Pair) throws {
    for threads in [1, 2] {
      let diff = try PictureDiff(row.expected, row.actual, limits: row.limits, threads: threads)
      #expect(diff.count == row.count)
      #expect(diff.verdict == row.verdict)
      #expect(diff.antialiased == row.antialiased)
      #expect(diff.description == row.words)
      #expect(diff.passes == (row.verdict == .equal || row.verdict == .within))
      #expect(diff.ratio == Double(diff.count) / Double(diff.total))
    }
  }

  static let exact: [Pair] = [
    Pair("the same pixel", one, one, 0, .equal, "the pictures are equal"),
    Pair(
      "one level of one component", one, pixel(Color(100, 101, 100)), 1, .changed,
      "1 of 1 pixels differ, by up to 1 level, within 1×1 at (0, 0)"),
    Pair(
      "five pixels off by one", ten, fiveOff, 5, .changed,
      "5 of 100 pixels differ, by up to 1 level, within 10×10 at (0, 0)"),
    // A hairline is off by two levels, a button's tint by 20.
    Pair(
      "a hairline off by two levels", ten.with(Color(200, 199, 204), at: column(9)),
      ten.with(Color(202, 201, 206), at: column(9)), 10, .changed,
      "10 of 100 pixels differ, by up to 2 levels, within 1×10 at (9, 0)"),
    Pair(
      "a tint off by 20", pixel(Color(0, 122, 255)), pixel(Color(20, 122, 255)), 1, .changed,
      "1 of 1 pixels differ, by up to 20 levels, within 1×1 at (0, 0)"),
  ]

  static let pixelLimits: [Pair] = [
    Pair(
      "max-delta 1 lets one level pass", one, pixel(Color(100, 101, 100)), 0, .within,
      "within the limits: 0 of 1 pixels differ beyond the limits, 1 at all, by up to 1 level"
    ) { $0.maxDelta = set(1) },
    Pair(
      "and not two", one, pixel(Color(100, 102, 100)), 1, .changed,
      "1 of 1 pixels differ, by up to 2 levels, within 1×1 at (0, 0)"
    ) { $0.maxDelta = set(1) },
    Pair(
      "five off by one and max-delta 1", ten, fiveOff, 0, .within,
      "within the limits: 0 of 100 pixels differ beyond the limits, 5 at all, by up to 1 level"
    ) { $0.maxDelta = set(1) },
    // #646464 to #656565 is 0.0035 of lightness in OKLab.
    Pair(
      "perceptual above the distance", one, grey(101), 0, .within,
      "within the limits: 0 of 1 pixels differ beyond the limits, 1 at all, by up to 1 level"
    ) { $0.perceptual = set(0.004) },
    Pair(
      "perceptual below the distance", one, grey(101), 1, .changed,
      "1 of 1 pixels differ, by up to 1 level, within 1×1 at (0, 0)"
    ) { $0.perceptual = set(0.003) },
    // The tint's step is 0.00403: invisible to the eye, but not to the default limits.
    Pair(
      "an eye does not see the tint's step", pixel(Color(0, 122, 255)), pixel(Color(20, 122, 255)), 0, .within,
      "within the limits: 0 of 1 pixels differ beyond the limits, 1 at all, by up to 20 levels"
    ) { $0.perceptual = set(0.0041) },
    // A step of n levels of grey has the squared distance 0.5053 n²: 35215 · 0.1² lets 26 pass but not 27.
    Pair(
      "yiq 0.1 lets 26 levels of grey pass", one, grey(126), 0, .within,
      "within the limits: 0 of 1 pixels differ beyond the limits, 1 at all, by up to 26 levels"
    ) { $0.yiq = set(0.1) },
    Pair(
      "yiq 0.1 counts 27 levels of grey", one, grey(127), 1, .changed,
      "1 of 1 pixels differ, by up to 27 levels, within 1×1 at (0, 0)"
    ) { $0.yiq = set(0.1) },
    // 20 levels of red are 0.5053 · 5.978² + 0.299 · 11.920² + 0.1957 · 4.229² = 64.04 = 35215 · 0.04264².
    Pair(
      "yiq 0.043 lets the tint's step pass", pixel(Color(0, 122, 255)), pixel(Color(20, 122, 255)), 0, .within,
      "within the limits: 0 of 1 pixels differ beyond the limits, 1 at all, by up to 20 levels"
    ) { $0.yiq = set(0.043) },
    Pair(
      "yiq 0.042 counts it", pixel(Color(0, 122, 255)), pixel(Color(20, 122, 255)), 1, .changed,
      "1 of 1 pixels differ, by up to 20 levels, within 1×1 at (0, 0)"
    ) { $0.yiq = set(0.042) },
    Pair(
      "yiq and max-delta: either counts", one, grey(126), 1, .changed,
      "1 of 1 pixels differ, by up to 26 levels, within 1×1 at (0, 0)"
    ) {
      $0.yiq = set(0.1); $0.maxDelta = set(25)
    },
  ]

  static let countLimits: [Pair] = [
    Pair(
      "max-pixels 5", ten, fiveOff, 5, .within, "within the limits: 5 of 100 pixels differ, by up to 1 level"
    ) { $0.maxPixels = set(5) },
    Pair(
      "max-pixels 4", ten, fiveOff, 5, .changed,
      "5 of 100 pixels differ, by up to 1 level, within 10×10 at (0, 0); maxPixels 4 does not hold (test)"
    ) { $0.maxPixels = set(4) },
    Pair(
      "max-ratio 5 %", ten, fiveOff, 5, .within, "within the limits: 5 of 100 pixels differ, by up to 1 level"
    ) { $0.maxRatio = set(0.05) },
    Pair(
      "max-ratio a little less", ten, fiveOff, 5, .changed,
      "5 of 100 pixels differ, by up to 1 level, within 10×10 at (0, 0); maxRatio 0.0499 does not hold (test)"
    ) { $0.maxRatio = set(0.0499) },
    Pair(
      "each of two limits has to hold", ten, fiveOff, 5, .changed,
      "5 of 100 pixels differ, by up to 1 level, within 10×10 at (0, 0); maxRatio 0.01 does not hold (test)"
    ) {
      $0.maxPixels = set(5); $0.maxRatio = set(0.01)
    },
    Pair(
      "four in a block break window 2:3", ten, block, 4, .changed,
      "4 of 100 pixels differ, by up to 100 levels, within 2×2 at (4, 4); window 2:3 does not hold (test)"
    ) { $0.window = set(WindowLimit(side: 2, count: 3)) },
    Pair(
      "and keep window 2:4", ten, block, 4, .within,
      "within the limits: 4 of 100 pixels differ, by up to 100 levels"
    ) { $0.window = set(WindowLimit(side: 2, count: 4)) },
    Pair(
      "a fifth beside the block breaks window 3:4", ten, block.with(.black, at: [(6, 6)]), 5, .changed,
      "5 of 100 pixels differ, by up to 100 levels, within 3×3 at (4, 4); window 3:4 does not hold (test)"
    ) { $0.window = set(WindowLimit(side: 3, count: 4)) },
    Pair(
      "four in the corners keep window 2:3", ten, corners, 4, .within,
      "within the limits: 4 of 100 pixels differ, by up to 100 levels"
    ) { $0.window = set(WindowLimit(side: 2, count: 3)) },
    Pair(
      "a window larger than the picture is the picture", ten, corners, 4, .changed,
      "4 of 100 pixels differ, by up to 100 levels, within 10×10 at (0, 0); window 99:3 does not hold (test)"
    ) { $0.window = set(WindowLimit(side: 99, count: 3)) },
    Pair(
      "a window of one pixel", one, pixel(.black), 1, .changed,
      "1 of 1 pixels differ, by up to 100 levels, within 1×1 at (0, 0); window 1:0 does not hold (test)"
    ) { $0.window = set(WindowLimit(side: 1, count: 0)) },
  ]

  static let alpha: [Pair] = [
    Pair(
      "opaque black is not clear black", pixel(.clear), pixel(.black), 1, .changed,
      "1 of 1 pixels differ, by up to 255 levels, within 1×1 at (0, 0)"),
    // The alphas are 128 and 191.
    Pair(
      "alpha is a channel: 63 levels pass max-delta 63", pixel(Color(0, 0, 0, 0.5)), pixel(Color(0, 0, 0, 0.75)),
      0, .within, "within the limits: 0 of 1 pixels differ beyond the limits, 1 at all, by up to 63 levels"
    ) { $0.maxDelta = set(63) },
    Pair(
      "and not max-delta 62", pixel(Color(0, 0, 0, 0.5)), pixel(Color(0, 0, 0, 0.75)), 1, .changed,
      "1 of 1 pixels differ, by up to 63 levels, within 1×1 at (0, 0)"
    ) { $0.maxDelta = set(62) },
    // Both show (128, 128, 128) on black; on white the first is white.
    Pair(
      "half white is not the grey that it shows on black: yiq", pixel(Color(255, 255, 255, 0.5)), grey(128), 1,
      .changed, "1 of 1 pixels differ, by up to 127 levels, within 1×1 at (0, 0)"
    ) { $0.yiq = set(0.1) },
    Pair(
      "half white is not the grey that it shows on black: perceptual", pixel(Color(255, 255, 255, 0.5)), grey(128),
      1, .changed, "1 of 1 pixels differ, by up to 127 levels, within 1×1 at (0, 0)"
    ) { $0.perceptual = set(0.4) },
  ]

  static let ignored: [Pair] = [
    Pair(
      "black of a mask is ignored", ten, fiveOff, 3, .changed,
      "3 of 50 pixels differ, by up to 1 level, within 5×6 at (5, 4) (50 pixels ignored)"
    ) { $0.masks = [set(mask)] },
    Pair(
      "the ratio is of the pixels that are compared", ten, fiveOff, 3, .within,
      "within the limits: 3 of 50 pixels differ, by up to 1 level (50 pixels ignored)"
    ) {
      $0.masks = [set(mask)]; $0.maxRatio = set(0.06)
    },
    Pair(
      "greys of a mask are black below 128", ten, block, 3, .changed,
      "3 of 99 pixels differ, by up to 100 levels, within 2×2 at (4, 4) (1 pixels ignored)"
    ) {
      $0.masks = [
        set(
          Pixmap.flat(10, 10, .clear).with(Color(127, 127, 127), at: [(4, 4)]).with(Color(128, 128, 128), at: [(5, 4)])
        )
      ]
    },
    Pair(
      "an ignored rectangle", ten, block, 2, .changed,
      "2 of 98 pixels differ, by up to 100 levels, within 2×1 at (4, 5) (2 pixels ignored)"
    ) { $0.ignored = [set(PixelRect(4, 4, 6, 5))] },
    Pair(
      "two ignored rectangles, one beyond the border", ten, block, 0, .equal,
      "the pictures are equal (52 pixels ignored)"
    ) { $0.ignored = [set(PixelRect(4, 4, 6, 5)), set(PixelRect(-3, 5, 99, 99))] },
    Pair(
      "a mask and a rectangle are both ignored", ten, block, 1, .changed,
      "1 of 45 pixels differ, by up to 100 levels, within 1×1 at (5, 5) (55 pixels ignored)"
    ) {
      $0.masks = [set(mask)]; $0.ignored = [set(PixelRect(0, 4, 99, 5))]
    },
  ]

  static let antialiasing: [Pair] = [
    Pair(
      "an edge smoothed otherwise counts by default", edge(grey), edge(Color(160, 160, 160)), 10, .changed,
      "10 of 100 pixels differ, by up to 60 levels, within 1×10 at (5, 0)"),
    Pair(
      "pixelmatch leaves it out", edge(grey), edge(Color(160, 160, 160)), 0, .within, antialiased: 10,
      "within the limits: 0 of 100 pixels differ, 10 more at smoothed edges, by up to 60 levels"
    ) { $0.antialiasing = set(.pixelmatch) },
    Pair(
      "subpixel leaves it out", edge(grey), edge(Color(160, 160, 160)), 0, .within, antialiased: 10,
      "within the limits: 0 of 100 pixels differ, 10 more at smoothed edges, by up to 60 levels"
    ) { $0.antialiasing = set(.subpixel) },
    // pixelmatch considers only brightness: red between white and black is brighter than one and darker than the other.
    Pair(
      "pixelmatch takes a red edge for a smoothed one", edge(grey), edge(Color(200, 60, 60)), 0, .within,
      antialiased: 10, "within the limits: 0 of 100 pixels differ, 10 more at smoothed edges, by up to 100 levels"
    ) { $0.antialiasing = set(.pixelmatch) },
    Pair(
      "subpixel does not", edge(grey), edge(Color(200, 60, 60)), 10, .changed,
      "10 of 100 pixels differ, by up to 100 levels, within 1×10 at (5, 0)"
    ) { $0.antialiasing = set(.subpixel) },
    // 0.4 and 0.6 of black are alphas of 102 and 153.
    Pair(
      "an edge against nothing", edge(Color(0, 0, 0, 0.4), ground: .clear),
      edge(Color(0, 0, 0, 0.6), ground: .clear), 0, .within, antialiased: 10,
      "within the limits: 0 of 100 pixels differ, 10 more at smoothed edges, by up to 51 levels"
    ) { $0.antialiasing = set(.subpixel) },
    // The line lost in column 4 what it gained in column 5. pixelmatch counts column 4: no neighbour is darker.
    Pair(
      "pixelmatch counts a line that moved by a quarter of a pixel", line(0, 255), line(64, 191), 10, .changed,
      antialiased: 10,
      "10 of 100 pixels differ, 10 more at smoothed edges, by up to 64 levels, within 1×10 at (4, 0)"
    ) { $0.antialiasing = set(.pixelmatch) },
    Pair(
      "subpixel does not", line(0, 255), line(64, 191), 0, .within, antialiased: 20,
      "within the limits: 0 of 100 pixels differ, 20 more at smoothed edges, by up to 64 levels"
    ) { $0.antialiasing = set(.subpixel) },
    Pair(
      "a line that moved by a whole pixel is another line", line(0, 255), line(255, 0), 20, .changed,
      "20 of 100 pixels differ, by up to 255 levels, within 2×10 at (4, 0)"
    ) { $0.antialiasing = set(.subpixel) },
    Pair(
      "a dot is no edge", ten, ten.with(.black, at: [(5, 5)]), 1, .changed,
      "1 of 100 pixels differ, by up to 100 levels, within 1×1 at (5, 5)"
    ) { $0.antialiasing = set(.pixelmatch) },
    Pair(
      "a pixel without neighbours is no edge", one, pixel(.black), 1, .changed,
      "1 of 1 pixels differ, by up to 100 levels, within 1×1 at (0, 0)"
    ) { $0.antialiasing = set(.pixelmatch) },
  ]

  static let sizes: [Pair] = [
    Pair(
      "one row less", ten, .flat(10, 9, grey), 10, .size,
      "the sizes differ: 10×10 expected, 10×9 actual; 10 of 100 pixels differ, within 10×1 at (0, 9)"),
    Pair(
      "one pixel against two", one, .flat(2, 1, grey), 1, .size,
      "the sizes differ: 1×1 expected, 2×1 actual; 1 of 2 pixels differ, within 1×1 at (1, 0)"),
    // There are 4 columns only on the left, 4 rows only at the bottom, and a corner of 16 that neither has.
    Pair(
      "high against wide", .flat(6, 10, grey), .flat(10, 6, grey), 48, .size,
      "the sizes differ: 6×10 expected, 10×6 actual; 48 of 84 pixels differ, within 10×10 at (0, 0)"),
    Pair(
      "no limit makes two sizes one", ten, .flat(10, 9, grey), 10, .size,
      "the sizes differ: 10×10 expected, 10×9 actual; 10 of 100 pixels differ, within 10×1 at (0, 9)"
    ) {
      $0.maxPixels = set(100); $0.maxRatio = set(1)
    },
    Pair(
      "nor does ignoring what only one has", ten, .flat(10, 9, grey), 0, .size,
      "the sizes differ: 10×10 expected, 10×9 actual; 0 of 90 pixels differ (10 pixels ignored)"
    ) { $0.ignored = [set(PixelRect(0, 9, 10, 10))] },
  ]
}
