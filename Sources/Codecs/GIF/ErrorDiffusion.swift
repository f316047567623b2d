import NavReelDrawing

/// Passes each pixel's error on to its neighbours (Floyd and Steinberg, 1976), with rows in alternating directions.
///
/// An error is not passed to a pixel that is not dithered (not drawn, of a colour in the palette, or outside the chosen
/// regions), nor across an edge, so it neither bleeds into areas and text nor causes flicker.
struct ErrorDiffusion: ~Copyable {
  private let palette: [UInt32]
  private let nearest: NearestColors

  /// The entry for each cube of 4 levels a side, or 0xFFFF if not yet computed.
  private let cubes = Scratch<UInt16>(1 << 18, filledWith: 0xFFFF)

  /// The difference of a component, in levels, that makes an edge.
  static var edge: Int32 { 20 }

  /// The limit of an error in sixteenths of levels; larger ones travel far, and end as specks of a distant colour.
  private let limit: Int32

  /// - Parameter meanError: See ``PaletteMapping/meanError``.
  init(_ palette: [UInt32], meanError: Double) {
    self.palette = palette
    limit = Int32(16 * (6 + 3 * min(meanError, 1000).squareRoot()))
    nearest = NearestColors(OKLabTables.standard.points(palette))
  }

  /// Sets the dithered pixels.
  ///
  /// - Parameters:
  ///   - colors: The frame's pixels, starting with the first of the rectangle.
  ///   - stride: The distance from one row of these to the next.
  ///   - dithered: 1 for each pixel of the rectangle to set.
  ///   - pixels: The rectangle's pixels, with the nearest entries in the lowest byte; receives indices, four times
  ///     each.
  func fill(
    _ colors: UnsafePointer<UInt32>, stride: Int, rect: PixelRect, dithered: UnsafePointer<UInt8>,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let (width, height) = (rect.width, rect.height)
    // Errors are in sixteenths of levels, for this row and the next, with one more column on each side.
    var now = Scratch<SIMD4<Int32>>(width + 2, filledWith: .zero)
    var below = Scratch<SIMD4<Int32>>(width + 2, filledWith: .zero)
    for y in 0..<height {
      let isForward = (rect.y0 + y) & 1 == 0
      let step = isForward ? 1 : -1
      let (row, mask, out) = (colors + y * stride, dithered + y * width, pixels + y * width)
      let under = y + 1 < height
      for i in 0..<width {
        let x = isForward ? i : width - 1 - i
        guard mask[x] == 1 else { continue }
        let source = ErrorDiffusion.levels(row[x])
        let (index, error) = entry(for: source &<< 4 &+ now[x + 1], of: source, nearest: out[x] & 255)
        out[x] = index &* 0x0101_0101
        if error == .zero { continue }
        func isOpen(_ nx: Int, _ down: Int) -> Bool {
          guard nx >= 0 && nx < width, mask[nx + down * width] == 1 else { return false }
          let difference = ErrorDiffusion.levels(row[nx + down * stride]) &- source
          return max(abs(difference.x), abs(difference.y), abs(difference.z)) <= ErrorDiffusion.edge
        }
        if isOpen(x + step, 0) { now[x + 1 + step] &+= (error &* 7) &>> 4 }
        if under {
          if isOpen(x - step, 1) { below[x + 1 - step] &+= (error &* 3) &>> 4 }
          if isOpen(x, 1) { below[x + 1] &+= (error &* 5) &>> 4 }
          if isOpen(x + step, 1) { below[x + 1 + step] &+= error &>> 4 }
        }
      }
      swap(&now, &below)
      below.base.update(repeating: .zero, count: width + 2)
    }
  }

  @inline(__always)
  private static func levels(_ color: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: color & 255), Int32(truncatingIfNeeded: color &>> 8 & 255),
      Int32(truncatingIfNeeded: color &>> 16 & 255), 0)
  }

  /// Returns the entry for a colour in sixteenths of levels, and the remaining error. An entry far from the pixel's own
  /// colour would be a speck, so the nearest one is used instead.
  @inline(__always)
  private func entry(
    for wanted: SIMD4<Int32>, of source: SIMD4<Int32>, nearest: UInt32
  ) -> (index: UInt32, error: SIMD4<Int32>) {
    var c = wanted
    c.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 255 * 16))
    let cube = Int(c.x &>> 6) | Int(c.y &>> 6) &<< 6 | Int(c.z &>> 6) &<< 12
    var index = cubes[cube]
    if index == 0xFFFF { index = look(up: cube) }
    var chosen = ErrorDiffusion.levels(palette[Int(index)])
    let step = chosen &- source
    if max(abs(step.x), abs(step.y), abs(step.z)) &<< 3 > limit {
      index = UInt16(truncatingIfNeeded: nearest)
      chosen = ErrorDiffusion.levels(palette[Int(index)])
    }
    var error = c &- chosen &<< 4
    error.clamp(lowerBound: SIMD4(repeating: -limit), upperBound: SIMD4(repeating: limit))
    return (UInt32(index), error)
  }

  @inline(never)
  private func look(up cube: Int) -> UInt16 {
    func middle(_ part: Int) -> UInt32 { UInt32(part & 63) << 2 | 2 }
    let color = middle(cube) | middle(cube >> 6) << 8 | middle(cube >> 12) << 16
    var index: UInt16 = 0
    OKLabTables.standard.place(1, color: { _ in color }) { _, point in
      index = UInt16(nearest.nearest(to: point).index)
    }
    cubes[cube] = index
    return index
  }
}
