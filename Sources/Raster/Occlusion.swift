import NavReelDrawing

/// The parts of a list's commands that later commands hide, so that they need not be drawn.
///
/// A page that slides over another, a picture over its ground: on a screen half of the pixels would be drawn twice. The
/// pixels stay the same, which the tests hold.
struct Occlusion {
  /// The area in which each command has to be drawn, inside the clip.
  private(set) var visible: [PixelRect] = []

  /// The area that nothing covers: the only part of a surface that has to be cleared.
  private(set) var ground: PixelRect

  init(_ list: DisplayList, _ transform: Transform, _ clip: Clip, _ cache: LayerCache) {
    let commands = list.commands
    visible = Array(repeating: clip.bounds, count: commands.count)
    ground = clip.bounds
    guard clip.mask == nil else { return }
    let cover = OpaqueCover(cache: cache)
    var covers: [PixelRect] = []
    for i in commands.indices.reversed() {
      let command = commands[i]
      if OpaqueCover.hasBackdrop(command) {
        // It reads around the place where it draws: what it reads must be there.
        covers.removeAll()
        continue
      }
      visible[i] = Occlusion.rest(clip.bounds, covers)
      guard covers.count < 8 else { continue }
      let box = cover.of(command, transform, clip)
      if !box.isEmpty { covers.append(box) }
    }
    ground = Occlusion.rest(clip.bounds, covers)
  }

  /// Cuts off what the covers hide, as long as a rectangle is left.
  private static func rest(_ whole: PixelRect, _ covers: [PixelRect]) -> PixelRect {
    var r = whole
    for _ in covers {
      let before = r
      for c in covers {
        if c.x0 <= r.x0 && c.x1 >= r.x1 {
          if c.y0 <= r.y0 { r.y0 = max(r.y0, c.y1) } else if c.y1 >= r.y1 { r.y1 = min(r.y1, c.y0) }
        } else if c.y0 <= r.y0 && c.y1 >= r.y1 {
          if c.x0 <= r.x0 { r.x0 = max(r.x0, c.x1) } else if c.x1 >= r.x1 { r.x1 = min(r.x1, c.x0) }
        }
        if r.isEmpty { return .empty }
      }
      if r == before { break }
    }
    return r
  }
}

extension DrawCommand {
  /// True when a narrower clip changes no pixel inside it: what is placed and rounded independently of the clip.
  func isIndependentOfClip(_ transform: Transform) -> Bool {
    switch self {
    case .fill(let path, _, _, _): transform.isAxisAligned && path.asRect != nil
    case .group(let group): group.isLayer
    default: false
    }
  }
}
