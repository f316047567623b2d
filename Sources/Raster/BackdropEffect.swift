import NavReelDrawing

/// The backdrop command: replaces the pixels of the surface by a blurred, coloured and tinted copy.
extension Surface {
  mutating func filterBackdrop(_ backdrop: Backdrop, _ transform: Transform, _ clip: Clip) {
    let opacity = Surface.byte(backdrop.opacity)
    guard opacity > 0, let box = backdrop.shape.controlBounds else { return }
    let bounds = PixelRect(around: transform.apply(box)).intersection(clip.bounds)
    guard !bounds.isEmpty else { return }
    let sigma = Surface.sigma(backdrop.filter.sigma, transform)
    let picture = blurred(bounds, sigma)
    let reading = slant.flatMap { Surface(self.bounds, filling: $0.shape, $0.transform).blurred(bounds, sigma) }
    let color = MaterialColor(backdrop.filter)
    let shape = Mask(backdrop.shape, .nonZero, transform, in: bounds)
    let place = self.bounds
    let n = bounds.width
    pixmap.withMutablePixels { pixels in
      guard let pixels = pixels.baseAddress else { return }
      let row = UnsafeMutablePointer<UInt32>.allocate(capacity: n)
      let cover = UnsafeMutablePointer<UInt8>.allocate(capacity: n)
      let read = UnsafeMutablePointer<UInt32>.allocate(capacity: n)
      defer {
        row.deallocate()
        cover.deallocate()
        read.deallocate()
      }
      for y in bounds.y0..<bounds.y1 {
        let d = pixels + place.index(bounds.x0, y)
        if let picture {
          picture.row(bounds.x0 - place.x0, y - place.y0, n, repeatingInto: row)
          if let reading {
            reading.row(bounds.x0 - place.x0, y - place.y0, n, repeatingInto: read)
            for i in 0..<n { row[i] = Surface.divided(row[i], by: read[i] &>> 24) }
          }
        } else {
          row.update(from: d, count: n)
        }
        color.apply(row, n)
        shape.withRow(y, from: bounds.x0) { Compositor.product(cover, n, $0, opacity) }
        if let mask = clip.mask { mask.withRow(y, from: bounds.x0) { Compositor.product(cover, n, $0, cover) } }
        CompositorFast.mix(d, n, row, cover)
      }
    }
  }

  /// Returns the blurred surface, valid inside `bounds`; nil if the blur has no effect.
  private func blurred(_ bounds: PixelRect, _ sigma: Double) -> BlurredPicture? {
    guard sigma > 0 else { return nil }
    // Blocks of the quarter-size copy are aligned to the ground's corner, whatever part is read.
    let inside = bounds.nearest(in: ground).offset(x: -ground.x0, y: -ground.y0)
    var area = inside.outset(by: GaussianBlur.reach(sigma) + 8)
    area.x0 &= ~3
    area.y0 &= ~3
    area = area.intersection(PixelRect(0, 0, ground.width, ground.height))
      .offset(x: ground.x0 - self.bounds.x0, y: ground.y0 - self.bounds.y0)
    return pixmap.withPixels { pixels in
      pixels.baseAddress.map { BlurredPicture($0, stride: pixmap.width, area: area, sigma: sigma) }
    }
  }

  /// Creates a clear surface with a shape in black.
  private init(_ bounds: PixelRect, filling shape: Path, _ transform: Transform) {
    self.init(bounds)
    let mask = Mask(shape, .nonZero, transform, in: bounds)
    let inside = mask.bounds
    guard !inside.isEmpty else { return }
    pixmap.withMutablePixels { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in inside.y0..<inside.y1 {
        mask.withRow(y, from: inside.x0) { cover in
          let row = pixels + bounds.index(inside.x0, y)
          for i in 0..<inside.width { row[i] = UInt32(cover[i]) &<< 24 }
        }
      }
    }
  }

  /// Returns a blurred pixel as if all of its surroundings had been read: its own colour, and its alpha divided by the
  /// part that was read.
  ///
  /// - Parameter read: The part that was read, of 255; 0 returns the pixel unchanged.
  private static func divided(_ pixel: UInt32, by read: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if read == 0 || read == 255 || alpha == 0 { return pixel }
    let whole = min((alpha &* 255 &+ read / 2) / read, 255)
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel &>> shift & 255) &* whole &+ alpha / 2) / alpha, whole) &<< shift
    }
    return channel(0) | channel(8) | channel(16) | whole &<< 24
  }

  /// Converts points to pixels; returns 0 if there is nothing to blur or the number is not finite.
  static func sigma(_ points: Double, _ transform: Transform) -> Double {
    let s = points * transform.meanScale
    // A narrower kernel gives neighbours a weight that rounds to zero.
    return s.isFinite && s > 0.1 ? min(s, GaussianBlur.limit) : 0
  }

  static func byte(_ opacity: Double) -> UInt8 {
    opacity > 0 ? UInt8((min(opacity, 1) * 255 + 0.5).rounded(.down)) : 0
  }
}

extension PixelRect {
  /// Returns the part inside a box that is not empty or, if there is none, the box's pixels nearest to it.
  fileprivate func nearest(in box: PixelRect) -> PixelRect {
    func clamped(_ from: Int, _ to: Int, _ low: Int, _ high: Int) -> (Int, Int) {
      let start = min(max(from, low), high - 1)
      return (start, max(min(to, high), start + 1))
    }
    let (left, right) = clamped(x0, x1, box.x0, box.x1)
    let (top, bottom) = clamped(y0, y1, box.y0, box.y1)
    return PixelRect(left, top, right, bottom)
  }
}
