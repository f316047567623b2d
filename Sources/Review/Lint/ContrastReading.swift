import NavReelDrawing
import NavReelLayout
import NavReel
import NavReelScene

/// The contrast of one item of a bar with the pixels behind it in one instant.
struct ContrastReading: Sendable {
  let id: String

  /// The item's alpha times its colour's, 0…1.
  let visibility: Double

  /// The contrast of the ink at full opacity.
  let full: Double

  /// The contrast of the ink at its actual visibility.
  let drawn: Double

  /// The contrast to reach: 4.5 for small text, 3 for anything else.
  let needed: Double

  /// The least visibility of an item that is judged; below, it is on its way in or out, or meant to be faint.
  static let leastVisibility = 0.5

  /// The fraction of the pixels behind an item, those with the lowest contrast, that is ignored.
  static let spared = 0.1

  /// The distance below an item from which a blur behind it takes pixels, in points.
  private static let blurReach = 48.0

  /// Returns true for large text as defined by WCAG 2: at least 18 points, or 14 if it is bold.
  static func isLarge(_ lettering: PlacedItem.Lettering) -> Bool {
    lettering.size >= (lettering.isBold ? 14 : 18)
  }

  static func all(in instant: LintInstant) -> [ContrastReading] {
    let items = instant.items.filter { isJudged($0.item) && isVisible($0) }
    // Grounds are drawn once for the bar that the screens share, and once for each bar in a page.
    var pages: [String?] = []
    for item in items where !pages.contains(instant.page(of: item)) { pages.append(instant.page(of: item)) }
    return pages.flatMap { page -> [ContrastReading] in
      if let page, instant.state.screens.last?.name != page { return [] }
      let mine = items.filter { instant.page(of: $0) == page }
      return readings(of: mine, page, instant)
    }
  }

  private static func readings(
    of items: [SeenItem], _ page: String?, _ instant: LintInstant
  ) -> [ContrastReading] {
    let list = instant.film.drawing(instant.placed) { isContent($0) && instant.state.page(ofItem: $0.id) == page }
    // A blur reads what lies around the items: so much more is drawn as shows in it.
    let bottom = (items.map(\.frame.maxY).max() ?? 0) + (list.blurs ? blurReach : 0)
    let box = PixelRect(around: Rect(0, 0, instant.canvas.width, min(max(bottom, 0), instant.canvas.height)))
    guard !box.isEmpty else { return [] }
    let ground = instant.painter.pixmap(list, in: box, background: .black)
    return items.compactMap { ContrastReading($0, over: ground, in: box, instant) }
  }

  private init?(_ item: SeenItem, over ground: Pixmap, in box: PixelRect, _ instant: LintInstant) {
    guard let color = item.color else { return nil }
    let around = PixelRect(around: ContrastReading.inkBox(item)).intersection(box)
    guard !around.isEmpty else { return nil }
    id = item.id
    visibility = item.alpha * color.alpha
    needed = ContrastReading.needed(item, color, instant)
    let solid = color.with(alpha: 1)
    let behind = ground.colors(in: around, of: box)
    full = ContrastReading.contrast(solid, 1, behind)
    drawn = visibility >= 1 ? full : ContrastReading.contrast(solid, visibility, behind)
  }

  /// Returns the contrast to reach: only 3 for texts in the system's blue, which on its own grounds reaches just 4.
  private static func needed(_ item: SeenItem, _ color: Color, _ instant: LintInstant) -> Double {
    guard let lettering = item.lettering, !isLarge(lettering) else { return 3 }
    let scene = instant.film.stage.scene
    let isSystems = color.with(alpha: 1) == SystemColors(look: scene.look, appearance: scene.appearance).systemBlue
    return isSystems ? 3 : 4.5
  }

  /// Returns true for texts and shapes in one colour on a bar.
  private static func isJudged(_ item: PlacedItem) -> Bool {
    guard item.color != nil else { return false }
    switch item.kind {
    case "title", "largeTitle", "back", "chevron", "left", "right", "prompt", "statusBar": return true
    case "titleView": return item.text != nil
    default: return false
    }
  }

  private static func isContent(_ item: PlacedItem) -> Bool {
    guard !item.id.isEmpty else { return false }
    return isJudged(item) || item.kind == "titleView" || item.kind == "search"
  }

  private static func isVisible(_ item: SeenItem) -> Bool {
    item.alpha * (item.color?.alpha ?? 0) >= leastVisibility
  }

  /// Returns the box of the ink: for text its whole width, from the height of capitals to the baseline.
  private static func inkBox(_ item: SeenItem) -> Rect {
    guard let baseline = item.baseline, item.lettering != nil else { return item.seen }
    let top = baseline - (baseline - item.frame.minY) * 0.74
    let ink = Rect(from: Point(item.frame.minX, top), to: Point(item.frame.maxX, baseline))
    return ink.intersection(item.seen) ?? .zero
  }

  /// The contrast that nine in ten of the pixels behind reach.
  ///
  /// - Parameter behind: colours, with the number of pixels of each.
  static func contrast(_ ink: Color, _ alpha: Double, _ behind: [(color: Color, count: Int)]) -> Double {
    let ratios = behind.map { pixel in
      (
        ratio: (alpha < 1 ? pixel.color.mixed(with: ink, alpha) : ink).contrast(with: pixel.color), count: pixel.count
      )
    }.sorted { $0.ratio < $1.ratio }
    var left = Int(Double(ratios.reduce(0) { $0 + $1.count }) * spared)
    for entry in ratios {
      if left < entry.count { return entry.ratio }
      left -= entry.count
    }
    return 21
  }
}

extension DisplayList {
  /// True where something reads the pixels around it.
  fileprivate var blurs: Bool {
    commands.contains { command in
      switch command {
      case .backdrop: true
      case .group(let group): group.blur > 0 || group.content.blurs
      default: false
      }
    }
  }
}

extension Pixmap {
  /// The opaque pixels of a part, at most a thousand or two of them, evenly chosen: each colour with their number.
  fileprivate func colors(in part: PixelRect, of whole: PixelRect) -> [(color: Color, count: Int)] {
    let step = max(1, Int((Double(part.area) / 1000).squareRoot()))
    var counts: [UInt32: Int] = [:]
    withPixels { pixels in
      // Most neighbours are equal.
      var (last, run) = (UInt32(0), 0)
      for y in stride(from: part.y0 - whole.y0, to: part.y1 - whole.y0, by: step) {
        for x in stride(from: part.x0 - whole.x0, to: part.x1 - whole.x0, by: step) {
          let pixel = pixels[y * width + x]
          if pixel == last {
            run += 1
          } else {
            counts[last, default: 0] += run
            (last, run) = (pixel, 1)
          }
        }
      }
      counts[last, default: 0] += run
    }
    return counts.filter { $0.value > 0 }.map { pixel, count in
      (Color(Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255)), count)
    }
  }
}
