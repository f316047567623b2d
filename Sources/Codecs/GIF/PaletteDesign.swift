/// Chooses the colours of a palette.
///
/// Colours of areas, tints and text are kept exactly. The others are cut into boxes along the axis of largest variance,
/// always splitting the box with the largest sum of squared distances; the boxes' means are then refined by Lloyd's
/// method, all in OKLab. An entry is the mean of its colours' stored values, so that errors have no bias.
struct PaletteDesign {
  /// The number of rounds of Lloyd's method; twice as many gain 0.05 dB.
  static var rounds: Int { 5 }

  /// Returns the largest number of colours that a palette keeps exactly.
  static func mostExact(of room: Int) -> Int { room / 2 }

  /// Returns at most `room` colours.
  ///
  /// - Parameters:
  ///   - exact: The positions in the cloud of the colours to keep, the most important first.
  static func palette(of cloud: borrowing ColorCloud, exact: [Int], room: Int) -> [UInt32] {
    if cloud.count <= room { return (0..<cloud.count).map { cloud.colors[$0] } }
    let kept = exact.prefix(mostExact(of: room))
    var palette = kept.map { cloud.colors[$0] }
    var entries = kept.map { cloud.points[$0] }
    let free = VarianceCut(cloud, without: kept).means(room - kept.count)
    entries += free
    let first = kept.count
    var sums = Sums(entries.count)
    for round in 0...rounds {
      sums.clear()
      NearestColors(entries).assign(cloud) { point, entry, distance in
        sums.add(cloud.points[point], cloud.colors[point], distance, point, to: entry)
      }
      if round == rounds { break }
      for i in first..<entries.count where sums.weight[i] > 0 { entries[i] = sums.point[i] / Float(sums.weight[i]) }
      sums.fillEmpty(&entries, from: first, cloud)
    }
    for i in first..<entries.count where sums.weight[i] > 0 { palette.append(sums.color(i)) }
    return palette
  }

  /// The sums of Lloyd's method for each entry.
  private struct Sums {
    var point: [SIMD4<Float>]
    var red: [Double]
    var green: [Double]
    var blue: [Double]
    var weight: [Double]
    /// The point with the largest weighted error for each entry.
    var worst: [Int32]
    var error: [Float]

    init(_ count: Int) {
      point = Array(repeating: .zero, count: count)
      (red, green, blue, weight) = (
        Array(repeating: 0, count: count), Array(repeating: 0, count: count), Array(repeating: 0, count: count),
        Array(repeating: 0, count: count)
      )
      worst = Array(repeating: 0, count: count)
      error = Array(repeating: -1, count: count)
    }

    mutating func clear() { self = Sums(point.count) }

    @inline(__always)
    mutating func add(_ p: SIMD4<Float>, _ c: UInt32, _ distance: Float, _ at: Int, to i: Int) {
      let w = Double(p.w)
      point[i] += p * p.w
      red[i] += w * Double(c & 255)
      green[i] += w * Double(c &>> 8 & 255)
      blue[i] += w * Double(c &>> 16 & 255)
      weight[i] += w
      if distance * p.w > error[i] {
        error[i] = distance * p.w
        worst[i] = Int32(truncatingIfNeeded: at)
      }
    }

    func color(_ i: Int) -> UInt32 {
      func byte(_ sum: Double) -> UInt32 { UInt32(min(255, sum / weight[i] + 0.5)) }
      return byte(red[i]) | byte(green[i]) << 8 | byte(blue[i]) << 16 | 0xFF00_0000
    }

    /// Moves entries without points to the points with the largest errors.
    mutating func fillEmpty(_ entries: inout [SIMD4<Float>], from first: Int, _ cloud: borrowing ColorCloud) {
      let empty = (first..<entries.count).filter { weight[$0] == 0 }
      if empty.isEmpty { return }
      let worstFirst = error.indices.filter { error[$0] > 0 }.sorted { (error[$0], $1) > (error[$1], $0) }
      for (i, w) in zip(empty, worstFirst) { entries[i] = cloud.points[Int(worst[w])] }
    }
  }
}
