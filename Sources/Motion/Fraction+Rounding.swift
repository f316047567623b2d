extension Fraction {
  /// Creates a time rounded to the nearest nanosecond, for times that would need more than 64 bits to be exact. The
  /// result is clamped to about ±285 years.
  public init(nearestNanosecond seconds: Double) {
    let count = (seconds * 1e9).rounded()
    self.init(count.isNaN ? 0 : Int(min(max(count, -9e18), 9e18)), 1_000_000_000)
  }

  /// Returns the sum, rounded to the nanosecond if it needs more than 64 bits.
  public func addingOrRounding(_ other: Fraction) -> Fraction {
    adding(other) ?? Fraction(nearestNanosecond: value + other.value)
  }
}
