import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelRaster

private let white = Color.white

/// Returns a list of many kinds of commands at random positions.
private func randomList(_ random: inout SeededGenerator, depth: Int = 2) -> DisplayList {
  var list = DisplayList()
  func box(_ r: inout SeededGenerator) -> Rect {
    Rect(r.within(-10, 50), r.within(-10, 50), r.within(1, 40), r.within(1, 40))
  }
  func color(_ r: inout SeededGenerator) -> Color {
    Color(red: r.unit(), green: r.unit(), blue: r.unit(), alpha: r.unit())
  }
  for _ in 0..<8 {
    let r = box(&random)
    switch Int(random.unit() * 8) {
    case 0: list.append(.fill(r, color(&random)))
    case 1:
      let mode = [BlendMode.sourceOver, .plusLighter, .multiply][Int(random.unit() * 3)]
      list.append(.fill(.ellipse(in: r), rule: .evenOdd, paint: .color(color(&random)), blend: mode))
    case 2: list.append(.stroke(.roundedRect(r, radius: 5), Stroke(width: 3), paint: .color(color(&random))))
    case 3: list.append(.image(ImageDraw(Image(name: "n", pixmap: noise(13, 11, seed: 1)), destination: r)))
    case 4: list.append(.shadow(Shadow(path: .roundedRect(r, radius: 4), color: color(&random), sigma: 3)))
    case 5:
      list.append(
        .backdrop(
          Backdrop(shape: .ellipse(in: r), filter: BackdropFilter(sigma: 2.5, color: .saturation(1.8)), opacity: 0.8)))
    case 6:
      list.append(
        .fill(.rect(r), .linear(LinearGradient(from: r.origin, to: r.center, color(&random), color(&random)))))
    default:
      guard depth > 0 else { continue }
      list.append(
        .group(
          Group(
            transform: .about(
              anchor: Point(0.5, 0.5), of: r, scaleX: random.within(0.5, 1.5),
              degrees: random.unit() < 0.5 ? 0 : random.within(-90, 90)),
            opacity: random.unit() < 0.5 ? 1 : random.unit(), clip: random.unit() < 0.5 ? nil : .ellipse(in: r),
            mask: random.unit() < 0.7
              ? nil : LinearGradient(from: r.origin, to: r.center, color(&random), color(&random)),
            blur: random.unit() < 0.7 ? 0 : 2, isLayer: random.unit() < 0.5,
            content: randomList(&random, depth: depth - 1))))
    }
  }
  return list
}

@Test func anEmptyListLeavesThePictureAsItIs() {
  let before = noise(30, 20, seed: 1)
  var pixmap = before
  Renderer(width: 30, height: 20, scale: 2).render(DisplayList(), into: &pixmap)
  #expect(pixmap == before)
}

@Test func anOpaqueFullSizeFillHidesAllBeforeIt() {
  var random = SeededGenerator(seed: 4)
  for _ in 0..<5 {
    var list = randomList(&random)
    list.append(.fill(Rect(0, 0, 60, 60), Color(1, 2, 3)))
    #expect(
      Renderer(width: 60, height: 60, scale: 1).render(list) == Pixmap(width: 60, height: 60, filling: Color(1, 2, 3)))
  }
}

@Test func coloursNeverExceedTheirAlphaAndRunsAreEqual() {
  var random = SeededGenerator(seed: 42)
  let shared = LayerCache()
  for _ in 0..<30 {
    let list = randomList(&random)
    let cold = Renderer(width: 60, height: 60, scale: 1.5).render(list)
    #expect(isPremultiplied(cold))
    let renderer = Renderer(width: 60, height: 60, scale: 1.5, cache: shared)
    #expect(renderer.render(list) == cold)
    #expect(renderer.render(list) == cold, "with everything kept")
    let tiny = Renderer(width: 60, height: 60, scale: 1.5, cache: LayerCache(byteLimit: 1000))
    #expect(tiny.render(list) == cold && tiny.render(list) == cold)
  }
}

