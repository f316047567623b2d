public import Drawing

/// A picture that shows where two others differ: what counts in red, smoothed edges in yellow, over the expected
/// picture in a pale grey, on squares where it is clear.
///
/// Pictures of other sizes lie on each other by their top left corners; what only one of them covers is red, and what
/// neither covers is clear.
public struct DifferencePicture: Sendable {
  /// Opaque, as large as the two pictures together.
  public let pixmap: Pixmap

  /// Draws the differences of `b` from `a`; every pixel beyond the tolerance is as red as any other.
  public init(_ a: Pixmap, _ b: Pixmap, tolerance: Tolerance = .exact) {
    let found = Findings(a, b, rule: PixelRule(tolerance))
    let drawing = Drawing(ground: a, changed: found.changed, antialiased: found.antialiased, boxes: [])
    pixmap = Pixmap(width: found.changed.width, height: found.changed.height) { drawing.draw($0, threads: 1) }
  }

  /// Draws what a comparison found.
  ///
  /// - Parameters:
  ///   - expected: the picture that the comparison was made with.
  ///   - outlines: draws a blue frame around each of the regions.
  ///   - threads: at least 1; the result does not depend on it.
  public init(of diff: PictureDiff, over expected: Pixmap, outlines: Bool = false, threads: Int = 1) {
    let drawing = Drawing(diff, over: expected, outlines: outlines)
    pixmap = Pixmap(width: diff.changedPixels.width, height: diff.changedPixels.height) {
      drawing.draw($0, threads: threads)
    }
  }

  /// Draws what a comparison found in place of a picture that is no longer needed, such as the actual one: touching
  /// new memory takes longer than drawing. The picture has the size of the two together.
  public init(
    of diff: PictureDiff, over expected: Pixmap, inPlaceOf old: inout Pixmap, outlines: Bool = false, threads: Int = 1
  ) {
    let canvas = diff.changedPixels
    precondition(old.width == canvas.width && old.height == canvas.height, "the old picture has the canvas's size")
    let drawing = Drawing(diff, over: expected, outlines: outlines)
    old.withMutablePixels { drawing.draw($0, threads: threads) }
    pixmap = old
  }
}

/// All that a difference picture shows.
private struct Drawing: Sendable {
  let ground: Pixmap
  let changed: PixelMarks
  let antialiased: PixelMarks
  let boxes: [PixelRect]

  init(ground: Pixmap, changed: PixelMarks, antialiased: PixelMarks, boxes: [PixelRect]) {
    self.ground = ground
    self.changed = changed
    self.antialiased = antialiased
    self.boxes = boxes
  }

  init(_ diff: PictureDiff, over ground: Pixmap, outlines: Bool) {
    self.init(
      ground: ground, changed: diff.changedPixels, antialiased: diff.antialiasedPixels,
      boxes: outlines ? diff.regions.map(\.box) : [])
  }

  /// Fills a canvas as large as the marks.
  func draw(_ out: UnsafeMutableBufferPointer<UInt32>, threads: Int) {
    let (width, height) = (changed.width, changed.height)
    ground.withPixels { lent in
      guard let first = out.baseAddress, let source = lent.baseAddress else { return }
      // Each row is written by one thread.
      nonisolated(unsafe) let (target, pixels) = (first, source)
      Bands.forEach(height, threads: threads) { _, rows in
        for y in rows { draw(row: y, pixels, target + y * width) }
      }
      for box in boxes { outline(box.outset(by: 2).intersection(PixelRect(0, 0, width, height)), first, width) }
    }
  }

  private func draw(row y: Int, _ pixels: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt32>) {
    let inGround = y < ground.height ? min(ground.width, changed.width) : 0
    PaleGround.fast(pixels + min(y, ground.height - 1) * ground.width, row, inGround, y: y)
    PaleGround.clear(row, inGround, changed.width, y: y)
    antialiased.forEachRun(in: y) { x0, x1 in (row + x0).update(repeating: yellow, count: x1 - x0) }
    changed.forEachRun(in: y) { x0, x1 in (row + x0).update(repeating: red, count: x1 - x0) }
  }

  /// A frame two pixels wide along the inside of `box`.
  private func outline(_ box: PixelRect, _ out: UnsafeMutablePointer<UInt32>, _ width: Int) {
    for y in box.y0..<box.y1 {
      let isWhole = y < box.y0 + 2 || y >= box.y1 - 2
      for x in box.x0..<box.x1 where isWhole || x < box.x0 + 2 || x >= box.x1 - 2 { out[y * width + x] = blue }
    }
  }
}

/// `#ff1030`: opaque, and unlike any grey.
private let red: UInt32 = 0xFF30_10FF

/// `#ffc800`.
private let yellow: UInt32 = 0xFF00_C8FF

/// `#0060ff`.
private let blue: UInt32 = 0xFFFF_6000
