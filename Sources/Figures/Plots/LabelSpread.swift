/// Places items side by side without overlaps, each as near as possible to its wanted place.
enum LabelSpread {
  /// Returns the centres.
  ///
  /// The sum of the squared moves is the smallest that keeps the order and the gaps (isotonic regression by pooling
  /// adjacent violators); then everything is pushed into the range as far as possible. Items that do not fit begin at
  /// the range's lower bound.
  ///
  /// - Parameters:
  ///   - wanted: the wanted centres, ascending.
  ///   - lengths: the length of each item.
  ///   - gap: the smallest gap between two neighbours.
  ///   - range: the range for all items.
  static func place(_ wanted: [Double], lengths: [Double], gap: Double, in range: ClosedRange<Double>) -> [Double] {
    precondition(wanted.count == lengths.count, "each thing has a place and a length")
    guard let first = lengths.first, let last = lengths.last else { return [] }
    // The centres if all items were packed, `gap` apart.
    var packed = [0.0]
    for i in 1..<max(1, lengths.count) { packed.append(packed[i - 1] + (lengths[i - 1] + lengths[i]) / 2 + gap) }
    var pools: [(mean: Double, count: Int)] = []
    for (want, offset) in zip(wanted, packed) {
      var pool = (mean: want - offset, count: 1)
      while let before = pools.last, before.mean > pool.mean {
        let count = before.count + pool.count
        pool = ((before.mean * Double(before.count) + pool.mean * Double(pool.count)) / Double(count), count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    let low = range.lowerBound + first / 2
    let high = range.upperBound - last / 2 - packed[packed.count - 1]
    let starts = pools.flatMap { Array(repeating: max(min($0.mean, high), low), count: $0.count) }
    return zip(starts, packed).map { $0 + $1 }
  }
}
