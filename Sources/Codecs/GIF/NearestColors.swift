/// The entries of a palette, for finding the nearest ones to points of a cloud.
struct NearestColors: ~Copyable {
  private let x: Scratch<Float>
  private let y: Scratch<Float>
  private let z: Scratch<Float>
  let count: Int

  /// The number of entries in whole vectors of 8, padded with distant points.
  private let padded: Int

  /// The squared distances of each entry to the nearest and to the farthest point of the current box.
  private let near: Scratch<Float>
  private let far: Scratch<Float>
  private let some: Scratch<Int32>

  /// - Parameter entries: The palette, 1…256 entries.
  init(_ entries: [SIMD4<Float>]) {
    count = entries.count
    padded = (count + 7) & ~7
    x = Scratch(padded, filledWith: 1e6)
    y = Scratch(padded, filledWith: 1e6)
    z = Scratch(padded, filledWith: 1e6)
    near = Scratch(padded)
    far = Scratch(padded)
    some = Scratch(padded + 1)
    for (i, entry) in entries.enumerated() { (x[i], y[i], z[i]) = (entry.x, entry.y, entry.z) }
  }

  @inline(__always)
  private func square(_ e: Int, _ point: SIMD4<Float>) -> Float {
    let (dx, dy, dz) = (x[e] - point.x, y[e] - point.y, z[e] - point.z)
    return dx * dx + dy * dy + dz * dz
  }

  /// Returns the nearest entry to a point, the first among equals, and its squared distance. Reference version.
  func nearest(to point: SIMD4<Float>) -> (index: Int, distance: Float) {
    var best = (index: 0, distance: Float.infinity)
    for i in 0..<count {
      let d = square(i, point)
      if d < best.distance { best = (i, d) }
    }
    return best
  }

  /// Does the same as ``nearest(to:)`` for all points of a cloud: for each group, it considers only entries that may be
  /// nearest to some point in the group's box.
  func assign(_ cloud: borrowing ColorCloud, _ body: (_ point: Int, _ entry: Int, _ distance: Float) -> Void) {
    let points = cloud.points.base
    for g in 0..<cloud.groupStarts.count - 1 {
      let group = Int(cloud.groupStarts[g])..<Int(cloud.groupStarts[g + 1])
      let found = candidates(group, points, within: 0)
      for i in group {
        let point = points[i]
        var (index, least) = (0, Float.infinity)
        for k in 0..<found {
          let e = Int(some[k])
          let d = square(e, point)
          if d < least { (index, least) = (e, d) }
        }
        body(i, index, least)
      }
    }
  }

  /// Passes on the nearest entry of each point and up to three more whose squared distance is at most `slack`, as four
  /// bytes, the nearest lowest; missing ones repeat the nearest. A colour in the palette gets no alternatives.
  func choices(
    _ cloud: borrowing ColorCloud, within slack: Float,
    _ body: (_ point: Int, _ choices: UInt32, _ distance: Float) -> Void
  ) {
    let points = cloud.points.base
    for g in 0..<cloud.groupStarts.count - 1 {
      let group = Int(cloud.groupStarts[g])..<Int(cloud.groupStarts[g + 1])
      let found = candidates(group, points, within: slack)
      for i in group {
        let point = points[i]
        var nearest = Nearest()
        for k in 0..<found {
          let e = some[k]
          let d = square(Int(e), point)
          if d <= slack || d < nearest.d0 { nearest.insert(UInt32(truncatingIfNeeded: e), d) }
        }
        body(i, nearest.choices(within: slack), nearest.d0)
      }
    }
  }

  /// The four entries nearest to a point, with their squared distances.
  private struct Nearest {
    private(set) var d0 = Float.infinity
    private var d1 = Float.infinity
    private var d2 = Float.infinity
    private var d3 = Float.infinity
    private var (e0, e1, e2, e3) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))

    @inline(__always)
    mutating func insert(_ e: UInt32, _ d: Float) {
      if d < d0 {
        (d0, d1, d2, d3) = (d, d0, d1, d2)
        (e0, e1, e2, e3) = (e, e0, e1, e2)
      } else if d < d1 {
        (d1, d2, d3) = (d, d1, d2)
        (e1, e2, e3) = (e, e1, e2)
      } else if d < d2 {
        (d2, d3) = (d, d2)
        (e2, e3) = (e, e2)
      } else if d < d3 {
        (d3, e3) = (d, e)
      }
    }

    /// Returns the entries within `slack`, as four bytes; a point that equals an entry gets no alternatives.
    @inline(__always)
    func choices(within slack: Float) -> UInt32 {
      let limit = d0 == 0 ? -1 : slack
      let first = e0 | (d1 <= limit ? e1 : e0) &<< 8
      return first | (d2 <= limit ? e2 : e0) &<< 16 | (d3 <= limit ? e3 : e0) &<< 24
    }
  }

  /// Lists the entries that may be nearest to a point in a group's box, or nearer than `slack`: those not farther from
  /// the box than the box's farthest corner is from some other entry.
  private func candidates(_ group: Range<Int>, _ points: UnsafePointer<SIMD4<Float>>, within slack: Float) -> Int {
    var (low, high) = (points[group.lowerBound], points[group.lowerBound])
    for i in group {
      let point = points[i]
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    let bound = distances((low + high) * 0.5, (high - low) * 0.5)
    // Allow a margin, because the two kinds of sums are rounded differently.
    let limit = max(bound * 1.0001 + 1e-3, slack)
    var found = 0
    for start in stride(from: 0, to: padded, by: 8) {
      // Most entries are too far.
      let eight = UnsafeRawPointer(near.base + start).loadUnaligned(as: SIMD8<Float>.self)
      if !any(eight .<= limit) { continue }
      for e in start..<start &+ 8 {
        some[found] = Int32(truncatingIfNeeded: e)
        found &+= near[e] <= limit ? 1 : 0
      }
    }
    return found
  }

  /// Fills ``near`` and ``far`` and returns the smallest value of ``far``.
  private func distances(_ middle: SIMD4<Float>, _ half: SIMD4<Float>) -> Float {
    let (mx, my, mz) = (middle.x, middle.y, middle.z)
    let (hx, hy, hz) = (half.x, half.y, half.z)
    let (x, y, z, near, far) = (x.base, y.base, z.base, near.base, far.base)
    // The compiler vectorizes these plain loops.
    for e in 0..<padded {
      let (dx, dy, dz) = (abs(x[e] - mx), abs(y[e] - my), abs(z[e] - mz))
      let (nx, ny, nz) = (max(dx - hx, 0), max(dy - hy, 0), max(dz - hz, 0))
      let (fx, fy, fz) = (dx + hx, dy + hy, dz + hz)
      near[e] = nx * nx + ny * ny + nz * nz
      far[e] = fx * fx + fy * fy + fz * fz
    }
    var bound = SIMD8<Float>(repeating: .infinity)
    var e = 0
    while e < padded {
      let v = UnsafeRawPointer(far + e).loadUnaligned(as: SIMD8<Float>.self)
      bound.replace(with: v, where: v .< bound)
      e &+= 8
    }
    let (a, b) = (bound.lowHalf, bound.highHalf)
    return min(min(min(a.x, b.x), min(a.y, b.y)), min(min(a.z, b.z), min(a.w, b.w)))
  }
}
