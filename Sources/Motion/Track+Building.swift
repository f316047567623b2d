extension Track<Double> {
  /// Straight from one number to another over a whole, whose inputs are 0…1.
  public init(from start: Double, to end: Double) { self.init(keys: [Key(0, start), Key(1, end)]) }

  /// Spans of a whole, each to its own number, as `addKeyframe(withRelativeStartTime:relativeDuration:)` has them.
  ///
  /// Spans ascend and do not overlap; anything else is a programmer error.
  public init(from start: Double, keyframes: [Keyframes<Double>.Span]) {
    self = Keyframes(from: start, spans: keyframes).track
  }
}
