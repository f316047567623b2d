import NavReelDrawing

/// A finished picture in the device space of its group, ready to be composited.
struct Layer: Sendable {
  let pixmap: Pixmap
  let bounds: PixelRect
  let isOpaque: Bool

  /// - Parameter isOpaque: True if all pixels are opaque; nil if unknown.
  init(_ pixmap: Pixmap, at x: Int, _ y: Int, isOpaque: Bool? = nil) {
    self.pixmap = pixmap
    bounds = PixelRect(x, y, x + pixmap.width, y + pixmap.height)
    self.isOpaque = isOpaque ?? pixmap.isOpaque
  }

  var byteCount: Int { pixmap.count * 4 }
}

extension Surface {
  /// Composites a layer onto the surface, moved by whole pixels.
  mutating func composite(_ layer: Layer, dx: Int, dy: Int, _ opacity: UInt8, _ clip: Clip) {
    let place = layer.bounds.offset(x: dx, y: dy)
    let box = place.intersection(clip.bounds)
    guard !box.isEmpty, opacity > 0 else { return }
    let surface = bounds
    let n = box.width
    layer.pixmap.withPixels { source in
      pixmap.withMutablePixels { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        let cover = UnsafeMutablePointer<UInt8>.allocate(capacity: n)
        defer { cover.deallocate() }
        for y in box.y0..<box.y1 {
          let s = source + place.index(box.x0, y)
          let d = target + surface.index(box.x0, y)
          func plain(_ from: Int, _ to: Int) {
            if layer.isOpaque && opacity == 255 {
              (d + from).update(from: s + from, count: to - from)
            } else {
              CompositorFast.row(.sourceOver, d + from, to - from, s + from, opacity)
            }
          }
          func masked(_ mask: Mask, _ from: Int, _ to: Int) {
            guard to > from else { return }
            mask.withRow(y, from: box.x0 + from) { Compositor.product(cover, to - from, $0, opacity) }
            CompositorFast.row(.sourceOver, d + from, to - from, s + from, cover)
          }
          guard let mask = clip.mask else {
            plain(0, n)
            continue
          }
          let solid = mask.runs(y).solid.clamped(to: box.x0..<box.x1)
          masked(mask, 0, solid.lowerBound - box.x0)
          plain(solid.lowerBound - box.x0, solid.upperBound - box.x0)
          masked(mask, solid.upperBound - box.x0, n)
        }
      }
    }
  }
}
