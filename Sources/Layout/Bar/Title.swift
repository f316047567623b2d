import NavReelDrawing
import NavReelScene

/// The inline title, or the view in its place.
enum Title {
  /// Returns the distance from the bar's trailing edge at which the left edge of a leaving title ends, in points: none
  /// in recordings of iOS 8 to 10, a little in those of iOS 11 and 12.
  static func trailingInset(_ look: Scene.Look) -> Double {
    switch look {
    case .ios10: 0
    case .ios18: 13
    }
  }

  /// Returns the title at its point of travel: at −1 its left edge is at the back label's, at 1 it has left. While it
  /// moves, it fades out before it reaches a button.
  static func place(
    _ content: BarContentState, _ row: BarRow, _ screen: Screen, _ look: BarContentLook, _ context: LayoutContext
  ) -> [PlacedItem] {
    let x = travel(from: row.titleX, by: content.titleTravel, row, context) + content.x
    let alpha = content.titleAlpha * look.alpha
    if let view = content.titleView {
      // The view is centred in the row; its own x and y move it from there.
      let y = row.top + (context.metrics.rowHeight - view.frame.height) / 2
      guard row.titleWidth > 0 else { return [] }
      var centred = view
      centred.frame = view.frame.offset(x: x, y: y + look.dy)
      centred.alpha = view.alpha * alpha
      if row.titleWidth < view.frame.width {
        centred.frame = Rect(origin: centred.frame.origin, size: Size(row.titleWidth, view.frame.height))
        centred.clips = true
      }
      return [keptClear(PlacedView.place(centred, id: "titleView." + content.screen, context), at: x, content, row)]
    }
    guard let title = row.title else { return [] }
    let bar = screen.bar.inMetrics(isCompact: context.canvas.isCompact)
    let baseline = row.baseline + bar.titleVerticalPositionAdjustment + look.dy
    let item = context.text(
      "title." + content.screen, title, screen.bar.titleFont, x: x, baseline: baseline, color: look.titleColor,
      alpha: alpha)
    return [keptClear(item, at: x, content, row)]
  }

  /// The length of a moving title's fade, and the distance from its end to a button, in points: recordings of iOS 8 to
  /// 11.
  static let fadeWidth = 10.0
  static let clearance = 4.0

  /// Returns the title, faded out before it reaches a button of its own screen. A title that rests near a button has a
  /// shorter fade: it is whole at rest, so that no fade begins abruptly.
  private static func keptClear(
    _ item: PlacedItem, at x: Double, _ content: BarContentState, _ row: BarRow
  ) -> PlacedItem {
    guard content.titleTravel != 0 else { return item }
    let rest = item.box.offset(x: row.titleX - x)
    /// - Parameter direction: 1 for a button on the right.
    func ramp(_ edge: Double?, _ side: Double, _ direction: Double) -> EdgeFade.Ramp? {
      guard let space = edge.map({ ($0 - side) * direction }), space > 0 else { return nil }
      let gone = space - min(clearance, space / 2)
      let whole = max(gone - fadeWidth, 0)
      return EdgeFade.Ramp(
        whole: side + whole * direction + content.x, gone: side + gone * direction + content.x)
    }
    return item.faded(
      EdgeFade(
        left: ramp(row.left.map(\.frame.maxX).max(), rest.minX, -1),
        right: ramp(row.right.map(\.frame.minX).min(), rest.maxX, 1)))
  }

  private static func travel(from rest: Double, by fraction: Double, _ row: BarRow, _ context: LayoutContext) -> Double
  {
    let end = context.width - trailingInset(context.scene.look)
    return fraction >= 0 ? rest + fraction * (end - rest) : rest + fraction * (rest - row.backX)
  }
}

/// The values common to all contents of one bar: colours, alpha, shift.
struct BarContentLook: Equatable, Sendable {
  var tintColor: Color
  var titleColor: Color

  /// The alpha of titles and buttons, from 0 to 1.
  var alpha: Double

  /// The downward shift, in points.
  var dy: Double

  init(_ content: BarContentState, _ bar: BarState) {
    let bar = content.ownBar ?? bar
    (tintColor, titleColor) = (bar.tintColor, content.titleColor ?? bar.titleColor)
    (alpha, dy) = (bar.itemsAlpha, bar.translationY)
  }
}
