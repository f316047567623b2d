import NavReelDrawing
import NavReelScene

/// The battery: an outline with a nub, filled according to its charge.
enum BatteryGlyph {
  /// Places body, nub and fill in a frame of the glyph's size, and the bolt while it charges.
  static func place(
    _ id: String, at frame: Rect, _ bar: StatusBar, color: Color, _ sizes: GlyphSizes, _ context: LayoutContext
  )
    -> PlacedItem
  {
    let battery = sizes.battery
    var parts = parts(battery, bar, color, context)
    if bar.isCharging {
      let bolt = battery.boltFrame
      if case .across = battery.bolt { parts = [cut(parts, around: bolt, battery, context)] }
      let flash = Bolt.path(in: Rect(origin: .zero, size: bolt.size))
      parts.append(PlacedItem(frame: bolt, color: color, artwork: .shape(flash)))
    }
    var glyph = context.group(id, frame: frame, keepsDirection: true, parts)
    glyph.color = color
    return glyph
  }

  private static func parts(_ b: GlyphSizes.Battery, _ bar: StatusBar, _ color: Color, _ context: LayoutContext)
    -> [PlacedItem]
  {
    let body = Rect(0, 0, b.width, b.height)
    let ring = FrameShape(cornerRadius: b.radius - b.line / 2).path(in: body.inset(by: b.line / 2))
    let nub = Rect(b.width + b.nubGap, (b.height - b.nubHeight) / 2, b.nubWidth, b.nubHeight)
    let charge = bar.battery.clampedToUnit
    let room = b.width - 2 * b.inset
    let filled = max(1, context.grid.snap(charge * room))
    let fill = Rect(b.inset, b.inset, min(filled, room), b.height - 2 * b.inset)
    let radius = min(b.fillRadius, fill.width / 2)
    return [
      PlacedItem(frame: body, alpha: b.outlineAlpha, color: color, artwork: .outline(ring, Stroke(width: b.line))),
      PlacedItem(frame: nub, alpha: b.nubAlpha, color: color, artwork: .shape(nubShape(nub.size))),
      PlacedItem(
        frame: fill, color: fillColor(bar, color, context),
        artwork: .shape(FrameShape(cornerRadius: radius).path(in: Rect(origin: .zero, size: fill.size)))),
    ]
  }

  /// Returns the battery with a gap around the bolt, as wide as the battery's outline.
  private static func cut(_ parts: [PlacedItem], around bolt: Rect, _ b: GlyphSizes.Battery, _ context: LayoutContext)
    -> PlacedItem
  {
    // The corners of the gap extend beyond the battery, but not beyond the shape that they are cut out of.
    let box = Rect(0, 0, b.width + b.nubGap + b.nubWidth, b.height).inset(by: -b.height)
    let hole = Bolt.path(in: bolt.offset(x: -box.minX, y: -box.minY), margin: b.line)
    return context.group(
      frame: box, clip: FrameShape(hole: hole), keepsDirection: true,
      parts.map { part in
        var part = part
        part.frame = part.frame.offset(x: -box.minX, y: -box.minY)
        return part
      })
  }

  /// Returns the shape of the nub, round at the right only.
  private static func nubShape(_ s: Size) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.cubic(Point(s.width * 0.75, s.height * 0.1), Point(s.width, s.height * 0.3), to: Point(s.width, s.height / 2))
    path.cubic(Point(s.width, s.height * 0.7), Point(s.width * 0.75, s.height * 0.9), to: Point(0, s.height))
    path.close()
    return path
  }

  /// Returns green while charging, red up to a fifth, or the bar's colour.
  private static func fillColor(_ bar: StatusBar, _ color: Color, _ context: LayoutContext) -> Color {
    if bar.isCharging { return chargingColor(context) }
    return bar.battery <= 0.2 ? context.palette["systemRed"] ?? color : color
  }

  /// Returns the green of iOS 7 to 12, or the system's since.
  private static func chargingColor(_ context: LayoutContext) -> Color {
    switch context.scene.look {
    case .ios10: Color(76, 217, 100)
    case .ios18: context.palette["systemGreen"] ?? Color(52, 199, 89)
    }
  }
}
