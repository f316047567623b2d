/// Things side by side that do not touch, each as near as can be to where it wants to be.
enum LabelSpread {
  /// Returns the centres.
  ///
  /// The sum of the squared moves is the least that keeps the order and the gaps (isotonic regression by pooling
  /// adjacent violators); then all of it is pushed into the range as far as that goes. What does not fit at all begins
  /// at the range's beginning.
  ///
  /// - Parameters:
  ///   - wanted: centres, ascending.
  ///   - lengths: of each.
  ///   - gap: between two neighbours, at least.
  ///   - range: where all should lie.
  static func place(_ wanted: [Double], lengths: [Double], gap: Double, in range: ClosedRange<Double>) -> [Double] {
    precondition(wanted.count == lengths.count, "each thing has a place and a length")
    guard let first = lengths.first, let last = lengths.last else { return [] }
    // The places of all if they touched.
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
