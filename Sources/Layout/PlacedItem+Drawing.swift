import NavReelDrawing

/// The conversion between points and pixels.
struct PixelGrid: Equatable, Sendable {
  /// The picture's pixels per point.
  var scale: Double

  /// The device's pixels per point.
  var deviceScale: Double

  /// One pixel of the device, in points.
  var devicePixel: Double { 1 / deviceScale }

  /// The thickness of a line of one device pixel, in points: the nearest number of the picture's pixels, at least one.
  var lineWidth: Double { max(1, (scale / deviceScale).rounded()) / scale }

  /// The fraction of its colour's strength that a line of one device pixel has: 1, or below the device's scale the part
  /// of the picture's pixel that it covers, as in a picture that was scaled down.
  var lineStrength: Double { min(1, scale / deviceScale) }

  /// Returns the nearest pixel edge, rounding up from the middle, as for layers.
  func snap(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) / scale }

  /// Returns the rectangle with all four edges on pixel edges.
  func snap(_ r: Rect) -> Rect {
    Rect(from: Point(snap(r.minX), snap(r.minY)), to: Point(snap(r.maxX), snap(r.maxY)))
  }
}

extension PlacedItem {
  /// Appends the commands that draw the item in its enclosing coordinates.
  func draw(into list: inout DisplayList, _ grid: PixelGrid) {
    guard alpha > 0, frame.width >= 0, frame.height >= 0 else { return }
    guard let edgeFade else { return drawWhole(into: &list, grid) }
    var whole = DisplayList()
    drawWhole(into: &whole, grid)
    if !whole.isEmpty { list.append(.group(Group(mask: edgeFade.mask, content: whole))) }
  }

  private func drawWhole(into list: inout DisplayList, _ grid: PixelGrid) {
    if transform == .identity || isGroup {
      drawUpright(into: &list, grid)
    } else {
      var inner = DisplayList()
      drawUpright(into: &inner, grid)
      list.append(.group(Group(transform: transform, content: inner)))
    }
  }

  private var isGroup: Bool {
    if case .group = artwork { return true }
    return false
  }

  private func drawUpright(into list: inout DisplayList, _ grid: PixelGrid) {
    let ink = (color ?? .clear).multiplied(alpha: alpha)
    switch artwork {
    case .fill: if ink.alpha > 0 { list.append(.fill(frame, ink)) }
    case .shape(let path):
      list.append(
        .fill(path.offset(x: frame.minX, y: frame.minY), rule: .nonZero, paint: .color(ink), blend: blend))
    case .gradient(let path, let gradient):
      let paint = Paint.linear(gradient.offset(by: frame.origin).multiplied(alpha: alpha))
      list.append(.fill(path.offset(x: frame.minX, y: frame.minY), paint))
    case .dropShadow(let radius, let offset):
      list.append(
        .shadow(Shadow(path: .rect(grid.snap(frame)), color: ink, sigma: radius, offset: offset, isCutOut: true)))
    case .outline(let path, let stroke):
      list.append(.stroke(path.offset(x: frame.minX, y: frame.minY), stroke, paint: .color(ink)))
    case .text(let line): line.draw(id, in: frame, baseline: baseline ?? frame.maxY, ink, blend, into: &list)
    case .symbol(let symbol, let isFlipped): symbol.draw(in: frame, isFlipped: isFlipped, ink, blend, into: &list)
    case .picture(let picture):
      list.append(
        .image(
          ImageDraw(picture.image, source: picture.source, destination: frame, opacity: alpha, tint: picture.tint)))
    case .barBackground(let background): background.draw(in: frame, alpha: alpha, grid, into: &list)
    case .hairline(let hairline): hairline.draw(in: frame, ink, alpha: alpha, grid, into: &list)
    case .edgeShadow(let isFlipped): EdgeShadow.draw(in: frame, alpha: alpha, isFlipped: isFlipped, grid, into: &list)
    case .effect(let filter, let path):
      list.append(
        .backdrop(Backdrop(shape: path.offset(x: frame.minX, y: frame.minY), filter: filter, opacity: alpha)))
    case .group(let group): draw(group, into: &list, grid)
    }
  }

  private func draw(_ group: PlacedGroup, into list: inout DisplayList, _ grid: PixelGrid) {
    var content = DisplayList()
    for child in group.children { child.draw(into: &content, grid) }
    if content.isEmpty && !group.isLayer { return }
    // A group that only moves is put on whole pixels, as a layer would be, so that its lines stay sharp.
    let place =
      transform.isTranslation
      ? Transform.translation(grid.snap(frame.minX + transform.tx), grid.snap(frame.minY + transform.ty))
      : Transform.translation(frame.minX, frame.minY).then(transform)
    let clip = group.clip?.path(in: Rect(origin: .zero, size: frame.size))
    list.append(
      .group(
        Group(
          id: group.id, transform: place, opacity: alpha, clip: clip, blur: group.blur, isLayer: group.isLayer,
          content: content)))
  }
}
