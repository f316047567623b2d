import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelRaster

private let (width, height) = (90, 120)

/// Draws everything, hidden or not, over a clear surface.
private func plain(_ list: DisplayList, scale: Double = 1) -> Pixmap {
  var surface = Surface(PixelRect(0, 0, width, height))
  var painter = ListPainter(cache: LayerCache(), stoppingBefore: nil)
  painter.skipsHidden = false
  painter.draw(list, .scale(scale), Clip(surface.bounds), on: &surface)
  return surface.pixmap
}

/// Draws the visible parts over a surface full of something else.
private func replaced(_ list: DisplayList, scale: Double = 1) -> Pixmap {
  var pixmap = noise(width, height, seed: 99)
  Renderer(width: width, height: height, scale: scale).render(list, replacing: &pixmap)
  return pixmap
}

private func occlusion(_ commands: [DrawCommand]) -> Occlusion {
  Occlusion(DisplayList(commands), .identity, Clip(PixelRect(0, 0, width, height)), LayerCache())
}

private func page(_ x: Double, _ y: Double, _ color: Color, _ more: [DrawCommand] = []) -> DrawCommand {
  .group(
    Group(
      transform: .translation(x, y), clip: .rect(Rect(0, 0, 90, 120)), isLayer: true,
      content: DisplayList([.fill(Rect(0, 0, 90, 120), color)] + more)))
}

@Test func aPageIsDrawnOnlyWhereTheNextOneDoesNotCoverIt() {
  let o = occlusion([page(-30, 0, .white), page(40, 0, .black)])
  #expect(o.visible == [PixelRect(0, 0, 40, 120), PixelRect(0, 0, 90, 120)])
  // The first one reaches x = 60, the second one begins at 40.
  #expect(o.ground.isEmpty)
}

@Test func whatABackdropReadsIsDrawn() {
  let blur = DrawCommand.backdrop(Backdrop(shape: .rect(Rect(0, 0, 90, 20)), filter: BackdropFilter(sigma: 4)))
  let o = occlusion([page(0, 0, .white), blur, .fill(Rect(0, 0, 90, 120), .black)])
  #expect(o.visible[0] == PixelRect(0, 0, 90, 120))
}

@Test(arguments: [
  DrawCommand.fill(Rect(0, 0, 90, 120), Color(0, 0, 0, 0.99)),
  .fill(.circle(center: Point(45, 60), radius: 400), .black),
  .fill(.rect(Rect(0, 0, 90, 120)), rule: .nonZero, paint: .color(.black), blend: .multiply),
  .group(Group(opacity: 0.5, content: DisplayList([.fill(Rect(0, 0, 90, 120), .black)]))),
  .group(Group(blur: 3, content: DisplayList([.fill(Rect(0, 0, 90, 120), .black)]))),
  .group(
    Group(clip: .circle(center: Point(45, 60), radius: 30), content: DisplayList([.fill(Rect(0, 0, 90, 120), .black)]))),
])
func whatMayLetSomethingThroughCoversNothing(_ command: DrawCommand) {
  let o = occlusion([.fill(Rect(0, 0, 90, 120), .white), command])
  #expect(o.visible[0] == PixelRect(0, 0, 90, 120))
}

@Test func aPixelThatIsPartlyCoveredStaysVisible() {
  let o = occlusion([page(0, 0, .white), .fill(Rect(-5, 10.5, 100, 200), .black)])
  #expect(o.visible[0] == PixelRect(0, 0, 90, 11))
  #expect(o.ground.isEmpty)
}

@Test(arguments: 0..<60)
func skippingWhatIsHiddenChangesNoPixel(_ seed: Int) {
  var random = SeededGenerator(seed: UInt64(seed))
  let opaque = Image(name: "opaque", pixmap: noise(40, 30, seed: 5, opaque: true))
  let clear = Image(name: "clear", pixmap: noise(40, 30, seed: 6))
  func box() -> Rect {
    let isWhole = random.unit() < 0.5
    func round(_ v: Double) -> Double { isWhole ? v.rounded() : v }
    let x = random.unit() < 0.4 ? 0 : round(random.within(-30, 60))
    let y = random.unit() < 0.4 ? 0 : round(random.within(-30, 90))
    return Rect(x, y, round(random.within(20, 120)), round(random.within(20, 150)))
  }
  func color() -> Color {
    Color(Int(random.within(0, 255)), Int(random.within(0, 255)), 90, random.unit() < 0.7 ? 1 : random.unit())
  }
  func command(_ depth: Int) -> DrawCommand {
    switch Int(random.within(0, depth > 1 ? 6 : 10)) {
    case 0, 1: return .fill(box(), color())
    case 2:
      let b = box()
      return .fill(.rect(b), .linear(LinearGradient(from: Point(b.minX, 0), to: Point(b.maxX, 9), .white, .black)))
    case 3: return .image(ImageDraw(random.unit() < 0.6 ? opaque : clear, destination: box()))
    case 4: return .fill(.roundedRect(box(), radius: 9), color())
    case 5:
      return .backdrop(
        Backdrop(shape: .rect(box()), filter: BackdropFilter(sigma: random.unit() < 0.5 ? 2 : 14), opacity: 0.8))
    default:
      let isLayer = random.unit() < 0.6
      let clip: Path? = random.unit() < 0.5 ? .rect(box()) : nil
      let moved = Transform.translation(random.within(-40, 40).rounded(), random.within(-40, 40))
      let content = DisplayList((0..<3).map { _ in command(depth + 1) })
      return .group(
        Group(
          transform: moved, opacity: random.unit() < 0.8 ? 1 : 0.6, clip: clip, isLayer: isLayer, content: content))
    }
  }
  let list = DisplayList((0..<6).map { _ in command(0) })
  let scale = seed % 3 == 0 ? 1.5 : 1
  #expect(replaced(list, scale: scale) == plain(list, scale: scale))
}
