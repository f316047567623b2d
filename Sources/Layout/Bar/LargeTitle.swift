import NavReelDrawing
import NavReelScene
import NavReelTypography

/// The title below the row, which slides up under the row as its area shrinks.
enum LargeTitle {
  /// The distance from the bottom of the title's area up to the baseline, in points.
  static let baselineInset = 16.0
  static let attributes = TextAttributes(size: 34, weight: .bold)

  /// Returns the large title, or nil without one.
  ///
  /// It is cut where the row begins; on its way into the label of the screen above it rises into the row and is not.
  static func place(_ content: BarContentState, _ row: BarRow, _ look: BarContentLook, _ context: LayoutContext)
    -> PlacedItem?
  {
    guard let large = content.largeTitle, !content.title.isEmpty else { return nil }
    // It keeps its distance from the bottom of a bar that grows or shrinks, unless it goes into the label.
    let squeeze = large.shrink > 0 ? 0 : row.squeeze.largeTitle
    guard large.height > squeeze else { return nil }
    let room = context.width - 2 * context.margin
    let whole = context.shape(content.title, attributes, limit: room)
    // When pulled, it grows from its leading end, but never beyond its area.
    let scale = whole.width > 0 ? min(large.scale, max(1, room / whole.width)) : large.scale
    let rest = baseline(large, row, context) - squeeze
    let text = context.text(
      "largeTitle." + content.screen, whole, attributes,
      x: mix(context.margin, row.backX, large.shrink) + large.travel * context.width + content.x,
      baseline: mix(rest, row.baseline, large.shrink) + look.dy, color: look.titleColor,
      alpha: large.alpha * look.alpha, scale: mix(scale, labelScale, large.shrink))
    if large.shrink > 0 { return text }
    // The group clips at its top only: descenders and shadows may extend past the other sides.
    let top = row.top + context.metrics.rowHeight + look.dy
    let cut = Rect(-context.width, top, 3 * context.width, context.height)
    var inside = text
    inside.frame = text.frame.offset(x: -cut.minX, y: -cut.minY)
    inside.baseline = text.baseline.map { $0 - cut.minY }
    return context.group(frame: cut, clip: FrameShape(), [inside])
  }

  /// The size of the back label divided by the large title's.
  static let labelScale = BarRow.buttonText.size / attributes.size

  /// Returns the baseline while the title does not shrink, in points of the screen, without the bar's own shift.
  static func baseline(_ large: LargeTitleState, _ row: BarRow, _ context: LayoutContext) -> Double {
    row.top + context.metrics.rowHeight + max(large.height, 0) - baselineInset
  }
}
