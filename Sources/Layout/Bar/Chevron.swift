import NavReelDrawing
import NavReelScene

/// The arrow of the back button.
enum Chevron {
  /// The chevron's size, in points.
  static let size = Size(13, 21)

  /// Returns the chevron, or nil while it is invisible. It does not move while it fades in and out, as in recordings of
  /// iOS 8 to 12.
  static func place(
    _ chevron: ChevronState, top: Double, dy: Double, x: Double, color: Color, alpha: Double, id: String,
    _ context: LayoutContext
  )
    -> PlacedItem?
  {
    let visible = (chevron.alpha * alpha).clampedToUnit
    guard visible > 0 else { return nil }
    return PlacedItem(
      id, frame: BackLabel.chevronFrame(top: top, context).offset(x: x, y: dy), alpha: visible, color: color,
      artwork: .symbol(symbol(context.scene.look), isFlipped: false))
  }

  /// Returns two strokes that meet at a right angle: 3 points wide with square ends in the classic look, round and
  /// finer since the symbols of iOS 13.
  static func symbol(_ look: Scene.Look) -> Symbol {
    switch look {
    case .ios10:
      let line = Path.polyline([Point(11.2, 1.8), Point(2.5, 10.5), Point(11.2, 19.2)])
      return Symbol(size: size, parts: [.stroke(line, Stroke(width: 3))], isDirectional: true)
    case .ios18:
      // The ink is 11.0 by 19.0 and begins 1.33 into its box: in two stills of iOS 13 to 18 it spans 9.33 to 20.33
      // beside a margin of 16.
      let line = Path.polyline([Point(11.08, 2.25), Point(2.58, 10.5), Point(11.08, 18.75)])
      return Symbol(
        size: size, parts: [.stroke(line, Stroke(width: 2.5, cap: .round, join: .round))], isDirectional: true)
    }
  }
}
