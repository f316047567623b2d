package import Drawing

extension PlacedItems {
  /// The ``items``, each with what of its frame the groups around it let be seen: a box around it where they turn. An empty
  /// box for what they cut away.
  package var seenItems: [(item: PlacedItem, seen: Rect)] {
    var boxes: [Rect?] = []
    PlacedItems.collect(roots, .identity, nil, into: &boxes)
    return zip(items, boxes).map { item, clip in
      (item, clip.map { item.frame.intersection($0) ?? Rect(origin: item.frame.origin, size: .zero) } ?? item.frame)
    }
  }

  /// The clip in force for each item that ``items`` lists, in its order.
  private static func collect(_ items: [PlacedItem], _ map: Transform, _ clip: Rect?, into boxes: inout [Rect?]) {
    for item in items {
      if !item.id.isEmpty { boxes.append(clip) }
      guard case .group(let group) = item.artwork else { continue }
      let own = item.transform.then(map)
      var inside = clip
      if group.clip != nil {
        let box = own.apply(item.frame)
        inside = clip.map { $0.intersection(box) ?? Rect(origin: box.origin, size: .zero) } ?? box
      }
      collect(
        group.children, Transform.translation(item.frame.minX, item.frame.minY).then(own), inside, into: &boxes)
    }
  }
}
