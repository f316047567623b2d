import NavReelDrawing

/// Shadow drawing: the blurred coverage of a path, in one colour.
extension Surface {
  mutating func drawShadow(_ shadow: Shadow, _ transform: Transform, _ clip: Clip) {
    let moved = Transform.translation(shadow.offset.x, shadow.offset.y).then(transform)
    let sigma = Surface.sigma(shadow.sigma, transform)
    let reach = GaussianBlur.reach(sigma)
    guard let box = shadow.path.controlBounds else { return }
    let shape = PixelRect(around: moved.apply(box)).outset(by: reach)
    let bounds = shape.intersection(clip.bounds)
    guard !bounds.isEmpty else { return }
    var clip = clip
    if shadow.isCutOut {
      let hole = Mask(shadow.path, .nonZero, transform, in: bounds)
      let rest = hole.complement(in: bounds)
      clip.mask = clip.mask.map { $0.intersection(rest) } ?? rest
    }
    let ink = Ink.color(shadow.color.pixel)
    let place = self.bounds
    let area = shape.intersection(bounds.outset(by: reach))
    let coverage: BlurredCoverage =
      transform.isAxisAligned && shadow.path.asRect != nil
      ? BlurredCoverage(rect: moved.apply(box), area: area, sigma: sigma)
      : BlurredCoverage(Mask(shadow.path, .nonZero, moved, in: area), area: area, sigma: sigma)
    pixmap.withMutablePixels { pixels in
      let painter = SpanPainter(pixels, place, ink, .sourceOver, clip.mask, bounds)
      let row = UnsafeMutablePointer<UInt8>.allocate(capacity: bounds.width)
      defer { row.deallocate() }
      for y in bounds.y0..<bounds.y1 {
        // The part that is clipped away needs no shadow.
        let hidden = (clip.mask?.runs(y).clear ?? bounds.x0..<bounds.x0).clamped(to: bounds.x0..<bounds.x1)
        for part in [bounds.x0..<hidden.lowerBound, hidden.upperBound..<bounds.x1] where !part.isEmpty {
          guard coverage.row(part.lowerBound, y, part.count, into: row) else { continue }
          painter.bytes(part.lowerBound, y, part.count, row)
        }
      }
    }
  }
}

/// Blurred coverage: a plane for any shape, or the product of two lines for an axis-parallel rectangle.
enum BlurredCoverage {
  case plane(BlurPlane, PixelRect)
  case product(x: [UInt16], y: [UInt16], PixelRect)

  init(_ mask: Mask, area: PixelRect, sigma: Double) {
    var plane = BlurPlane(width: area.width, height: area.height, channels: 1)
    let box = mask.bounds
    for y in box.y0..<max(box.y1, box.y0) {
      mask.withRow(y, from: box.x0) { row in
        let start = area.index(box.x0, y)
        for i in 0..<box.width { plane.values[start + i] = UInt16(row[i]) << 8 }
      }
    }
    GaussianBlur.blur(&plane, sigma)
    self = .plane(plane, area)
  }

  init(rect: Rect, area: PixelRect, sigma: Double) {
    func line(_ from: Double, _ to: Double, _ first: Int, _ n: Int) -> [UInt16] {
      let (a, b) = (Flattening.fixed(from), Flattening.fixed(to))
      var plane = BlurPlane(width: n, height: 1, channels: 1)
      for i in 0..<n {
        let x = (first + i) << Edge.shift
        let covered = max(min(b, x + Edge.one) - max(a, x), 0)
        plane.values[i] = UInt16((covered * 65280 + 32768) >> Edge.shift)
      }
      GaussianBlur.blur(&plane, sigma, columns: false)
      return plane.values
    }
    self = .product(
      x: line(rect.minX, rect.maxX, area.x0, area.width), y: line(rect.minY, rect.maxY, area.y0, area.height), area)
  }

  /// Writes part of a row; returns false if all of it is clear.
  func row(_ x: Int, _ y: Int, _ n: Int, into to: UnsafeMutablePointer<UInt8>) -> Bool {
    switch self {
    case .plane(let plane, let area):
      let start = area.index(x, y)
      for i in 0..<n { to[i] = UInt8(truncatingIfNeeded: (UInt32(plane.values[start + i]) + 128) >> 8) }
      return true
    case .product(let across, let down, let area):
      let v = UInt32(down[y - area.y0])
      if v == 0 { return false }
      // Full coverage is 65,280², and 255 / 65,280² = 1 / (2⁸·65,280).
      for i in 0..<n {
        let u = UInt32(across[x - area.x0 + i])
        to[i] = UInt8(truncatingIfNeeded: (((u * v) >> 8) + 32640) / 65280)
      }
      return true
    }
  }
}
