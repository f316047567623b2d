import NavReelDrawing
import NavReelScene
import NavReelTypography

/// A row of a table: avatar, texts or soft bars, disclosure, separator.
enum Row {
  /// The space between avatar and text, in points.
  static let textGap = 12.0
  private static let tints = [
    "systemBlue", "systemOrange", "systemGreen", "systemPurple", "systemPink", "systemTeal", "systemIndigo",
    "systemRed",
  ]

  /// Returns the parts of the row whose top is at `top`.
  static func place(_ rows: Content.Rows, _ index: Int, top: Double, _ context: LayoutContext) -> [PlacedItem] {
    let label = rows.textColor ?? context.palette.label
    let margin = context.margin
    var items: [PlacedItem] = []
    if let color = rows.rowColor {
      items.append(PlacedItem(frame: Rect(0, top, context.width, rows.height), color: color, artwork: .fill))
    }
    let title = index < rows.titles.count ? rows.titles[index] : nil
    let subtitle = index < rows.subtitles.count ? rows.subtitles[index] : nil
    var textX = margin
    if rows.showsIcons {
      let side = min(40, max(0, rows.height - 16)).rounded(.down)
      let frame = Rect(margin, top + ((rows.height - side) / 2).rounded(.down), side, side)
      items += avatar(frame, title, index, context)
      textX += side + textGap
    }
    let disclosure = Rect(context.width - margin - 8, top + rows.height / 2 - 6.5, 8, 13)
    let room = disclosure.minX - textX - textGap
    if let title {
      items += texts(title, subtitle, x: textX, top: top, height: rows.height, room: room, label, context)
    } else {
      items += bars(index, x: textX, top: top, height: rows.height, room: room, label, context)
    }
    items.append(
      PlacedItem(
        frame: disclosure, color: context.palette.tertiaryLabel,
        artwork: .symbol(.disclosure, isFlipped: false)))
    if rows.showsSeparators {
      let width = context.grid.lineWidth
      let line = Rect(textX, top + rows.height - width, context.width - textX, width)
      items.append(
        PlacedItem(frame: line, color: context.palette.separator, artwork: .hairline(Hairline(isAbove: true))))
    }
    return items
  }

  /// Returns a disc in one of the system's colours with the first letter of the title, or with a figure if there is
  /// none.
  private static func avatar(_ frame: Rect, _ title: String?, _ index: Int, _ context: LayoutContext) -> [PlacedItem] {
    guard frame.width > 0 else { return [] }
    let tint = context.palette[tints[index % tints.count]] ?? context.palette.systemBlue
    let box = Rect(origin: .zero, size: frame.size)
    let disc = PlacedItem(frame: frame, color: tint, artwork: .shape(.ellipse(in: box)))
    if let letter = title?.first(where: { !$0.isWhitespace }) {
      let attributes = TextAttributes(size: (frame.height * 0.45).rounded(), weight: .medium)
      let shaped = context.shape(String(letter).uppercased(), attributes)
      let text = context.text(
        shaped, attributes, x: frame.midX - shaped.width / 2,
        baseline: context.grid.snap(SystemFace.baseline(centring: frame.midY, size: attributes.size)), color: .white)
      return [disc, text]
    }
    let side = (frame.height * 0.62).rounded()
    let figure = Rect(frame.midX - side / 2, frame.midY - side / 2, side, side)
    return [disc, PlacedItem(frame: figure, color: .white, artwork: .symbol(.figure, isFlipped: false))]
  }

  private static func texts(
    _ title: String, _ subtitle: String?, x: Double, top: Double, height: Double, room: Double, _ color: Color,
    _ context: LayoutContext
  ) -> [PlacedItem] {
    let attributes = TextAttributes(size: 17)
    let middle = top + height / 2
    let shaped = context.shape(title, attributes, limit: room)
    guard let subtitle, !subtitle.isEmpty else {
      let baseline = context.grid.snap(SystemFace.baseline(centring: middle, size: 17))
      return [context.text(shaped, attributes, x: x, baseline: baseline, color: color)]
    }
    // Two lines of 22 and 18 points, centred together.
    let small = TextAttributes(size: 14)
    let below = context.shape(subtitle, small, limit: room)
    let second = color == context.palette.label ? context.palette.secondaryLabel : color.multiplied(alpha: 0.6)
    return [
      context.text(shaped, attributes, x: x, baseline: context.grid.snap(middle - 3.4), color: color),
      context.text(below, small, x: x, baseline: context.grid.snap(middle + 15.4), color: second),
    ]
  }

  /// Returns soft bars in place of a text, two if there is room; their lengths repeat after some rows.
  private static func bars(
    _ index: Int, x: Double, top: Double, height: Double, room: Double, _ label: Color, _ context: LayoutContext
  ) -> [PlacedItem] {
    // White on black needs a little more strength to look as soft.
    let strength = context.scene.appearance == .dark ? 1.3 : 1
    let middle = (top + height / 2).rounded()
    let first = [0.46, 0.58, 0.38, 0.52, 0.64, 0.42, 0.55][index % 7]
    let second = [0.74, 0.62, 0.82, 0.68, 0.56, 0.86, 0.7, 0.64, 0.78, 0.6, 0.72][index % 11]
    func bar(_ y: Double, _ fraction: Double, _ thickness: Double, _ alpha: Double) -> PlacedItem {
      let frame = Rect(x, y, (max(0, room) * fraction).rounded(), thickness)
      let shape = Path.roundedRect(Rect(origin: .zero, size: frame.size), radius: thickness / 2)
      return PlacedItem(frame: frame, alpha: alpha * strength, color: label, artwork: .shape(shape))
    }
    if height < 44 { return [bar(middle - 5, first, 10, 0.18)] }
    return [bar(middle - 13, first, 10, 0.18), bar(middle + 5, second, 8, 0.09)]
  }
}
