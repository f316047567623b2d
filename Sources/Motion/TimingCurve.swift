/// The timing of an animation with a duration: an easing or a spring.
public enum TimingCurve: Hashable, Sendable {
  case easing(Easing)
  case spring(Spring)

  /// Returns the progress at `time`: 0 until 0, exactly 1 from `duration` on. Both are in seconds.
  ///
  /// An easing is stretched over the duration. A spring runs at its own pace, may pass 1 on the way, and jumps over any
  /// remaining distance at the end. A duration of 0 reaches the end at once.
  public func progress(at time: Double, duration: Double) -> Double {
    if time >= duration { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .easing(let easing): return easing.value(at: time / duration)
    case .spring(let spring): return spring.progress(at: time)
    }
  }

  /// Returns the progress at a fraction of the curve, clamped to 0…1; a spring ends when it has settled to a
  /// thousandth.
  ///
  /// Use it if the duration is given from outside, as for the rest of a released swipe.
  public func progress(atFraction fraction: Double) -> Double {
    if fraction >= 1 { return 1 }
    guard fraction > 0 else { return 0 }
    switch self {
    case .easing(let easing): return easing.value(at: fraction)
    case .spring(let spring):
      let span = spring.settlingDuration()
      precondition(span.isFinite, "a spring that never settles has no fractions")
      return spring.progress(at: fraction * span)
    }
  }
}
