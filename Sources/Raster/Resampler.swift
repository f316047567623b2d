import NavReelDrawing

/// Separable scaling of premultiplied pixels: along rows into 16 bits (a byte v is v·256), then along columns, with one
/// rounding each.
enum Resampler {
  static func resampled(_ source: Pixmap, _ columns: ResamplingTaps, _ rows: ResamplingTaps) -> Pixmap {
    Pixmap(width: columns.count, height: rows.count) { to in
      if let to = to.baseAddress { resample(source, columns, rows, into: to, stride: columns.count) }
    }
  }

  /// Writes scaled rows that begin `stride` pixels apart.
  static func resample(
    _ source: Pixmap, _ columns: ResamplingTaps, _ rows: ResamplingTaps, into to: UnsafeMutablePointer<UInt32>,
    stride: Int
  ) {
    source.withPixels { from in
      guard let from = from.baseAddress else { return }
      let scaler = RowScaler(columns)
      scale(from, source.width, scaler, rows, to, stride)
    }
  }

  /// Scales the picture. Source rows shared by several destination rows are scaled once and kept in a ring.
  private static func scale(
    _ from: UnsafePointer<UInt32>, _ stride: Int, _ scaler: borrowing RowScaler, _ rows: ResamplingTaps,
    _ to: UnsafeMutablePointer<UInt32>, _ toStride: Int
  ) {
    let n = scaler.count
    let longest = (0..<rows.count).map { rows.offsets[$0 + 1] - rows.offsets[$0] }.max() ?? 1
    let ring = UnsafeMutablePointer<UInt16>.allocate(capacity: longest * n * 4)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: n * 4)
    defer {
      ring.deallocate()
      sums.deallocate()
    }
    var held = [Int](repeating: -1, count: longest)
    for y in 0..<rows.count {
      let (first, taps) = (rows.starts[y], rows.offsets[y + 1] - rows.offsets[y])
      for sourceRow in first..<(first + taps) where held[sourceRow % longest] != sourceRow {
        held[sourceRow % longest] = sourceRow
        scaler.scale(from + sourceRow * stride, ring + sourceRow % longest * n * 4)
      }
      func line(_ k: Int) -> UnsafePointer<UInt16> { UnsafePointer(ring + (first + k) % longest * n * 4) }
      func weight(_ k: Int) -> UInt16 { rows.weights[rows.offsets[y] + k] }
      let out = UnsafeMutableRawPointer(to + y * toStride).assumingMemoryBound(to: UInt8.self)
      switch taps {
      case 1: one(line(0), out, n * 4)
      case 2: two(line(0), line(1), weight(0), weight(1), out, n * 4)
      default:
        sums.update(repeating: 1 << 21, count: n * 4)
        for k in 0..<taps { add(line(k), weight(k), sums, n * 4) }
        for i in 0..<(n &* 4) { out[i] = UInt8(truncatingIfNeeded: sums[i] &>> 22) }
      }
    }
  }

  private static func one(_ a: UnsafePointer<UInt16>, _ to: UnsafeMutablePointer<UInt8>, _ n: Int) {
    for i in 0..<n { to[i] = UInt8(truncatingIfNeeded: (UInt32(a[i]) &+ 128) &>> 8) }
  }

  private static func two(
    _ a: UnsafePointer<UInt16>, _ b: UnsafePointer<UInt16>, _ wa: UInt16, _ wb: UInt16,
    _ to: UnsafeMutablePointer<UInt8>, _ n: Int
  ) {
    for i in 0..<n {
      let sum = UInt32(a[i]) &* UInt32(wa) &+ UInt32(b[i]) &* UInt32(wb) &+ (1 &<< 21)
      to[i] = UInt8(truncatingIfNeeded: sum &>> 22)
    }
  }

  private static func add(
    _ line: UnsafePointer<UInt16>, _ w: UInt16, _ sums: UnsafeMutablePointer<UInt32>, _ n: Int
  ) {
    for i in 0..<n { sums[i] &+= UInt32(line[i]) &* UInt32(w) }
  }
}

/// Scales rows of pixels, one after the other, with the same taps.
struct RowScaler: ~Copyable {
  private let taps: ResamplingTaps
  private let lefts: UnsafeMutablePointer<UInt32>
  private let middles: UnsafeMutablePointer<UInt32>
  private let rights: UnsafeMutablePointer<UInt32>

  /// The second tap's weight, once for each channel; nil if a cell has more than two taps.
  private let seconds: [Int16]?

  /// The taps of cells with at most three, as for moderate reduction; nil if a cell has more.
  private let triples: Triples?

  private struct Triples {
    /// The offsets of the second and third source cells from the first; a missing cell repeats the first.
    var second: [Int32] = []
    var third: [Int32] = []

    /// The weights, once for each channel: all first taps, then all second ones, then all third ones.
    var weights: [UInt16] = []
  }

  var count: Int { taps.count }

  init(_ taps: ResamplingTaps) {
    self.taps = taps
    lefts = .allocate(capacity: taps.count)
    rights = .allocate(capacity: taps.count)
    seconds =
      taps.arePairs
      ? (0..<taps.count).flatMap { i -> [Int16] in
        let isPair = taps.offsets[i + 1] - taps.offsets[i] == 2
        return [Int16](repeating: isPair ? Int16(taps.weights[taps.offsets[i] + 1]) : 0, count: 4)
      } : nil
    middles = .allocate(capacity: taps.count)
    triples = taps.arePairs ? nil : RowScaler.triples(taps)
  }

  deinit {
    lefts.deallocate()
    middles.deallocate()
    rights.deallocate()
  }

