import NavReelDocuments
import NavReelMotion

extension Scene {
  /// Warnings about a scene, however it was built; a scene file gets the same ones with their places.
  public var remarks: [SceneWarning] {
    layoutRemarks
      + animators.flatMap { animator in
        [("from", animator.from), ("to", animator.to)].flatMap { name, part in
          part.rotation.rotationRemarks(path: "animators.\(animator.name).\(name).rotation")
        }
      }
  }

  /// Warnings about what has no room in the scene.
  var layoutRemarks: [SceneWarning] { statusBarRemarks + headerRemarks }

  /// A warning about a carrier's name beside a notch or island, or on an iPad with rounded corners, where none is
  /// shown.
  private var statusBarRemarks: [SceneWarning] {
    guard statusBar.carrier?.isEmpty == false, device.statusBarClass != .classic else { return [] }
    return [
      SceneWarning(
        code: "carrier-not-shown", path: "statusBar.carrier",
        message: "the status bar of \(device.name) has no room for the carrier's name; it is left out")
    ]
  }

  /// Warnings about headers that the bar covers, which have nothing to fade over: rules from their height to the bar's
  /// have no room.
  private var headerRemarks: [SceneWarning] {
    let metrics = BarMetrics(self)
    return screens.compactMap { screen in
      let bottom = metrics.top + metrics.collapsedHeight(screen.bar)
      guard let header = screen.header, !screen.bar.hidden, header.height <= bottom else { return nil }
      let end = JSON5Value.text(of: (bottom * 100).rounded() / 100)
      return SceneWarning(
        code: "header-under-bar", path: "screens.\(screen.name).header.height",
        message: "the header is no taller than the bar, which ends at \(end) points and covers it")
    }
  }
}

extension Track<Double> {
  /// Returns warnings about unclear rotations. Transforms turn the shorter way: a half turn has none, and a whole turn
  /// is invisible.
  func rotationRemarks(path: String) -> [SceneWarning] {
    guard !interpolation.isStep else { return [] }
    let turns = zip(keys, keys.dropFirst()).map { $1.value - $0.value }
    var remarks: [SceneWarning] = []
    if let turn = turns.first(where: { abs($0).truncatingRemainder(dividingBy: 360) == 180 }) {
      remarks.append(
        SceneWarning(
          code: "ambiguous-rotation", path: path,
          message: "a turn by exactly 180 degrees has no shorter way: it is drawn "
            + (turn > 0 ? "clockwise" : "anticlockwise") + ", as its numbers go; which way UIKit takes is rounding"))
    }
    if turns.contains(where: { $0 != 0 && $0.truncatingRemainder(dividingBy: 360) == 0 }) {
      remarks.append(
        SceneWarning(
          code: "invisible-rotation", path: path,
          message: "a whole turn draws nothing, for transforms turn the shorter way; split it into steps below 180"))
    }
    return remarks
  }
}
