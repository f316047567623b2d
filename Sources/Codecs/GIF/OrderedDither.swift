/// Imitates a colour by two entries of the palette in a fixed pattern of 8×8 pixels.
///
/// The dither of a pixel depends only on its colour and position, so nothing moves that does not move in the film.
struct OrderedDither: ~Copyable {
  /// The two entries for each colour of the frame, then the number of the 64 positions that get the second one.
  private let mixes: Scratch<UInt32>

  /// Bayer's matrix of 0…63: bits of x xor y and of y in turn, the lowest first.
  private static let matrix: [UInt8] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    var value = 0
    for bit in 0..<3 { value = value << 2 | ((x ^ y) >> bit & 1) << 1 | (y >> bit & 1) }
    return UInt8(value)
  }

  init(_ palette: [UInt32], _ cloud: borrowing ColorCloud) {
    mixes = Scratch(cloud.count)
    let (mixes, sources) = (mixes.base, cloud.sources.base)
    let entries = OKLabTables.standard.points(palette)
    NearestColors(entries).assign(cloud) { point, nearest, error in
      let mix = error == 0 ? (second: nearest, part: 0) : OrderedDither.mix(cloud.points[point], nearest, entries)
      mixes[Int(sources[point])] = UInt32(nearest) | UInt32(mix.second) << 8 | UInt32(mix.part) << 16
    }
  }

  /// Returns the entry that, mixed with the nearest one, comes closest to a colour, and its share in 64ths, at most 32.
  ///
  /// Two distant entries make a coarse pattern, so a tenth of its variance counts as error.
  private static func mix(
    _ point: SIMD4<Float>, _ nearest: Int, _ entries: [SIMD4<Float>]
  ) -> (second: Int, part: Int) {
    func dot(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }
    let first = entries[nearest]
    let rest = point - first
    var best = (second: nearest, part: 0)
    var least = dot(rest, rest)
    for (i, entry) in entries.enumerated() where i != nearest {
      let step = entry - first
      let length = dot(step, step)
      let along = dot(rest, step)
      guard along > 0, length > 0 else { continue }
      let part = min(along / length, 0.5)
      let miss = rest - step * part
      let cost = dot(miss, miss) + part * (1 - part) * length * 0.1
      if cost < least { (best, least) = ((i, Int(part * 64 + 0.5)), cost) }
    }
    return best
  }

  /// Fills the pixels of a row with indices, four times each.
  func fill(
    _ ids: UnsafePointer<UInt32>, _ count: Int, x0: Int, y: Int, clear: UInt32,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    OrderedDither.matrix.withUnsafeBufferPointer { matrix in
      let row = (y & 7) << 3
      for i in 0..<count {
        let id = ids[i]
        if id == FrameColors.untouched {
          pixels[i] = clear
          continue
        }
        let mix = mixes[Int(id)]
        let isSecond = UInt32(matrix[row | (x0 &+ i) & 7]) < mix &>> 16
        pixels[i] = (isSecond ? mix &>> 8 & 255 : mix & 255) &* 0x0101_0101
      }
    }
  }
}
