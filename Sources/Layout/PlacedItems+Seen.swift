package import NavReelDrawing

extension PlacedItems {
  /// The ``items``, each with the part of its frame that its own fade and the groups around it leave visible: a
  /// bounding box if they turn, an empty box if they cut it away.
  ///
  /// - Parameter items: as of ``items``, where they are listed already.
  package func seenItems(_ items: [PlacedItem]? = nil) -> [(item: PlacedItem, seen: Rect)] {
    var boxes: [Rect?] = []
    PlacedItems.collect(roots, .identity, nil, into: &boxes)
    return zip(items ?? self.items, boxes).map { item, clip in
      (item, clip.map { item.frame.intersection($0) ?? Rect(origin: item.frame.origin, size: .zero) } ?? item.frame)
    }
  }

  /// Collects the clip in force for each item that ``items`` lists, in its order.
  private static func collect(_ items: [PlacedItem], _ map: Transform, _ clip: Rect?, into boxes: inout [Rect?]) {
    for item in items {
      let clip = item.edgeFade.map { intersection(clip, $0.box, map) } ?? clip
      if !item.id.isEmpty { boxes.append(clip) }
      guard case .group(let group) = item.artwork else { continue }
      let own = item.transform.then(map)
      var inside = clip
      if group.clip != nil { inside = intersection(clip, item.frame, own) }
      collect(
        group.children, Transform.translation(item.frame.minX, item.frame.minY).then(own), inside, into: &boxes)
    }
  }

  private static func intersection(_ clip: Rect?, _ frame: Rect, _ map: Transform) -> Rect {
    let box = map.apply(frame)
    return clip.map { $0.intersection(box) ?? Rect(origin: box.origin, size: .zero) } ?? box
  }
}

extension EdgeFade {
  /// The box between the outer ends of the ramps; far beyond every screen on a side without one, and in height.
  fileprivate var box: Rect {
    let far = 1e6
    let x = left?.gone ?? -far
    return Rect(x, -far, max(0, (right?.gone ?? far) - x), 2 * far)
  }
}
