import NavReel
import NavReelTestSupport
import Testing

@testable import NavReelFigures

@Suite struct SheetStripTests {
  private let colors = [Color(255, 0, 0), Color(0, 255, 0), Color(0, 0, 255)]

  private func cells(_ width: Int = 100, _ height: Int = 60) -> [SheetCell] {
    colors.enumerated().map { flatCell($0.element, width, height, time: Fraction($0.offset, 60)) }
  }

  /// A gap of 10 at scale 2 is 20 pixels, and the margin 25. For small pictures other lengths shrink to 0.85: from a
  /// picture to the baseline below 18 points (31 pixels), below that 3 (5), to the next row 16 (27).
  @Test func picturesLieWhereTheyAreReckonedToLie() throws {
    let strip = try Strip(cells: cells(), SheetOptions(columns: 2, gap: 10))
    #expect(
      strip.pictures == [PixelRect(25, 25, 125, 85), PixelRect(145, 25, 245, 85), PixelRect(25, 148, 125, 208)])
    #expect(strip.width == 25 + 100 + 20 + 100 + 25)
    #expect(strip.height == 208 + 31 + 25)
    let sheet = try strip.pixmap()
    #expect(sheet.width == strip.width && sheet.height == strip.height)
  }

  @Test func withoutCaptionsRowsAreAGapApart() throws {
    let strip = try Strip(cells: cells(), SheetOptions(columns: 1, gap: 10, captions: []))
    #expect(strip.pictures.map(\.y0) == [25, 105, 185])
    #expect(strip.height == 270)
  }

  @Test(arguments: [1, 1.5, 2, 3, 0.7]) func frameThatIsNotScaledIsCopiedBitForBit(scale: Double) throws {
    var generator = SeededGenerator(seed: 7)
    let noise = Pixmap(width: 61, height: 43) { pixels in
      pixels.initialize(repeating: 0)
      for index in pixels.indices { pixels[index] = UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000 }
    }
    let options = SheetOptions(title: "Noise", scale: scale, cornerRadius: 0)
    let strip = try Strip(cells: [SheetCell(noise), SheetCell(noise)], options)
    let sheet = try strip.pixmap()
    for rect in strip.pictures { expectPixels(cropped(sheet, to: rect), equals: noise) }
  }

  @Test func filmIsDrawnAtTheSizeInWhichItIsShown() throws {
    let scene = Fixtures.path("scenes/plain.scene.json5")
    let options = SheetOptions(
      instants: .list([.seconds(0), .seconds(Fraction(1, 4))]), cellWidth: 131, scale: 3, cornerRadius: 0)
    let strip = try Strip(Stage.open(scene).film("push"), options)
    let sheet = try strip.pixmap()
    // 131 points at scale 3 are the 393 points of the screen at scale 1.
    let film = try Stage.open(scene, Stage.OpenOptions(scale: 1)).film("push")
    for (rect, time) in zip(strip.pictures, [Fraction(0), Fraction(1, 4)]) {
      expectPixels(cropped(sheet, to: rect), equals: try film.frame(at: time).pixmap)
    }
  }

  @Test func framesAreScaledWhenAWidthIsAsked() throws {
    let strip = try Strip(cells: cells(300, 150), SheetOptions(cellWidth: 50, scale: 2, cornerRadius: 0))
    #expect(strip.pictures.allSatisfy { $0.width == 100 && $0.height == 50 })
    let sheet = try strip.pixmap()
    for (rect, color) in zip(strip.pictures, colors) {
      expectPixels(cropped(sheet, to: rect), equals: Pixmap(width: 100, height: 50, filling: color))
    }
  }

  @Test func rowsAreFilledEvenly() throws {
    func columns(_ count: Int, _ width: Int = 40) throws -> Int {
      let strip = try Strip(cells: (0..<count).map { _ in flatCell(.white, width, 80) })
      return Set(strip.pictures.map(\.x0)).count
    }
    #expect(try columns(1) == 1)
    #expect(try columns(6) == 6)
    #expect(try columns(8) == 4)
    #expect(try columns(13) == 5)
    #expect(try columns(4, 160) == 2)
  }

  @Test func groundIsTheThemesOrTheOneAskedFor() throws {
    func corner(_ options: SheetOptions) throws -> UInt32 { try Strip(cells: cells(), options).pixmap()[0, 0] }
    #expect(try corner(SheetOptions()) == Color(245, 245, 247).pixel)
    #expect(try corner(SheetOptions(theme: .dark)) == Color(22, 22, 24).pixel)
    #expect(try corner(SheetOptions(background: .clear)) == 0)
    #expect(try corner(SheetOptions(theme: .dark, background: .white)) == Color.white.pixel)
  }

  @Test func titleAndCaptionsAreDrawnInTheirPlaces() throws {
    let bare = try Strip(cells: cells(), SheetOptions(captions: []))
    let full = try Strip(cells: cells(), SheetOptions(captions: [.time], title: "A title"))
    let (sheet, ground) = (try full.pixmap(), Color(245, 245, 247).pixel)
    let shift = full.pictures[0].y0 - bare.pictures[0].y0
    #expect(shift > 0)
    func hasInk(_ rows: Range<Int>) -> Bool {
      rows.contains { y in (0..<sheet.width).contains { sheet[$0, y] != ground } }
    }
    #expect(hasInk(bare.pictures[0].y0..<bare.pictures[0].y0 + 30))
    let below = full.pictures[0].y1
    #expect(hasInk(below + 14..<below + 31))
    #expect(!hasInk(full.height - 20..<full.height))
  }

  @Test func everyThirdFrameIsShown() throws {
    let cells = (0..<8).map { flatCell(Color(white: Double($0) / 8), name: "\($0)", time: Fraction($0, 30)) }
    let options = SheetOptions(instants: .every(3), captions: [], cornerRadius: 0)
    let strip = try Strip(cells: cells, options)
    let sheet = try strip.pixmap()
    #expect(strip.pictures.map { sheet[$0.x0, $0.y0] } == [0, 3, 6].map { Color(white: Double($0) / 8).pixel })
  }

  @Test func sheetIsTheSameEveryTime() throws {
    let options = SheetOptions(captions: [.time, .progress], title: "Push", hasDeviceOutline: true, cellWidth: 60)
    let first = try Strip(sheetFilm(), options).pixmap()
    expectPixels(try Strip(sheetFilm(), options).pixmap(), equals: first)
  }

  @Test func stripLooksAsBefore() throws {
    let options = SheetOptions(
      instants: .moments(3), captions: [.time, .attribute("titleColor")], title: "蚂蚁 Push", cellWidth: 60,
      scale: 1)
    expectFigure(try Strip(sheetFilm(), options).pixmap(), named: "strip")
  }
}

