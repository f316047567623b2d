/// How a scroll view comes to rest after a flick.
public enum Deceleration: Hashable, Sendable {
  case normal
  case fast

  /// What is left of the speed after a millisecond.
  public var rate: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }

  /// Returns how far the content glides, in points: v·r/(1 − r) with v in points per millisecond.
  ///
  /// - Parameter velocity: in points per second.
  public func glide(velocity: Double) -> Double {
    switch self {
    // 0.998/0.002 and 0.99/0.01, per second; spelled out, for 1 − 0.998 is not exact.
    case .normal: velocity * 0.499
    case .fast: velocity * 0.099
    }
  }

  /// Returns the offset at which content flicked at `offset` comes to rest.
  public func projection(from offset: Double, velocity: Double) -> Double { offset + glide(velocity: velocity) }
}
