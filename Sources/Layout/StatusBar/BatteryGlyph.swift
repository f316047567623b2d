import Drawing
import Scene

/// An outline with a nub, filled as far as it is charged.
enum BatteryGlyph {
  static let outlineAlpha = 0.4
  static let nubAlpha = 0.5

  /// Places body, nub and fill in a frame of the glyph's size.
  static func place(_ id: String, at frame: Rect, _ bar: StatusBar, color: Color, _ sizes: GlyphSizes, _ stage: Stage)
    -> PlacedItem
  {
    let b = sizes.battery
    let body = Rect(0, 0, b.width, b.height)
    let ring = FrameShape(cornerRadius: b.radius - b.line / 2).path(in: body.inset(by: b.line / 2))
    let nub = Rect(b.width + b.line, (b.height - b.nubHeight) / 2, b.nubWidth, b.nubHeight)
    let charge = min(max(bar.battery, 0), 1)
    let room = b.width - 4 * b.line
    let filled = max(1, stage.grid.snap(charge * room))
    let fill = Rect(2 * b.line, 2 * b.line, min(filled, room), b.height - 4 * b.line)
    let radius = min(b.radius - 1.5 * b.line, fill.width / 2)
    var glyph = stage.group(
      id, frame: frame, keepsDirection: true,
      [
        PlacedItem(frame: body, alpha: outlineAlpha, color: color, artwork: .outline(ring, Stroke(width: b.line))),
        PlacedItem(frame: nub, alpha: nubAlpha, color: color, artwork: .shape(nubShape(nub.size))),
        PlacedItem(
          frame: fill, color: fillColor(bar, color, stage),
          artwork: .shape(FrameShape(cornerRadius: radius).path(in: Rect(origin: .zero, size: fill.size)))),
      ])
    glyph.color = color
    return glyph
  }

  /// Round at the right only.
  private static func nubShape(_ s: Size) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.cubic(Point(s.width * 0.75, s.height * 0.1), Point(s.width, s.height * 0.3), to: Point(s.width, s.height / 2))
    path.cubic(Point(s.width, s.height * 0.7), Point(s.width * 0.75, s.height * 0.9), to: Point(0, s.height))
    path.close()
    return path
  }

  /// Green while charging, red up to a fifth.
  private static func fillColor(_ bar: StatusBar, _ color: Color, _ stage: Stage) -> Color {
    if bar.isCharging { return stage.palette["systemGreen"] ?? color }
    return bar.battery <= 0.2 ? stage.palette["systemRed"] ?? color : color
  }
}
