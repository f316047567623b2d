import NavReelDrawing
import NavReelScene

/// The picture at the top of a page, and the views over it.
enum HeaderItems {
  static func place(_ state: ScreenState, _ screen: Screen, _ context: LayoutContext) -> PlacedItem? {
    guard let header = screen.header, let now = state.header, now.height > 0 else { return nil }
    let frame = Rect(0, now.y, context.width, now.height)
    let box = Rect(origin: .zero, size: frame.size)
    var children: [PlacedItem] = []
    if let color = header.color { children.append(PlacedItem(frame: box, color: color, artwork: .fill)) }
    if let reference = header.image, let image = context.image(reference) {
      let picture = Picture(image: image, source: source(header, now, image.size, context.width))
      let item = PlacedItem(frame: box, artwork: .picture(picture))
      if now.blur > 0 {
        let blurred = PlacedGroup(children: [item], clip: FrameShape(), blur: now.blur)
        children.append(PlacedItem(frame: box, artwork: .group(blurred)))
      } else {
        children.append(item)
      }
    }
    for (index, view) in now.views.enumerated() {
      let surroundings = ViewSurroundings(isFaded: state.alpha < 1)
      children.append(PlacedView.place(view, id: "header.\(state.name).view.\(index)", in: surroundings, context))
    }
    return context.group("header." + state.name, frame: frame, children)
  }

  /// Returns the part of the picture that shows, in its pixels.
  ///
  /// At rest the picture fills its box (a revealed one the largest box that its pull limit allows); the state's scale
  /// multiplies that. The box cuts the excess equally on all sides.
  static func source(_ header: Header, _ now: HeaderState, _ size: Size, _ width: Double) -> Rect {
    let room = header.mode == .reveal ? header.pullLimit ?? 0 : 0
    let rest = size.scale(filling: Size(width, header.height + room))
    // A box that the picture does not fill would show bands.
    let s = max(rest * now.scale, size.scale(filling: Size(width, now.height)))
    let (w, h) = (min(width / s, size.width), min(now.height / s, size.height))
    return Rect((size.width - w) / 2, (size.height - h) / 2, w, h)
  }
}
