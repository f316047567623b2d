/// Finds the jump of a value sampled over time, by halving and always following the larger half.
package enum JumpSearch {
  /// The distance between the two times to which a jump is narrowed down, in seconds.
  package static let resolution = 1e-7

  /// The times and the samples on both sides of a jump.
  package struct Jump<Sample> {
    package let before: Double
    package let after: Double
    package let from: Sample
    package let to: Sample

    /// Returns true if the jump is at one of some times.
    package func isAt(_ times: [Double]) -> Bool { times.contains { $0 >= before - 1e-6 && $0 <= after + 1e-6 } }
  }

  /// Returns the largest jump between two times, or nil if the change between them is continuous.
  ///
  /// - Parameters:
  ///   - least: the smallest difference that counts.
  ///   - sample: returns the sample at a time.
  ///   - difference: returns the difference of two samples, at least 0.
  package static func jump<Sample>(
    from: (time: Double, sample: Sample), to: (time: Double, sample: Sample), least: Double,
    sample: (Double) -> Sample, difference: (Sample, Sample) -> Double
  ) -> Jump<Sample>? {
    var (low, high) = (from.time, to.time)
    var (a, b) = (from.sample, to.sample)
    var change = difference(a, b)
    while high - low > resolution && change >= least {
      let middle = low + (high - low) / 2
      let m = sample(middle)
      let (first, second) = (difference(a, m), difference(m, b))
      if first >= second { (high, b) = (middle, m) } else { (low, a) = (middle, m) }
      change = max(first, second)
    }
    return change >= least ? Jump(before: low, after: high, from: a, to: b) : nil
  }
}
