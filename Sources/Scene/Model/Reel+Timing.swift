public import NavReelMotion

extension Reel {
  /// The timing of a push, pop or swipe. Values that it leaves out are its animator's or, without one, the system's.
  public struct Timing: Hashable, Sendable {
    /// The duration, in seconds. Nil for the animator's; without one for 0.5058 of a push or pop and 0.5 of a swipe, or
    /// the curve's usual duration: 0.35 of an easing, its settling time of a spring.
    public var duration: Double?

    /// The curve over the whole. Nil for the animator's; without one for the system's spring, stretched to a duration
    /// of the reel's own.
    public var curve: TimingCurve?

    public init(duration: Double? = nil, curve: TimingCurve? = nil) {
      self.duration = duration
      self.curve = curve
    }

    /// Returns the duration in seconds and the curve over it, with every default filled in.
    ///
    /// - Parameters:
    ///   - animator: the reel's animator; nil for the system's motion.
    ///   - standard: the system's duration, in seconds.
    func settled(by animator: Animator?, standard: Double) -> (duration: Double, curve: TimingCurve) {
      if let animator { return (duration ?? animator.duration, curve ?? animator.curve) }
      if let curve { return (duration ?? curve.usualDuration, curve) }
      guard let duration else { return (standard, .spring(.navigation)) }
      return (duration, .spring(.navigation(filling: duration, standard: standard)))
    }
  }
}

extension Reel.Transition {
  /// Returns the duration in seconds and the curve, given the reel's animator.
  func settledTiming(_ animator: Animator?) -> (duration: Double, curve: TimingCurve) {
    timing.settled(by: animator, standard: Reel.Transition.systemDuration)
  }
}

extension Reel.Swipe {
  /// Returns the duration of a whole transition in seconds and the curve after the release, given the reel's animator.
  func settledTiming(_ animator: Animator?) -> (duration: Double, curve: TimingCurve) {
    timing.settled(by: animator, standard: Reel.Swipe.systemDuration)
  }
}

extension TimingCurve {
  /// The duration of an animation that has only a curve, in seconds: 0.35, the time of UIKit's bars, or the time in
  /// which a spring settles.
  var usualDuration: Double {
    switch self {
    case .easing: 0.35
    case .spring(let spring): spring.settlingDuration()
    }
  }
}

extension Spring {
  /// Returns the system's spring at another pace: it fills `duration` as the system's fills `standard`, both in
  /// seconds.
  fileprivate static func navigation(filling duration: Double, standard: Double) -> Spring {
    let frequency = navigation.angularFrequency * (standard / duration)
    // A duration of 0 shows no curve, and a negative one is refused.
    guard frequency > 0 && frequency.isFinite else { return navigation }
    return Spring(angularFrequency: frequency, dampingRatio: navigation.dampingRatio)
  }
}
