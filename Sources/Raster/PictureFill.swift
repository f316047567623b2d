import NavReelDrawing

/// A picture under any affine transform, sampled bilinearly at pixel centres, with repeated edges.
///
/// If the transform shrinks the picture, a copy averaged down to about its size on screen is sampled instead.
struct PictureFill {
  private let picture: Pixmap
  private let inverse: Transform
  private let low: Point
  private let high: Point
  private let opacity: UInt32
  private let tint: UInt32?

  init?(_ draw: ImageDraw, _ transform: Transform) {
    let (source, box) = (draw.source, draw.destination)
    guard !source.isEmpty, !box.isEmpty else { return nil }
    let (sx, sy) = (box.width / source.width, box.height / source.height)
    let whole = Rect(origin: .zero, size: draw.image.size)
    // This maps the picture's pixels to the device.
    var map = Transform(
      a: sx, b: 0, c: 0, d: sy, tx: box.minX - source.minX * sx, ty: box.minY - source.minY * sy
    ).then(transform)
    var picture = draw.image.pixmap
    var part = source
    let (across, down) = (Point(map.a, map.b).length, Point(map.c, map.d).length)
    if across < 1 || down < 1, across > 0, down > 0 {
      let width = max(1, Int((whole.width * min(across, 1)).rounded(.up)))
      let height = max(1, Int((whole.height * min(down, 1)).rounded(.up)))
      let (kx, ky) = (Double(width) / whole.width, Double(height) / whole.height)
      picture = Resampler.resampled(
        picture,
        ResamplingTaps(
          cells: 0..<width, from: 0, to: Double(width), low: 0, high: whole.width, limit: picture.width),
        ResamplingTaps(
          cells: 0..<height, from: 0, to: Double(height), low: 0, high: whole.height, limit: picture.height))
      map = Transform.scale(1 / kx, 1 / ky).then(map)
      part = Rect(part.minX * kx, part.minY * ky, part.width * kx, part.height * ky)
    }
    guard let inverse = map.inverse, inverse.isFinite else { return nil }
    self.picture = picture
    self.inverse = inverse
    // These are the first and last cells that may be read.
    low = Point(PictureFill.floor(part.minX, picture.width), PictureFill.floor(part.minY, picture.height))
    high = Point(
      max(low.x, min(part.maxX.rounded(.up), Double(picture.width)) - 1),
      max(low.y, min(part.maxY.rounded(.up), Double(picture.height)) - 1))
    opacity = UInt32(Surface.byte(draw.opacity))
    tint = draw.tint.map(\.pixel)
  }

  private static func floor(_ v: Double, _ limit: Int) -> Double { min(max(v.rounded(.down), 0), Double(limit - 1)) }

  func row(_ x: Int, _ y: Int, _ n: Int, into to: UnsafeMutablePointer<UInt32>) {
    picture.withPixels { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for i in 0..<n {
        let p = inverse.apply(Point(Double(x + i) + 0.5, Double(y) + 0.5))
        let s = sample(pixels, min(max(p.x - 0.5, low.x), high.x), min(max(p.y - 0.5, low.y), high.y))
        to[i] = Blend.scaled(tint.map { Blend.scaled($0, s &>> 24) } ?? s, opacity)
      }
    }
  }

  /// Samples bilinearly with weights of 1/256 each way, rounding once at the end.
  private func sample(_ pixels: UnsafePointer<UInt32>, _ u: Double, _ v: Double) -> UInt32 {
    let (fx, fy) = (Int(u * 256 + 0.5), Int(v * 256 + 0.5))
    let (x, y) = (fx >> 8, fy >> 8)
    let (wx, wy) = (UInt32(fx & 255), UInt32(fy & 255))
    let (right, below) = (wx > 0 ? 1 : 0, wy > 0 ? picture.width : 0)
    let p = pixels + (y * picture.width + x)
    let (a, b, c, d) = (p[0], p[right], p[below], p[below + right])
    func channel(_ shift: UInt32) -> UInt32 {
      let top = (a >> shift & 255) * (256 - wx) + (b >> shift & 255) * wx
      let bottom = (c >> shift & 255) * (256 - wx) + (d >> shift & 255) * wx
      return ((top * (256 - wy) + bottom * wy + 32768) >> 16) << shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }
}
