/// A running mean, described by the extent of its window before and after the pixel it is for.
struct Box: Equatable {
  var before: Int
  var after: Int

  /// The part of the weight that the window's two outermost pixels lack, 0…1. Default: 0.
  var lack = 0.0

  var width: Int { before + 1 + after }
}

/// Interleaved 16-bit channels for blurring: a byte v is stored as v·256, so that six passes cause no banding.
struct BlurPlane {
  let width: Int
  let height: Int

  /// The number of channels: 4 for pixels, 1 for coverage.
  let channels: Int
  var values: [UInt16]

  init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    values = [UInt16](repeating: 0, count: width * height * channels)
  }

  /// Applies running means along rows, one after the other.
  ///
  /// Each row is first extended by copies of its ends, as far as all windows together reach; extending the half-blurred
  /// row instead would give the outermost pixels too little weight.
  mutating func meansAlongRows(_ boxes: [Box]) {
    let (w, c) = (width, channels)
    let before = boxes.reduce(0) { $0 + $1.before }
    let long = w + boxes.reduce(0) { $0 + $1.width - 1 }
    var lines = ([UInt16](repeating: 0, count: long * c), [UInt16](repeating: 0, count: long * c))
    values.withUnsafeMutableBufferPointer { all in
      lines.0.withUnsafeMutableBufferPointer { first in
        lines.1.withUnsafeMutableBufferPointer { second in
          guard let all = all.baseAddress, let first = first.baseAddress, let second = second.baseAddress else {
            return
          }
          for y in 0..<height {
            let row = all + y * w * c
            for i in 0..<before { (first + i * c).update(from: row, count: c) }
            (first + before * c).update(from: row, count: w * c)
            for i in (before + w)..<long { (first + i * c).update(from: row + (w - 1) * c, count: c) }
            var (from, to) = (first, second)
            var n = long
            for (k, box) in boxes.enumerated() {
              n -= box.width - 1
              let target = k == boxes.count - 1 ? row : to
              if c == 4 { BlurPlane.means4(from, target, n, box) } else { BlurPlane.means1(from, target, n, box) }
              swap(&from, &to)
            }
          }
        }
      }
    }
  }

  /// Sets `to[i]` to the mean of the box at `from[i]`. Adding 2²³ leaves the rounded mean in the low bits.
  private static func means4(_ from: UnsafePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ n: Int, _ box: Box) {
    let d = box.width
    let (from, to) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
    let lack = SIMD4<Float>(repeating: Float(box.lack))
    let scale = SIMD4<Float>(repeating: 1 / Float(Double(d) - 2 * box.lack))
    @inline(__always)
    func at(_ i: Int) -> SIMD4<Int32> {
      SIMD4(truncatingIfNeeded: from.load(fromByteOffset: i &* 8, as: SIMD4<UInt16>.self))
    }
    var sum = SIMD4<Int32>()
    for i in 0..<(d - 1) { sum &+= at(i) }
    for i in 0..<n {
      let (first, last) = (at(i), at(i &+ d &- 1))
      sum &+= last
      let mean = (SIMD4<Float>(sum) - lack * SIMD4<Float>(first &+ last)) * scale
      let bits = unsafeBitCast(mean + 8_388_608, to: SIMD4<UInt32>.self)
      to.storeBytes(of: SIMD4<UInt16>(truncatingIfNeeded: bits), toByteOffset: i &* 8, as: SIMD4<UInt16>.self)
      sum &-= first
    }
  }

  private static func means1(_ from: UnsafePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ n: Int, _ box: Box) {
    let d = box.width
    let (lack, scale) = (Float(box.lack), 1 / Float(Double(d) - 2 * box.lack))
    var sum: Int32 = 0
    for i in 0..<(d - 1) { sum &+= Int32(from[i]) }
    for i in 0..<n {
      let (first, last) = (Int32(from[i]), Int32(from[i &+ d &- 1]))
      sum &+= last
      let mean = (Float(sum) - lack * Float(first &+ last)) * scale
      to[i] = UInt16(truncatingIfNeeded: (mean + 8_388_608).bitPattern)
      sum &-= first
    }
  }

  /// Applies running means along columns, a whole row of sums at a time.
  mutating func meansAlongColumns(_ boxes: [Box]) {
    let n = width * channels
    // The first mean reads rows beyond the ends as copies of the outermost; the others read its output.
    var first = -boxes.reduce(0) { $0 + $1.before }
    var count = height + boxes.reduce(0) { $0 + $1.width - 1 }
    for box in boxes {
      let limit = values.count / max(n, 1) - 1
      count -= box.width - 1
      values = BlurPlane.meansOfRows(values, n, count, box) { min(max(first + $0, 0), limit) }
      first = 0
    }
  }

  /// Returns rows whose row i is the mean of the rows `row(i)`…`row(i + d − 1)`, where d is the box's width.
  private static func meansOfRows(
    _ source: [UInt16], _ n: Int, _ count: Int, _ box: Box, _ row: (Int) -> Int
  ) -> [UInt16] {
    let d = box.width
    let (lack, scale) = (Float(box.lack), 1 / Float(Double(d) - 2 * box.lack))
    var sums = [Int32](repeating: 0, count: n)
    return [UInt16](unsafeUninitializedCapacity: n * count) { to, initialized in
      initialized = n * count
      source.withUnsafeBufferPointer { source in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let source = source.baseAddress, let to = to.baseAddress, let sums = sums.baseAddress else { return }
          for y in 0..<(d - 1) { add(source + row(y) * n, sums, n) }
          for y in 0..<count {
            mean(source + row(y + d - 1) * n, source + row(y) * n, sums, to + y * n, n, lack, scale)
          }
        }
      }
    }
  }

  private static func add(_ row: UnsafePointer<UInt16>, _ sums: UnsafeMutablePointer<Int32>, _ n: Int) {
    for i in 0..<n { sums[i] &+= Int32(row[i]) }
  }

  private static func mean(
    _ enter: UnsafePointer<UInt16>, _ leave: UnsafePointer<UInt16>, _ sums: UnsafeMutablePointer<Int32>,
    _ to: UnsafeMutablePointer<UInt16>, _ n: Int, _ lack: Float, _ scale: Float
  ) {
    for i in 0..<n {
      let (first, last) = (Int32(leave[i]), Int32(enter[i]))
      let sum = sums[i] &+ last
      let mean = (Float(sum) - lack * Float(first &+ last)) * scale
      to[i] = UInt16(truncatingIfNeeded: (mean + 8_388_608).bitPattern)
      sums[i] = sum &- first
    }
  }

  /// Convolves rows with `weights` (which add up to 65,536, with the centre in the middle), repeating edges.
  mutating func convolveRows(_ weights: [UInt32]) {
    let (n, c) = (width * channels, channels)
    let radius = weights.count / 2
    var line = [UInt16](repeating: 0, count: n + 2 * radius * c)
    var sums = [UInt32](repeating: 0, count: n)
    for y in 0..<height {
      for k in 0..<c {
        for x in 0..<radius {
          line[x * c + k] = values[y * n + k]
          line[(radius + width + x) * c + k] = values[y * n + (width - 1) * c + k]
        }
      }
      for i in 0..<n { line[radius * c + i] = values[y * n + i] }
      sums.withUnsafeMutableBufferPointer { sums in
        line.withUnsafeBufferPointer { line in
          guard let sums = sums.baseAddress, let line = line.baseAddress else { return }
          sums.update(repeating: 32768, count: n)
          for k in weights.indices { BlurPlane.add(line + k * c, weights[k], sums, n) }
        }
      }
      for i in 0..<n { values[y &* n &+ i] = UInt16(truncatingIfNeeded: sums[i] &>> 16) }
    }
  }

  /// Convolves columns in the same way.
  mutating func convolveColumns(_ weights: [UInt32]) {
    let n = width * channels
    let radius = weights.count / 2
    let source = values
    var sums = [UInt32](repeating: 0, count: n)
    for y in 0..<height {
      sums.withUnsafeMutableBufferPointer { sums in
        source.withUnsafeBufferPointer { source in
          guard let sums = sums.baseAddress, let source = source.baseAddress else { return }
          sums.update(repeating: 32768, count: n)
          for k in weights.indices {
            BlurPlane.add(source + min(max(y + k - radius, 0), height - 1) * n, weights[k], sums, n)
          }
        }
      }
      for i in 0..<n { values[y &* n &+ i] = UInt16(truncatingIfNeeded: sums[i] &>> 16) }
    }
  }

  private static func add(_ row: UnsafePointer<UInt16>, _ w: UInt32, _ sums: UnsafeMutablePointer<UInt32>, _ n: Int) {
    for i in 0..<n { sums[i] &+= UInt32(row[i]) &* w }
  }
}
