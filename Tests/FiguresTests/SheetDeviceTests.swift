import NavReelFigures
import NavReel
import NavReelTestSupport
import Testing

@Suite struct SheetDeviceTests {
  private let black = Color(8, 8, 9).pixel

  private func strip(_ device: String, turned: Bool = false, _ theme: SheetTheme = .light) throws -> (Strip, Pixmap) {
    let size = try #require(Device(named: device)).size
    let (width, height) = turned ? (size.height, size.width) : (size.width, size.height)
    let cell = flatCell(.white, Int(width), Int(height))
    let strip = try Strip(
      cells: [cell],
      SheetOptions(theme: theme, captions: [], hasDeviceOutline: true, device: Device(named: device), scale: 1))
    return (strip, try strip.pixmap())
  }

  @Test(arguments: SheetTheme.allCases) func cornersOfTheDisplayAreCut(theme: SheetTheme) throws {
    let (strip, sheet) = try strip("iPhone 15", theme)
    let display = strip.pictures[0]
    for corner in 0..<10 {
      #expect(sheet[display.x0 + corner, display.y0 + corner] != Color.white.pixel)
      #expect(sheet[display.x1 - 1 - corner, display.y1 - 1 - corner] != Color.white.pixel)
    }
    // At 45 degrees a corner of radius r is r·(1 − 1/√2) from each side of its box: 16 for the display's 55, and
    // 19 − 9 = 10 for the border's 64. Between them it is black.
    #expect(sheet[display.x0 + 13, display.y0 + 13] == black)
    #expect(sheet[display.x1 - 14, display.y1 - 14] == black)
    #expect(sheet[display.x0 + 20, display.y0 + 20] == Color.white.pixel)
    #expect(sheet[display.x0 + 200, display.y0] == Color.white.pixel)
    // The border runs all round, 9 points wide.
    #expect(sheet[display.x0 - 8, display.y0 + 400] == black)
    #expect(sheet[display.x0 - 11, display.y0 + 400] != black)
  }

  @Test func cutOutIsTheDevices() throws {
    let (island, islandSheet) = try strip("iPhone 15")
    let (x, y) = (island.pictures[0].x0 + 196, island.pictures[0].y0)
    #expect(islandSheet[x, y + 11 + 18] == black)
    #expect(islandSheet[x, y + 5] == Color.white.pixel)
    #expect(islandSheet[x + 70, y + 29] == Color.white.pixel)
    let (notch, notchSheet) = try strip("iPhone 12")
    let (nx, ny) = (notch.pictures[0].x0 + 195, notch.pictures[0].y0)
    #expect(notchSheet[nx, ny] == black)
    #expect(notchSheet[nx + 100, ny + 16] == black)
    #expect(notchSheet[nx + 112, ny + 16] == Color.white.pixel)
    #expect(notchSheet[nx, ny + 33] == Color.white.pixel)
  }

  @Test func turnedTheTopIsAtTheLeft() throws {
    let (strip, sheet) = try strip("iPhone 15", turned: true)
    let display = strip.pictures[0]
    #expect(sheet[display.x0 + 29, display.y0 + 196] == black)
    #expect(sheet[display.x1 - 30, display.y0 + 196] == Color.white.pixel)
  }

  @Test func phoneWithAButtonHasSquareCorners() throws {
    let (strip, sheet) = try strip("iPhone 8")
    let display = strip.pictures[0]
    #expect(sheet[display.x0, display.y0] == Color.white.pixel)
    #expect(sheet[display.x1 - 1, display.y1 - 1] == Color.white.pixel)
    // The ring around the button has a radius of 27; its centre is 40 below the display.
    let x = display.x0 + Int(display.width) / 2
    #expect(sheet[x + 27, display.y1 + 40] != sheet[x, display.y1 + 40])
  }

  @Test func deviceIsFoundByTheSizeOfItsDisplay() throws {
    let options = SheetOptions(captions: [], hasDeviceOutline: true)
    let found = try Strip(cells: [flatCell(.white, 1179, 2556)], options).pixmap()
    let named = try Strip(
      cells: [flatCell(.white, 1179, 2556)],
      SheetOptions(captions: [], hasDeviceOutline: true, device: Device(named: "iPhone 15"))
    ).pixmap()
    expectPixels(found, equals: named)
    expectError("no device has a display of 100×60 pixels") { try Strip(cells: [flatCell(.white)], options) }
    // Several phones have this display; the 13's notch is narrower than the 12's.
    let narrow = try Strip(cells: [flatCell(.white, 390, 844)], options)
    let sheet = try narrow.pixmap()
    #expect(sheet[narrow.pictures[0].x0 + 195, narrow.pictures[0].y0 + 5] == black)
    #expect(sheet[narrow.pictures[0].x0 + 195 + 95, narrow.pictures[0].y0 + 10] == Color.white.pixel)
    let forced = SheetOptions(hasDeviceOutline: true, device: Device(named: "iPhone 15"))
    expectError("pictures of 100×60 pixels do not fit the display of iPhone 15, which has 852×393 points") {
      try Strip(cells: [flatCell(.white)], forced)
    }
  }

  @Test(arguments: Device.table.map(\.name)) func everyDeviceHasAnOutline(name: String) throws {
    let device = try #require(Device(named: name))
    let cell = flatCell(.white, Int(device.size.width / 4), Int(device.size.height / 4))
    let options = SheetOptions(captions: [], hasDeviceOutline: true, device: device, scale: 1)
    let strip = try Strip(cells: [cell], options)
    let (sheet, display) = (try strip.pixmap(), strip.pictures[0])
    #expect(display.x0 > 0 && display.y0 > 0 && display.x1 < strip.width && display.y1 < strip.height)
    let middle = sheet[(display.x0 + display.x1) / 2, (display.y0 + display.y1) / 2]
    #expect(middle == Color.white.pixel)
    #expect(sheet[display.x0 - 2, (display.y0 + display.y1) / 2] != sheet[0, 0])
  }

  @Test func outlineLooksAsBefore() throws {
    let options = SheetOptions(
      captions: [], hasDeviceOutline: true, device: Device(named: "iPhone 13"), cellWidth: 65, scale: 2)
    let cells = [flatCell(Color(0, 122, 255), 390, 844), flatCell(.white, 390, 844)]
    expectFigure(try Strip(cells: cells, options).pixmap(), named: "outline")
  }
}
