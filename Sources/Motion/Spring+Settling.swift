import NavReelElementaryFunctions

extension Spring {
  /// Returns the time, in seconds, after which the remaining distance never exceeds `threshold` again.
  ///
  /// The time is infinite if the damping ratio is 0. The threshold must be between 0 and 1, both excluded.
  public func settlingDuration(threshold: Double = 0.001) -> Double {
    precondition(threshold > 0 && threshold < 1, "a spring settles to a threshold between 0 and 1")
    guard dampingRatio > 0 else { return .infinity }
    let (start, end) = lastDescent(to: threshold)
    var low = start
    var high = end
    if !high.isFinite {
      high = low + 1 / angularFrequency
      while abs(remaining(at: high)) > threshold { high = low + (high - low) * 2 }
    }
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      // The distance keeps its sign within the descent until it is below the threshold.
      if abs(remaining(at: middle)) > threshold { low = middle } else { high = middle }
    }
  }

  /// Returns the times in (0, end) at which the motion turns back, ascending; at most `limit` of them.
  func turningTimes(before end: Double, limit: Int = 1000) -> [Double] {
    guard var time = firstTurn else { return [] }
    guard dampingRatio < 1 else { return time < end ? [time] : [] }
    var times: [Double] = []
    while time < end && times.count < limit {
      times.append(time)
      time += .pi / swing
    }
    return times
  }

  /// Returns the interval, free of turns, in which the distance falls below the threshold for good.
  private func lastDescent(to threshold: Double) -> (start: Double, end: Double) {
    guard let first = firstTurn else { return (0, .infinity) }
    let height = abs(remaining(at: first))
    guard height > threshold else { return (0, first) }
    guard dampingRatio < 1 else { return (first, .infinity) }
    // Each turn is lower than the one before by the same factor.
    let period = Double.pi / swing
    var count = (ElementaryFunctions.log(height / threshold) / (decay * period)).rounded(.down)
    while count > 0 && abs(remaining(at: first + count * period)) <= threshold { count -= 1 }
    return (first + count * period, first + (count + 1) * period)
  }

  /// The first time above 0 at which the speed is 0, if any.
  private var firstTurn: Double? {
    let v = initialVelocity
    let pull = stiffness - decay * v
    if dampingRatio < 1 {
      let angle = ElementaryFunctions.atan2(-v * swing, pull)
      return (angle > 0 ? angle : angle + .pi) / swing
    }
    guard v != 0 && pull != 0 else { return nil }
    // tanh(ωt)/ω = −v/pull, whose limit at critical damping is t = −v/pull.
    let ratio = -v / pull
    guard ratio > 0 else { return nil }
    let x = swing * ratio
    if dampingRatio == 1 || x < 1e-8 { return ratio }
    return x < 1 ? ElementaryFunctions.log((1 + x) / (1 - x)) / (2 * swing) : nil
  }
}
