/// The resistance of a scroll view that is pulled past its end.
public enum RubberBand {
  /// Returns how far the content follows a pull, in the pull's unit and of its sign; never as far as `dimension`.
  ///
  /// d·(1 − 1/(x·c/d + 1)): the law of UIScrollView, as re-implementations measured it.
  ///
  /// - Parameters:
  ///   - pull: how far the finger has gone past the end.
  ///   - dimension: the view's extent along the pull; at 0 and below nothing moves.
  ///   - coefficient: the share of a small pull that is followed.
  public static func displacement(pull: Double, dimension: Double, coefficient: Double = 0.55) -> Double {
    guard dimension > 0 else { return 0 }
    let shown = dimension * (1 - 1 / (abs(pull) * coefficient / dimension + 1))
    return pull < 0 ? -shown : shown
  }

  /// Returns the pull that shows a displacement; infinite from `dimension` on, which no pull reaches.
  public static func pull(displacement: Double, dimension: Double, coefficient: Double = 0.55) -> Double {
    guard dimension > 0 && displacement != 0 else { return 0 }
    let shown = abs(displacement)
    let pull = shown < dimension ? dimension / coefficient * (1 / (1 - shown / dimension) - 1) : .infinity
    return displacement < 0 ? -pull : pull
  }
}
