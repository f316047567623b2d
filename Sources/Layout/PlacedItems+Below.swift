package import NavReelDrawing

extension FrameLayout {
  /// Draws everything before an item in paint order, including the earlier parts of the groups around it.
  ///
  /// - Parameter isAbove: returns true for the first item that is not drawn; everything is drawn if it never does.
  package func draw(_ placed: PlacedItems, below isAbove: (PlacedItem) -> Bool) -> DisplayList {
    var hasEnded = false
    return draw(PlacedItems(roots: FrameLayout.items(placed.roots, below: isAbove, &hasEnded)))
  }

  private static func items(
    _ items: [PlacedItem], below isAbove: (PlacedItem) -> Bool, _ hasEnded: inout Bool
  ) -> [PlacedItem] {
    var kept: [PlacedItem] = []
    for item in items {
      if isAbove(item) { hasEnded = true }
      if hasEnded { break }
      var item = item
      if case .group(var group) = item.artwork, holds(group.children, isAbove) {
        let whole = group.children.count
        group.children = self.items(group.children, below: isAbove, &hasEnded)
        if hasEnded {
          // A rasterizer should not keep part of a page as a layer.
          if group.children.count < whole { group.isLayer = false }
          item.artwork = .group(group)
        }
      }
      kept.append(item)
    }
    return kept
  }

  /// Returns true if any item is above, at any depth.
  private static func holds(_ items: [PlacedItem], _ isAbove: (PlacedItem) -> Bool) -> Bool {
    items.contains { item in
      if isAbove(item) { return true }
      if case .group(let group) = item.artwork { return holds(group.children, isAbove) }
      return false
    }
  }
}
