import NavReelScene

/// What a bar that is on its way between two heights takes from one screen's content, in points: first of the search
/// field, then of the large title, as when they scroll away.
struct BarSqueeze: Equatable, Sendable {
  var search = 0.0
  var largeTitle = 0.0

  static let none = BarSqueeze()

  private init() {}

  /// - Parameters:
  ///   - missing: how much lower the bar is than all of the content.
  init(missing: Double, of content: BarContentState, _ screen: Screen, _ context: LayoutContext) {
    guard missing > 0 else { return }
    search = screen.bar.search == nil ? 0 : min(missing, context.metrics.searchHeight)
    largeTitle = min(missing - search, max(content.largeTitle?.height ?? 0, 0))
  }
}
