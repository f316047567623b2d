/// The resistance of a scroll view that is pulled past its end.
public enum RubberBand {
  /// Returns the distance that the content follows a pull, with the pull's unit and sign; always below `dimension`.
  ///
  /// The formula is UIScrollView's d·(1 − 1/(x·c/d + 1)), as measured by re-implementations.
  ///
  /// - Parameters:
  ///   - pull: The distance the finger has moved past the end.
  ///   - dimension: The view's extent along the pull; if it is 0 or less, nothing moves.
  ///   - coefficient: The share of a small pull that the content follows.
  public static func displacement(pull: Double, dimension: Double, coefficient: Double = 0.55) -> Double {
    guard dimension > 0 else { return 0 }
    let shown = dimension * (1 - 1 / (abs(pull) * coefficient / dimension + 1))
    return pull < 0 ? -shown : shown
  }

  /// Returns the pull that produces a displacement; infinite from `dimension` on, which no pull reaches.
  public static func pull(displacement: Double, dimension: Double, coefficient: Double = 0.55) -> Double {
    guard dimension > 0 && displacement != 0 else { return 0 }
    let shown = abs(displacement)
    let pull = shown < dimension ? dimension / coefficient * (1 / (1 - shown / dimension) - 1) : .infinity
    return displacement < 0 ? -pull : pull
  }
}
