import NavReelDrawing
import NavReelScene

/// A page: ground, header, rows or picture, views, and a bar of its own if it has one.
enum Page {
  /// Returns the page as one group, which is a layer while pages move: its content is the same for every position.
  ///
  /// - Parameter bar: the items of the page's own bar, if it has one.
  static func place(_ state: ScreenState, _ screen: Screen, bar: [PlacedItem], isMoving: Bool, _ context: LayoutContext)
    -> PlacedItem
  {
    let size = Rect(0, 0, context.width, context.height)
    let ground = self.ground(screen, context)
    var children = [PlacedItem(frame: size, color: ground, artwork: .fill)]
    if case .image(let reference) = screen.content.kind {
      if let item = picture(reference, y: state.contentY, context) { children.append(item) }
    }
    if let header = HeaderItems.place(state, screen, context) { children.append(header) }
    if case .rows(let rows) = screen.content.kind {
      if let cover = Rows.cover(rows, state, ground, context) { children.append(cover) }
      children += Rows.place(rows, contentY: state.contentY, isMoving: isMoving, context)
    }
    for (index, view) in state.views.enumerated() {
      let surroundings = ViewSurroundings(isFaded: state.alpha < 1)
      children.append(PlacedView.place(view, id: "view.\(state.name).\(index)", in: surroundings, context))
    }
    children += bar.inFaded(state.alpha < 1)
    let group = PlacedGroup(children: children, clip: FrameShape(), isLayer: isMoving, id: "page." + state.name)
    return PlacedItem(
      "page." + state.name, frame: size.offset(x: state.x, y: state.y), transform: transform(state, context),
      alpha: state.alpha.clampedToUnit, color: ground, artwork: .group(group))
  }

  /// Returns the colour of a page where nothing else is drawn.
  static func ground(_ screen: Screen, _ context: LayoutContext) -> Color {
    screen.content.backgroundColor ?? context.palette.systemBackground
  }

  private static func transform(_ state: ScreenState, _ context: LayoutContext) -> Transform {
    if state.transform.isIdentity { return .identity }
    return .about(
      anchor: state.transform.anchor, of: Rect(state.x, state.y, context.width, context.height),
      scaleX: state.transform.scale, scaleY: state.transform.scale, degrees: state.transform.rotation)
  }

  /// Returns a picture as wide as the page.
  private static func picture(_ reference: ImageReference, y: Double, _ context: LayoutContext) -> PlacedItem? {
    guard let image = context.image(reference) else { return nil }
    let height = context.width * image.size.height / image.size.width
    let picture = Picture(image: image, source: Rect(origin: .zero, size: image.size))
    return PlacedItem(frame: Rect(0, y, context.width, height), artwork: .picture(picture))
  }
}
