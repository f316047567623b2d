import NavReelDrawing

/// The pixels that a list may touch, or more; never fewer.
enum ListBounds {
  static func bounds(of list: DisplayList, _ transform: Transform) -> PixelRect {
    var all = PixelRect.empty
    for command in list.commands { all = all.union(bounds(of: command, transform)) }
    return all
  }

  private static func bounds(of command: DrawCommand, _ transform: Transform) -> PixelRect {
    switch command {
    case .fill(let path, _, _, _):
      return box(path, transform)
    case .stroke(let path, let stroke, _):
      guard stroke.width > 0, let r = path.controlBounds else { return .empty }
      return PixelRect(around: transform.apply(r.inset(by: -stroke.reach)))
    case .image(let draw):
      return draw.isDrawable ? PixelRect(around: transform.apply(draw.destination)) : .empty
    case .shadow(let shadow):
      let moved = Transform.translation(shadow.offset.x, shadow.offset.y).then(transform)
      return box(shadow.path, moved).outset(by: GaussianBlur.reach(Surface.sigma(shadow.sigma, transform)))
    case .backdrop(let backdrop):
      return box(backdrop.shape, transform)
    case .group(let group):
      return bounds(of: group, transform)
    }
  }

  private static func bounds(of group: Group, _ transform: Transform) -> PixelRect {
    let inner = group.transform.then(transform)
    guard group.opacity > 0, inner.isFinite else { return .empty }
    // Allow one more pixel for layers that are rounded to whole pixels.
    let content = bounds(of: group.content, inner).outset(by: 1)
    guard let clip = group.clip else {
      return content.outset(by: GaussianBlur.reach(Surface.sigma(group.blur, inner)))
    }
    let inside = box(clip, inner).outset(by: 1)
    return group.blur > 0 ? inside : content.intersection(inside)
  }

  static func box(_ path: Path, _ transform: Transform) -> PixelRect {
    path.controlBounds.map { PixelRect(around: transform.apply($0)) } ?? .empty
  }
}
