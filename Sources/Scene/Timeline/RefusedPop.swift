import NavReelMotion

/// The reaction of a back button to a refused pop: it dims, and comes back.
///
/// The dimming is the system's; its speed is a guess.
enum RefusedPop {
  /// The seconds from the request until all is as before.
  static let duration = 0.35

  private static let dimmed = 0.2
  private static let down = 0.1

  /// Returns the back button's alpha `time` seconds after the request.
  static func alpha(at time: Double) -> Double {
    if time <= 0 || time >= duration { return 1 }
    if time < down { return 1 - (1 - dimmed) * Easing.easeInOut.value(at: time / down) }
    return dimmed + (1 - dimmed) * Easing.easeInOut.value(at: (time - down) / (duration - down))
  }
}
