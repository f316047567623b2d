import NavReelDrawing
import NavReelScene

/// A bar without a controller, in a page: drawn like a controller's bar, in a box of its own.
enum PlacedBar {
  /// Returns the parts of the bar, relative to the top left corner of its frame.
  ///
  /// A background that is attached to the top extends above the frame by the status bar's height.
  static func place(_ view: BarView, size: Size, alpha: Double, id: String, _ context: LayoutContext) -> PlacedItem {
    let state = view.state(id, size: size, alpha: alpha, in: context.scene)
    let top = state.metrics.top
    let box = context.inBox(Size(size.width, size.height + top), metrics: state.metrics)
    var items = BarBackground.place(state.background, translationY: 0, box)
    // Contents are at the bottom of a bar whose height is not its natural one.
    let slack = size.height - state.metrics.collapsedHeight(state.screen.bar)
    let inside = context.inBox(box.canvas.size, metrics: state.metrics.lowered(by: slack))
    let row = BarRow(state.content, state.screen, top: BarRow.top(state.screen, inside), inside)
    items += BarContent.place(state.content, row, state.screen, below: nil, state.bar, inside)
    for index in items.indices where items[index].id == "chevron" { items[index].id += "." + id }
    return PlacedItem(
      frame: Rect(0, -top, size.width, size.height + top),
      artwork: .group(PlacedGroup(children: items, remarks: row.remarks)))
  }
}

extension LayoutContext {
  /// Returns the context for a bar in a box; a box as wide as the screen has the screen's margins.
  fileprivate func inBox(_ size: Size, metrics: BarMetrics) -> LayoutContext {
    var canvas = canvas
    if size.width < canvas.size.width { canvas.margin = min(canvas.margin, LayoutContext.boxMargin) }
    canvas.size = size
    return LayoutContext(
      scene: scene, assets: assets, canvas: canvas, metrics: metrics, palette: palette, grid: grid)
  }

  /// The system's least margin of a view, in points.
  private static let boxMargin = 16.0
}
