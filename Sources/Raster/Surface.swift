import NavReelDrawing

/// Pixels with their place in device space.
struct Surface {
  var pixmap: Pixmap
  let bounds: PixelRect

  /// The pixels that lie wholly inside what the surface shows. Those that the edge of a layer runs through are covered
  /// in part: a blur repeats the outermost of these in their place, and so never reads what was not drawn.
  private(set) var ground: PixelRect

  /// The shape of a turned layer, and the map to its pixels: its edges run through a surface that is no longer its
  /// own shape. A blur divides by how much of this it has read.
  private(set) var slant: (shape: Path, transform: Transform)?

  /// A surface for a picture of the given size that is put in its place later.
  init(_ pixmap: Pixmap, at x: Int, _ y: Int, width: Int, height: Int) {
    self.pixmap = pixmap
    bounds = PixelRect(x, y, x + width, y + height)
    ground = bounds
  }

  /// A clear surface over `bounds`, which must not be empty.
  init(_ bounds: PixelRect) {
    pixmap = Pixmap(width: bounds.width, height: bounds.height)
    self.bounds = bounds
    ground = bounds
  }

  /// A clear surface for a layer that shows a shape.
  ///
  /// - Parameter shape: before the map to device space.
  init(_ bounds: PixelRect, showing shape: Path, _ transform: Transform) {
    self.init(bounds)
    guard transform.isAxisAligned else {
      slant = (shape, transform)
      return
    }
    let whole = shape.controlBounds.map { PixelRect(inside: transform.apply($0)).intersection(bounds) }
    if let whole, !whole.isEmpty { ground = whole }
  }

  /// Sets a part of the surface to one value.
  mutating func fill(_ part: PixelRect, _ pixel: UInt32) {
    let part = part.intersection(bounds)
    let place = bounds
    guard !part.isEmpty else { return }
    pixmap.withMutablePixels { pixels in
      guard let first = pixels.baseAddress else { return }
      for y in part.y0..<part.y1 {
        (first + place.index(part.x0, y)).update(repeating: pixel, count: part.width)
      }
    }
  }
}