@Suite struct SheetMomentsTests {
  @Test func momentsLeaveHoldsOutAndShowEvenSteps() throws {
    let film = try sheetFilm()
    let times = try SheetInstants.moments(5).times(in: film, fps: 60)
    let states = times.map { film.timeline.state(at: $0.value) }
    #expect(times.count == 5)
    #expect(times.first == 0)
    // 0.1 s precede the motion; the list ends with the first frame in the final state, not with the hold of 0.2 s.
    #expect(states.last?.phase == .after)
    #expect(states.last?.progress == 1)
    #expect(try #require(times.last).value < film.duration - 0.1)
    for (progress, goal) in zip(states.map(\.progress), [0, 0.25, 0.5, 0.75, 1]) {
      #expect(abs(progress - goal) < 0.15)
    }
  }

  /// A page turned by a spring of damping ratio 0.6: its first overshoot, e^(−πζ/√(1−ζ²)) = 9.5 % of 100°, is at π
  /// divided by the damped frequency.
  @Test(arguments: [3, 4, 6, 12]) func momentsContainWhatOvershoots(count: Int) throws {
    let text = """
      {navreel: 1, device: {size: [120, 200], scale: 1},
        animators: {turn: {duration: 1, spring: {dampingRatio: 0.6}, to: {rotation: [[0, 100], [1, 0]], anchor: [0, 0]}}},
        screens: {a: {title: "A"}, b: {title: "B"}},
        reels: {push: {type: "push", from: "a", to: "b", animator: "turn"}}}
      """
    let film = try PlayerSample.inFolder { folder in
      try FileAccess.save(Array(text.utf8), to: folder + "/n.scene.json5")
      return try Stage.open(folder + "/n.scene.json5").film("push")
    }
    // Before the motion the page is missing; it arrives at 100°.
    func rotation(_ time: Fraction) -> Double {
      film.timeline.state(at: time.value).screens.first { $0.name == "b" }?.transform.rotation ?? 100
    }
    let times = try SheetInstants.moments(count).times(in: film, fps: 60)
    #expect(times.count == count && zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    let all = film.timeline.frameTimes(rate: 60).map(rotation)
    let least = try #require(all.min())
    #expect(abs(least + 9.5) < 0.3)
    #expect(times.map(rotation).min() == least)
  }

  @Test func stillIsSpreadInTime() throws {
    let film = try sheetFilm("still")
    #expect(try SheetInstants.moments(6).times(in: film, fps: 60) == SheetInstants.spread(6).times(in: film, fps: 60))
  }

  @Test func spreadGoesFromEndToEnd() throws {
    let film = try sheetFilm()
    let times = try SheetInstants.spread(5).times(in: film, fps: 60)
    #expect(times.first == 0)
    #expect(times.last == film.time(of: .percent(100)))
    #expect(times[2] == film.time(of: .percent(50)))
  }
}
