/// The counts for some rows of two pictures. All are sums and maxima of whole numbers, so the order of adding up the
/// parts does not matter.
struct ScanTally: Equatable {
  /// The number of pixels that differ in any bit.
  var unequal = 0
  /// The number of pixels beyond the limits, without smoothed edges.
  var changed = 0
  /// The number of pixels beyond the limits that are taken for smoothed edges.
  var antialiased = 0
  /// The sum of each pixel's largest difference, in steps of a sample.
  var sumOfSteps = 0
  /// The largest difference of all, in steps of a sample.
  var largestStep = 0

  mutating func add(_ other: ScanTally) {
    unequal += other.unequal
    changed += other.changed
    antialiased += other.antialiased
    sumOfSteps += other.sumOfSteps
    largestStep = max(largestStep, other.largestStep)
  }
}
