import NavReelDrawing

/// The change of the status bar to the next screen's style.
struct StatusBarSwitch: Hashable, Sendable {
  let change: StatusBarChange
  let appearance: Scene.Appearance

  /// Returns the status bar of a screen alone.
  func resting(_ style: StatusBar.Style) -> StatusBarState {
    StatusBarState(style: style, color: style.color(appearance))
  }

  /// Returns the status bar while a transition runs; after a cancelled one it returns to the first style. Half-way
  /// counts as passed strictly above one half.
  func running(from: StatusBar.Style, to: StatusBar.Style, progress: Double) -> StatusBarState {
    switch change {
    case .start: return resting(to)
    case .end: return resting(from)
    case .half: return resting(progress > 0.5 ? to : from)
    case .crossfade:
      return StatusBarState(
        style: progress > 0.5 ? to : from,
        color: from.color(appearance).mixedPremultiplied(with: to.color(appearance), progress))
    }
  }
}
