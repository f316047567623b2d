import Drawing

/// Separable scaling of premultiplied pixels: along rows into 16 bits, then along columns, rounded once each.
enum Resampler {
  static func resampled(_ source: Pixmap, _ columns: ResamplingTaps, _ rows: ResamplingTaps) -> Pixmap {
    Pixmap(width: columns.count, height: rows.count) { to in
      source.withPixels { from in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        scale(from, source.width, columns, rows, to)
      }
    }
  }

  /// Rows that several destination rows share are scaled once: a ring keeps as many as the longest tap list.
  private static func scale(
    _ from: UnsafePointer<UInt32>, _ stride: Int, _ columns: ResamplingTaps, _ rows: ResamplingTaps,
    _ to: UnsafeMutablePointer<UInt32>
  ) {
    let n = columns.count
    let longest = (0..<rows.count).map { rows.offsets[$0 + 1] - rows.offsets[$0] }.max() ?? 1
    let ring = UnsafeMutablePointer<UInt16>.allocate(capacity: longest * n * 4)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: n * 4)
    defer {
      ring.deallocate()
      sums.deallocate()
    }
    var held = [Int](repeating: -1, count: longest)
    for y in 0..<rows.count {
      sums.update(repeating: 1 << 21, count: n * 4)
      for k in rows.offsets[y]..<rows.offsets[y + 1] {
        let sourceRow = rows.starts[y] + k - rows.offsets[y]
        let slot = sourceRow % longest
        let line = ring + slot * n * 4
        if held[slot] != sourceRow {
          held[slot] = sourceRow
          alongRow(from + sourceRow * stride, columns, line)
        }
        let w = rows.weights[k]
        for i in 0..<(n &* 4) { sums[i] &+= UInt32(line[i]) &* w }
      }
      let out = to + y * n
      for i in 0..<n {
        let s = sums + i &* 4
        out[i] = s[0] &>> 22 | (s[1] &>> 22) &<< 8 | (s[2] &>> 22) &<< 16 | (s[3] &>> 22) &<< 24
      }
    }
  }

  private static func alongRow(
    _ from: UnsafePointer<UInt32>, _ columns: ResamplingTaps, _ to: UnsafeMutablePointer<UInt16>
  ) {
    columns.weights.withUnsafeBufferPointer { weights in
      columns.offsets.withUnsafeBufferPointer { offsets in
        columns.starts.withUnsafeBufferPointer { starts in
          for i in 0..<starts.count {
            var (r, g, b, a): (UInt32, UInt32, UInt32, UInt32) = (32, 32, 32, 32)
            var p = from + starts[i]
            for k in offsets[i]..<offsets[i &+ 1] {
              let (s, w) = (p.pointee, weights[k])
              r &+= (s & 255) &* w
              g &+= (s &>> 8 & 255) &* w
              b &+= (s &>> 16 & 255) &* w
              a &+= (s &>> 24) &* w
              p += 1
            }
            let t = to + i &* 4
            t[0] = UInt16(truncatingIfNeeded: r &>> 6)
            t[1] = UInt16(truncatingIfNeeded: g &>> 6)
            t[2] = UInt16(truncatingIfNeeded: b &>> 6)
            t[3] = UInt16(truncatingIfNeeded: a &>> 6)
          }
        }
      }
    }
  }
}
