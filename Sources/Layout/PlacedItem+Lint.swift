import NavReelDrawing
import NavReelScene
import NavReelTypography

extension PlacedItem {
  /// How large and how heavy an item's text is.
  package struct Lettering: Hashable, Sendable {
    /// In points, before what turns or scales the groups around it.
    package let size: Double

    /// Of semibold weight or more.
    package let isBold: Bool
  }

  /// Nil for what is not a line of text.
  package var lettering: Lettering? {
    guard case .text(let line) = artwork else { return nil }
    return Lettering(size: line.size, isBold: line.isBold)
  }

  /// True for a text that was cut and ends with an ellipsis.
  package var isTruncated: Bool {
    switch artwork {
    case .text(let line): line.shaped.isTruncated
    // A view's lines have no names of their own.
    case .group(let group): group.children.contains { $0.id.isEmpty && $0.isTruncated }
    default: false
    }
  }

  /// How much of what lies below it a bar's background or a blur hides: 0…1; nil for what is neither. A blur hides half.
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
  /// The items with their blurs marked as lying in something faded.
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
