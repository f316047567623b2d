extension Track<Double> {
  /// Creates a straight track from one number to another over the inputs 0…1.
  public init(from start: Double, to end: Double) { self.init(keys: [Key(0, start), Key(1, end)]) }

  /// Creates a track from keyframes, as with `addKeyframe(withRelativeStartTime:relativeDuration:)`.
  ///
  /// Spans must ascend and not overlap; anything else is a programmer error.
  public init(from start: Double, keyframes: [Keyframes<Double>.Span]) {
    self = Keyframes(from: start, spans: keyframes).track
  }
}
