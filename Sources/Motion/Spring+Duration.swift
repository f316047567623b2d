import NavReelElementaryFunctions

extension Spring {
  /// Creates a spring from a duration and a damping ratio, as UIKit does.
  ///
  /// The frequency is the one at which the oscillation's amplitude falls to a thousandth after `duration`; it has no
  /// closed form and is found by Newton's method. If the velocity is so high that no such frequency exists, the
  /// absolute amplitude is used.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, clamped to 0.01…10.
  ///   - dampingRatio: The damping ratio, clamped to 0.0001…1.
  ///   - initialVelocity: The velocity, in total distances per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let amplitude = Amplitude(
      duration: min(max(duration, 0.01), 10), dampingRatio: min(max(dampingRatio, 0.0001), 1),
      velocity: initialVelocity)
    self.init(
      angularFrequency: amplitude.frequency, dampingRatio: amplitude.dampingRatio, initialVelocity: initialVelocity)
  }
}

/// The oscillation's amplitude at the end of a duration, as a function of the unknown frequency.
private struct Amplitude {
  let duration: Double
  let dampingRatio: Double
  let velocity: Double
  let goal = 0.001

  var frequency: Double {
    var w = 5 / duration
    for _ in 0..<12 {
      let (value, slope) = self.at(w)
      w -= (value - goal) / slope
    }
    if w.isFinite && w > 0 && abs(at(w).value - goal) < goal * 1e-6 { return w }
    return bisected
  }

  private func at(_ w: Double) -> (value: Double, slope: Double) {
    if dampingRatio < 1 {
      let root = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      let e = ElementaryFunctions.exp(-dampingRatio * w * duration)
      let factor = (dampingRatio - velocity / w) / root
      return (factor * e, (velocity / (w * w * root) - dampingRatio * duration * factor) * e)
    }
    let e = ElementaryFunctions.exp(-w * duration)
    return (((w - velocity) * duration + 1) * e, -duration * duration * (w - velocity) * e)
  }

  /// The highest frequency of a coarse geometric grid at which the amplitude is still above the goal, refined.
  private var bisected: Double {
    var high = 1e6 / duration
    var low = high
    while low * duration > 1e-6 && abs(at(low).value) <= goal {
      high = low
      low /= 1.25
    }
    for _ in 0..<100 {
      let middle = low + (high - low) / 2
      if abs(at(middle).value) > goal { low = middle } else { high = middle }
    }
    return high
  }
}
