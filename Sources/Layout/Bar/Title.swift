import Drawing
import Scene

/// The inline title, or the view in its place.
enum Title {
  /// Returns the title on its way: at −1 its left edge is where the back label's is, at 1 at the bar's trailing edge.
  static func place(
    _ content: BarContentState, _ row: BarRow, _ screen: Screen, _ look: BarContentLook, _ stage: Stage
  ) -> [PlacedItem] {
    let x = travel(from: row.titleX, by: content.titleTravel, row, stage) + content.x
    let alpha = content.titleAlpha * look.alpha
    if let view = content.titleView {
      // Its size is centred in the row; its own x and y move it from there.
      let y = row.top + (stage.metrics.rowHeight - view.frame.height) / 2
      guard row.titleWidth > 0 else { return [] }
      var centred = view
      centred.frame = view.frame.offset(x: x, y: y + look.dy)
      centred.alpha = view.alpha * alpha
      if row.titleWidth < view.frame.width {
        centred.frame = Rect(origin: centred.frame.origin, size: Size(row.titleWidth, view.frame.height))
        centred.clips = true
      }
      return [PlacedView.place(centred, id: "titleView." + content.screen, stage)]
    }
    guard let title = row.title else { return [] }
    let bar = screen.bar.inMetrics(isCompact: stage.canvas.isCompact)
    let baseline = row.baseline + bar.titleVerticalPositionAdjustment + look.dy
    return [
      stage.text(
        "title." + content.screen, title, screen.bar.titleFont, x: x, baseline: baseline, color: look.titleColor,
        alpha: alpha)
    ]
  }

  private static func travel(from rest: Double, by fraction: Double, _ row: BarRow, _ stage: Stage) -> Double {
    fraction >= 0 ? rest + fraction * (stage.width - rest) : rest + fraction * (rest - row.backX)
  }
}

/// What holds for all contents of one bar: colours, alpha, shift.
struct BarContentLook: Equatable, Sendable {
  var tintColor: Color
  var titleColor: Color

  /// 0…1, of titles and buttons.
  var alpha: Double

  /// In points, downwards.
  var dy: Double

  init(_ content: BarContentState, _ bar: BarState) {
    let bar = content.ownBar ?? bar
    (tintColor, titleColor) = (bar.tintColor, bar.titleColor)
    (alpha, dy) = (bar.itemsAlpha, bar.translationY)
  }
}
