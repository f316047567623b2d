import NavReelDrawing

/// Draws a display list: the only place that handles every kind of command.
struct ListPainter {
  let cache: LayerCache

  /// The group at which drawing ends, before drawing it.
  let lastGroup: String?
  private(set) var hasEnded = false

  /// False to also draw what other commands hide, as the tests do for comparison.
  var skipsHidden = true

  init(cache: LayerCache, stoppingBefore lastGroup: String?) {
    self.cache = cache
    self.lastGroup = lastGroup
  }

  mutating func draw(_ list: DisplayList, _ transform: Transform, _ clip: Clip, on surface: inout Surface) {
    guard skipsHidden, lastGroup == nil, list.commands.count > 1 else {
      for command in list.commands { draw(command, transform, clip, on: &surface) }
      return
    }
    draw(list, transform, clip, Occlusion(list, transform, clip, cache), on: &surface)
  }

  /// Draws the visible parts of a list.
  mutating func draw(
    _ list: DisplayList, _ transform: Transform, _ clip: Clip, _ occlusion: Occlusion, on surface: inout Surface
  ) {
    for (command, visible) in zip(list.commands, occlusion.visible) where !visible.isEmpty {
      var clip = clip
      if visible != clip.bounds, command.isIndependentOfClip(transform) { clip.bounds = visible }
      draw(command, transform, clip, on: &surface)
    }
  }

  private mutating func draw(
    _ command: DrawCommand, _ transform: Transform, _ clip: Clip, on surface: inout Surface
  ) {
    guard !hasEnded, !clip.bounds.isEmpty else { return }
    switch command {
    case .fill(let path, let rule, let paint, let blend):
      surface.fill(path, rule, paint, blend, transform, clip)
    case .stroke(let path, let stroke, let paint):
      let box = clip.bounds
      let seen = transform.inverse?.apply(
        Rect(Double(box.x0), Double(box.y0), Double(box.width), Double(box.height)))
      let outline = Stroker.outline(of: path, stroke, scale: transform.meanScale, clip: seen)
      surface.fill(outline, .nonZero, paint, .sourceOver, transform, clip)
    case .image(let draw):
      surface.draw(draw, transform, clip, cache)
    case .shadow(let shadow):
      surface.drawShadow(shadow, transform, clip)
    case .backdrop(let backdrop):
      surface.filterBackdrop(backdrop, transform, clip)
    case .group(let group):
      draw(group, transform, clip, on: &surface)
    }
  }

  private mutating func draw(_ group: Group, _ transform: Transform, _ clip: Clip, on surface: inout Surface) {
    if let id = group.id, id == lastGroup {
      hasEnded = true
      return
    }
    let opacity = Surface.byte(group.opacity)
    let inner = group.transform.then(transform)
    guard opacity > 0, inner.isFinite else { return }
    guard group.isLayered else {
      let clip = group.clip.map { clip.intersection($0, inner) } ?? clip
      return draw(group.content, inner, clip, on: &surface)
    }
    let place = LayerPlace(group, inner)
    let visible = clip.bounds.offset(x: -place.x, y: -place.y)
    guard let layer = layer(group, place.transform, visible) else { return }
    surface.composite(layer, dx: place.x, dy: place.y, opacity, clip)
  }

  /// The most pixels of a layer that is drawn whole and kept; larger layers are drawn only where visible.
  private static let keptArea = 1 << 24

  private mutating func layer(_ group: Group, _ transform: Transform, _ visible: PixelRect) -> Layer? {
    // Computing boxes visits all points of the content, so look for a kept layer first.
    if group.isLayer, lastGroup == nil, let kept = cache.kept(LayerKey(group, transform)) {
      return kept.bounds.intersection(visible).isEmpty ? nil : kept
    }
    let sigma = Surface.sigma(group.blur, transform)
    let reach = GaussianBlur.reach(sigma)
    let box = ListPainter.box(of: group, transform, reach)
    guard !box.intersection(visible).isEmpty else { return nil }
    if isKept(group, box) { return kept(group, transform, box, waits: true) }
    return drawn(group, transform, box.intersection(visible.outset(by: reach)), sigma)
  }

  private func isKept(_ group: Group, _ box: PixelRect) -> Bool {
    group.isLayer && box.area <= ListPainter.keptArea
      && (lastGroup == nil || !group.content.contains(groupNamed: lastGroup))
  }

  /// Returns the kept layer of a group, drawing it first if necessary; nil if another thread is drawing it and `waits`
  /// is false.
  private mutating func kept(
    _ group: Group, _ transform: Transform, _ box: PixelRect, waits: Bool
  ) -> Layer? {
    let key = LayerKey(group, transform)
    switch cache.ask(for: key, waits: waits) {
    case .kept(let layer): return layer
    case .busy: return nil
    case .claimed(let claim):
      let layer = drawn(group, transform, box, Surface.sigma(group.blur, transform))
      cache.keep(layer, for: key)
      cache.finish(claim)
      return layer
    }
  }

  /// Draws and keeps the layers of a list that no other thread is drawing.
  ///
  /// At the start of a film all threads need the same pages: each draws a different one before waiting for the rest.
  mutating func prepareLayers(of list: DisplayList, _ transform: Transform, _ clip: Clip) {
    for case .group(let group) in list.commands {
      let inner = group.transform.then(transform)
      guard Surface.byte(group.opacity) > 0, inner.isFinite else { continue }
      guard group.isLayered else {
        prepareLayers(of: group.content, inner, group.clip.map { clip.intersection($0, inner) } ?? clip)
        continue
      }
      let place = LayerPlace(group, inner)
      let reach = GaussianBlur.reach(Surface.sigma(group.blur, place.transform))
      let box = ListPainter.box(of: group, place.transform, reach)
      let isSeen = !box.offset(x: place.x, y: place.y).intersection(clip.bounds).isEmpty
      if isSeen, isKept(group, box) { _ = kept(group, place.transform, box, waits: false) }
    }
  }

