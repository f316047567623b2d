import NavReelDrawing
import NavReelScene

/// A line one device pixel high, at a bar's edge or between rows; for a bar it may be the scene's own shadow picture.
struct Hairline: Equatable, Sendable {
  /// True if the lower side of the line is the edge, as for a bar at the bottom or a row.
  var isAbove: Bool

  /// A picture in place of the line, with its natural height.
  var image: NineParts?

  /// Returns the line of a bar, or nil for none. Its alpha is `shadowAlpha` × the background's; its colour adds its
  /// own.
  static func place(_ state: BarBackgroundState, bar: Rect, _ context: LayoutContext) -> PlacedItem? {
    let alpha = state.alpha.clampedToUnit * state.shadowAlpha.clampedToUnit
    let isAbove = state.position == .bottom
    var line = Hairline(isAbove: isAbove)
    var height = context.grid.lineWidth
    var color = state.fill.shadowColor
    if let shadow = state.fill.shadowImage {
      guard let pixels = context.image(shadow.image) else { return nil }
      let parts = NineParts(image: pixels, barImage: shadow)
      (line.image, height, color) = (parts, parts.naturalSize.height, nil)
    } else if color == nil {
      return nil
    }
    let frame = Rect(bar.minX, isAbove ? bar.minY - height : bar.maxY, bar.width, height)
    return PlacedItem("hairline." + state.screen, frame: frame, alpha: alpha, color: color, artwork: .hairline(line))
  }

  func draw(in frame: Rect, _ ink: Color, alpha: Double, _ grid: PixelGrid, into list: inout DisplayList) {
    let (x0, x1) = (grid.snap(frame.minX), grid.snap(frame.maxX))
    if let image {
      let top = isAbove ? grid.snap(frame.maxY) - frame.height : grid.snap(frame.minY)
      image.draw(in: Rect(x0, top, x1 - x0, frame.height), opacity: alpha, into: &list)
      return
    }
    let edge = grid.snap(isAbove ? frame.maxY : frame.minY)
    let row = Rect(x0, isAbove ? edge - grid.lineWidth : edge, x1 - x0, grid.lineWidth)
    if ink.alpha > 0 { list.append(.fill(row, ink.multiplied(alpha: grid.lineStrength))) }
  }
}
