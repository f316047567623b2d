public import NavReelDrawing

/// The state of a bar on its own, in the terms of the bars that controllers have.
public struct BarViewState: Hashable, Sendable {
  public var background: BarBackgroundState
  public var content: BarContentState
  public var bar: BarState

  /// The metrics of the bar's row.
  public var metrics: BarMetrics

  /// The bar as the screen that the layout of bars reads.
  public var screen: Screen
}

extension BarView {
  /// Returns the state of the bar in a box; contents are at the bottom of the box, as in a bar whose height an app
  /// sets.
  ///
  /// - Parameters:
  ///   - id: the name used for the screen's in the names of the bar's parts.
  ///   - size: the size of the box, in points.
  ///   - alpha: the alpha of the view, clamped to 0…1.
  ///   - scene: the scene, for look, appearance and safe area.
  public func state(_ id: String, size: Size, alpha: Double, in scene: Scene) -> BarViewState {
    let isCompact = size.height < BarMetrics.leastStandaloneHeight
    let bar = bar.inMetrics(isCompact: isCompact)
    // Without a controller a bar does not know what scrolls under it.
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
