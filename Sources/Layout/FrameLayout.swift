public import NavReelDrawing
public import NavReelScene

/// The layout of a scene in two steps: placing everything at one instant, then drawing it.
///
///     let layout = FrameLayout(scene: scene, assets: assets)
///     let placed = layout.place(timeline.state(at: 0.1))
///     let list = layout.draw(placed)
///
/// Both steps are pure. Positions are in points; `scale` affects only what must be one pixel wide or on whole pixels.
public struct FrameLayout: Sendable {
  private let context: LayoutContext

  /// The scene's pictures and fonts.
  public var assets: Assets { context.assets }

  /// - Parameters:
  ///   - scene: what is on screen.
  ///   - assets: the scene's pictures and fonts.
  ///   - scale: pixels per point of the picture; nil for the scene's own scale.
  public init(scene: Scene, assets: Assets, scale: Double? = nil) {
    context = LayoutContext(scene: scene, assets: assets, scale: scale ?? scene.canvas.scale)
  }

  /// Warnings about fonts, whatever is shown: characters without a glyph and fonts that could not be used, in any text
  /// set so far. ``PlacedItems/warnings`` gives the places.
  public var warnings: [SceneWarning] { LayoutWarnings.of(context.assets.fontBook) }

  /// Places everything, in paint order: pages back to front, bar, status bar, home indicator, cutout.
  public func place(_ state: FrameState) -> PlacedItems {
    let rows = BarRows(state, context)
    var items: [PlacedItem] = []
    for screenState in state.screens {
      guard let screen = context.scene.screen(screenState.name) else { continue }
      if let shadow = EdgeShadow.place(screenState, context) { items.append(shadow) }
      let bar = inPageBar(screenState.name, state, rows)
      let page = Page.place(screenState, screen, bar: bar, isMoving: state.operation != nil, context)
      items.append(page)
      if let dim = Dim.place(screenState, over: page) { items.append(dim) }
      // A bar that travels with a covered page is below the edge shadow, which therefore covers both page and bar.
      for background in state.backgrounds where FrameLayout.goes(background, with: screenState) {
        items += BarBackground.place(background, translationY: state.bar.translationY, context)
      }
    }
    for background in state.backgrounds
    where !background.isInPage && !state.screens.contains(where: { FrameLayout.goes(background, with: $0) }) {
      items += BarBackground.place(background, translationY: state.bar.translationY, context)
    }
    items += rows.place(state) { !$0.isInPage }
    if let chevron = rows.sharedChevron(state) { items.append(chevron) }
    items += StatusBarItems.place(state.statusBar, context)
    if let top = state.screens.last.flatMap({ context.scene.screen($0.name) }),
      let indicator = HomeIndicator.place(over: Page.ground(top, context), context)
    {
      items.append(indicator)
    }
    if context.scene.direction == .rightToLeft { items = items.map { $0.mirrored(inWidth: context.width) } }
    // The display itself is not mirrored.
    if let cutout = Cutout.place(context) { items.append(cutout) }
    return PlacedItems(roots: items, remarks: rows.remarks)
  }

  /// Draws the placed items, in points.
  public func draw(_ placed: PlacedItems) -> DisplayList {
    var list = DisplayList()
    for item in placed.roots { item.draw(into: &list, context.grid) }
    return list
  }

  private static func goes(_ background: BarBackgroundState, with page: ScreenState) -> Bool {
    page.role == .covered && !background.isInPage && background.screen == page.name && background.x != 0
  }

  private func inPageBar(_ screen: String, _ state: FrameState, _ rows: BarRows) -> [PlacedItem] {
    let own = state.contents.first { $0.screen == screen }?.ownBar
    var items: [PlacedItem] = []
    for background in state.backgrounds where background.isInPage && background.screen == screen {
      items += BarBackground.place(background, translationY: own?.translationY ?? 0, context)
    }
    return items + rows.place(state) { $0.isInPage && $0.screen == screen }
  }
}
