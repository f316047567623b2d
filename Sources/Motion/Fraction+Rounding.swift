extension Fraction {
  /// The nearest whole number of nanoseconds, in seconds: for times that need more than 64 bits to be exact. Stops at
  /// 290 years to either side.
  public init(nearestNanosecond seconds: Double) {
    let count = (seconds * 1e9).rounded()
    self.init(count.isNaN ? 0 : Int(min(max(count, -9e18), 9e18)), 1_000_000_000)
  }

  /// Returns the sum; one that needs more than 64 bits is rounded to the nanosecond.
  public func addingOrRounding(_ other: Fraction) -> Fraction {
    adding(other) ?? Fraction(nearestNanosecond: value + other.value)
  }
}
