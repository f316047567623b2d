import NavReelMotion
import NavReel
import NavReelTestSupport
import Testing

@testable import NavReelFigures

@Suite struct SheetCompareTests {
  private func cells(_ color: Color, _ count: Int) -> [SheetCell] {
    (0..<count).map { flatCell(color, time: Fraction($0, 60)) }
  }

  @Test func rowsAlternateAndColumnsAlign() throws {
    let options = SheetOptions(columns: 2, captions: [], cornerRadius: 0)
    let strip = try CompareStrip(cells(Color(255, 0, 0), 3), cells(Color(0, 0, 255), 3), options)
    #expect(strip.notes.isEmpty)
    #expect(strip.pictures.map(\.count) == [2, 2, 1, 1])
    for row in strip.pictures { #expect(row.map(\.x0) == Array(strip.pictures[0].map(\.x0).prefix(row.count))) }
    let sheet = try strip.pixmap()
    let found = strip.pictures.map { sheet[$0[0].x0 + 5, $0[0].y0 + 5] }
    #expect(found == [Color(255, 0, 0), Color(0, 0, 255), Color(255, 0, 0), Color(0, 0, 255)].map(\.pixel))
    // Pairs stay together: the gap between two pairs is larger than the one within a pair.
    func room(_ row: Int) -> Int { strip.pictures[row + 1][0].y0 - strip.pictures[row][0].y1 }
    #expect(room(1) > room(2))
  }

  @Test func differentCountsAreSaidAndLeaveAGap() throws {
    let strip = try CompareStrip(
      cells(.white, 2), cells(.black, 3), labels: ("main", "branch"), SheetOptions(captions: [], cornerRadius: 0))
    #expect(strip.notes == ["frame counts differ: main has 2 frames, branch has 3 frames"])
    let (sheet, hole) = (try strip.pixmap(), strip.pictures[0][2])
    let pixel = sheet[hole.x0 + 50, hole.y0 + 30]
    #expect(pixel != Color.white.pixel && pixel != Color.black.pixel)
  }

  @Test func filmsShowTheSameInstants() throws {
    let options = SheetOptions(
      instants: .list([.seconds(0), .seconds(Fraction(1, 2))]), cellWidth: 60, cornerRadius: 0)
    let (push, pop) = (try sheetFilm(), try sheetFilm("pop"))
    let strip = try CompareStrip(push, pop, options)
    let sheet = try strip.pixmap()
    for (row, film) in zip(strip.pictures, [push, pop]) {
      expectPixels(cropped(sheet, to: row[0]), equals: try film.frame(at: 0).pixmap)
    }
    #expect(strip.notes.count == 1)
    #expect(strip.notes.first?.hasPrefix("frame counts differ: Before has ") == true)
  }

  /// A frame that equals the previous one on both sides belongs to a hold.
  @Test func momentsOfFramesLeaveHoldsOut() throws {
    func film(_ greys: [Double]) -> [SheetCell] {
      greys.enumerated().map { flatCell(Color(white: $0.element), time: Fraction($0.offset, 60)) }
    }
    // A hold of three frames, then steps, then a hold; the other side begins to move one frame later.
    let (before, after) = (film([0, 0, 0, 0.2, 0.4, 0.6, 1, 1, 1]), film([0, 0, 0, 0, 0.3, 0.6, 1, 1, 1]))
    let shown = try SheetInstants.moments(5).picks(of: [before, after])
    #expect(shown.map { $0.map(\.index) } == [[0, 3, 4, 5, 6], [0, 3, 4, 5, 6]])
    #expect(try SheetInstants.moments(3).picks(of: [before])[0].map(\.index) == [0, 4, 6])
    // Without motion, they are evenly spaced.
    #expect(try SheetInstants.moments(2).picks(of: [film([0, 0, 0])])[0].map(\.index) == [0, 2])
  }

  @Test func captionsSayTheInstantThatWasAsked() throws {
    let (before, after) = (
      cells(.white, 4), (0..<8).map { flatCell(.black, time: Fraction($0, 120)) } + [flatCell(.black, time: 1)]
    )
    let options = SheetOptions(
      instants: .list([.seconds(Fraction(1, 25)), .seconds(Fraction(1, 2))]), captions: [.time])
    let picks = try #require(options.instants).picks(of: [before, after])
    // 1/25 s is frame 2 at 60 and frame 4 at 120 frames per second; 1/2 s is past the end of the first.
    #expect(picks.map { $0.map(\.index) } == [[2, nil], [4, 7]])
    #expect(picks.map { $0.map(\.time) } == [[Fraction(1, 25), Fraction(1, 2)], [Fraction(1, 25), Fraction(1, 2)]])
    let source = try SheetSource(after, options)
    #expect(source.cells.map { $0.lines.map(\.text) } == [["0.04 s"], ["0.50 s"]])
    _ = try CompareStrip(before, after, options).pixmap()
  }

  @Test func picturesOfDifferentSizesAreAnError() throws {
    expectError("Before has 100×60 pixels, After has 50×60") {
      try CompareStrip([flatCell(.white)], [flatCell(.white, 50, 60)])
    }
    expectError("there are no frames") { try CompareStrip([flatCell(.white)], []) }
  }
}
