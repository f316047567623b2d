import NavReelDrawing

/// Rows of pixels that an encoder reads in order, from the top.
protocol RowSource {
  /// The width in pixels, at least 1.
  var width: Int { get }

  /// The height in pixels, at least 1.
  var height: Int { get }

  /// True if colours are not multiplied by alpha.
  var isStraight: Bool { get }

  /// Returns a row and the one above it, nil at the top. Both are valid until the next call.
  func lines(_ y: Int) -> (line: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?)
}

extension RowSource {
  /// True if every alpha is 255.
  var isOpaque: Bool {
    for y in 0..<height {
      let line = lines(y).line
      var all: UInt32 = 0xFF00_0000
      for x in 0..<width { all &= line[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }
}

/// The rows of a picture or of a rectangle in it.
struct PixelRows: RowSource {
  /// The first pixel of the first row.
  let start: UnsafePointer<UInt32>

  /// The width in pixels, at least 1.
  let width: Int

  /// The height in pixels, at least 1.
  let height: Int

  /// The number of pixels from one row to the next, at least the width.
  let pitch: Int

  let isStraight: Bool

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { start + y &* pitch }

  @inline(__always)
  func lines(_ y: Int) -> (line: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?) {
    let line = row(y)
    return (line, y > 0 ? line - pitch : nil)
  }
}

extension Pixmap {
  /// Lends the pixels of a rectangle, which must be inside the picture and not empty.
  func withRows<R>(of area: PixelRect, _ body: (PixelRows) -> R) -> R {
    precondition(
      !area.isEmpty && area.x0 >= 0 && area.y0 >= 0 && area.x1 <= width && area.y1 <= height,
      "a rectangle of pixels lies within its picture")
    return withPixels { pixels in
      guard let start = pixels.baseAddress else { preconditionFailure("a pixmap is never empty") }
      return body(
        PixelRows(
          start: start + area.y0 * width + area.x0, width: area.width, height: area.height, pitch: width,
          isStraight: isStraight))
    }
  }

  /// Lends all pixels.
  func withRows<R>(_ body: (PixelRows) -> R) -> R { withRows(of: pixelBounds, body) }
}
