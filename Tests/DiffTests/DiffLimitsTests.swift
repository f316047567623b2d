import NavReelDiff
import NavReelDrawing
import NavReelTestSupport
import Testing

/// Tests what limits exclude, which are rejected, and how they are reported; the table of pairs tests their counts.
@Suite struct DiffLimitsTests {
  @Test func theCountIsToldAlsoWhenThePictureIsWithinTheLimits() throws {
    let diff = try PictureDiff(PairTableTests.ten, PairTableTests.fiveOff, limits: limits { $0.maxDelta = set(1) })
    #expect(diff.unequal == 5 && diff.count == 0 && diff.largestStep == 1)
    #expect(diff.description.contains("0 of 100 pixels differ beyond the limits, 5 at all, by up to 1 level"))
  }

  @Test func ignoredPixelsAreNotCompared() throws {
    let diff = try PictureDiff(
      PairTableTests.ten, PairTableTests.fiveOff, limits: limits { $0.masks = [set(PairTableTests.mask)] })
    #expect(diff.ignored == 50 && diff.total == 50 && diff.ratio == 0.06)
    // Clear, white and pale pixels of a mask are compared.
    let open = Pixmap.flat(10, 10, .clear).with(Color(140, 140, 140), at: [(0, 0)]).with(.white, at: [(3, 0)])
    #expect(
      try PictureDiff(PairTableTests.ten, PairTableTests.fiveOff, limits: limits { $0.masks = [set(open)] }).count == 5)
  }

  @Test func aMaskOfAnotherSizeIsRefused() {
    let error = #expect(throws: DiffError.self) {
      try PictureDiff(PairTableTests.ten, PairTableTests.ten, limits: limits { $0.masks = [set(PairTableTests.one)] })
    }
    #expect(error?.description.contains("the mask is 1×1 pixels, the picture 10×10 pixels") == true)
  }

  @Test func nothingComparedIsNoPass() {
    #expect(throws: DiffError.nothingCompared) {
      try PictureDiff(
        PairTableTests.ten, PairTableTests.ten, limits: limits { $0.ignored = [set(PixelRect(0, 0, 10, 10))] })
    }
  }

  @Test(arguments: [
    limits { $0.maxRatio = set(1.1) }, limits { $0.maxRatio = set(-0.1) }, limits { $0.yiq = set(.nan) },
    limits { $0.perceptual = set(.infinity) }, limits { $0.maxPixels = set(-1) },
    limits { $0.window = set(WindowLimit(side: 0, count: 1)) },
    limits { $0.window = set(WindowLimit(side: 1, count: -1)) },
  ])
  func aLimitOutsideItsRangeIsRefusedWithItsSource(_ limits: DiffLimits) {
    let error = #expect(throws: DiffError.self) {
      try PictureDiff(PairTableTests.one, PairTableTests.one, limits: limits)
    }
    #expect(error?.description.contains("(test)") == true)
  }

  @Test func limitsInForceAreListedWithTheirSources() throws {
    let plain = try PictureDiff(PairTableTests.ten, PairTableTests.block)
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
    let diff = try PictureDiff(PairTableTests.ten, PairTableTests.block, limits: all)
    #expect(
      diff.limits.map(\.description) == [
        "maxDelta 2 (navreel.json5:7: noise)", "antialiasing off (default)",
        "ignore 3×1 at (0, 0) (navreel.json5:10: clock)", "max-pixels 9 (command line): 4",
        "window 2:3 (navreel.json5:9: no clusters): 4 at (4, 4), does not hold",
      ])
    #expect(diff.description.hasSuffix("window 2:3 does not hold (navreel.json5:9: no clusters)"))
  }
}
