import NavReelMotion
import NavReel
import Testing

@testable import NavReelFigures

@Suite struct SheetCaptionTests {
  private func lines(_ captions: [SheetCaption], _ times: Fraction...) throws -> [[String]] {
    try SheetCaption.lines(captions, of: sheetFilm(), at: times).map { $0.map(\.text) }
  }

  @Test func timesHaveAsManyDecimalsAsTheyNeed() throws {
    #expect(try lines([.time], 0, Fraction(3, 20)) == [["0.00 s"], ["0.15 s"]])
    #expect(try lines([.time], Fraction(1, 240), Fraction(2, 240)) == [["0.00 s"], ["0.01 s"]])
    #expect(try lines([.time], Fraction(1, 1000), Fraction(2, 1000)) == [["0.001 s"], ["0.002 s"]])
  }

  @Test func progressIsTheOperations() throws {
    #expect(try lines([.progress], 0, 10) == [["p 0.00"], ["p 1.00"]])
    let film = try sheetFilm()
    let value = film.timeline.state(at: 0.25).progress
    #expect(try lines([.progress], Fraction(1, 4)) == [["p " + SheetText.fixed(value, 2)]])
    #expect(value > 0.2 && value < 0.95)
  }

  @Test func attributesGoByTheirNamesInTheState() throws {
    let found = try SheetCaption.lines(
      [
        .attribute("titleColor"), .attribute("bar.height"), .attribute("screens.one.x"), .attribute("screens.one.role"),
        .attribute("phase"), .attribute("backgrounds.one.alpha"),
      ], of: sheetFilm(), at: [0])
    #expect(
      found[0].map(\.text) == [
        "titleColor #ffffff", "bar.height 44", "screens.one.x 0", "screens.one.role alone", "phase before",
        "backgrounds.one.alpha 1",
      ])
    #expect(found[0][0].swatch == .white)
    #expect(found[0][1].swatch == nil)
  }

  @Test func whatAnInstantLacksIsADash() throws {
    #expect(try lines([.attribute("screens.two.dim")], 0) == [["screens.two.dim \u{2013}"]])
  }

  @Test func unknownAttributeIsAnErrorThatNamesTheKnown() throws {
    expectError("push has no attribute \"titelColor\"; did you mean \"titleColor\"?") {
      try Strip(sheetFilm(), SheetOptions(captions: [.attribute("titelColor")]))
    }
    expectError("has no attribute \"bar\"") { try Strip(sheetFilm(), SheetOptions(captions: [.attribute("bar")])) }
    expectError("has no attribute \"\"; it has time, phase") {
      try Strip(sheetFilm(), SheetOptions(captions: [.attribute("")]))
    }
  }

  @Test func framesFromFilesHaveTimesAndNames() throws {
    let cells = [flatCell(.white, name: "a.png", time: 0), flatCell(.white, name: "b.png")]
    let found = try SheetCaption.lines([.time, .name], of: cells).map { $0.map(\.text) }
    #expect(found == [["0.00 s", "a.png"], ["b.png"]])
    expectError("frames from files have no state") { try SheetCaption.lines([.progress], of: cells) }
    expectError("caption titleColor: frames from files") {
      try SheetCaption.lines([.attribute("titleColor")], of: cells)
    }
  }

  @Test func numbersAreSpelledWithoutALocale() {
    // The binary number is slightly below 0.145.
    #expect(SheetText.fixed(0.145, 2) == "0.14" && SheetText.fixed(0.125, 2) == "0.13")
    #expect(SheetText.fixed(-0.004, 2) == "0.00")
    #expect(SheetText.fixed(-12.5, 1) == "\u{2212}12.5")
    #expect(SheetText.fixed(2, 0) == "2")
    #expect(SheetText.short(161.33) == "161.33")
    #expect(SheetText.short(0.5) == "0.5")
    #expect(SheetText.short(-480) == "\u{2212}480")
    #expect(SheetText.seconds(0.35) == "0.35")
    #expect(SheetText.seconds(2) == "2")
    #expect(SheetText.seconds(2e20) == "2e+20" && SheetText.short(2.5e20) == "2.5e+20")
  }
}
