/// What was counted in some rows of two pictures. All are sums and maxima of whole numbers, so that parts add up to the
/// same in any order.
struct ScanTally: Equatable {
  /// Pixels of which any bit differs.
  var unequal = 0
  /// Pixels beyond the limits.
  var changed = 0
  /// Pixels beyond the limits that are taken for smoothed edges.
  var antialiased = 0
  /// Of the largest step of each pixel, in levels.
  var sumOfSteps = 0
  /// In levels.
  var largestStep = 0

  mutating func add(_ other: ScanTally) {
    unequal += other.unequal
    changed += other.changed
    antialiased += other.antialiased
    sumOfSteps += other.sumOfSteps
    largestStep = max(largestStep, other.largestStep)
  }
}
