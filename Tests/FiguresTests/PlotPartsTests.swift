import NavReelDrawing
@testable import NavReelFigures
import NavReel
import Testing

@Suite struct PlotPartsTests {
  private func labels(_ low: Double, _ high: Double, _ count: Int) -> [String] {
    AxisTicks(from: low, to: high, count: count).ticks.map(\.label)
  }

  @Test func ticksAreRoundNumbersWithinTheAxis() {
    #expect(labels(0, 1, 6) == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    // 180 / 4 = 45, so the step is 50.
    #expect(labels(-480, -300, 4) == ["−450", "−400", "−350", "−300"])
    // 0.35 / 3 is above 0.1.
    #expect(labels(0, 0.35, 3) == ["0.0", "0.2"])
    #expect(labels(0, 30, 3) == ["0", "10", "20", "30"])
    #expect(labels(-900, 5100, 6) == ["0", "1000", "2000", "3000", "4000", "5000"])
    #expect(labels(-0.0004, 0.0004, 4) == ["−0.0004", "−0.0002", "0.0000", "0.0002", "0.0004"])
    #expect(labels(1.1, 1.9, 1) == [])
  }

  @Test func tickValuesAreTheNumbersOfTheirLabels() {
    #expect(AxisTicks(from: 0, to: 0.5, count: 5).ticks.map(\.value) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(AxisTicks(from: -0.061, to: 1.061, count: 6).ticks.map(\.value) == [0, 0.2, 0.4, 0.6, 0.8, 1])
  }

  @Test func anAxisWithoutLengthHasNoTicks() {
    for (low, high) in [(1.0, 1.0), (2, 1), (.nan, 1), (0, .infinity), (-1e308, 1e308), (1e15, 1e15 + 1)] {
      #expect(AxisTicks(from: low, to: high, count: 5).ticks.count <= 6)
    }
    #expect(AxisTicks(from: 1, to: 1, count: 5).ticks.isEmpty)
  }

  @Test func decimalsAreWrittenOut() {
    #expect(AxisTicks.label(-20, exponent: -2) == "−0.20")
    #expect(AxisTicks.label(5, exponent: -3) == "0.005")
    #expect(AxisTicks.label(12, exponent: 2) == "1200")
    #expect(AxisTicks.label(0, exponent: 2) == "0")
  }

  private func spread(_ wanted: [Double], gap: Double = 0, in range: ClosedRange<Double> = -100...100) -> [Double] {
    LabelSpread.place(wanted, lengths: wanted.map { _ in 10 }, gap: gap, in: range)
  }

  @Test func labelsGiveWayToOneAnotherAlike() {
    #expect(spread([0, 50]) == [0, 50])
    #expect(spread([0, 0]) == [-5, 5])
    #expect(spread([0, 0], gap: 2) == [-6, 6])
    // The first two are centred around 11: 5 less and 5 more.
    #expect(spread([10, 12, 50]) == [6, 16, 50])
    #expect(spread([]) == [])
  }

  @Test func labelsStayInTheirRangeAsFarAsTheyFit() {
    #expect(spread([0, 0], in: 0...100) == [5, 15])
    #expect(spread([99, 100], in: 0...100) == [85, 95])
    #expect(spread([50, 50, 50], in: 0...20) == [5, 15, 25])
  }

  @Test func labelsOfDifferentLengthsTouch() {
    #expect(LabelSpread.place([0, 0], lengths: [10, 30], gap: 0, in: -100...100) == [-10, 10])
  }

  @Test func svgNumbersHaveTwoDecimalsAtMost() {
    #expect(
      [0, 2.5, -0.004, -1.25, 12.3456, 0.05, 100, -0.5].map(SVGText.number) == [
        "0", "2.5", "0", "-1.25", "12.35", "0.05", "100", "-0.5",
      ])
    #expect(SVGText.number(.nan) == "0" && SVGText.number(.infinity) == "1000000000")
  }

  @Test func foreignTextIsEscaped() {
    #expect(MarkupText.escaped("a<b> & \"c\"\u{0}\u{1B}\n\u{FFFF}常") == "a&lt;b&gt; &amp; &quot;c&quot;\n常")
  }

  @Test func aLineLosesOnlyPointsThatNobodySees() {
    let hold = [Point(0, 5), Point(1, 5), Point(2, 5), Point(3, 5), Point(4, 9)]
    #expect(PlotFigure.thinned(hold) == [Point(0, 5), Point(3, 5), Point(4, 9)])
    // Within a quarter of a point: first, lowest, highest, last.
    let dense = [1, 7, 3, 0, 4].enumerated().map { Point(Double($0.offset) / 100, Double($0.element)) }
    #expect(PlotFigure.thinned(dense) == [dense[0], dense[1], dense[3], dense[4]])
    // A curve that turns back keeps its turn.
    let back = [Point(0, 5), Point(9, 5), Point(2, 5)]
    #expect(PlotFigure.thinned(back) == back)
  }

  @Test func dashesCoverTheWay() {
    let path = Path.dashed(from: Point(0, 0), to: Point(0, 10), dash: 4, gap: 3)
    #expect(path.elements == [.move(Point(0, 0)), .line(Point(0, 4)), .move(Point(0, 7)), .line(Point(0, 10))])
  }

  @Test func curvesCanBeReadAsTextOnTheirGround() {
    func luminance(_ color: Color) -> Double {
      func linear(_ c: Double) -> Double {
        // Close enough to the curve of sRGB for a ratio.
        c * c * (0.87 + 0.13 * c)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    for theme in [PlotTheme(isDark: false), PlotTheme(isDark: true)] {
      for color in theme.curves + [theme.text, theme.secondary] {
        let (a, b) = (luminance(color) + 0.05, luminance(theme.background) + 0.05)
        #expect(max(a, b) / min(a, b) >= 4.5, "\(color)")
      }
    }
  }
}
