extension Fraction: ExpressibleByIntegerLiteral {
  /// Creates a whole number, so that a rate can be written as `60`.
  public init(integerLiteral value: Int) { self.init(value) }
}
