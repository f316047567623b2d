import Drawing
import Scene
import Typography

/// The title below the row, which slides up under the row as its area shrinks.
enum LargeTitle {
  /// Above the bottom of its area.
  static let baselineInset = 16.0
  static let attributes = TextAttributes(size: 34, weight: .bold)

  /// Returns the large title in a group that ends where the row begins, or nil without one.
  static func place(_ content: BarContentState, _ row: BarRow, _ look: BarContentLook, _ stage: Stage) -> PlacedItem? {
    guard let large = content.largeTitle, !content.title.isEmpty else { return nil }
    let top = row.top + stage.metrics.rowHeight + look.dy
    let height = max(large.height, 0)
    guard height > 0 else { return nil }
    let room = stage.width - 2 * stage.margin
    let whole = stage.shape(content.title, attributes, limit: room)
    // Pulled, it grows from its leading end, never beyond its area.
    let scale = whole.width > 0 ? min(large.scale, max(1, room / whole.width)) : large.scale
    let text = stage.text(
      "largeTitle." + content.screen, whole, attributes, x: stage.margin + large.travel * stage.width,
      baseline: height - baselineInset, color: look.titleColor, alpha: large.alpha * look.alpha, scale: scale)
    // The group cuts at its top only: descenders and shadows may hang out below.
    return stage.group(
      frame: Rect(content.x, top, stage.width, height + stage.height), clip: FrameShape(), [text])
  }
}
