import NavReelDrawing
import NavReelScene

/// The search field below the title: a filled capsule with a magnifying glass and a placeholder.
enum SearchField {
  static let height = 36.0

  /// The space between the top of the field's 52 points and the field, in points.
  static let topInset = 1.0
  static let cornerRadius = 10.0

  static func place(
    _ content: BarContentState, _ row: BarRow, _ screen: Screen, _ look: BarContentLook, _ context: LayoutContext
  ) -> PlacedItem? {
    guard let placeholder = screen.bar.search else { return nil }
    let height = max(0, Self.height - row.squeeze.search)
    guard height > 0 else { return nil }
    let largeHeight = max(content.largeTitle?.height ?? 0, 0) - row.squeeze.largeTitle
    let top = row.top + context.metrics.rowHeight + largeHeight + topInset + look.dy
    // It moves with the large title, or as the title does.
    let travel = (content.largeTitle?.travel).flatMap { $0 == 0 ? nil : $0 } ?? content.titleTravel
    let frame = Rect(
      context.margin + content.x + travel * context.width, top, context.width - 2 * context.margin, height)
    let attributes = TextAttributes(size: 17)
    // A squeezed field keeps its shape; the glass and the placeholder fade out.
    let inside = ((height - 20) / (Self.height - 20)).clampedToUnit
    let glass = Rect(8, (height - 20) / 2, 20, 20)
    let shaped = context.shape(placeholder, attributes, limit: frame.width - 40)
    let baseline = context.grid.snap(SystemFace.baseline(centring: height / 2, size: attributes.size))
    let shape = FrameShape(cornerRadius: min(cornerRadius, height / 2), isContinuous: true)
    let field = Rect(origin: .zero, size: frame.size)
    return context.group(
      "search." + content.screen, frame: frame, alpha: (content.itemsAlpha * look.alpha).clampedToUnit,
      [
        PlacedItem(frame: field, color: context.palette.tertiarySystemFill, artwork: .shape(shape.path(in: field))),
        PlacedItem(
          frame: glass, alpha: inside, color: context.palette.secondaryLabel,
          artwork: .symbol(Symbol(.builtIn(.search)), isFlipped: false)),
        context.text(
          "", shaped, attributes, x: 32, baseline: baseline, color: context.palette.secondaryLabel, alpha: inside),
      ])
  }
}
