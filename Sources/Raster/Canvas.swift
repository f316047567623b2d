import Drawing

/// Pixels with their place in device space.
struct Canvas {
  var pixmap: Pixmap
  let bounds: PixelRect

  /// A canvas for a picture of the given size that is put in its place later.
  init(_ pixmap: Pixmap, at x: Int, _ y: Int, width: Int, height: Int) {
    self.pixmap = pixmap
    bounds = PixelRect(x, y, x + width, y + height)
  }

  /// A clear canvas over `bounds`, which must not be empty.
  init(_ bounds: PixelRect) {
    pixmap = Pixmap(width: bounds.width, height: bounds.height)
    self.bounds = bounds
  }
}
