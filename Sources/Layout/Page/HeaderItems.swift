import Drawing
import Scene

/// The picture on top of a page, and the views over it.
enum HeaderItems {
  static func place(_ state: ScreenState, _ screen: Screen, _ stage: Stage) -> PlacedItem? {
    guard let header = screen.header, let now = state.header, now.height > 0 else { return nil }
    let frame = Rect(0, now.y, stage.width, now.height)
    let box = Rect(origin: .zero, size: frame.size)
    var children: [PlacedItem] = []
    if let color = header.color { children.append(PlacedItem(frame: box, color: color, artwork: .fill)) }
    if let reference = header.image, let image = stage.image(reference) {
      let picture = Picture(image: image, source: source(header, now, image.size, stage.width))
      let item = PlacedItem(frame: box, artwork: .picture(picture))
      if now.blur > 0 {
        let blurred = PlacedGroup(children: [item], clip: FrameShape(), blur: now.blur)
        children.append(PlacedItem(frame: box, artwork: .group(blurred)))
      } else {
        children.append(item)
      }
    }
    for (index, view) in now.views.enumerated() {
      children.append(PlacedView.place(view, id: "header.\(state.name).view.\(index)", stage))
    }
    return stage.group("header." + state.name, frame: frame, children)
  }

  /// The part of the picture that shows, in its pixels.
  ///
  /// `stretch` fills the box of this instant, so that the picture zooms about its centre. The other modes keep the scale at
  /// which the picture fills the greatest box that it is meant for, and show more or less of it.
  static func source(_ header: Header, _ now: HeaderState, _ size: Size, _ width: Double) -> Rect {
    func scale(_ height: Double) -> Double { max(width / size.width, height / size.height) }
    let s =
      switch header.mode {
      case .stretch: scale(now.height)
      case .reveal: max(scale(header.height + (header.pullLimit ?? 0)), scale(now.height))
      case .fixed: max(scale(header.height), scale(now.height))
      }
    let (w, h) = (min(width / s, size.width), min(now.height / s, size.height))
    return Rect((size.width - w) / 2, (size.height - h) / 2, w, h)
  }
}
