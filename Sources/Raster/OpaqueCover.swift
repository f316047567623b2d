import NavReelDrawing

/// The part of the surface that a command certainly makes opaque, whatever is below it: the largest rectangle that is
/// easy to find, never too large.
struct OpaqueCover {
  let cache: LayerCache

  func of(_ command: DrawCommand, _ transform: Transform, _ clip: Clip) -> PixelRect {
    guard clip.mask == nil else { return .empty }
    switch command {
    case .fill(let path, _, .color(let color), .sourceOver):
      guard transform.isAxisAligned, color.pixel >> 24 == 255, let rect = path.asRect else { return .empty }
      return PixelRect(inside: transform.apply(rect)).intersection(clip.bounds)
    case .image(let draw):
      guard transform.isAxisAligned, draw.isDrawable, draw.tint == nil, Surface.byte(draw.opacity) == 255 else {
        return .empty
      }
      let box = PixelRect(inside: transform.apply(draw.destination)).intersection(clip.bounds)
      return !box.isEmpty && cache.isOpaque(draw.image.pixmap) ? box : .empty
    case .group(let group): return of(group, transform, clip)
    default: return .empty
    }
  }

  private func of(_ group: Group, _ transform: Transform, _ clip: Clip) -> PixelRect {
    var inner = group.transform.then(transform)
    guard inner.isFinite, Surface.byte(group.opacity) == 255, group.mask == nil, !(group.blur > 0), inner.isAxisAligned
    else {
      return .empty
    }
    // A layer is placed on whole pixels; a backdrop in it may spread clear pixels to where it was opaque.
    let place = group.isLayered ? LayerPlace(group, inner) : nil
    if let place {
      guard !OpaqueCover.hasBackdrop(group.content) else { return .empty }
      inner = place.transform
    }
    var clip = place.map { Clip(clip.bounds.offset(x: -$0.x, y: -$0.y)) } ?? clip
    if let path = group.clip { clip = clip.intersection(path, inner) }
    let best = group.content.commands.prefix(4).reduce(PixelRect.empty) { best, command in
      let box = of(command, inner, clip)
      return box.area > best.area ? box : best
    }
    return place.map { best.offset(x: $0.x, y: $0.y) } ?? best
  }

  /// Returns true if the list, or a group in it that is not a layer, reads what has been drawn so far.
  static func hasBackdrop(_ list: DisplayList) -> Bool { list.commands.contains(where: hasBackdrop) }

  static func hasBackdrop(_ command: DrawCommand) -> Bool {
    switch command {
    case .backdrop: true
    case .group(let group): !group.isLayered && hasBackdrop(group.content)
    default: false
    }
  }
}

extension PixelRect {
  /// Creates the largest rectangle of whole pixels inside `r`, with coordinates rounded to 1/65,536 pixel.
  init(inside r: Rect) {
    guard r.isFinite else {
      self = .empty
      return
    }
    let up = Edge.one - 1
    self.init(
      (Flattening.fixed(r.minX) + up) >> Edge.shift, (Flattening.fixed(r.minY) + up) >> Edge.shift,
      Flattening.fixed(r.maxX) >> Edge.shift, Flattening.fixed(r.maxY) >> Edge.shift)
    if isEmpty { self = .empty }
  }
}
