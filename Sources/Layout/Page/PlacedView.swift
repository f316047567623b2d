import Drawing
import Scene

/// A view of the scene: text, picture, icon, shape, effect or group.
enum PlacedView {
  /// - Parameter isFaded: whether something around the view has alpha below 1.
  static func place(_ view: ViewState, id: String, isFaded: Bool = false, _ stage: Stage) -> PlacedItem {
    let alpha = min(max(view.alpha, 0), 1)
    let transform = self.transform(view)
    let shape = FrameShape(cornerRadius: view.cornerRadius, isContinuous: view.isContinuous)
    let box = Rect(origin: .zero, size: view.frame.size)
    var item = PlacedItem(id, frame: view.frame, transform: transform, alpha: alpha, artwork: .fill)
    func group(_ children: [PlacedItem], cuts: Bool) {
      item.artwork = .group(PlacedGroup(children: children, clip: cuts ? shape : nil))
    }
    switch view.kind {
    case .text(let text, let attributes, let color, let alignment):
      let lines = ViewText.place(text, attributes, color, alignment, box.size, stage)
      (item.text, item.color, item.baseline) = (
        text, color, lines.last.flatMap(\.baseline).map { view.frame.minY + $0 }
      )
      group(lines, cuts: view.clips)
    case .image(let reference, let mode, let tint):
      item.color = tint
      guard let image = stage.image(reference), !box.isEmpty else { break }
      let (source, destination) = mode.place(image.size, in: box)
      let picture = Picture(image: image, source: source, tint: tint)
      group([PlacedItem(frame: destination, artwork: .picture(picture))], cuts: view.clips || view.cornerRadius > 0)
    case .icon(let icon, let tint):
      item.color = tint
      item.artwork = .symbol(Symbol(icon), isFlipped: false)
    case .shape(let kind, let fill, let gradient, let border):
      item.color = fill
      let path = self.path(kind, box, shape)
      var parts: [PlacedItem] = []
      if fill.alpha > 0 { parts.append(PlacedItem(frame: box, color: fill, artwork: .shape(path))) }
      if let gradient {
        parts.append(PlacedItem(frame: box, artwork: .gradient(path, gradient.stretched(over: box))))
      }
      if let border, border.width > 0 {
        // A border lies inside its frame; a free path has it on its line.
        let line = self.path(kind, box.inset(by: border.width / 2), inset: border.width / 2, shape)
        parts.append(PlacedItem(frame: box, color: border.color, artwork: .outline(line, Stroke(width: border.width))))
      }
      if gradient == nil && border == nil { item.artwork = .shape(path) } else { group(parts, cuts: false) }
    case .effect(let effect):
      let isDropped = stage.scene.strictEffects && (isFaded || alpha < 1)
      if isDropped {
        let tints = effect.filter.tints.map {
          PlacedItem(frame: box, color: $0, artwork: .shape(shape.path(in: box)))
        }
        group(tints, cuts: false)
      } else {
        item.artwork = .effect(effect.filter, shape.path(in: box))
      }
    case .group(let views):
      // A blur reads what its enclosing layer holds, so a faded group around one hands its alpha down.
      let handsDown = alpha < 1 && views.contains(where: hasEffect)
      if handsDown { item.alpha = 1 }
      let children = views.enumerated().map { index, child in
        var child = child
        if handsDown { child.alpha *= alpha }
        return place(child, id: id.isEmpty ? "" : "\(id).\(index)", isFaded: isFaded || alpha < 1, stage)
      }
      group(children, cuts: view.clips || view.cornerRadius > 0)
    }
    return item
  }

  private static func hasEffect(_ view: ViewState) -> Bool {
    switch view.kind {
    case .effect: true
    case .group(let views): views.contains(where: hasEffect)
    default: false
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
    case .path(let path): return path
    }
  }
}
