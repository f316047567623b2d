import NavReelDrawing

/// A blurred copy of a part of a picture, in full or quarter size.
///
/// From a standard deviation of `quarterLimit` pixels on, blocks of 4×4 pixels are averaged, blurred with σ/4 and
/// enlarged bilinearly; tests verify that the result stays within 4 levels of a true Gaussian.
struct BlurredPicture {
  static let quarterLimit = 12.0

  /// The blurred area, in pixels of the picture.
  let area: PixelRect
  let plane: BlurPlane
  private let isQuarter: Bool

  /// - Parameters:
  ///   - pixels: Rows of `stride` pixels that contain `area`; edges of the area are repeated beyond it.
  init(_ pixels: UnsafePointer<UInt32>, stride: Int, area: PixelRect, sigma: Double) {
    self.area = area
    isQuarter = sigma >= BlurredPicture.quarterLimit
    var plane =
      isQuarter
      ? BlurredPicture.reduced(pixels, stride, area) : BlurredPicture.copied(pixels, stride, area)
    // Averaging blocks of 4 adds a variance of (4² − 1)/12 pixels, enlarging 4²/6; the blur adds the rest.
    GaussianBlur.blur(&plane, isQuarter ? (sigma * sigma - 1.25 - 16.0 / 6).squareRoot() / 4 : sigma)
    self.plane = plane
  }

  private static func copied(_ pixels: UnsafePointer<UInt32>, _ stride: Int, _ area: PixelRect) -> BlurPlane {
    var plane = BlurPlane(width: area.width, height: area.height, channels: 4)
    plane.values.withUnsafeMutableBufferPointer { values in
      var k = 0
      for y in area.y0..<area.y1 {
        for x in area.x0..<area.x1 {
          let p = pixels[y &* stride &+ x]
          values[k] = UInt16(truncatingIfNeeded: (p & 255) &<< 8)
          values[k &+ 1] = UInt16(truncatingIfNeeded: p & 0xFF00)
          values[k &+ 2] = UInt16(truncatingIfNeeded: (p &>> 8) & 0xFF00)
          values[k &+ 3] = UInt16(truncatingIfNeeded: (p &>> 16) & 0xFF00)
          k &+= 4
        }
      }
    }
    return plane
  }

  /// Averages 4×4 blocks, plus one more block on each side; blocks across an edge repeat its pixels.
  private static func reduced(_ pixels: UnsafePointer<UInt32>, _ stride: Int, _ area: PixelRect) -> BlurPlane {
    let (w, h) = ((area.width + 3) / 4 + 2, (area.height + 3) / 4 + 2)
    var plane = BlurPlane(width: w, height: h, channels: 4)
    plane.values.withUnsafeMutableBufferPointer { values in
      for by in 0..<h {
        for bx in 0..<w {
          var even = SIMD2<UInt32>()
          for dy in 0..<4 {
            let row = pixels + min(max(area.y0 &+ by &* 4 &- 4 &+ dy, area.y0), area.y1 &- 1) &* stride
            for dx in 0..<4 {
              let p = row[min(max(area.x0 &+ bx &* 4 &- 4 &+ dx, area.x0), area.x1 &- 1)]
              even.x &+= p & 0xFF00FF
              even.y &+= (p &>> 8) & 0xFF00FF
            }
          }
          // The sum of sixteen bytes times 16 is their mean times 256.
          let k = (by &* w &+ bx) &* 4
          values[k] = UInt16(truncatingIfNeeded: (even.x & 0xFFFF) &<< 4)
          values[k &+ 1] = UInt16(truncatingIfNeeded: (even.y & 0xFFFF) &<< 4)
          values[k &+ 2] = UInt16(truncatingIfNeeded: (even.x &>> 16) &<< 4)
          values[k &+ 3] = UInt16(truncatingIfNeeded: (even.y &>> 16) &<< 4)
        }
      }
    }
    return plane
  }

