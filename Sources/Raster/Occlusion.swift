import NavReelDrawing

/// The parts of a list's commands that later commands hide, so that they need not be drawn.
///
/// When a page slides over another, or a picture covers its background, half of the screen's pixels would be drawn
/// twice. Tests verify that the pixels stay the same.
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
        // A backdrop reads around the area it draws, so everything below it has to be drawn.
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

  /// Returns the area without the parts that covers hide, as far as it remains a rectangle.
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
  /// Returns true if a narrower clip changes no pixel inside it: nothing is placed or rounded by the clip.
  func isIndependentOfClip(_ transform: Transform) -> Bool {
    switch self {
    case .fill(let path, _, _, _): transform.isAxisAligned && path.asRect != nil
    case .group(let group): group.isLayer
    default: false
    }
  }
}
