import NavReelFigures
import NavReel
import NavReelTestSupport
import Testing

@Suite struct SheetOnionTests {
  /// Weights 64 and 256 of 320: (200·64)/320 = 40 red, (100·256)/320 = 80 blue.
  @Test func twoFlatFramesMixByTheirWeights() throws {
    let onion = try Onion(
      cells: [flatCell(Color(200, 0, 0)), flatCell(Color(0, 0, 100))], SheetOptions(cornerRadius: 0))
    let sheet = try onion.pixmap()
    expectPixels(
      cropped(sheet, to: onion.picture), equals: Pixmap(width: 100, height: 60, filling: Color(40, 0, 80)))
  }

  /// Weights 128, 192 and 256 of 576: (9·128 + 10·192 + 255·256)/576 = 118.67, rounded half up.
  @Test func threeFramesMixRoundedOnce() throws {
    let cells = [9, 10, 255].map { flatCell(Color($0, $0, $0)) }
    let onion = try Onion(cells: cells, SheetOptions(cornerRadius: 0), style: .blended(faintest: 0.5))
    let sheet = try onion.pixmap()
    #expect(sheet[onion.picture.x0, onion.picture.y0] == Color(119, 119, 119).pixel)
  }

  @Test func whatStandsStillIsAsItIs() throws {
    let film = try sheetFilm("still")
    let onion = try Onion(
      film, SheetOptions(instants: .list([.seconds(0), .seconds(0)]), cellWidth: 60, cornerRadius: 0))
    expectPixels(
      cropped(try onion.pixmap(), to: onion.picture), equals: try film.scaled(to: 1).frame(at: 0).pixmap)
  }

  /// A fully transparent half stays so, since premultiplied bytes are summed.
  @Test func clearFramesStayClear() throws {
    let cells = [flatCell(.clear), flatCell(.clear)]
    let options = SheetOptions(background: .white, captions: [], cornerRadius: 0)
    let onion = try Onion(cells: cells, options)
    #expect(try onion.pixmap()[onion.picture.x0 + 50, onion.picture.y0 + 30] == Color.white.pixel)
  }

  @Test func movedFramesLieAStepApartTheLastOnTop() throws {
    let cells = [flatCell(Color(255, 0, 0)), flatCell(Color(0, 255, 0)), flatCell(Color(0, 0, 255))]
    let options = SheetOptions(gap: 8, captions: [], scale: 1, cornerRadius: 0)
    let onion = try Onion(cells: cells, options, style: .offset(Point(12, -5)))
    // A margin of 10; the pictures rise, so the first begins 10 lower.
    #expect(onion.picture == PixelRect(10, 20, 110, 80))
    #expect(onion.width == 10 + 100 + 24 + 10)
    #expect(onion.height == 10 + 60 + 10 + 10)
    let sheet = try onion.pixmap()
    #expect(sheet[10, 79] == Color(255, 0, 0).pixel)
    #expect(sheet[23, 70] == Color(0, 255, 0).pixel)
    #expect(sheet[60, 40] == Color(0, 0, 255).pixel)
  }

  @Test func faintestIsCheckedAndNoFramesAreAnError() throws {
    expectError("faintest: expected a number of 0…1, got 1.5") {
      try Onion(sheetFilm(), style: .blended(faintest: 1.5))
    }
    expectError("there are no frames") { try Onion(cells: []) }
  }

  @Test func onionLooksAsBefore() throws {
    let options = SheetOptions(instants: .spread(4), theme: .dark, cellWidth: 60)
    expectFigure(try Onion(sheetFilm(), options).pixmap(), named: "onion")
  }
}
