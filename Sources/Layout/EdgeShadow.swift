import NavReelDrawing
import NavReelScene

/// The shadow at the leading edge of a page on top of another: 9 points wide, a linear ramp towards the edge. Its width
/// and shape are measured on recordings.
enum EdgeShadow {
  static let width = 9.0

  static func place(_ state: ScreenState, _ context: LayoutContext) -> PlacedItem? {
    guard state.shadow > 0, state.transform.isIdentity else { return nil }
    let frame = Rect(state.x - width, state.y, width, context.height)
    return PlacedItem(
      "edgeShadow." + state.name, frame: frame, alpha: min(state.shadow, 1), color: .black,
      artwork: .edgeShadow(isFlipped: false))
  }

  /// Draws the ramp up to the edge; `isFlipped` puts the edge at the left, as in right-to-left reading.
  static func draw(in frame: Rect, alpha: Double, isFlipped: Bool, _ grid: PixelGrid, into list: inout DisplayList) {
    // The page's layer lands on whole pixels, and the shadow goes with it.
    let edge = isFlipped ? grid.snap(frame.minX) : grid.snap(frame.maxX)
    let box = Rect(isFlipped ? edge : edge - width, frame.minY, width, frame.height)
    let far = Point(isFlipped ? box.maxX : box.minX, box.minY)
    let ramp = LinearGradient(
      from: far, to: Point(edge, box.minY), Color(white: 0, alpha: 0), Color(white: 0, alpha: alpha))
    list.append(.fill(.rect(box), .linear(ramp)))
  }
}
