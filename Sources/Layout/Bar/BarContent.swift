import NavReelDrawing
import NavReelScene

/// Everything that a bar shows for one screen, except its background.
enum BarContent {
  /// Places title, label and buttons in paint order.
  ///
  /// - Parameters:
  ///   - below: the title of the screen below, from which the back label comes.
  ///   - kept: the buttons that do not come or go with the screen.
  static func place(
    _ content: BarContentState, _ row: BarRow, _ screen: Screen, below: BarContentPlace?, kept: KeptButtons = .none,
    _ bar: BarState, _ context: LayoutContext
  ) -> [PlacedItem] {
    if screen.bar.hidden && !content.isInPage { return [] }
    let look = BarContentLook(content, bar)
    var items: [PlacedItem] = []
    if let prompt = Prompt.place(content, screen, look, context) { items.append(prompt) }
    if let large = LargeTitle.place(content, row, look, context) { items.append(large) }
    items += Title.place(content, row, screen, look, context)
    if let back = BackLabel.place(content, row, from: below, look, context) { items.append(back) }
    if content.isInPage, content.hasBack, screen.back != .hidden,
      let chevron = Chevron.place(
        ChevronState(alpha: content.backAlpha), top: row.top, dy: look.dy, x: content.x, color: look.tintColor,
        alpha: look.alpha, id: "chevron", context)
    {
      items.append(chevron)
    }
    for (side, buttons, colors) in [("left.", row.left, kept.left), ("right.", row.right, kept.right)] {
      for (index, button) in buttons.enumerated() {
        let color = index < colors.count ? colors[index] : nil
        let item = button.place(
          side + content.screen + ".\(index)", color: color ?? button.color(look, context),
          alpha: color == nil ? content.itemsAlpha : 1, x: content.x, look, context)
        if let item { items.append(color == nil ? item : kept.shared(item, by: content.screen)) }
      }
    }
    if let field = SearchField.place(content, row, screen, look, context) { items.append(field) }
    return items
  }
}

/// The position of a screen's title, from which a back label comes.
struct BarContentPlace: Sendable {
  var text: String
  var x: Double

  /// The baseline of a large title; nil for a title in the row.
  var largeBaseline: Double?

  init?(_ content: BarContentState, _ row: BarRow, _ context: LayoutContext) {
    text = content.title
    if let large = content.largeTitle, large.height > context.metrics.inlineTitleHeight {
      x = context.margin
      largeBaseline = LargeTitle.baseline(large, row, context)
    } else if row.titleWidth > 0 {
      x = row.titleX
    } else {
      return nil
    }
  }
}
