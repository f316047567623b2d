public import NavReelDrawing

/// A picture that shows where two others differ: pixels that count in red and smoothed edges in yellow, over the
/// expected picture in pale grey, with a chequered pattern where it is clear.
///
/// Pictures of different sizes are aligned at their top left corners; parts that only one of them covers are red, and
/// parts that neither covers are clear. Rows are drawn on demand, all of them by ``pixmap(threads:)``.
public struct DifferencePicture: Sendable {
  private let ground: Pixmap
  private let changed: PixelMarks
  private let antialiased: PixelMarks
  private let boxes: [PixelRect]

  /// The larger of the two pictures' widths, in pixels.
  public var width: Int { changed.width }

  /// The larger of the two pictures' heights, in pixels.
  public var height: Int { changed.height }

  /// Shows the differences of `b` from `a`; all pixels beyond the tolerance have the same red.
  public init(_ a: Pixmap, _ b: Pixmap, tolerance: Tolerance = .exact) {
    let found = Findings(a, b, rule: PixelRule(tolerance))
    (ground, changed, antialiased, boxes) = (a.premultiplied(), found.changed, found.antialiased, [])
  }

  /// Shows what a comparison found.
  ///
  /// - Parameters:
  ///   - diff: the comparison.
  ///   - expected: the picture that was passed to the comparison as the expected one.
  ///   - outlines: true to draw a blue frame around each of the regions.
  public init(of diff: PictureDiff, over expected: Pixmap, outlines: Bool = false) {
    ground = expected.premultiplied()
    (changed, antialiased) = (diff.changedPixels, diff.antialiasedPixels)
    let canvas = PixelRect(0, 0, changed.width, changed.height)
    boxes = outlines ? diff.regions.map { $0.box.outset(by: 2).intersection(canvas) } : []
  }

  /// Draws the whole picture, opaque.
  ///
  /// - Parameter threads: the number of threads, at least 1; the result does not depend on it.
  public func pixmap(threads: Int = 1) -> Pixmap {
    Pixmap(width: width, height: height) { pixels in
      // Each row is written by one thread.
      nonisolated(unsafe) let target = pixels
      Bands.forEach(height, threads: threads) { _, rows in
        for y in rows { draw(row: y, UnsafeMutableBufferPointer(rebasing: target[y * width..<(y + 1) * width])) }
      }
    }
  }

  /// Draws one row.
  ///
  /// - Parameters:
  ///   - y: the row, from 0 up to but not including ``height``.
  ///   - pixels: the pixels to fill, ``width`` of them.
  public func draw(row y: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) {
    precondition(pixels.count == width && (0..<height).contains(y), "a row of the picture")
    guard let row = pixels.baseAddress else { return }
    ground.withPixels { lent in
      guard let source = lent.baseAddress else { return }
      let inGround = y < ground.height ? min(ground.width, width) : 0
      PaleGround.fast(source + min(y, ground.height - 1) * ground.width, row, inGround, y: y)
      PaleGround.clear(row, inGround, width, y: y)
    }
    antialiased.forEachRun(in: y) { x0, x1 in (row + x0).update(repeating: yellow, count: x1 - x0) }
    changed.forEachRun(in: y) { x0, x1 in (row + x0).update(repeating: red, count: x1 - x0) }
    for box in boxes where (box.y0..<box.y1).contains(y) { outline(box, y, row) }
  }

  /// Draws one row of a frame that is two pixels wide, just inside `box`.
  private func outline(_ box: PixelRect, _ y: Int, _ row: UnsafeMutablePointer<UInt32>) {
    let isWhole = y < box.y0 + 2 || y >= box.y1 - 2
    for x in box.x0..<box.x1 where isWhole || x < box.x0 + 2 || x >= box.x1 - 2 { row[x] = blue }
  }
}

/// `#ff1030`, unlike any grey.
private let red: UInt32 = 0xFF30_10FF

/// `#ffc800`.
private let yellow: UInt32 = 0xFF00_C8FF

/// `#0060ff`.
private let blue: UInt32 = 0xFFFF_6000
