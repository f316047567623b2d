/// Interleaved channels of 16 bits, in which blurs run: a byte v is v·256, so that six passes round without bands.
struct BlurPlane {
  let width: Int
  let height: Int

  /// 4 for pixels, 1 for coverage.
  let channels: Int
  var values: [UInt16]

  init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    values = [UInt16](repeating: 0, count: width * height * channels)
  }

  /// A running mean over `before + 1 + after` values along rows, edges repeated.
  mutating func boxAlongRows(before: Int, after: Int) {
    let (w, c) = (width, channels)
    let scale = 1 / Float(before + after + 1)
    var line = [UInt16](repeating: 0, count: w * c)
    values.withUnsafeMutableBufferPointer { all in
      line.withUnsafeMutableBufferPointer { line in
        guard let all = all.baseAddress, let line = line.baseAddress else { return }
        for y in 0..<height {
          let row = all + y * w * c
          line.update(from: row, count: w * c)
          if c == 4 {
            BlurPlane.box4(UnsafeRawPointer(line), UnsafeMutableRawPointer(row), w, before, after, scale)
          } else {
            BlurPlane.box1(line, row, w, before, after, scale)
          }
        }
      }
    }
  }

  private static func box4(
    _ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, _ n: Int, _ before: Int, _ after: Int, _ scale: Float
  ) {
    @inline(__always)
    func at(_ i: Int) -> SIMD4<Int32> {
      SIMD4(truncatingIfNeeded: from.load(fromByteOffset: min(max(i, 0), n &- 1) &* 8, as: SIMD4<UInt16>.self))
    }
    var sum = SIMD4<Int32>()
    for i in (-before)...after { sum &+= at(i) }
    for i in 0..<n {
      // The sum with 2²³ leaves the rounded mean in the low bits.
      let mean = SIMD4<Float>(sum) * scale + 8_388_608
      let bits = unsafeBitCast(mean, to: SIMD4<UInt32>.self)
      to.storeBytes(of: SIMD4<UInt16>(truncatingIfNeeded: bits), toByteOffset: i &* 8, as: SIMD4<UInt16>.self)
      sum &+= at(i &+ after &+ 1) &- at(i &- before)
    }
  }

  private static func box1(
    _ from: UnsafePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ n: Int, _ before: Int, _ after: Int,
    _ scale: Float
  ) {
    @inline(__always)
    func at(_ i: Int) -> Int32 { Int32(from[min(max(i, 0), n &- 1)]) }
    var sum: Int32 = 0
    for i in (-before)...after { sum &+= at(i) }
    for i in 0..<n {
      to[i] = UInt16(truncatingIfNeeded: (Float(sum) * scale + 8_388_608).bitPattern)
      sum &+= at(i &+ after &+ 1) &- at(i &- before)
    }
  }

  /// The same mean along columns, a whole row of sums at a time.
  mutating func boxAlongColumns(before: Int, after: Int) {
    let n = width * channels
    let scale = 1 / Float(before + after + 1)
    let source = values
    var sums = [Int32](repeating: 0, count: n)
    source.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { to in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let source = source.baseAddress, let to = to.baseAddress, let sums = sums.baseAddress else { return }
          func row(_ y: Int) -> UnsafePointer<UInt16> { source + min(max(y, 0), height - 1) * n }
          for y in (-before)...after {
            let r = row(y)
            for i in 0..<n { sums[i] &+= Int32(r[i]) }
          }
          for y in 0..<height {
            let (out, enter, leave) = (to + y * n, row(y + after + 1), row(y - before))
            for i in 0..<n {
              out[i] = UInt16(truncatingIfNeeded: (Float(sums[i]) * scale + 8_388_608).bitPattern)
              sums[i] &+= Int32(enter[i]) &- Int32(leave[i])
            }
          }
        }
      }
    }
  }

  /// Weighs neighbours by `weights` (of 65,536 in sum, centre in the middle), edges repeated.
  mutating func convolve(_ weights: [UInt32], alongRows: Bool) {
    let source = values
    let radius = weights.count / 2
    let (step, n) = alongRows ? (channels, width) : (width * channels, height)
    let lines = alongRows ? height : width
    for line in 0..<lines {
      let start = alongRows ? line * width * channels : line * channels
      for channel in start..<(start + channels) {
        for i in 0..<n {
          var sum: UInt32 = 32768
          for k in weights.indices {
            sum &+= weights[k] &* UInt32(source[channel + min(max(i + k - radius, 0), n - 1) * step])
          }
          values[channel + i * step] = UInt16(truncatingIfNeeded: sum >> 16)
        }
      }
    }
  }
}
