import NavReelDrawing
public import NavReelScene

/// Every visible thing at one instant, in paint order.
public struct PlacedItems: Equatable, Sendable {
  /// The top-level items; groups hold theirs in their own coordinates.
  var roots: [PlacedItem]

  /// Warnings about what was left out while placing.
  var remarks: [SceneWarning] = []

  /// The items that have an id, in paint order and in screen coordinates. Their alphas include those of their pages.
  public var items: [PlacedItem] {
    var list: [PlacedItem] = []
    PlacedItems.collect(roots, .identity, 1, into: &list)
    return list
  }

  /// The item with that id, in screen coordinates, or nil.
  public subscript(id: String) -> PlacedItem? { items.first { $0.id == id } }

  private static func collect(_ items: [PlacedItem], _ map: Transform, _ alpha: Double, into list: inout [PlacedItem]) {
    for item in items {
      let own = item.transform.then(map)
      let alpha = item.alpha * alpha
      if !item.id.isEmpty {
        var onScreen = item
        // A pure translation keeps sizes to the last bit.
        onScreen.frame = own.isTranslation ? item.frame.offset(x: own.tx, y: own.ty) : own.apply(item.frame)
        onScreen.alpha = alpha
        if let baseline = item.baseline { onScreen.baseline = own.apply(Point(item.frame.minX, baseline)).y }
        list.append(onScreen)
      }
      if case .group(let group) = item.artwork {
        let inside = Transform.translation(item.frame.minX, item.frame.minY).then(own)
        collect(group.children, inside, alpha, into: &list)
      }
    }
  }

  /// The warnings, each once: items left out, texts cut short, blurs dropped, and characters and fonts that are
  /// missing.
  public var warnings: [SceneWarning] {
    var list: [SceneWarning] = []
    func add(_ warning: SceneWarning) {
      if !list.contains(warning) { list.append(warning) }
    }
    func visit(_ items: [PlacedItem], in enclosing: String) {
      for item in items {
        let id = item.id.isEmpty ? enclosing : item.id
        switch item.artwork {
        case .group(let group):
          if group.isDroppedBlur { add(.droppedBlur(id)) }
          group.remarks.forEach(add)
          visit(group.children, in: id)
        case .barBackground(let background) where background.dropsBlur(alpha: item.alpha):
          add(.droppedBlur(item.id))
        case .text(let text): text.warnings(id: item.id).forEach(add)
        default: break
        }
      }
    }
    remarks.forEach(add)
    visit(roots, in: "")
    return list
  }
}

extension PlacedItems: CustomStringConvertible {
  /// One item per line: id, frame, baseline, alpha, colour, text.
  public var description: String { items.map(\.description).joined(separator: "\n") }
}

extension PlacedItem: CustomStringConvertible {
  public var description: String {
    var words = [id, "[" + [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: " ") + "]"]
    if let baseline { words.append("baseline \(number(baseline))") }
    if transform != .identity {
      let t = transform
      words.append("by [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ") + "]")
    }
    if let edgeFade {
      if let ramp = edgeFade.left { words.append("from \(number(ramp.gone))…\(number(ramp.whole))") }
      if let ramp = edgeFade.right { words.append("to \(number(ramp.whole))…\(number(ramp.gone))") }
    }
    if alpha != 1 { words.append("alpha \(number(alpha))") }
    if let color { words.append(color.description) }
    if let text { words.append("\"\(text)\"") }
    return words.joined(separator: " ")
  }
}
