import NavReelDiff
import NavReelDrawing
import NavReelTestSupport
import Testing

@Suite struct PictureDiffTests {
  @Test func aPictureEqualsItselfUnderAnyLimits() throws {
    var random = SeededGenerator(seed: 21)
    for opaque in [true, false] {
      let a = Pixmap.patches(width: 70, height: 33, opaque: opaque, using: &random)
      var copy = a
      copy[0, 0] = a[0, 0]
      for limits in Self.manyLimits where limits.ignored.isEmpty {
        let diff = try PictureDiff(a, copy, limits: limits)
        #expect(diff.verdict == .equal && diff.count == 0 && diff.unequal == 0 && diff.meanDelta == 0)
        #expect(diff.regions.isEmpty && diff.largestStep == 0)
        #expect(diff.description == "the pictures are equal")
      }
    }
  }

  @Test func swappingThePicturesChangesNothingElse() throws {
    var random = SeededGenerator(seed: 22)
    for round in 0..<20 {
      let a = Pixmap.patches(width: 40, height: 30, opaque: round % 2 == 0, using: &random)
      let b = Pixmap.patches(width: 40, height: 30, opaque: round % 2 == 0, using: &random)
      for limits in Self.manyLimits {
        #expect(try PictureDiff(a, b, limits: limits) == PictureDiff(b, a, limits: limits))
      }
    }
  }

  @Test func raisingALimitNeverFailsAPairThatPassed() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<10 {
      let a = Pixmap.patches(width: 24, height: 24, using: &random)
      let b = a.disturbed(count: 30, levels: 60, using: &random)
      let steps: [[DiffLimits]] = [
        stride(from: 0, through: 60, by: 5).map { n in limits { $0.maxDelta = set(Double(n)) } },
        stride(from: 0, through: 0.3, by: 0.02).map { t in limits { $0.yiq = set(t) } },
        stride(from: 0, through: 0.3, by: 0.02).map { t in limits { $0.perceptual = set(t) } },
        (0...30).map { n in limits { $0.maxPixels = set(n) } },
        stride(from: 0, through: 0.06, by: 0.004).map { r in limits { $0.maxRatio = set(r) } },
        (0...12).map { n in limits { $0.window = set(WindowLimit(side: 5, count: n)) } },
        (0...24).map { n in limits { $0.ignored = [set(PixelRect(0, 0, n, 23))] } },
        [.off, .pixelmatch].map { rule in limits { $0.antialiasing = set(rule) } },
        [.off, .subpixel].map { rule in limits { $0.antialiasing = set(rule) } },
      ]
      for row in steps {
        let diffs = try row.map { try PictureDiff(a, b, limits: $0) }
        for (tight, loose) in zip(diffs, diffs.dropFirst()) {
          #expect(loose.count <= tight.count)
          #expect(loose.passes || !tight.passes)
        }
      }
      #expect(try PictureDiff(a, b, limits: steps[0][0]).passes == false)
      #expect(try PictureDiff(a, b, limits: steps[0][12]).passes)
    }
  }

  /// A shift of all colours and a repainted spot: the mean finds the first, the ratio the second.
  @Test func meanAndRatioAreBothTold() throws {
    let a = Pixmap.flat(100, 100, Color(90, 120, 150))
    let shifted = Pixmap.flat(100, 100, Color(92, 122, 152))
    let all = try PictureDiff(a, shifted, limits: limits { $0.maxDelta = set(2) })
    #expect(all.passes && all.meanDelta == 2 && all.largestStep == 2 && all.unequal == 10000)
    let spot = a.with(.black, at: (0..<400).map { (40 + $0 % 20, 40 + $0 / 20) })
    let one = try PictureDiff(a, spot)
    #expect(one.ratio == 0.04 && one.meanDelta == 6 && one.largestStep == 150)
  }

  @Test func blackTextOnClearIsNotEmptyClear() throws {
    let clear = Pixmap.flat(30, 12, .clear)
    let text = clear.with(.black, at: (3..<9).map { (7, $0) })
    for limits in Self.manyLimits where limits.antialiasing.value == .off {
      let diff = try PictureDiff(clear, text, limits: limits)
      #expect(diff.count == 6 && diff.verdict == .changed)
    }
    // White on clear also differs, though it is invisible on white.
    let white = clear.with(.white, at: (3..<9).map { (7, $0) })
    #expect(try PictureDiff(clear, white, limits: limits { $0.yiq = set(0.1) }).count == 6)
    #expect(try PictureDiff(text, white, limits: limits { $0.yiq = set(0.1) }).count == 6)
  }

  @Test func alphaAloneCounts() throws {
    let half = Pixmap.flat(3, 3, Color(0, 0, 0, 0.5))
    let more = Pixmap.flat(3, 3, Color(0, 0, 0, 0.75))
    for limits in Self.manyLimits where limits.antialiasing.value == .off && limits.ignored.isEmpty {
      #expect(try PictureDiff(half, more, limits: limits).count == 9)
    }
  }

  @Test func aDigitAndAHairlineAndATintFailByDefault() throws {
    let page = Pixmap.flat(40, 40, .white)
    let hairline = (0..<40).map { ($0, 20) }
    #expect(
      try PictureDiff(
        page.with(Color(200, 199, 204), at: hairline), page.with(Color(202, 201, 206), at: hairline)
      ).count == 40)
    let digit = (3..<8).map { (5, $0) }
    #expect(try PictureDiff(page.with(.black, at: digit), page.with(.black, at: Array(digit.dropLast()))).count == 1)
    let button = (0..<25).map { (30 + $0 % 5, 2 + $0 / 5) }
    let diff = try PictureDiff(page.with(Color(0, 122, 255), at: button), page.with(Color(20, 122, 255), at: button))
    #expect(diff.count == 25 && diff.regions == [ChangedRegion(box: PixelRect(30, 2, 35, 7), count: 25)])
  }

  @Test func theWordsTellHowMuchAndWhere() throws {
    let a = Pixmap.flat(100, 50, .white)
    let b = a.with(.black, at: [(10, 10), (11, 10), (12, 12), (80, 40)])
    #expect(
      try PictureDiff(a, b).description
        == "4 of 5000 pixels differ, by up to 255 levels, in 2 regions, the largest 3×3 at (10, 10)")
    let one = try PictureDiff(a, a.with(.black, at: [(7, 8)]), limits: limits { $0.maxPixels = set(1) })
    #expect(one.description == "within the limits: 1 of 5000 pixels differ, by up to 255 levels")
  }

  /// One limit of each kind, and some combinations.
  static let manyLimits: [DiffLimits] = [
    .exact, limits { $0.maxDelta = set(7) }, limits { $0.yiq = set(0.1) }, limits { $0.perceptual = set(0.02) },
    limits { $0.antialiasing = set(.pixelmatch) }, limits { $0.antialiasing = set(.subpixel) },
    limits {
      $0.yiq = set(0.05); $0.antialiasing = set(.subpixel); $0.window = set(WindowLimit(side: 4, count: 2))
    },
    limits {
      $0.maxDelta = set(3); $0.perceptual = set(0.01); $0.ignored = [set(PixelRect(2, 2, 5, 3))]
    },
  ]
}
