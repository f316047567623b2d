import NavReelDrawing

/// Pixels and their position in device space.
struct Surface {
  var pixmap: Pixmap
  let bounds: PixelRect

  /// The pixels entirely inside the visible shape. Pixels on the edge of a layer are partly covered: a blur repeats the
  /// outermost pixels of the ground in their place, and so never reads what was not drawn.
  private(set) var ground: PixelRect

  /// The shape of a rotated layer and its transform to pixels: the layer's edges do not follow the surface's. A blur
  /// divides by the part of this shape that it has read.
  private(set) var slant: (shape: Path, transform: Transform)?

  /// Creates a surface for a picture of the given size, which is swapped in later.
  init(_ pixmap: Pixmap, at x: Int, _ y: Int, width: Int, height: Int) {
    self.pixmap = pixmap
    bounds = PixelRect(x, y, x + width, y + height)
    ground = bounds
  }

  /// Creates a clear surface over `bounds`, which must not be empty.
  init(_ bounds: PixelRect) {
    pixmap = Pixmap(width: bounds.width, height: bounds.height)
    self.bounds = bounds
    ground = bounds
  }

  /// Creates a clear surface for a layer that shows a shape.
  ///
  /// - Parameter shape: The shape, before the transform to device space.
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
