import NavReelDrawing
import NavReelLayout

/// Computes the fraction of an item that is on screen and not under a page.
struct Visibility {
  private let items: [SeenItem]
  private let screen: Rect

  /// The pages, and their places among the items.
  private let covers: [(place: Int, cover: Cover)]

  /// A page: a box, the map from the screen to the box's coordinates, and how much it hides.
  private struct Cover {
    let map: Transform
    let box: Rect
    let alpha: Double

    func contains(_ p: Point) -> Bool { box.contains(map.apply(p)) }
  }

  init(_ items: [SeenItem], _ canvas: Size) {
    self.items = items
    screen = Rect(origin: .zero, size: canvas)
    covers = items.indices.compactMap { place in
      let item = items[place]
      guard item.kind == "page", item.alpha > 0, let map = item.transform.inverse else { return nil }
      // A page is as large as the screen, and turning it keeps the centre at the centre of its frame.
      let center = map.apply(item.frame.center)
      return (
        place,
        Cover(
          map: map,
          box: Rect(center.x - canvas.width / 2, center.y - canvas.height / 2, canvas.width, canvas.height),
          alpha: item.alpha * (item.color?.alpha ?? 0))
      )
    }
  }

  /// Returns the fraction of an item that is visible, 0…1; for a page, the fraction of the screen that it fills.
  func share(of index: Int) -> Double {
    let item = items[index]
    let whole = item.kind == "page" ? screen.area : item.frame.area
    guard item.alpha > 0, whole > 0, let seen = item.seen.intersection(screen) else { return 0 }
    let share = min(seen.area / whole, 1)
    // Items that the screens share are painted after all pages.
    let above = covers.filter { $0.place > index }.map(\.cover)
    return above.isEmpty ? share : share * free(seen, of: above)
  }

  /// Returns the fraction of a box that some pages leave free.
  private func free(_ box: Rect, of covers: [Cover]) -> Double {
    if covers.allSatisfy({ $0.map.isTranslation }) {
      return covers.reduce(1) { share, cover in
        let frame = cover.box.offset(x: -cover.map.tx, y: -cover.map.ty)
        return share * (1 - cover.alpha * (frame.intersection(box)?.area ?? 0) / box.area)
      }
    }
    let count = 16
    var free = 0.0
    for row in 0..<count {
      for column in 0..<count {
        let p = Point(
          box.minX + box.width * (Double(column) + 0.5) / Double(count),
          box.minY + box.height * (Double(row) + 0.5) / Double(count))
        free += covers.reduce(1) { $1.contains(p) ? $0 * (1 - $1.alpha) : $0 }
      }
    }
    return free / Double(count * count)
  }
}

extension PlacedItem {
  /// True for an opaque page that fills its frame.
  var isSolid: Bool { alpha >= 1 && (color?.alpha ?? 0) >= 1 && transform == .identity }
}

extension Rect {
  var area: Double { width * height }
}
