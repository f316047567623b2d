import NavReelDrawing

/// One screen's bar at one instant with every rule evaluated, as it is while the screen is alone.
struct BarLook {
  let screen: String

  /// False for a screen without a bar, or with one of its own in the page: it takes no part in the shared bar.
  let isShared: Bool
  let isHidden: Bool
  let isExcluded: Bool

  /// The backgrounds, back to front; more than one while two appearances cross-fade.
  private(set) var backgrounds: [BarBackgroundState]
  let statusBarStyle: StatusBar.Style

  /// The values of the bar as a whole.
  let bar: BarState

  /// The content of the bar; nil without a bar.
  let content: BarContentState?

  /// True if a title view fades, or moves, by its own tracks over the progress: a transition then leaves that to it.
  let titleFadesItself: Bool
  let titleMovesItself: Bool

  /// The text of the back button while there is space; nil for a chevron alone or no button.
  let backLabel: String?

  /// - Parameter below: the title of the screen below, or nil without one.
  init(_ screen: Screen, in scene: Scene, below: String?, inputs: TrackInputs) {
    var bar = screen.bar.inMetrics(isCompact: scene.canvas.isCompact)
    let rules = screen.scroll
    if let rule = rules.barTintColor { bar.barTintColor = rule.value(inputs) }
    let delta = inputs.offset - inputs.scroll.rest
    let metrics = BarMetrics(scene)
    let large = metrics.showsLargeTitle(bar) ? LargeTitle(metrics, inputs) : nil

    self.screen = screen.name
    isShared = !bar.hidden && !bar.custom
    isHidden = bar.hidden
    isExcluded = bar.excluded
    let height = metrics.collapsedHeight(bar) + (large?.height ?? 0)

    let edge = ScrollEdge(bar, in: scene, isGoverned: rules.backgroundAlpha != nil)
    let fraction = edge.fraction(overlap: delta - (large == nil ? 0 : LargeTitle.fullHeight))
    let ground = BarBackgroundState(
      screen: screen.name, fill: edge.standard.fill,
      alpha: rules.backgroundAlpha?.alpha(inputs) ?? bar.backgroundAlpha.clampedToUnit,
      shadowAlpha: rules.shadowAlpha?.alpha(inputs) ?? 1, height: height, position: bar.barPosition,
      clipsToBounds: bar.clipsToBounds, isInPage: bar.custom)
    backgrounds = bar.hidden ? [] : ground.fadedIn(from: edge.edge?.fill, fraction)

    let whole = BarState(
      height: height, tintColor: rules.tintColor?.value(inputs) ?? edge.tintColor(fraction),
      titleColor: rules.titleColor?.value(inputs) ?? edge.titleColor(fraction),
      translationY: rules.translationY?.value(inputs) ?? bar.translationY,
      itemsAlpha: rules.itemsAlpha?.alpha(inputs) ?? bar.itemsAlpha.clampedToUnit)
    self.bar = whole
    statusBarStyle = rules.statusBarStyle?.value(inputs) ?? bar.shownStatusBarStyle
    titleFadesItself = screen.titleView?.alpha.followsProgress ?? false
    titleMovesItself = screen.titleView?.transform.translationX.followsProgress ?? false
    backLabel =
      switch screen.back {
      case .automatic: below
      case .text(let text): below == nil ? nil : text
      case .minimal, .hidden: nil
      }
    content =
      bar.hidden
      ? nil
      : BarContentState(
        screen: screen.name, title: rules.title?.value(inputs) ?? screen.title,
        titleAlpha: (rules.titleAlpha?.alpha(inputs) ?? 1) * (large?.inlineAlpha ?? 1), backTitle: below,
        hasBack: below != nil && screen.back != .hidden, largeTitle: large?.state, barHeight: height,
        titleView: screen.titleView?.state(inputs), ownBar: bar.custom ? whole : nil)
  }

  /// The same bar with its backgrounds at alpha 1.
  var opaque: BarLook {
    var look = self
    for index in look.backgrounds.indices { look.backgrounds[index].alpha = 1 }
    return look
  }

  /// True if the shared bar shows a back button for the screen.
  var hasSharedBack: Bool { isShared && content?.hasBack == true }

  var chevron: ChevronState { hasSharedBack ? ChevronState(alpha: 1) : .absent }
}

extension Animated {
  fileprivate var followsProgress: Bool {
    if case .track(.progress, _) = self { true } else { false }
  }
}

extension ChevronState {
  /// The chevron of a bar without a back button.
  static let absent = ChevronState(alpha: 0)
}

extension BarBackgroundState {
  /// Returns the standard background, faded in by `fraction` over the edge's, or by itself if the edge has no look of
  /// its own.
  fileprivate func fadedIn(from edge: BarFill?, _ fraction: Double) -> [BarBackgroundState] {
    guard let edge else {
      var faded = self
      if fraction < 1 { faded.alpha *= fraction }
      return [faded]
    }
    var atEdge = self
    atEdge.fill = edge
    return BarBackgroundMix.dissolve(atEdge, self, fraction)
  }
}
