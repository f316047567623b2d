public import NavReelDrawing

/// What a bar on its own shows, in the words of the bars that controllers have.
public struct BarViewState: Hashable, Sendable {
  public var background: BarBackgroundState
  public var content: BarContentState
  public var bar: BarState

  /// Of its row.
  public var metrics: BarMetrics

  /// The bar as the screen that the layout of bars reads.
  public var screen: Screen
}

extension BarView {
  /// Returns the state of the bar in a box; contents lie at the box's bottom, as in a bar whose height is an app's own.
  ///
  /// - Parameters:
  ///   - id: what takes the screen's place in the names of its parts.
  ///   - size: of the box, in points.
  ///   - alpha: of the view, 0…1; what lies outside counts as the nearer end.
  ///   - scene: gives look, appearance and safe area.
  public func state(_ id: String, size: Size, alpha: Double, in scene: Scene) -> BarViewState {
    let isCompact = size.height < BarMetrics.leastStandaloneHeight
    let bar = bar.inMetrics(isCompact: isCompact)
    // Nothing scrolls under a bar that has no controller to tell it.
    let look = ScrollEdge(bar, in: scene, isCompact: isCompact, isGoverned: true).standard
    let metrics = BarMetrics.standalone(
      isCompact: isCompact, top: bar.barPosition == .topAttached && !bar.clipsToBounds ? scene.canvas.safeArea.top : 0)
    let own = BarState(height: size.height, tintColor: look.tintColor, titleColor: look.titleColor)
    let visible = alpha.clampedToUnit * bar.itemsAlpha.clampedToUnit
    return BarViewState(
      background: BarBackgroundState(
        screen: id, fill: look.fill, alpha: alpha.clampedToUnit * bar.backgroundAlpha.clampedToUnit,
        height: size.height,
        position: bar.barPosition, clipsToBounds: bar.clipsToBounds, isInPage: true),
      content: BarContentState(
        screen: id, title: title, titleAlpha: visible, hasBack: back != nil, backAlpha: visible, itemsAlpha: visible,
        barHeight: size.height, ownBar: own),
      bar: own, metrics: metrics,
      screen: Screen(name: id, title: title, back: back ?? .hidden, left: left, right: right, bar: bar))
  }
}
