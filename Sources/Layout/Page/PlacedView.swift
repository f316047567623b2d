import NavReelDrawing
import NavReelScene

/// A view of the scene: text, picture, icon, shape, effect, group or bar.
enum PlacedView {
  static func place(
    _ view: ViewState, id: String, in surroundings: ViewSurroundings = ViewSurroundings(), _ context: LayoutContext
  ) -> PlacedItem {
    let alpha = view.alpha.clampedToUnit
    let transform = self.transform(view)
    let shape = FrameShape(cornerRadius: view.cornerRadius, isContinuous: view.isContinuous)
    let box = Rect(origin: .zero, size: view.frame.size)
    var item = PlacedItem(id, frame: view.frame, transform: transform, alpha: alpha, artwork: .fill)
    func group(_ children: [PlacedItem], cuts: Bool) {
      item.artwork = .group(PlacedGroup(children: children, clip: cuts ? shape : nil))
    }
    switch view.kind {
    case .text(let text, let attributes, let color, let alignment):
      let lines = ViewText.place(text, attributes, color, alignment, box.size, context)
      (item.text, item.color, item.baseline) = (
        text, color, lines.last.flatMap(\.baseline).map { view.frame.minY + $0 }
      )
      group(lines, cuts: view.clips)
    case .image(let reference, let mode, let tint):
      item.color = tint
      guard let image = context.image(reference), !box.isEmpty else { break }
      let (source, destination) = mode.place(image.size, in: box)
      let picture = Picture(image: image, source: source, tint: tint)
      group([PlacedItem(frame: destination, artwork: .picture(picture))], cuts: view.clips || view.cornerRadius > 0)
    case .icon(let icon, let tint):
      item.color = tint
      item.artwork = .symbol(Symbol(icon), isFlipped: false)
    case .shape(let kind, let fill, let gradient, let border):
      item.color = fill
      if gradient == nil && border == nil {
        item.artwork = .shape(path(kind, box, shape))
      } else {
        group(parts(kind, box, shape, fill, gradient, border), cuts: false)
      }
    case .effect(let effect, let contents):
      item.losesBlur = surroundings.isFaded
      let blur = self.blur(effect, shape.path(in: box), box, in: surroundings, context)
      if contents.isEmpty {
        item.artwork = blur
      } else {
        // The alpha goes to the blur and to each view in it, as in a faded group.
        item.alpha = 1
        group(
          [PlacedItem(frame: box, alpha: alpha, artwork: blur)]
            + children(contents, id, alpha: alpha, handsDown: true, in: surroundings, under: effect, context),
          cuts: view.clips)
      }
    case .group(let views):
      // A blur reads what its enclosing layer holds, so a faded group around one hands its alpha down.
      let handsDown = alpha < 1 && views.contains(where: readsGround)
      if handsDown { item.alpha = 1 }
      group(
        children(views, id, alpha: alpha, handsDown: handsDown, in: surroundings, context),
        cuts: view.clips || view.cornerRadius > 0)
    case .bar(let bar):
      item.alpha = 1
      let parts = [PlacedBar.place(bar, size: box.size, alpha: alpha, id: id, context)]
      group(parts.inFaded(alpha < 1 || surroundings.isFaded), cuts: view.clips)
    }
    if let vibrancy = view.vibrancy { item.dye(VibrantInk(vibrancy, alpha: alpha, in: surroundings, context)) }
    return item
  }

  /// Returns the fill, gradient and border that a shape has, bottom first.
  private static func parts(
    _ kind: View.Shape, _ box: Rect, _ shape: FrameShape, _ fill: Color, _ gradient: LinearGradient?,
    _ border: View.Border?
  ) -> [PlacedItem] {
    let path = path(kind, box, shape)
    var parts: [PlacedItem] = []
    if fill.alpha > 0 { parts.append(PlacedItem(frame: box, color: fill, artwork: .shape(path))) }
    if let gradient { parts.append(PlacedItem(frame: box, artwork: .gradient(path, gradient.stretched(over: box)))) }
    if let border, border.width > 0 {
      // A border is drawn inside its frame; that of a free path is centred on its line.
      let line = self.path(kind, box.inset(by: border.width / 2), inset: border.width / 2, shape)
      parts.append(PlacedItem(frame: box, color: border.color, artwork: .outline(line, Stroke(width: border.width))))
    }
    return parts
  }

  private static func children(
    _ views: [ViewState], _ id: String, alpha: Double, handsDown: Bool, in surroundings: ViewSurroundings,
    under effect: BackgroundEffect? = nil, _ context: LayoutContext
  ) -> [PlacedItem] {
    let inside = ViewSurroundings(
      isFaded: surroundings.isFaded || alpha < 1, effect: effect ?? surroundings.effect)
    return views.enumerated().map { index, child in
      var child = child
      if handsDown { child.alpha *= alpha }
      return place(child, id: id.isEmpty ? "" : "\(id).\(index)", in: inside, context)
    }
  }

  /// Returns the blur of an effect view, or its bare tints if `strictEffects` removes the blur: an alpha of a view
  /// around the effect removes it, one of the effect view itself does not.
  private static func blur(
    _ effect: BackgroundEffect, _ path: Path, _ box: Rect, in surroundings: ViewSurroundings, _ context: LayoutContext
  ) -> PlacedItem.Artwork {
    guard context.scene.strictEffects && surroundings.isFaded else { return .effect(effect.filter, path) }
    let tints = effect.filter.tints.map { PlacedItem(frame: box, color: $0, artwork: .shape(path)) }
    return .group(PlacedGroup(children: tints, isDroppedBlur: true))
  }

  /// Returns true for views that read what is behind them.
  private static func readsGround(_ view: ViewState) -> Bool {
    switch view.kind {
    case .effect, .bar: true
    case .group(let views): views.contains(where: readsGround)
    default: view.vibrancy != nil
    }
  }

  private static func transform(_ view: ViewState) -> Transform {
    if view.transform.isIdentity { return .translation(view.translation.x, view.translation.y) }
    return .about(
      anchor: view.transform.anchor, of: view.frame, scaleX: view.transform.scale, scaleY: view.transform.scale,
      degrees: view.transform.rotation, translation: view.translation)
  }

  private static func path(_ kind: View.Shape, _ box: Rect, inset: Double = 0, _ shape: FrameShape) -> Path {
    switch kind {
    case .rectangle:
      var inner = shape
      inner.cornerRadius = max(0, shape.cornerRadius - inset)
      return inner.path(in: box)
    case .ellipse: return .ellipse(in: box)
    case .path(let path):
      // The path's unit is the frame, and its border is centred on its line.
      let whole = box.inset(by: -inset)
      return path.transformed(by: Transform.scale(whole.width, whole.height).then(.translation(whole.minX, whole.minY)))
    }
  }
}