  /// Writes part of row `y` (of the picture), starting at column `x`.
  func row(_ x: Int, _ y: Int, _ n: Int, into to: UnsafeMutablePointer<UInt32>) {
    plane.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      if isQuarter {
        enlarged(values, x - area.x0, y - area.y0, n, to)
      } else {
        let row = values + ((y - area.y0) * plane.width + x - area.x0) * 4
        for i in 0..<n {
          let v = row + i &* 4
          to[i] = BlurredPicture.pixel(
            UInt32(v[0]), UInt32(v[1]), UInt32(v[2]), UInt32(v[3]), half: 128, shift: 8)
        }
      }
    }
  }

  /// Writes part of a row like ``row(_:_:_:into:)``, but at any position: the area's edges are repeated outside it.
  func row(_ x: Int, _ y: Int, _ n: Int, repeatingInto to: UnsafeMutablePointer<UInt32>) {
    let first = min(max(x, area.x0), area.x1 - 1)
    let end = max(min(x + n, area.x1), first + 1)
    let start = max(min(first - x, n - 1), 0)
    row(first, min(max(y, area.y0), area.y1 - 1), end - first, into: to + start)
    to.update(repeating: to[start], count: start)
    let written = start + end - first
    (to + written).update(repeating: to[written - 1], count: n - written)
  }

  @inline(__always)
  private static func pixel(_ r: UInt32, _ g: UInt32, _ b: UInt32, _ a: UInt32, half: UInt32, shift: UInt32) -> UInt32 {
    let (r, g) = ((r &+ half) &>> shift, (g &+ half) &>> shift)
    let (b, a) = ((b &+ half) &>> shift, (a &+ half) &>> shift)
    return r | g &<< 8 | b &<< 16 | a &<< 24
  }

  /// Interpolates bilinearly: a pixel's centre is ⅛ or ⅜ of a block from its block's centre, so weights are in eighths.
  func enlargedPlainly(
    _ values: UnsafePointer<UInt16>, _ x: Int, _ y: Int, _ n: Int, _ to: UnsafeMutablePointer<UInt32>
  ) {
    let (above, below, wy) = BlurredPicture.neighbours(y)
    let (top, bottom) = (values + above * plane.width * 4, values + below * plane.width * 4)
    for i in 0..<n {
      let (l, r, wx) = BlurredPicture.neighbours(x &+ i)
      @inline(__always)
      func channel(_ c: Int) -> UInt32 {
        let a = UInt32(top[l &* 4 &+ c]) &* (8 &- wy) &+ UInt32(bottom[l &* 4 &+ c]) &* wy
        let b = UInt32(top[r &* 4 &+ c]) &* (8 &- wy) &+ UInt32(bottom[r &* 4 &+ c]) &* wy
        return a &* (8 &- wx) &+ b &* wx
      }
      to[i] = BlurredPicture.pixel(channel(0), channel(1), channel(2), channel(3), half: 8192, shift: 14)
    }
  }

  /// Interpolates faster, for the renderer: mixes the two rows of blocks once, then the two blocks of each pixel.
  func enlarged(_ values: UnsafePointer<UInt16>, _ x: Int, _ y: Int, _ n: Int, _ to: UnsafeMutablePointer<UInt32>) {
    let (above, below, wy) = BlurredPicture.neighbours(y)
    let width = plane.width * 4
    let (top, bottom) = (values + above * width, values + below * width)
    withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: plane.width) { mixed in
      guard let line = mixed.baseAddress else { return }
      let channels = UnsafeMutableRawPointer(line).assumingMemoryBound(to: UInt32.self)
      for i in 0..<width { channels[i] = UInt32(top[i]) &* (8 &- wy) &+ UInt32(bottom[i]) &* wy }
      for i in 0..<n {
        let (l, r, wx) = BlurredPicture.neighbours(x &+ i)
        let v = (line[l] &* (8 &- wx) &+ line[r] &* wx &+ 8192) &>> 14
        to[i] = v.x | v.y &<< 8 | v.z &<< 16 | v.w &<< 24
      }
    }
  }

  /// Returns the two blocks around a pixel, and the second one's weight in eighths. Block 1 has the first pixels.
  @inline(__always)
  private static func neighbours(_ i: Int) -> (Int, Int, UInt32) {
    let block = (i &>> 2) &+ 1
    let phase = i & 3
    return phase < 2
      ? (block &- 1, block, UInt32(truncatingIfNeeded: 5 &+ 2 &* phase))
      : (block, block &+ 1, UInt32(truncatingIfNeeded: 2 &* phase &- 3))
  }
}
