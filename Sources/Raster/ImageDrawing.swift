import NavReelDrawing

/// Picture drawing.
extension Surface {
  mutating func draw(_ draw: ImageDraw, _ transform: Transform, _ clip: Clip, _ cache: LayerCache) {
    guard draw.isDrawable, Surface.byte(draw.opacity) > 0 else { return }
    guard transform.isAxisAligned else { return drawRotated(draw, transform, clip) }
    let box = transform.apply(draw.destination)
    let window = PixelRect(around: box).intersection(clip.bounds)
    guard !window.isEmpty, !box.isEmpty else { return }
    let scaled = ScaledPicture(draw, transform, box, window)
    let opacity = Surface.byte(draw.opacity)
    let (kept, isKnown) = cache.picture(scaled)
    if let kept { return composite(kept, dx: window.x0, dy: window.y0, opacity, clip) }
    if !isKnown, opacity == 255, clip.mask == nil, scaled.fills, cache.isOpaque(draw.image.pixmap) {
      // A stretching picture differs in each frame, so it is drawn straight into the surface, not cached.
      let (stride, start) = (bounds.width, bounds.index(window.x0, window.y0))
      return pixmap.withMutablePixels { pixels in
        if let first = pixels.baseAddress { scaled.draw(into: first + start, stride: stride) }
      }
    }
    let layer = scaled.rendered()
    if isKnown { cache.keep(layer, for: scaled) }
    composite(layer, dx: window.x0, dy: window.y0, opacity, clip)
  }

  private mutating func drawRotated(_ draw: ImageDraw, _ transform: Transform, _ clip: Clip) {
    let box = PixelRect(around: transform.apply(draw.destination)).intersection(clip.bounds)
    guard !box.isEmpty, let fill = PictureFill(draw, transform) else { return }
    self.fill(.rect(draw.destination), .nonZero, .picture(fill), .sourceOver, transform, clip, box)
  }
}

extension ImageDraw {
  /// False if a number is not finite or nothing would be visible.
  var isDrawable: Bool {
    [source.minX, source.minY, source.width, source.height].allSatisfy(\.isFinite)
      && [destination.minX, destination.minY, destination.width, destination.height].allSatisfy(\.isFinite)
      && !source.isEmpty && !destination.isEmpty
  }
}

/// The visible part of a picture, scaled for its destination, with antialiased edges. Equal values give equal pixels.
struct ScaledPicture: Equatable, Sendable {
  private let pixmap: Pixmap
  private let source: Rect

  /// The box in device pixels, relative to the corner of the window.
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

  /// Pictures compare by shared memory, which is cheaper than comparing every pixel.
  static func == (a: ScaledPicture, b: ScaledPicture) -> Bool {
    a.pixmap.isIdentical(to: b.pixmap) && a.source == b.source && a.box == b.box && a.mirrorsX == b.mirrorsX
      && a.mirrorsY == b.mirrorsY && a.tint == b.tint && a.width == b.width && a.height == b.height
  }

  /// True if every pixel of the window shows the picture and nothing else.
  var fills: Bool {
    tint == nil && box.minX <= 0 && box.minY <= 0 && box.maxX >= Double(width) && box.maxY >= Double(height)
  }

  /// Scales a picture that ``fills`` its window into the rows of a surface.
  func draw(into to: UnsafeMutablePointer<UInt32>, stride: Int) {
    Resampler.resample(pixmap, columns, rows, into: to, stride: stride)
  }

  func rendered() -> Layer {
    var picture = Resampler.resampled(pixmap, columns, rows)
    if fills { return Layer(picture, at: 0, 0) }
    let across = (0..<width).map { ScaledPicture.coverage($0, box.minX, box.maxX) }
    let down = (0..<height).map { ScaledPicture.coverage($0, box.minY, box.maxY) }
    // Only the outermost rows and columns can be partly covered.
    let ragged = across.indices.filter { across[$0] < Edge.one }
    picture.withMutablePixels { pixels in
      for y in 0..<height {
        let row = y * width
        if let tint { for i in row..<row + width { pixels[i] = Blend.scaled(tint, pixels[i] >> 24) } }
        for x in down[y] < Edge.one ? Array(across.indices) : ragged {
          let cover = UInt32(CoverageRow.byte(Int32((across[x] * down[y]) >> Edge.shift)))
          pixels[row + x] = Blend.scaled(pixels[row + x], cover)
        }
      }
    }
    return Layer(picture, at: 0, 0, isOpaque: false)
  }

  private var columns: ResamplingTaps {
    ResamplingTaps(
      cells: 0..<width, from: mirrorsX ? box.maxX : box.minX, to: mirrorsX ? box.minX : box.maxX,
      low: source.minX, high: source.maxX, limit: pixmap.width)
  }

  private var rows: ResamplingTaps {
    ResamplingTaps(
      cells: 0..<height, from: mirrorsY ? box.maxY : box.minY, to: mirrorsY ? box.minY : box.maxY,
      low: source.minY, high: source.maxY, limit: pixmap.height)
  }

  /// Returns the share of a cell that is between two coordinates, in 1/65,536.
  private static func coverage(_ cell: Int, _ from: Double, _ to: Double) -> Int {
    let x = cell << Edge.shift
    return max(min(Flattening.fixed(to), x + Edge.one) - max(Flattening.fixed(from), x), 0)
  }
}
