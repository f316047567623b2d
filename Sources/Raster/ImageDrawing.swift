import Drawing

/// The image command.
extension Canvas {
  mutating func draw(_ draw: ImageDraw, _ transform: Transform, _ clip: Clip, _ cache: LayerCache) {
    guard draw.isDrawable, Canvas.byte(draw.opacity) > 0 else { return }
    guard transform.isAxisAligned else { return drawRotated(draw, transform, clip) }
    let box = transform.apply(draw.destination)
    let window = PixelRect(around: box).intersection(clip.bounds)
    guard !window.isEmpty, !box.isEmpty else { return }
    let scaled = ScaledPicture(draw, transform, box, window)
    let layer = cache.picture(scaled) { scaled.rendered() }
    composite(layer, dx: window.x0, dy: window.y0, Canvas.byte(draw.opacity), clip)
  }

  private mutating func drawRotated(_ draw: ImageDraw, _ transform: Transform, _ clip: Clip) {
    let box = PixelRect(around: transform.apply(draw.destination)).intersection(clip.bounds)
    guard !box.isEmpty, let fill = PictureFill(draw, transform) else { return }
    self.fill(.rect(draw.destination), .nonZero, .picture(fill), .sourceOver, transform, clip, box)
  }
}

extension ImageDraw {
  /// False when a number is not finite or nothing would be seen.
  var isDrawable: Bool {
    [source.minX, source.minY, source.width, source.height].allSatisfy(\.isFinite)
      && [destination.minX, destination.minY, destination.width, destination.height].allSatisfy(\.isFinite)
      && !source.isEmpty && !destination.isEmpty
  }
}

/// The visible part of a picture scaled to its place, with antialiased edges; equal ones have equal pixels.
struct ScaledPicture: Equatable, Sendable {
  private let pixmap: Pixmap
  private let source: Rect

  /// The device box, from the corner of the window.
  private let box: Rect
  private let mirrorsX: Bool
  private let mirrorsY: Bool
  private let tint: UInt32?
  let width: Int
  let height: Int

  init(_ draw: ImageDraw, _ transform: Transform, _ box: Rect, _ window: PixelRect) {
    pixmap = draw.image.pixmap
    source = draw.source
    self.box = box.offset(x: -Double(window.x0), y: -Double(window.y0))
    mirrorsX = transform.a < 0
    mirrorsY = transform.d < 0
    tint = draw.tint.map(\.pixel)
    width = window.width
    height = window.height
  }

  /// Pictures are the same when they share memory: cheaper than a look at every pixel.
  static func == (a: ScaledPicture, b: ScaledPicture) -> Bool {
    a.pixmap.isIdentical(to: b.pixmap) && a.source == b.source && a.box == b.box && a.mirrorsX == b.mirrorsX
      && a.mirrorsY == b.mirrorsY && a.tint == b.tint && a.width == b.width && a.height == b.height
  }

  func rendered() -> Layer {
    let columns = ResamplingTaps(
      cells: 0..<width, from: mirrorsX ? box.maxX : box.minX, to: mirrorsX ? box.minX : box.maxX,
      low: source.minX, high: source.maxX, limit: pixmap.width)
    let rows = ResamplingTaps(
      cells: 0..<height, from: mirrorsY ? box.maxY : box.minY, to: mirrorsY ? box.minY : box.maxY,
      low: source.minY, high: source.maxY, limit: pixmap.height)
    var picture = Resampler.resampled(pixmap, columns, rows)
    let across = (0..<width).map { ScaledPicture.coverage($0, box.minX, box.maxX) }
    let down = (0..<height).map { ScaledPicture.coverage($0, box.minY, box.maxY) }
    picture.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let i = y * width + x
          if let tint { pixels[i] = Blend.scaled(tint, pixels[i] >> 24) }
          if across[x] < Edge.one || down[y] < Edge.one {
            pixels[i] = Blend.scaled(pixels[i], UInt32(CoverageRow.byte(Int32((across[x] * down[y]) >> Edge.shift))))
          }
        }
      }
    }
    return Layer(picture, at: 0, 0)
  }

  /// How much of a cell lies between two places, in 1/65,536.
  private static func coverage(_ cell: Int, _ from: Double, _ to: Double) -> Int {
    let x = cell << Edge.shift
    return max(min(Flattening.fixed(to), x + Edge.one) - max(Flattening.fixed(from), x), 0)
  }
}