  /// Returns the box of a group's layer: its content within its clip, or the whole clip's box if the group is blurred.
  private static func box(of group: Group, _ transform: Transform, _ reach: Int) -> PixelRect {
    if reach > 0, let clip = group.clip { return ListBounds.box(clip, transform) }
    let content = ListBounds.bounds(of: group.content, transform).outset(by: reach)
    return group.clip.map { content.intersection(ListBounds.box($0, transform)) } ?? content
  }

  private mutating func drawn(_ group: Group, _ transform: Transform, _ box: PixelRect, _ sigma: Double) -> Layer {
    var surface = group.clip.map { Surface(box, showing: $0, transform) } ?? Surface(box)
    draw(group.content, transform, Clip(box), on: &surface)
    if sigma > 0 {
      surface.repeatEdges()
      surface.blur(sigma)
    }
    if let clip = group.clip { surface.keep(Clip(box).intersection(clip, transform)) }
    if let mask = group.mask.flatMap({ GradientFill($0, transform) }) { surface.multiply(by: mask) }
    return Layer(surface.pixmap, at: box.x0, box.y0)
  }
}

/// The position of a layer in whole pixels, and the transform for drawing its content.
struct LayerPlace {
  let x: Int
  let y: Int
  let transform: Transform

  /// - Parameter inner: The transform from the group's content to the surface.
  init(_ group: Group, _ inner: Transform) {
    let isMerelyMoved = group.transform.isTranslation && inner.isAxisAligned
    func whole(_ v: Double) -> Double {
      let v = min(max(v, -PixelRect.reach), PixelRect.reach)
      return isMerelyMoved ? (v + 0.5).rounded(.down) : v.rounded(.down)
    }
    let (wx, wy) = (whole(inner.tx), whole(inner.ty))
    x = Int(wx)
    y = Int(wy)
    var t = inner
    t.tx = isMerelyMoved ? 0 : inner.tx - wx
    t.ty = isMerelyMoved ? 0 : inner.ty - wy
    transform = t
  }
}

extension Group {
  /// True if the group is drawn separately and then composited; see ``Group``.
  var isLayered: Bool {
    isLayer || opacity < 1 || mask != nil || blur > 0 || !transform.isAxisAligned
  }
}

extension DisplayList {
  fileprivate func contains(groupNamed name: String?) -> Bool {
    commands.contains { command in
      guard case .group(let group) = command else { return false }
      return group.id == name || group.content.contains(groupNamed: name)
    }
  }
}

extension Surface {
  /// Fills pixels outside the ground with the colours of its outermost pixels: a blur repeats the surface's edges, and
  /// would otherwise spread the missing coverage.
  fileprivate mutating func repeatEdges() {
    let (place, whole) = (bounds, ground)
    guard whole != place else { return }
    pixmap.withMutablePixels { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in whole.y0..<whole.y1 {
        let row = pixels + place.index(place.x0, y)
        row.update(repeating: row[whole.x0 - place.x0], count: whole.x0 - place.x0)
        let last = whole.x1 - 1 - place.x0
        (row + last + 1).update(repeating: row[last], count: place.x1 - whole.x1)
      }
      let first = pixels + place.index(place.x0, whole.y0)
      for y in place.y0..<whole.y0 { (pixels + place.index(place.x0, y)).update(from: first, count: place.width) }
      let end = pixels + place.index(place.x0, whole.y1 - 1)
      for y in whole.y1..<place.y1 { (pixels + place.index(place.x0, y)).update(from: end, count: place.width) }
    }
  }

  /// Blurs the whole surface, repeating its edges.
  fileprivate mutating func blur(_ sigma: Double) {
    let area = PixelRect(0, 0, pixmap.width, pixmap.height)
    let picture = pixmap.withPixels { pixels in
      pixels.baseAddress.map { BlurredPicture($0, stride: area.width, area: area, sigma: sigma) }
    }
    guard let picture else { return }
    pixmap.withMutablePixels { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in 0..<area.height { picture.row(0, y, area.width, into: pixels + y * area.width) }
    }
  }

  /// Multiplies every pixel by a gradient's alpha.
  fileprivate mutating func multiply(by mask: GradientFill) {
    let place = bounds
    pixmap.withMutablePixels { pixels in
      for y in place.y0..<place.y1 {
        for x in place.x0..<place.x1 {
          let i = place.index(x, y)
          if pixels[i] != 0 { pixels[i] = Blend.scaled(pixels[i], mask.pixel(x, y) >> 24) }
        }
      }
    }
  }

  /// Clears everything outside a clip.
  fileprivate mutating func keep(_ clip: Clip) {
    let (place, inside) = (bounds, clip.bounds)
    pixmap.withMutablePixels { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in place.y0..<place.y1 {
        let row = pixels + place.index(place.x0, y)
        guard y >= inside.y0, y < inside.y1 else {
          row.update(repeating: 0, count: place.width)
          continue
        }
        row.update(repeating: 0, count: inside.x0 - place.x0)
        (row + (inside.x1 - place.x0)).update(repeating: 0, count: place.x1 - inside.x1)
        guard let mask = clip.mask else { continue }
        mask.withRow(y, from: inside.x0) { cover in
          let part = row + (inside.x0 - place.x0)
          for i in 0..<inside.width { part[i] = Blend.scaled(part[i], UInt32(cover[i])) }
        }
      }
    }
  }
}
