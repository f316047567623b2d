import NavReelDrawing
import NavReelScene
import NavReelTypography

/// Text in a view: lines centred vertically, each cut to the view's width.
enum ViewText {
  /// The line height of the system's face, in em.
  static let lineHeight = 1.1933

  static func place(
    _ text: String, _ attributes: TextAttributes, _ color: Color, _ alignment: View.Alignment, _ size: Size,
    _ context: LayoutContext
  ) -> [PlacedItem] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let height = lineHeight * attributes.size
    let top = (size.height - height * Double(lines.count)) / 2
    return lines.enumerated().compactMap { index, line -> PlacedItem? in
      if line.isEmpty { return nil }
      let shaped = context.shape(String(line), attributes, limit: size.width)
      let room = size.width - shaped.width
      let x: Double =
        switch alignment {
        case .leading: 0
        case .center: room / 2
        case .trailing: room
        }
      let baseline = top + height * Double(index) + SystemFace.ascent * attributes.size
      return context.text(shaped, attributes, x: x, baseline: context.grid.snap(baseline), color: color)
    }
  }
}
