import NavReelDrawing
import Testing

@testable import NavReelRaster

/// Tests layers whose edges run through pixels: a backdrop in one sees the same as if the layer ended at whole pixels.
@Suite struct BackdropEdgeTests {
  /// The size of a page, in points.
  private let size = Size(61, 47)
  private let scales = [0.37, 0.5, 1, 1.1, 1.37, 590.0 / 393, 1.52, 1.7, 2, 2.25, 3]

  private func page(_ sigma: Double, ground: DrawCommand, moved: Transform = .identity) -> DrawCommand {
    let (w, h) = (size.width, size.height)
    let filter = BackdropFilter(sigma: sigma)
    let content = DisplayList([
      ground, .backdrop(Backdrop(shape: .rect(Rect(0, h - 20, w, 20)), filter: filter)),
      .backdrop(Backdrop(shape: .rect(Rect(0, 0, 9.5, h)), filter: filter)),
      .backdrop(Backdrop(shape: .rect(Rect(w - 7, 0, 7, h)), filter: filter)),
    ])
    return .group(
      Group(transform: moved, clip: .rect(Rect(origin: .zero, size: size)), isLayer: true, content: content))
  }

  private func drawn(_ command: DrawCommand, _ width: Int, _ height: Int, scale: Double, plainly: Bool = false)
    -> Pixmap
  {
    guard plainly else {
      return Renderer(width: width, height: height, scale: scale).render(DisplayList([command]), background: .black)
    }
    var surface = Surface(Pixmap(width: width, height: height, filling: .black), at: 0, 0, width: width, height: height)
    var painter = ListPainter(cache: LayerCache(), stoppingBefore: nil)
    painter.skipsHidden = false
    painter.draw(DisplayList([command]), .scale(scale), Clip(surface.bounds), on: &surface)
    return surface.pixmap
  }

  @Test(arguments: [1, 4, 9, 30]) func aPageOfOneColourKeepsItUnderABlurUpToEveryEdge(sigma: Double) {
    let color = Color(247, 200, 90)
    let ground = DrawCommand.fill(Rect(origin: .zero, size: size), color)
    for scale in scales {
      for move in [Point(0, 0), Point(0.3, 0.7), Point(5.7, 3.2), Point(-8.4, -6.1)] {
        let command = page(sigma, ground: ground, moved: .translation(move.x, move.y))
        let (x, y) = (Int((move.x * scale + 0.5).rounded(.down)), Int((move.y * scale + 0.5).rounded(.down)))
        // These are the whole pixels that the page covers.
        let (right, bottom) = (x + Int(size.width * scale + 1e-6), y + Int(size.height * scale + 1e-6))
        let got = drawn(command, right + 4, bottom + 4, scale: scale)
        #expect(got == drawn(command, right + 4, bottom + 4, scale: scale, plainly: true))
        let isKept = (max(y, 0)..<bottom).allSatisfy { y in
          (max(x, 0)..<right).allSatisfy { got[$0, y] == color.pixel }
        }
        #expect(isKept, "scale \(scale), moved by \(move)")
      }
    }
  }

  /// A rotated page has slanted edges, and a backdrop reads both sides of them.
  @Test(arguments: [2, 12, 30]) func aPageThatIsTurnedKeepsItsColour(sigma: Double) {
    let color = Color(247, 200, 90)
    let box = Rect(origin: .zero, size: size)
    for degrees in [3.0, 20, 45, -70, 135] {
      for scale in [0.5, 1, 1.52, 3] {
        let map = Transform.about(
          anchor: Point(0.5, 0.5), of: box, degrees: degrees, translation: Point(20, 30))
        let got = drawn(page(sigma, ground: .fill(box, color), moved: map), 280, 280, scale: scale)
        let back = map.then(.scale(scale)).inverse ?? .identity
        var worst = 0
        for y in 0..<280 {
          for x in 0..<280 {
            // Stay a pixel and a half inside the edges, because the outermost pixels are partly covered.
            let point = back.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
            let inset = 1.5 / scale
            guard point.x > inset, point.y > inset, point.x < size.width - inset, point.y < size.height - inset
            else { continue }
            for shift in [UInt32(0), 8, 16] {
              worst = max(worst, abs(Int(got[x, y] >> shift & 255) - Int(color.pixel >> shift & 255)))
            }
          }
        }
        // A corner reads only a quarter, so half a level of rounding becomes two, in each of the two blurs that meet.
        #expect(worst <= 4, "\(degrees)°, scale \(scale)")
      }
    }
  }

  /// A page scaled about its centre has all four edges within pixels.
  @Test(arguments: [2, 12]) func aPageThatIsZoomedKeepsItsColour(sigma: Double) {
    let color = Color(30, 120, 200)
    let box = Rect(origin: .zero, size: size)
    for zoom in [0.93, 0.731, 1.04] {
      for scale in [1.0, 1.52, 3] {
        let map = Transform.about(
          anchor: Point(0.5, 0.5), of: box, scaleX: zoom, scaleY: zoom, translation: Point(9, 9))
        let place = map.then(.scale(scale)).apply(box)
        let command = page(sigma, ground: .fill(box, color), moved: map)
        let got = drawn(command, Int(place.maxX) + 3, Int(place.maxY) + 3, scale: scale)
        let (x, y) = (Int(place.minX.rounded(.up)), Int(place.minY.rounded(.up)))
        let isKept = (y..<Int(place.maxY)).allSatisfy { y in
          (x..<Int(place.maxX)).allSatisfy { got[$0, y] == color.pixel }
        }
        #expect(isKept, "zoom \(zoom), scale \(scale)")
      }
    }
  }

  @Test(arguments: [3, 20]) func aLayerShowsWhatTheStillShows(sigma: Double) {
    let p = noise(30, 30, seed: 5, opaque: true)
    let ground = DrawCommand.image(
      ImageDraw(Image(name: "n", pixmap: p), destination: Rect(origin: .zero, size: size)))
    for scale in scales {
      let (width, height) = (Int(size.width * scale + 1e-6), Int(size.height * scale + 1e-6))
      guard case .group(var group) = page(sigma, ground: ground) else { continue }
      let layer = drawn(.group(group), width, height, scale: scale)
      // If it is not a layer, the page is drawn straight into a surface that ends at the last whole pixel.
      group.isLayer = false
      #expect(layer == drawn(.group(group), width, height, scale: scale), "scale \(scale)")
    }
  }

  /// 61 × 47 points at 1.52 are 92.72 × 71.44 pixels; a layer moved by whole pixels shows the same pixels.
  @Test func whereALayerLandsDoesNotChangeItsBackdrops() {
    let p = noise(30, 30, seed: 6, opaque: true)
    let ground = DrawCommand.image(
      ImageDraw(Image(name: "n", pixmap: p), destination: Rect(origin: .zero, size: size)))
    func landed(_ by: Double) -> Pixmap {
      drawn(page(15, ground: ground, moved: .translation(by / 1.52, by / 1.52)), 100, 80, scale: 1.52)
    }
    let (still, moved) = (landed(0), landed(5))
    for y in 0..<71 { for x in 0..<92 { #expect(moved[x + 5, y + 5] == still[x, y]) } }
  }
}
