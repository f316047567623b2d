import NavReelDrawing
import NavReelRaster

/// The rasterizer by kind of command, on one core, at 1170 × 2532 pixels.
enum RasterStages {
  private static let width = 1170
  private static let height = 2532
  private static let whole = Rect(0, 0, 390, 844)

  static func run(_ suite: Suite) {
    let pixels = width * height
    measure(suite, "raster: opaque rectangle", pixels, [.fill(whole, Color(0, 122, 255))])
    measure(suite, "raster: translucent rectangle", pixels, [.fill(whole, Color(0, 0, 0, 0.1))])
    measure(
      suite, "raster: linear gradient", pixels,
      [.fill(.rect(whole), .linear(LinearGradient(from: .zero, to: Point(0, 844), .white, .black)))])
    measure(suite, "raster: rounded rectangles", 100, roundedRects, unit: "shape")
    measure(suite, "raster: strokes", 100, strokes, unit: "line")
    measure(suite, "raster: kept page, moved", pixels, [page(offset: 40)])
    let photo = Image(name: "photo", pixmap: Photo.pixmap(width: 1500, height: 1000))
    // Each run another height, so that no scaled copy can be kept.
    var step = 0
    suiteImage(suite, photo, &step)
    measure(
      suite, "raster: backdrop blur σ 60 px", width * 273,
      [
        .image(ImageDraw(photo, in: whole, mode: .scaleAspectFill)),
        .backdrop(
          Backdrop(
            shape: .rect(Rect(0, 0, 390, 91)), filter: BackdropFilter(sigma: 20, tints: [Color(17, 17, 17, 0.73)]))),
      ])
  }

  private static func suiteImage(_ suite: Suite, _ photo: Image, _ step: inout Int) {
    let renderer = Renderer(width: width, height: height, scale: 3)
    var canvas = Pixmap(width: width, height: height)
    var count = step
    suite.measure("raster: photo, reduced to fill", per: width * 1200, "pixel") {
      count += 1
      let box = Rect(0, 0, 390, 400 + Double(count % 40) / 3)
      renderer.render(DisplayList([.image(ImageDraw(photo, in: box, mode: .scaleAspectFill))]), into: &canvas)
    }
    step = count
  }

  private static func measure(
    _ suite: Suite, _ name: String, _ count: Int, _ commands: [DrawCommand], unit: String = "pixel"
  ) {
    let renderer = Renderer(width: width, height: height, scale: 3)
    let list = DisplayList(commands)
    var canvas = Pixmap(width: width, height: height)
    suite.measure(name, per: count, unit) { renderer.render(list, into: &canvas) }
  }

  private static var roundedRects: [DrawCommand] {
    (0..<100).map { k in
      .fill(
        .continuousRoundedRect(Rect(10.3 + Double(k % 10) * 36, 20.7 + Double(k / 10) * 80, 30, 60), radius: 8),
        Color(52, 199, 89))
    }
  }

  private static var strokes: [DrawCommand] {
    (0..<100).map { k in
      let y = 10 + Double(k) * 8
      return .stroke(
        .polyline([Point(20, y), Point(10.5, y + 9.5), Point(20, y + 19)]),
        Stroke(width: 3, cap: .round, join: .round), paint: .color(.black))
    }
  }

  private static func page(offset: Double) -> DrawCommand {
    let rows = DisplayList([.fill(whole, .white)] + roundedRects)
    return .group(Group(id: "page", transform: .translation(-offset, 0), isLayer: true, content: rows))
  }
}
