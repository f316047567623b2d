import NavReelScene

/// The height that a bar on its way between two heights takes from one screen's content, in points: first from the
/// search field, then from the large title, as when they scroll away.
struct BarSqueeze: Equatable, Sendable {
  var search = 0.0
  var largeTitle = 0.0

  static let none = BarSqueeze()

  private init() {}

  /// - Parameters:
  ///   - missing: the height of the whole content minus the bar's, in points.
  init(missing: Double, of content: BarContentState, _ screen: Screen, _ context: LayoutContext) {
    guard missing > 0 else { return }
    search = screen.bar.search == nil ? 0 : min(missing, context.metrics.searchHeight)
    largeTitle = min(missing - search, max(content.largeTitle?.height ?? 0, 0))
  }
}