@Test func aKeptPageMovesByWholePixels() {
  var random = SeededGenerator(seed: 8)
  let page = randomList(&random, depth: 0)
  let cache = LayerCache()
  func draw(_ x: Double) -> Pixmap {
    Renderer(width: 240, height: 60, scale: 1, cache: cache).render(
      DisplayList([
        .group(Group(transform: .translation(x, 0), clip: .rect(Rect(0, 0, 60, 60)), isLayer: true, content: page))
      ]), background: white)
  }
  let start = draw(0)
  for (x, whole) in [(100.0, 100), (100.49, 100), (100.5, 101), (150.2, 150), (-30.0, -30), (-29.5, -29)] {
    let moved = draw(x)
    for y in 0..<60 {
      for i in 0..<60 where i + whole >= 0 && i + whole < 240 { #expect(moved[i + whole, y] == start[i, y]) }
    }
  }
}

@Test func layersThatMoveIntoViewAreWhole() {
  let cache = LayerCache()
  let page = DisplayList([.fill(Rect(0, 0, 50, 50), Color(255, 0, 0)), .fill(Rect(40, 10, 5, 5), .black)])
  func draw(_ x: Double, _ cache: LayerCache) -> Pixmap {
    Renderer(width: 50, height: 50, scale: 1, cache: cache).render(
      DisplayList([.group(Group(transform: .translation(x, 0), isLayer: true, content: page))]))
  }
  _ = draw(45, cache)
  #expect(draw(0, cache) == draw(0, LayerCache()))
}

@Test func aGroupsOpacityAppliesOnceToAllOfIt() {
  let content = DisplayList([.fill(Rect(0, 0, 10, 10), .black), .fill(Rect(5, 0, 10, 10), .black)])
  let got = Renderer(width: 15, height: 10, scale: 1).render(
    DisplayList([.group(Group(opacity: 0.5, content: content))]), background: white)
  #expect(got.withPixels { $0.allSatisfy { channels($0) == [127, 127, 127, 255] } })
}

@Test func nothingIsDrawnOutsideAClip() {
  let content = DisplayList([.fill(Rect(-50, -50, 200, 200), .black)])
  for isLayer in [false, true] {
    for clip in [
      Path.circle(center: Point(20, 20), radius: 9.5), .rect(Rect(3.25, 4.5, 20, 21.75)), .rect(Rect(3, 4, 20, 21)),
    ] {
      let got = Renderer(width: 40, height: 40, scale: 1).render(
        DisplayList([.group(Group(clip: clip, isLayer: isLayer, content: content))]))
      #expect(alphas(got) == coverage(clip, width: 40, height: 40))
    }
  }
}

@Test func nestedClipsCut() {
  let inner = Group(clip: .rect(Rect(10, 0, 30, 30)), content: DisplayList([.fill(Rect(0, 0, 40, 40), .black)]))
  let outer = Group(clip: .circle(center: Point(10, 15), radius: 10), content: DisplayList([.group(inner)]))
  let got = Renderer(width: 40, height: 40, scale: 1).render(DisplayList([.group(outer)]))
  let circle = coverage(.circle(center: Point(10, 15), radius: 10), width: 40, height: 40)
  for i in 0..<1600 { #expect(alphas(got)[i] == (i % 40 >= 10 ? circle[i] : 0)) }
}

@Test func aQuarterTurnOfALayerIsExact() {
  let content = DisplayList([.fill(Rect(0, 0, 20, 10), Color(255, 0, 0)), .fill(Rect(15, 2, 3, 3), .black)])
  let turned = Renderer(width: 10, height: 20, scale: 1).render(
    DisplayList([
      .group(
        Group(transform: Transform.rotation(degrees: 90).then(.translation(10, 0)), isLayer: true, content: content))
    ]))
  let straight = Renderer(width: 20, height: 10, scale: 1).render(content)
  for y in 0..<10 { for x in 0..<20 { #expect(turned[9 - y, x] == straight[x, y]) } }
}

@Test func rotatedLayersHaveSmoothEdgesAndTheirArea() {
  let content = DisplayList([.fill(Rect(10, 10, 20, 20), .black)])
  let turn = Transform.about(anchor: Point(0.5, 0.5), of: Rect(10, 10, 20, 20), degrees: 33)
  let got = Renderer(width: 40, height: 40, scale: 1).render(
    DisplayList([.group(Group(transform: turn, isLayer: true, content: content))]))
  #expect(abs(Double(alphas(got).reduce(0, +)) / 255 - 400) < 1)
}

@Test func drawingStopsBelowANamedGroup() {
  func square(_ id: String, _ x: Double) -> DrawCommand {
    .group(Group(id: id, transform: .translation(x, 0), content: DisplayList([.fill(Rect(0, 0, 10, 10), .black)])))
  }
  let list = DisplayList([
    square("a", 0), .group(Group(isLayer: true, content: DisplayList([square("b", 10), square("c", 20)]))),
    square("d", 30),
  ])
  let renderer = Renderer(width: 40, height: 10, scale: 1)
  func seen(_ stop: String?) -> [Bool] {
    let got = renderer.render(list, stoppingBefore: stop)
    return [5, 15, 25, 35].map { got[$0, 5] != 0 }
  }
  #expect(seen(nil) == [true, true, true, true])
  #expect(seen("a") == [false, false, false, false])
  #expect(seen("c") == [true, true, false, false])
  #expect(seen("d") == [true, true, true, false])
  #expect(seen("nobody") == [true, true, true, true])
}

@Test func drawingIntoACanvasKeepsWhatIsThere() {
  var surface = Pixmap(width: 20, height: 10, filling: white)
  let renderer = Renderer(width: 20, height: 10, scale: 1)
  renderer.render(DisplayList([.fill(Rect(0, 0, 10, 10), .black)]), into: &surface)
  #expect(surface[5, 5] == Color.black.pixel && surface[15, 5] == white.pixel)
}

@Test func strangeNumbersDrawNothingAndEnd() {
  let inside = DisplayList([.fill(Rect(0, 0, 5, 5), .black)])
  let image = Image(name: "n", pixmap: noise(4, 4, seed: 1))
  let huge = Rect(-1e30, -1e30, 2e30, 2e30)
  let list = DisplayList([
    .group(Group(transform: .translation(.nan, 0), content: inside)),
    .group(Group(transform: .scale(.infinity), isLayer: true, content: inside)),
    .group(Group(opacity: .nan, content: inside)),
    .group(Group(transform: .scale(0), isLayer: true, content: inside)),
    .group(Group(clip: .rect(Rect(.nan, 0, 1, 1)), content: inside)),
    .group(Group(transform: .translation(1e300, 1e300), isLayer: true, content: inside)),
    .image(ImageDraw(image, destination: Rect(.nan, 0, 4, 4))),
    .image(ImageDraw(image, destination: Rect(0, 0, 0, 4))),
    .shadow(Shadow(path: .rect(Rect(0, .infinity, 4, 4)), color: .black, sigma: 3)),
    .backdrop(Backdrop(shape: .rect(Rect(0, 0, .nan, 4)), filter: BackdropFilter(sigma: 3))),
    .fill(.rect(Rect(0, 0, 5, 5)), .linear(LinearGradient(from: Point(.nan, 0), to: Point(5, 5), .black, white))),
  ])
  #expect(Renderer(width: 8, height: 8, scale: 1).render(list) == Pixmap(width: 8, height: 8))
  let large = DisplayList([
    .image(ImageDraw(image, destination: huge)), .shadow(Shadow(path: .rect(huge), color: .black, sigma: 1e9)),
    .shadow(Shadow(path: .ellipse(in: Rect(-1e6, -1e6, 2e6, 2e6)), color: .black, sigma: 2)),
    .backdrop(Backdrop(shape: .rect(huge), filter: BackdropFilter(sigma: 1e9))),
    .stroke(.rect(huge), Stroke(width: 1e20), paint: .color(.black)),
    .group(Group(clip: .ellipse(in: huge), blur: 1e5, isLayer: true, content: DisplayList([.fill(huge, .black)]))),
    .group(Group(transform: .scale(1e12), isLayer: true, content: inside)),
  ])
  #expect(isPremultiplied(Renderer(width: 8, height: 8, scale: 1).render(large)))
}

/// A mask's alpha at each pixel's centre multiplies the group's pixels; the remaining share shows the background.
@Test func aMaskFadesWhatTheGroupShows() {
  let mask = LinearGradient(from: Point(5, 0), to: Point(15, 0), .black, Color.black.with(alpha: 0))
  for (opacity, isLayer, dx) in [(1.0, false, 0.0), (0.5, false, 0), (1, true, 0), (1, true, 3)] {
    let group = Group(
      transform: .translation(dx, 0), opacity: opacity, mask: mask, isLayer: isLayer,
      content: DisplayList([.fill(Rect(0, 0, 20, 4), white)]))
    let list = DisplayList([.fill(Rect(0, 0, 24, 4), .black), .group(group)])
    let drawn = Renderer(width: 24, height: 4, scale: 1).render(list)
    let row = drawn.withPixels { pixels in (0..<20).map { Int(pixels[24 + $0 + Int(dx)] & 255) } }
    for (x, value) in row.enumerated() {
      let alpha = min(max((15 - (Double(x) + 0.5)) / 10, 0), 1)
      #expect(abs(Double(value) - 255 * alpha * opacity) <= 1, "\(x) \(opacity) \(isLayer)")
    }
  }
}

/// A text in a masked group keeps its fractional position: the group itself is not moved.
@Test func aMaskDoesNotMoveWhatIsInIt() {
  let solid = LinearGradient(from: .zero, to: Point(1, 0), .black, .black)
  let list = DisplayList([
    .group(
      Group(transform: .translation(0.37, 0.61), content: DisplayList([.fill(.ellipse(in: Rect(2, 2, 9, 7)), white)])))
  ])
  let masked = DisplayList([.group(Group(mask: solid, content: list))])
  let renderer = Renderer(width: 16, height: 16, scale: 2)
  #expect(renderer.render(masked) == renderer.render(list))
}
