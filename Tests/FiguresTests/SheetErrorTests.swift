import NavReelFigures
import NavReel
import NavReelTestSupport
import Testing

@Suite struct SheetErrorTests {
  private func strip(_ options: SheetOptions) throws { _ = try Strip(sheetFilm(), options) }

  @Test func numbersOutOfRangeAreNamed() throws {
    expectError("columns: expected a whole number of 1…1000, got 0") { try strip(SheetOptions(columns: 0)) }
    expectError("gap: expected points of 0…10000, got -1") { try strip(SheetOptions(gap: -1)) }
    expectError("gap: expected") { try strip(SheetOptions(gap: .nan)) }
    expectError("width: expected points of 1…20000, got 0") { try strip(SheetOptions(cellWidth: 0)) }
    expectError("width: expected") { try strip(SheetOptions(cellWidth: .infinity)) }
    expectError("scale: expected a number of 0.01…16, got 0") { try strip(SheetOptions(scale: 0)) }
    expectError("corner radius: expected") { try strip(SheetOptions(cornerRadius: -2)) }
    expectError("every: expected a whole number of at least 1, got 0") { try strip(SheetOptions(instants: .every(0))) }
    let long = SheetCell(width: 1, height: 1) { () throws(StageError) in throw .request("was loaded") }
    expectError("every: 1 would show 10001 pictures; at most 10000 are drawn") {
      try Strip(cells: Array(repeating: long, count: 10_001))
    }
    expectError("number of pictures: expected a whole number of 1…10000, got 0") {
      try strip(SheetOptions(instants: .spread(0)))
    }
    expectError("no instants are given") { try strip(SheetOptions(instants: .list([]))) }
    expectError("fps: expected a rate") { try strip(SheetOptions(instants: .every(1), fps: 0)) }
  }

  @Test func instantPastTheEndIsNamed() throws {
    // 0.1 s before, 0.506 s of motion, 0.2 s after.
    expectError("0.9 s is past the end of push, which lasts 0.806 s") {
      try strip(SheetOptions(instants: .list([.seconds(0), .seconds(Fraction(9, 10))])))
    }
    let last = try #require(try sheetFilm().timeline.frameTimes(rate: 60).last)
    try strip(SheetOptions(instants: .list([.seconds(last)])))
    let cells = (0..<3).map { flatCell(.white, time: Fraction($0, 10)) }
    expectError("0.4 s is past the end of the frames, which last 0.3 s") {
      try Strip(cells: cells, SheetOptions(instants: .list([.seconds(Fraction(4, 10))])))
    }
  }

  @Test func sheetThatIsTooLargeIsRefusedBeforeItIsDrawn() throws {
    let huge = SheetCell(width: 5000, height: 200) { () throws(StageError) in throw .request("was loaded") }
    expectError("a side may have 20000") {
      try Strip(cells: Array(repeating: huge, count: 4), SheetOptions(columns: 4))
    }
    expectError("at most 64 are drawn") {
      try Strip(cells: Array(repeating: huge, count: 120), SheetOptions(columns: 3))
    }
  }

  @Test func noFramesAndFramesOfDifferentSizesAreErrors() throws {
    expectError("there are no frames to show") { try Strip(cells: []) }
    expectError("frames differ in size: a.png has 100×60 pixels, c.png has 100×61") {
      try Strip(cells: [
        flatCell(.white, name: "a.png"), flatCell(.white, name: "b.png"), flatCell(.white, 100, 61, name: "c.png"),
      ])
    }
  }

  @Test func frameOfAnotherSizeThanWasSaidIsAnError() throws {
    let cell = SheetCell(width: 10, height: 10, name: "a.png") { () throws(StageError) in
      Pixmap(width: 9, height: 10, filling: .white)
    }
    expectError("a.png: 9×10 pixels in place of the 10×10 that were said") { try Strip(cells: [cell]).pixmap() }
  }

  @Test func framesWithoutTimesCannotBeLookedUpByTime() throws {
    expectError("the frames have no times") {
      try Strip(cells: [flatCell(.white)], SheetOptions(instants: .list([.seconds(0)])))
    }
  }
}
