import NavReelDrawing
import NavReelLayout
import NavReel
import NavReelScene

/// Finds pixels that nothing covers, where the window's black shows.
enum UncoveredRule: InstantCheck {
  static let rule = LintRule.uncovered

  /// The scale, in pixels per point, of the picture that is examined while pages turn or fade.
  static let scale = 0.5

  /// The least alpha, of 255, of a covered pixel.
  static let leastAlpha: UInt32 = 250

  static func violations(in instant: LintInstant) -> [Violation] {
    let free = freeArea(in: instant)
    guard free > 0 else { return [] }
    let share = free / (instant.canvas.width * instant.canvas.height) * 100
    let words = share < 1 ? "less than 1 %" : "\(Int(share)) %"
    return [
      Violation(
        severity: .error, subjects: instant.state.screens.map { "page." + $0.name },
        message: "nothing covers \(words) of the screen", badness: free)
    ]
  }

  /// Returns the uncovered area in square points.
  private static func freeArea(in instant: LintInstant) -> Double {
    let pages = instant.items.filter { $0.kind == "page" && $0.alpha > 0 }
    let pixel = 1 / instant.film.stage.scene.canvas.scale
    var rest = [Rect(origin: .zero, size: instant.canvas)]
    for page in pages where page.isSolid { rest = rest.flatMap { $0.subtracting(page.frame) } }
    for item in instant.items where item.kind == "barBackground" && (item.groundCover ?? 0) >= 1 {
      rest = rest.flatMap { $0.subtracting(item.frame) }
    }
    // Layers are aligned to whole pixels.
    rest = rest.filter { $0.width > pixel * 1.01 && $0.height > pixel * 1.01 }
    if rest.isEmpty { return 0 }
    return pages.allSatisfy { $0.isSolid } ? rest.reduce(0) { $0 + $1.area } : drawnFreeArea(in: instant)
  }

  /// Measures a small picture without a ground. Edges are smoothed, so only pixels whose neighbours are free count.
  private static func drawnFreeArea(in instant: LintInstant) -> Double {
    let list = instant.film.drawing(instant.placed) { _ in false }
    let box = PixelRect(
      around: Rect(0, 0, (instant.canvas.width * scale).rounded(.down), (instant.canvas.height * scale).rounded(.down)))
    let pixmap = instant.painter.pixmap(list, in: box, scale: scale)
    let (width, height) = (pixmap.width, pixmap.height)
    return pixmap.withPixels { pixels in
      func isFree(_ x: Int, _ y: Int) -> Bool {
        let (x, y) = (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
        return pixels[y * width + x] >> 24 < leastAlpha
      }
      var count = 0
      for y in 0..<height {
        for x in 0..<width where isFree(x, y) {
          let isInside = isFree(x - 1, y) && isFree(x + 1, y) && isFree(x, y - 1) && isFree(x, y + 1)
          if isInside { count += 1 }
        }
      }
      return Double(count) / (scale * scale)
    }
  }
}

extension Rect {
  /// Returns the part of the rectangle outside another one, in up to four pieces.
  fileprivate func subtracting(_ other: Rect) -> [Rect] {
    guard let common = intersection(other) else { return [self] }
    let pieces = [
      Rect(from: Point(minX, minY), to: Point(maxX, common.minY)),
      Rect(from: Point(minX, common.maxY), to: Point(maxX, maxY)),
      Rect(from: Point(minX, common.minY), to: Point(common.minX, common.maxY)),
      Rect(from: Point(common.maxX, common.minY), to: Point(maxX, common.maxY)),
    ]
    return pieces.filter { !$0.isEmpty }
  }
}
