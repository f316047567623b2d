import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct BarBackgrounds {
  /// Returns the commands of a bar's background and hairline: those outside all groups, without the status bar's.
  private func draw(_ it: Fixture, _ change: (inout BarBackgroundState) -> Void) -> [DrawCommand] {
    var state = it.rest("detail")
    change(&state.backgrounds[0])
    state.contents = []
    state.chevron.alpha = 0
    var layout = it
    layout.scene.statusBar.isHidden = true
    return Array(layout.layout.draw(layout.layout.place(state)).commands.dropFirst())
  }

  private let tint = Color(0, 175, 240)

  private func flat(_ alpha: Double = 1, _ change: (inout BarBackgroundState) -> Void = { _ in }) throws
    -> [DrawCommand]
  {
    draw(try Fixture()) {
      $0.fill = BarFill(color: tint, shadowColor: Color(white: 0, alpha: 0.3))
      $0.alpha = alpha
      change(&$0)
    }
  }

  @Test func aFlatBarReachesTheTopOfTheScreenWithOnePixelBelowIt() throws {
    #expect(
      try flat() == [
        .fill(Rect(0, 0, 393, barBottom), tint),
        .fill(Rect(from: Point(0, barBottom), to: Point(393, 98)), Color(white: 0, alpha: 0.3)),
      ])
  }

  @Test func theHairlineFadesWithBarAndRule() throws {
    let commands = try flat(0.5) { $0.shadowAlpha = 0.5 }
    guard case .fill(_, _, .color(let line), _) = try #require(commands.last) else {
      Issue.record("no line")
      return
    }
    #expect(abs(line.alpha - 0.3 * 0.5 * 0.5) < 1e-12)
    #expect(commands.first == .fill(Rect(0, 0, 393, barBottom), tint.multiplied(alpha: 0.5)))
  }

  @Test func aFractionalEdgeLandsOnOnePixelRow() throws {
    let commands = try flat { $0.height = 44.5 }
    for command in commands {
      guard case .fill(let path, _, _, _) = command, let r = path.asRect else { continue }
      #expect((r.maxY * 3).truncatingRemainder(dividingBy: 1).magnitude < 1e-9)
    }
    let placed = try Fixture()
    var state = placed.rest("detail")
    state.backgrounds[0].height = 44.5
    #expect(isClose(placed.layout.place(state)["hairline.detail"]?.frame.minY, barBottom + 0.5))
  }

  @Test func positionsAndClipping() throws {
    #expect(try flat { $0.position = .top }.first == .fill(Rect(0, barTop, 393, barBottom - barTop), tint))
    #expect(try flat { $0.clipsToBounds = true } == [.fill(Rect(0, barTop, 393, barBottom - barTop), tint)])
    guard case .fill(let line, _, _, _) = try #require(try flat { $0.position = .bottom }.last) else {
      Issue.record("no line")
      return
    }
    #expect(abs(try #require(line.asRect).maxY - barTop) < 1e-9)
  }

  @Test func aShadowIsThrownByTheWholeBackgroundAndFadesWithIt() throws {
    let shadow = BarShadow(color: Color(255, 0, 0, 0.5), radius: 4, offset: Point(0, 2))
    let commands = try flat(0.5) { $0.fill.dropShadow = shadow }
    #expect(commands.count == 3, "background, shadow, hairline")
    #expect(
      commands[1]
        == .shadow(
          Shadow(
            path: .rect(Rect(0, 0, 393, barBottom)), color: Color(255, 0, 0, 0.25), sigma: 4, offset: Point(0, 2),
            isCutOut: true)))
    #expect(try flat { ($0.fill.dropShadow, $0.clipsToBounds) = (shadow, true) }.count == 1)
  }

  @Test func aBarThatIsClearDrawsNothing() throws { #expect(try flat(0).isEmpty) }

  @Test func effectAndColourFadeAsOneLayer() throws {
    let effect = BackgroundEffect.material(.chrome, .light)
    let commands = draw(try Fixture()) {
      $0.fill = BarFill(effect: effect, color: Color(255, 0, 0, 0.5))
      $0.alpha = 0.4
    }
    var filter = effect.filter
    filter.tints.append(Color(255, 0, 0, 0.5))
    #expect(commands == [.backdrop(Backdrop(shape: .rect(Rect(0, 0, 393, barBottom)), filter: filter, opacity: 0.4))])
  }

  @Test func strictEffectsDropTheBlurOfATranslucentBar() throws {
    var it = try Fixture()
    it.scene.strictEffects = true
    let effect = BackgroundEffect.blur(.extraLight, .light)
    let faded = draw(it) { ($0.fill, $0.alpha) = (BarFill(effect: effect), 0.5) }
    #expect(faded == [.fill(Rect(0, 0, 393, barBottom), effect.filter.tints[0].multiplied(alpha: 0.5))])
    let whole = draw(it) { $0.fill = BarFill(effect: effect) }
    guard case .backdrop = try #require(whole.first) else {
      Issue.record("an opaque bar keeps its blur")
      return
    }
  }

  @Test func anUnderlayFillsTheBarsOwnFrame() throws {
    let commands = draw(try Fixture()) {
      $0.fill = BarFill(effect: .material(.chrome, .light), underlay: Color(255, 0, 0))
    }
    #expect(commands.first == .fill(Rect(0, barTop, 393, barBottom - barTop), Color(255, 0, 0)))
    #expect(commands.count == 2)
  }

  @Test func aGradientOfTheUnitSquareCoversTheBackground() throws {
    let gradient = LinearGradient(from: Point(0, 0), to: Point(1, 1), .black, .white)
    let commands = draw(try Fixture()) { $0.fill = BarFill(gradient: gradient) }
    let over = LinearGradient(from: Point(0, 0), to: Point(393, barBottom), .black, .white)
    #expect(commands == [.fill(.rect(Rect(0, 0, 393, barBottom)), .linear(over))])
  }

  @Test func ninePartsKeepTheirCaps() throws {
    let image = Image(name: "i", pixmap: Pixmap(width: 30, height: 30, filling: .black))
    let reference = ImageReference(path: "i", size: image.size, isOpaque: true)
    let bar = BarImage(reference, resizing: .stretch(caps: Insets(top: 2, left: 3, bottom: 4, right: 1)), scale: 3)
    var list = DisplayList()
    NineParts(image: image, barImage: bar).draw(in: Rect(0, 0, 100, 50), opacity: 1, into: &list)
    let parts = list.commands.compactMap { command -> ImageDraw? in
      if case .image(let draw) = command { return draw }
      return nil
    }
    #expect(parts.count == 9)
    #expect(parts[0].source == Rect(0, 0, 9, 6) && parts[0].destination == Rect(0, 0, 3, 2))
    #expect(parts[4].source == Rect(9, 6, 18, 12) && parts[4].destination == Rect(3, 2, 96, 44))
    #expect(parts[8].source == Rect(27, 18, 3, 12) && parts[8].destination == Rect(99, 46, 1, 4))
  }

  /// A tile of one pixel is enlarged before it is repeated: a few commands with the same pattern.
  @Test func aTinyTileIsAFewCommands() throws {
    let image = Image(
      name: "i", pixmap: Pixmap(width: 2, height: 1) { _ = $0.initialize(from: [0xFF00_00FF, 0xFFFF_0000]) })
    let bar = BarImage(ImageReference(path: "i", size: image.size, isOpaque: true), resizing: .tile, scale: 10)
    var list = DisplayList()
    NineParts(image: image, barImage: bar).draw(in: Rect(0, 0, 393, barBottom), opacity: 1, into: &list)
    #expect(list.commands.count <= 40)
    var area = 0.0
    for case .image(let draw) in list.commands {
      area += draw.destination.width * draw.destination.height
      let pixels = draw.image.pixmap
      #expect(pixels.width % 2 == 0 && pixels.width <= 512 && pixels.height <= 512)
      #expect((pixels[0, 0], pixels[1, 0]) == (0xFF00_00FF, 0xFFFF_0000))
      #expect(pixels[pixels.width - 1, pixels.height - 1] == 0xFFFF_0000)
    }
    #expect(abs(area - 393 * barBottom) < 1e-6)
  }

  @Test func tilesCoverTheBoxExactly() throws {
    let image = Image(name: "i", pixmap: Pixmap(width: 30, height: 30, filling: .black))
    let bar = BarImage(ImageReference(path: "i", size: image.size, isOpaque: true), resizing: .tile, scale: 3)
    var list = DisplayList()
    NineParts(image: image, barImage: bar).draw(in: Rect(0, 0, 25, 12), opacity: 1, into: &list)
    var area = 0.0
    for case .image(let draw) in list.commands {
      area += draw.destination.width * draw.destination.height
      #expect(draw.source.width == draw.destination.width * 3)
    }
    #expect(area == 25 * 12)
  }

  @Test(arguments: ["iPhone X", "iPhone 15", "iPhone 8"], [0.1, 0.3333, 0.77])
  func travellingBarsMeetWithoutASeam(device: String, p: Double) throws {
    let it = try Fixture(device: device)
    var state = it.push(p)
    state.backgrounds = ["home", "detail"].map { it.background($0) }
    for index in 0...1 { state.backgrounds[index].fill = BarFill(color: tint) }
    state.backgrounds[0].x = -it.width * p
    state.backgrounds[1].x = it.width * (1 - p)
    var edges: [Double] = []
    var page = Double.nan
    for command in it.layout.draw(it.layout.place(state)).commands {
      if case .fill(let path, _, .color(tint), _) = command, let box = path.asRect { edges += [box.minX, box.maxX] }
      if case .group(let group) = command, group.id == "page.detail" { page = group.transform.tx }
    }
    #expect(edges.count == 4 && abs(edges[1] - edges[2]) < 1e-9 && abs(edges[2] - page) < 1e-9)
  }
}
