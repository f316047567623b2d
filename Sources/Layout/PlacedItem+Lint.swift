import NavReelDrawing
import NavReelScene
import NavReelTypography

extension PlacedItem {
  /// The size and weight of an item's text.
  package struct Lettering: Hashable, Sendable {
    /// The size in points, before the transforms of the groups around it.
    package let size: Double

    /// True for semibold weight or heavier.
    package let isBold: Bool
  }

  /// The item's lettering; nil if it is not a line of text.
  package var lettering: Lettering? {
    guard case .text(let line) = artwork else { return nil }
    return Lettering(size: line.size, isBold: line.isBold)
  }

  /// True if the text was cut and ends with an ellipsis.
  package var isTruncated: Bool {
    switch artwork {
    case .text(let line): line.shaped.isTruncated
    // A view's lines have no names of their own.
    case .group(let group): group.children.contains { $0.id.isEmpty && $0.isTruncated }
    default: false
    }
  }

  /// The fraction of the ground that a bar's background or a blur hides, 0…1; nil for other items. A blur hides half.
  package var groundCover: Double? {
    switch artwork {
    case .barBackground(let background):
      let fill = background.fill
      if fill.isOpaque { return alpha }
      let image = fill.image == nil ? 0 : fill.imageAlpha / 2
      let gradient = (fill.gradient?.stops.map(\.color.alpha).max() ?? 0) / 2
      return alpha * max(fill.color?.alpha ?? 0, fill.effect == nil ? 0 : 0.5, image, gradient)
    case .effect: return alpha / 2
    // An effect view with content holds its blur as its first part.
    case .group(let group):
      guard let first = group.children.first, first.id.isEmpty, case .effect = first.artwork else { return nil }
      return first.alpha * alpha / 2
    default: return nil
    }
  }
}

extension [PlacedItem] {
  /// Returns the items with their blurs marked as inside something faded.
  func inFaded(_ isFaded: Bool) -> [PlacedItem] {
    guard isFaded else { return self }
    return map { item in
      var item = item
      switch item.artwork {
      case .barBackground(let background): item.losesBlur = background.fill.effect != nil
      case .group(var group):
        group.children = group.children.inFaded(true)
        item.artwork = .group(group)
      default: break
      }
      return item
    }
  }
}