  func scale(_ from: UnsafePointer<UInt32>, _ to: UnsafeMutablePointer<UInt16>) {
    if let seconds {
      pairs(from, seconds, to)
    } else if let triples {
      threes(from, triples, to)
    } else {
      RowScaler.scale(from, taps, to)
    }
  }

  private static func triples(_ taps: ResamplingTaps) -> Triples? {
    let n = taps.count
    guard (0..<n).allSatisfy({ taps.offsets[$0 + 1] - taps.offsets[$0] <= 3 }) else { return nil }
    var triples = Triples()
    triples.second.reserveCapacity(n)
    triples.third.reserveCapacity(n)
    triples.weights = [UInt16](repeating: 0, count: 12 * n)
    for i in 0..<n {
      let count = taps.offsets[i + 1] - taps.offsets[i]
      triples.second.append(count > 1 ? 1 : 0)
      triples.third.append(count > 2 ? 2 : 0)
      for k in 0..<count {
        for c in 0..<4 { triples.weights[k * 4 * n + 4 * i + c] = taps.weights[taps.offsets[i] + k] }
      }
    }
    return triples
  }

  /// Scales a row with up to three taps per cell.
  private func threes(_ from: UnsafePointer<UInt32>, _ triples: Triples, _ to: UnsafeMutablePointer<UInt16>) {
    let n = taps.count
    taps.starts.withUnsafeBufferPointer { starts in
      triples.second.withUnsafeBufferPointer { second in
        triples.third.withUnsafeBufferPointer { third in
          for i in 0..<n {
            let first = from + starts[i]
            lefts[i] = first[0]
            middles[i] = first[Int(second[i])]
            rights[i] = first[Int(third[i])]
          }
        }
      }
    }
    triples.weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      let a = UnsafeRawPointer(lefts).assumingMemoryBound(to: UInt8.self)
      let b = UnsafeRawPointer(middles).assumingMemoryBound(to: UInt8.self)
      let c = UnsafeRawPointer(rights).assumingMemoryBound(to: UInt8.self)
      RowScaler.mix(a, b, c, weights, to, n * 4)
    }
  }

  private static func mix(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ c: UnsafePointer<UInt8>, _ w: UnsafePointer<UInt16>,
    _ to: UnsafeMutablePointer<UInt16>, _ n: Int
  ) {
    let (wa, wb, wc) = (w, w + n, w + 2 &* n)
    for i in 0..<n {
      let sum =
        UInt32(a[i]) &* UInt32(wa[i]) &+ UInt32(b[i]) &* UInt32(wb[i]) &+ UInt32(c[i]) &* UInt32(wc[i]) &+ 32
      to[i] = UInt16(truncatingIfNeeded: sum &>> 6)
    }
  }

  /// Scales a row with any number of taps, as the reference implementation; two channels share a 64-bit sum.
  static func scale(_ from: UnsafePointer<UInt32>, _ taps: ResamplingTaps, _ to: UnsafeMutablePointer<UInt16>) {
    taps.weights.withUnsafeBufferPointer { weights in
      taps.offsets.withUnsafeBufferPointer { offsets in
        taps.starts.withUnsafeBufferPointer { starts in
          for i in 0..<starts.count {
            let half: UInt64 = 32 | 32 &<< 32
            var (rb, ga) = (half, half)
            var p = from + starts[i]
            for k in offsets[i]..<offsets[i &+ 1] {
              let (s, w) = (UInt64(p.pointee), UInt64(weights[k]))
              rb &+= (s & 0xFF | (s & 0xFF0000) &<< 16) &* w
              ga &+= ((s &>> 8) & 0xFF | (s & 0xFF00_0000) &<< 8) &* w
              p += 1
            }
            let t = to + i &* 4
            t[0] = UInt16(truncatingIfNeeded: rb &>> 6)
            t[1] = UInt16(truncatingIfNeeded: ga &>> 6)
            t[2] = UInt16(truncatingIfNeeded: rb &>> 38)
            t[3] = UInt16(truncatingIfNeeded: ga &>> 38)
          }
        }
      }
    }
  }

  /// Scales a row with up to two taps per cell: gathers neighbours first, then mixes all channels in one vectorized
  /// loop. left·256 + (right − left)·w / 64 is the same sum.
  private func pairs(_ from: UnsafePointer<UInt32>, _ seconds: [Int16], _ to: UnsafeMutablePointer<UInt16>) {
    let n = taps.count
    taps.starts.withUnsafeBufferPointer { starts in
      taps.offsets.withUnsafeBufferPointer { offsets in
        for i in 0..<n {
          lefts[i] = from[starts[i]]
          rights[i] = from[starts[i] &+ offsets[i &+ 1] &- offsets[i] &- 1]
        }
      }
    }
    seconds.withUnsafeBufferPointer { seconds in
      guard let seconds = seconds.baseAddress else { return }
      let a = UnsafeRawPointer(lefts).assumingMemoryBound(to: UInt8.self)
      let b = UnsafeRawPointer(rights).assumingMemoryBound(to: UInt8.self)
      RowScaler.mix(a, b, seconds, to, n * 4)
    }
  }

  private static func mix(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ w: UnsafePointer<Int16>,
    _ to: UnsafeMutablePointer<UInt16>, _ n: Int
  ) {
    for i in 0..<n {
      let rise = Int16(b[i]) &- Int16(a[i])
      let part = (Int32(rise) &* Int32(w[i]) &+ 32) &>> 6
      to[i] = UInt16(truncatingIfNeeded: (Int32(a[i]) &<< 8) &+ part)
    }
  }
}
