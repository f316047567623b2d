import NavReelDrawing
import NavReelScene
import NavReelTypography

/// The resting positions of one screen's title, back label and buttons in its bar, left to right, by the rules of
/// docs/ios.md, B3 to B5.
///
/// The title is centred on the bar. The back label gets the space that the title leaves, falling back to shorter words.
/// If the sides still reach the title, it moves aside; then it is cut, and left out when nothing of it remains.
/// ``BarSides`` fits the buttons of a bar that is too narrow for them.
struct BarRow: Sendable {
  /// The top of the row of title and buttons, in points of the screen.
  let top: Double
  let baseline: Double
  let title: ShapedText?
  let titleX: Double

  /// The width of the title or of the view in its place.
  let titleWidth: Double

  /// The back button's label; nil if the chevron is alone.
  let backLabel: ShapedText?
  let backX: Double
  let left: [BarButton]
  let right: [BarButton]

  /// The height that the bar takes from this screen's content on its way to or from another screen's height.
  let squeeze: BarSqueeze

  /// Warnings about what the bar has no room for.
  let remarks: [SceneWarning]

  /// The space between the title and its neighbours, in points.
  static let titleGap = 8.0

  /// The distance of the items of a page's own bar from the edge, in points: WRNavigationBar's custom bar has buttons
  /// 44 wide at the very edge, with their pictures in the middle.
  static let customMargin = 7.0

  /// The text attributes of back labels.
  static let buttonText = TextAttributes(size: 17)

  /// Returns the top of the row of a screen's bar at rest, below the prompt.
  static func top(_ screen: Screen, _ context: LayoutContext) -> Double {
    context.metrics.top + (screen.bar.prompt == nil ? 0 : context.metrics.promptHeight)
  }

  /// - Parameter top: where the row begins now.
  init(_ content: BarContentState, _ screen: Screen, top: Double, squeeze: BarSqueeze = .none, _ context: LayoutContext)
  {
    self.top = top
    self.squeeze = squeeze
    baseline = top + context.metrics.baseline
    let showsBack = content.hasBack && screen.back != .hidden
    backX = BackLabel.labelX(context)

    // Measure first the title, then the right side, which depends on nothing.
    let attributes = screen.bar.titleFont
    let whole = content.title.isEmpty ? nil : context.shape(content.title, attributes)
    let wanted = content.titleView?.frame.width ?? whole?.width ?? 0
    let ideal = (context.width - wanted) / 2
    // Text buttons end at the margin too: 16 from the edge since iOS 10, 8 before, in four recordings.
    let margin = screen.bar.custom ? context.canvas.sideInset + BarRow.customMargin : context.margin
    let edge = context.width - margin
    let chevronEnd = BackLabel.chevronFrame(top: top, context).maxX
    let sides = BarSides(
      screen, room: edge - (showsBack ? chevronEnd : margin), hasBack: showsBack, context)
    right = BarButton.row(sides.right, from: edge, direction: -1, top: top, gap: sides.gap, context)

    // The back label may reach up to the title, or up to the right side if there is no title.
    let trailing = right.map(\.frame.minX).min().map { $0 - BarRow.titleGap } ?? edge
    let room =
      (wanted > 0 ? min(ideal - BarRow.titleGap, trailing) : trailing) - backX
      - (sides.left.isEmpty ? 0 : sides.leftWidth + sides.gap)
    backLabel = showsBack ? BackLabel.label(screen.back, below: content.backTitle, room: room, context) : nil
    let backEnd = backLabel.map { $0.width + BackLabel.labelX(context) } ?? chevronEnd
    let leftStart = showsBack ? backEnd + sides.gap : margin
    left = BarButton.row(sides.left, from: leftStart, direction: 1, top: top, gap: sides.gap, context)

    // The space left for the title.
    let leadingEnd = left.map(\.frame.maxX).max() ?? (showsBack ? backEnd : nil)
    let minX = leadingEnd.map { $0 + BarRow.titleGap } ?? margin
    let space = max(0, trailing - minX)
    let fitted = whole.map { $0.width > space ? context.shape(content.title, attributes, limit: space) : $0 }
    let width = content.titleView == nil ? fitted?.width ?? 0 : min(wanted, space)
    title = fitted?.text.isEmpty == true ? nil : fitted
    titleWidth = width
    titleX = max(minX, min((context.width - width) / 2, trailing - width))
    remarks = BarRow.remarks(
      content, screen, left: left.count, right: right.count, titleFits: wanted == 0 || width > 0,
      viewFits: content.titleView == nil || width == wanted)
  }

  private static func remarks(
    _ content: BarContentState, _ screen: Screen, left: Int, right: Int, titleFits: Bool, viewFits: Bool
  ) -> [SceneWarning] {
    func remark(_ id: String, _ message: String) -> SceneWarning {
      SceneWarning(code: "crowded-bar", path: id, message: message)
    }
    let absent = "left out: the bar has no room for it"
    var list: [SceneWarning] = []
    for index in left..<max(left, screen.left.count) { list.append(remark("left.\(content.screen).\(index)", absent)) }
    for index in right..<max(right, screen.right.count) {
      list.append(remark("right.\(content.screen).\(index)", absent))
    }
    if !titleFits {
      list.append(remark((content.titleView == nil ? "title." : "titleView.") + content.screen, absent))
    } else if !viewFits {
      list.append(remark("titleView." + content.screen, "cut: the bar has no room for all of it"))
    }
    return list
  }
}
