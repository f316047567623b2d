import NavReelDrawing

extension PixelMarks {
  /// Returns the pixels that masks and rectangles take out of a comparison, or nil if there are no masks or rectangles.
  static func ignored(
    by limits: DiffLimits, expected: Pixmap, width: Int, height: Int
  ) throws(DiffError) -> PixelMarks? {
    if limits.masks.isEmpty && limits.ignored.isEmpty { return nil }
    var marks = PixelMarks(width: width, height: height)
    try limits.checkMasks(expected.size)
    for mask in limits.masks { marks.insertDark(mask.value) }
    for rectangle in limits.ignored {
      let part = rectangle.value.intersection(PixelRect(0, 0, width, height))
      for y in part.y0..<part.y1 { marks.insert(part.x0, part.x1, y: y) }
    }
    return marks
  }

  private mutating func insertDark(_ mask: Pixmap) {
    mask.withPixels { pixels in
      for y in 0..<mask.height {
        for x in 0..<mask.width where isDark(pixels[y * mask.width + x]) { insert(x, x + 1, y: y) }
      }
    }
  }

  private func isDark(_ pixel: UInt32) -> Bool {
    let (r, g, b, a) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    return r * 54 + g * 183 + b * 19 + (255 - a) * 256 < 128 * 256
  }
}

extension DiffLimits {
  /// - Throws: for a mask of another size than the pictures.
  public func checkMasks(_ size: Comparison.PixelSize) throws(DiffError) {
    for mask in masks where mask.value.size != size { throw .maskSize(mask.value.size, size, mask.source) }
  }
}

extension Pixmap {
  var size: Comparison.PixelSize { Comparison.PixelSize(width: width, height: height) }
}
