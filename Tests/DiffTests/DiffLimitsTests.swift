import Diff
import Drawing
import TestSupport
import Testing

/// Hand-made pictures for each limit: what counts, and what comes of it.
@Suite struct DiffLimitsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: Pixmap
    let actual: Pixmap
    var limits = DiffLimits()
    let count: Int
    let verdict: PictureDiff.Verdict
    var antialiased = 0
  }

  private static let grey = Color(100, 100, 100)
  private static let one = Pixmap.flat(1, 1, grey)
  private static let ten = Pixmap.flat(10, 10, grey)
  private static let fiveOff = ten.with(Color(101, 100, 100), at: [(0, 0), (3, 0), (9, 4), (5, 5), (9, 9)])
  private static let block = ten.with(.black, at: [(4, 4), (5, 4), (4, 5), (5, 5)])
  private static let corners = ten.with(.black, at: [(0, 0), (9, 0), (0, 9), (9, 9)])
  /// Black on the left half.
  private static let mask = Pixmap.flat(10, 10, .white).with(.black, at: (0..<50).map { ($0 % 5, $0 / 5) })

  static let cases: [Case] = [
    Case(testDescription: "the same pixel", expected: one, actual: one, count: 0, verdict: .equal),
    Case(
      testDescription: "one level of one component", expected: one, actual: .flat(1, 1, Color(100, 101, 100)),
      count: 1, verdict: .changed),
    Case(
      testDescription: "max-delta 1 lets one level pass", expected: one, actual: .flat(1, 1, Color(100, 101, 100)),
      limits: limits { $0.maxDelta = set(1) }, count: 0, verdict: .within),
    Case(
      testDescription: "and not two", expected: one, actual: .flat(1, 1, Color(100, 102, 100)),
      limits: limits { $0.maxDelta = set(1) }, count: 1, verdict: .changed),
    Case(
      testDescription: "opaque black is not clear black", expected: .flat(1, 1, .clear),
      actual: .flat(1, 1, .black), count: 1, verdict: .changed),
    Case(testDescription: "five pixels off by one", expected: ten, actual: fiveOff, count: 5, verdict: .changed),
    Case(
      testDescription: "five off by one and max-delta 1", expected: ten, actual: fiveOff,
      limits: limits { $0.maxDelta = set(1) }, count: 0, verdict: .within),
    Case(
      testDescription: "max-pixels 5", expected: ten, actual: fiveOff, limits: limits { $0.maxPixels = set(5) },
      count: 5, verdict: .within),
    Case(
      testDescription: "max-pixels 4", expected: ten, actual: fiveOff, limits: limits { $0.maxPixels = set(4) },
      count: 5, verdict: .changed),
    Case(
      testDescription: "max-ratio 5 %", expected: ten, actual: fiveOff, limits: limits { $0.maxRatio = set(0.05) },
      count: 5, verdict: .within),
    Case(
      testDescription: "max-ratio a little less", expected: ten, actual: fiveOff,
      limits: limits { $0.maxRatio = set(0.0499) }, count: 5, verdict: .changed),
    Case(
      testDescription: "each of two limits has to hold", expected: ten, actual: fiveOff,
      limits: limits {
        $0.maxPixels = set(5); $0.maxRatio = set(0.01)
      }, count: 5, verdict: .changed),
    Case(
      testDescription: "four in a block break window 2:3", expected: ten, actual: block,
      limits: limits { $0.window = set(WindowLimit(side: 2, count: 3)) }, count: 4, verdict: .changed),
    Case(
      testDescription: "four in the corners do not", expected: ten, actual: corners,
      limits: limits { $0.window = set(WindowLimit(side: 2, count: 3)) }, count: 4, verdict: .within),
    Case(
      testDescription: "a window larger than the picture is the picture", expected: ten, actual: corners,
      limits: limits { $0.window = set(WindowLimit(side: 99, count: 3)) }, count: 4, verdict: .changed),
    // #646464 to #656565 is 0.0032 of lightness in OKLab.
    Case(
      testDescription: "perceptual above the distance", expected: one, actual: .flat(1, 1, Color(101, 101, 101)),
      limits: limits { $0.perceptual = set(0.004) }, count: 0, verdict: .within),
    Case(
      testDescription: "perceptual below the distance", expected: one, actual: .flat(1, 1, Color(101, 101, 101)),
      limits: limits { $0.perceptual = set(0.003) }, count: 1, verdict: .changed),
    // A step of n levels of grey has the squared distance 0.5053 n²: 0.1 of 35215 · 0.1² lets 26 pass and not 27.
    Case(
      testDescription: "yiq 0.1 lets 26 levels of grey pass", expected: one, actual: .flat(1, 1, Color(126, 126, 126)),
      limits: limits { $0.yiq = set(0.1) }, count: 0, verdict: .within),
    Case(
      testDescription: "yiq 0.1 counts 27 levels of grey", expected: one, actual: .flat(1, 1, Color(127, 127, 127)),
      limits: limits { $0.yiq = set(0.1) }, count: 1, verdict: .changed),
    Case(
      testDescription: "yiq and max-delta: either counts", expected: one, actual: .flat(1, 1, Color(126, 126, 126)),
      limits: limits {
        $0.yiq = set(0.1); $0.maxDelta = set(25)
      }, count: 1, verdict: .changed),
    Case(
      testDescription: "black of a mask is ignored", expected: ten, actual: fiveOff,
      limits: limits { $0.masks = [set(mask)] }, count: 3, verdict: .changed),
    Case(
      testDescription: "an ignored rectangle", expected: ten, actual: block,
      limits: limits { $0.ignored = [set(PixelRect(4, 4, 6, 5))] }, count: 2, verdict: .changed),
    Case(
      testDescription: "two ignored rectangles, one beyond the border", expected: ten, actual: block,
      limits: limits { $0.ignored = [set(PixelRect(4, 4, 6, 5)), set(PixelRect(-3, 5, 99, 99))] },
      count: 0, verdict: .equal),
  ]

  @Test(arguments: cases) func countAndVerdict(_ row: Case) throws {
    for threads in [1, 2] {
      let diff = try PictureDiff(row.expected, row.actual, limits: row.limits, threads: threads)
      #expect(diff.count == row.count)
      #expect(diff.verdict == row.verdict)
      #expect(diff.antialiased == row.antialiased)
      #expect(diff.passes == (row.verdict == .equal || row.verdict == .within))
      #expect(diff.ratio == Double(diff.count) / Double(diff.total))
    }
  }

  @Test func theCountIsToldAlsoWhenThePictureIsWithinTheLimits() throws {
    let diff = try PictureDiff(Self.ten, Self.fiveOff, limits: limits { $0.maxDelta = set(1) })
    #expect(diff.unequal == 5 && diff.count == 0 && diff.largestStep == 1)
    #expect(diff.description.contains("0 of 100 pixels differ beyond the limits, 5 at all, by up to 1 level"))
  }

  @Test func ignoredPixelsAreNotCompared() throws {
    let diff = try PictureDiff(Self.ten, Self.fiveOff, limits: limits { $0.masks = [set(Self.mask)] })
    #expect(diff.ignored == 50 && diff.total == 50 && diff.ratio == 0.06)
    // Clear, white and pale pixels of a mask are compared.
    let open = Pixmap.flat(10, 10, .clear).with(Color(140, 140, 140), at: [(0, 0)]).with(.white, at: [(3, 0)])
    #expect(try PictureDiff(Self.ten, Self.fiveOff, limits: limits { $0.masks = [set(open)] }).count == 5)
  }

  @Test func aMaskOfAnotherSizeIsRefused() {
    let error = #expect(throws: DiffError.self) {
      try PictureDiff(Self.ten, Self.ten, limits: limits { $0.masks = [set(Self.one)] })
    }
    #expect(error?.description.contains("the mask is 1×1 pixels, the picture 10×10 pixels") == true)
  }

  @Test func nothingComparedIsNoPass() {
    #expect(throws: DiffError.nothingCompared) {
      try PictureDiff(Self.ten, Self.ten, limits: limits { $0.ignored = [set(PixelRect(0, 0, 10, 10))] })
    }
  }

  @Test(arguments: [
    limits { $0.maxRatio = set(1.1) }, limits { $0.maxRatio = set(-0.1) }, limits { $0.yiq = set(.nan) },
    limits { $0.perceptual = set(.infinity) }, limits { $0.maxPixels = set(-1) },
    limits { $0.window = set(WindowLimit(side: 0, count: 1)) },
    limits { $0.window = set(WindowLimit(side: 1, count: -1)) },
  ])
  func aLimitOutsideItsRangeIsRefusedWithItsSource(_ limits: DiffLimits) {
    let error = #expect(throws: DiffError.self) { try PictureDiff(Self.one, Self.one, limits: limits) }
    #expect(error?.description.contains("(test)") == true)
  }

  @Test func limitsInForceAreListedWithTheirSources() throws {
    let plain = try PictureDiff(Self.ten, Self.block)
    #expect(
      plain.limits.map(\.description) == [
        "max-delta 0 (default)", "antialiasing off (default)", "max-pixels 0 (default): 4, does not hold",
      ])
    let all = limits {
      $0.maxDelta = Sourced(2, from: "navreel.json5:7: noise")
      $0.maxPixels = Sourced(9, from: "command line")
      $0.window = Sourced(WindowLimit(side: 2, count: 3), from: "navreel.json5:9: no clusters")
      $0.ignored = [Sourced(PixelRect(0, 0, 3, 1), from: "navreel.json5:10: clock")]
    }
    let diff = try PictureDiff(Self.ten, Self.block, limits: all)
    #expect(
      diff.limits.map(\.description) == [
        "max-delta 2 (navreel.json5:7: noise)", "antialiasing off (default)",
        "ignore 3×1 at (0, 0) (navreel.json5:10: clock)", "max-pixels 9 (command line): 4",
        "window 2:3 (navreel.json5:9: no clusters): 4 at (4, 4), does not hold",
      ])
    #expect(diff.description.hasSuffix("window 2:3 does not hold (navreel.json5:9: no clusters)"))
  }
}
