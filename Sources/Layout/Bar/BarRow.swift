import Drawing
import Scene
import Typography

/// Where title, back label and buttons of one screen rest in its bar, left to right: the rules of sheet B3 to B5.
///
/// The title is centred on the bar. The back label gets what the title leaves, by falling back to shorter words; if
/// the sides still reach the title, it moves aside; then it is cut.
struct BarRow: Sendable {
  /// Top of the row of title and buttons, in points of the screen.
  let top: Double
  let baseline: Double
  let title: ShapedText?
  let titleX: Double

  /// Width of the title or of the view in its place.
  let titleWidth: Double

  /// Nil where the chevron stands alone.
  let backLabel: ShapedText?
  let backX: Double
  let left: [BarButton]
  let right: [BarButton]

  /// Between the title and what stands beside it.
  static let titleGap = 8.0

  /// The bar's attributes of text.
  static let buttonText = TextAttributes(size: 17)

  init(_ content: BarContentState, _ screen: Screen, _ stage: Stage) {
    let metrics = stage.metrics
    top = metrics.top + (screen.bar.prompt == nil ? 0 : metrics.promptHeight)
    baseline = top + metrics.baseline
    let showsBack = content.hasBack && screen.back != .hidden
    backX = BackLabel.labelX(stage)

    // Widths first: title, then the right side, which depends on nothing.
    let attributes = screen.bar.titleFont
    let whole = content.title.isEmpty ? nil : stage.shape(content.title, attributes)
    let wanted = content.titleView?.frame.width ?? whole?.width ?? 0
    let ideal = (stage.width - wanted) / 2
    right = BarButton.row(screen.right, from: stage.width - stage.margin, direction: -1, top: top, stage)
    let leftWidth = BarButton.width(of: screen.left, stage)

    // The back label may reach up to the title, or up to the right side where there is none.
    let trailing = right.map(\.frame.minX).min().map { $0 - BarRow.titleGap } ?? stage.width - stage.margin
    let room =
      (wanted > 0 ? min(ideal - BarRow.titleGap, trailing) : trailing) - backX
      - (leftWidth > 0 ? leftWidth + BarButton.gap : 0)
    backLabel = showsBack ? BackLabel.label(screen.back, below: content.backTitle, room: room, stage) : nil
    let backEnd = backLabel.map { $0.width + BackLabel.labelX(stage) } ?? BackLabel.chevronFrame(top: top, stage).maxX
    let leftStart = showsBack ? backEnd + BarButton.gap : stage.margin
    left = BarButton.row(screen.left, from: leftStart, direction: 1, top: top, stage)

    // What is left for the title.
    let leadingEnd = left.map(\.frame.maxX).max() ?? (showsBack ? backEnd : nil)
    let minX = leadingEnd.map { $0 + BarRow.titleGap } ?? stage.margin
    let space = max(0, trailing - minX)
    let fitted = whole.map { $0.width > space ? stage.shape(content.title, attributes, limit: space) : $0 }
    let width = content.titleView == nil ? fitted?.width ?? 0 : wanted
    title = fitted
    titleWidth = width
    titleX = max(minX, min((stage.width - width) / 2, trailing - width))
  }
}
