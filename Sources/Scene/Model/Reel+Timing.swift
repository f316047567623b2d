public import NavReelMotion

extension Reel {
  /// The timing that a push, pop or swipe states; what it leaves out is its animator's and, without one, the system's.
  public struct Timing: Hashable, Sendable {
    /// In seconds. Nil for the animator's; without one for 0.5058 of a push or pop and 0.5 of a swipe, or what the
    /// curve usually takes: 0.35 of an easing, its settling time of a spring.
    public var duration: Double?

    /// Over the whole. Nil for the animator's; without one for the system's spring, stretched to a duration of the
    /// reel's own.
    public var curve: TimingCurve?

    public init(duration: Double? = nil, curve: TimingCurve? = nil) {
      self.duration = duration
      self.curve = curve
    }

    /// Returns the duration in seconds and the curve over it: nobody below looks at what was said.
    ///
    /// - Parameters:
    ///   - animator: the reel's, looked up; nil for the system's motion.
    ///   - standard: what the system takes, in seconds.
    func settled(by animator: Animator?, standard: Double) -> (duration: Double, curve: TimingCurve) {
      if let animator { return (duration ?? animator.duration, curve ?? animator.curve) }
      if let curve { return (duration ?? curve.usualDuration, curve) }
      guard let duration else { return (standard, .spring(.navigation)) }
      return (duration, .spring(.navigation(filling: duration, standard: standard)))
    }
  }
}

extension Reel.Transition {
  /// Duration in seconds and curve, once it is known what the animator says.
  func settledTiming(_ animator: Animator?) -> (duration: Double, curve: TimingCurve) {
    timing.settled(by: animator, standard: Reel.Transition.systemDuration)
  }
}

extension Reel.Swipe {
  /// Duration of a whole transition in seconds and curve after the release, once it is known what the animator says.
  func settledTiming(_ animator: Animator?) -> (duration: Double, curve: TimingCurve) {
    timing.settled(by: animator, standard: Reel.Swipe.systemDuration)
  }
}

extension TimingCurve {
  /// What an animation takes whose curve is given and whose duration is not, in seconds: 0.35, the time of UIKit's
  /// bars, or the time in which a spring settles.
  var usualDuration: Double {
    switch self {
    case .easing: 0.35
    case .spring(let spring): spring.settlingDuration()
    }
  }
}

extension Spring {
  /// The system's spring at another pace: it fills `duration` as the system's fills `standard`, both in seconds.
  fileprivate static func navigation(filling duration: Double, standard: Double) -> Spring {
    let frequency = navigation.angularFrequency * (standard / duration)
    // Of a duration of nothing no curve is seen, and one below is refused.
    guard frequency > 0 && frequency.isFinite else { return navigation }
    return Spring(angularFrequency: frequency, dampingRatio: navigation.dampingRatio)
  }
}
