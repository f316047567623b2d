import NavReelDrawing

extension PlacedItem {
  /// Returns the item mirrored for right-to-left reading in a box of the given width: frames and directional glyphs are
  /// flipped, texts and pictures are not.
  func mirrored(inWidth width: Double) -> PlacedItem {
    var item = self
    item.frame = frame.mirrored(inWidth: width)
    item.edgeFade = edgeFade?.mirrored(inWidth: width)
    if transform != .identity {
      let flip = Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      item.transform = flip.then(transform).then(flip)
    }
    switch artwork {
    case .symbol(let symbol, let isFlipped):
      item.artwork = .symbol(symbol, isFlipped: symbol.isDirectional ? !isFlipped : isFlipped)
    case .edgeShadow(let isFlipped):
      item.artwork = .edgeShadow(isFlipped: !isFlipped)
    case .dropShadow(let radius, let offset):
      item.artwork = .dropShadow(radius: radius, offset: Point(-offset.x, offset.y))
    case .group(var group) where !group.keepsDirection:
      group.children = group.children.map { $0.mirrored(inWidth: frame.width) }
      item.artwork = .group(group)
    case .group, .fill, .text, .shape, .gradient, .outline, .picture, .barBackground, .hairline, .effect: break
    }
    return item
  }
}
