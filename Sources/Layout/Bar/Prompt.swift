import NavReelDrawing
import NavReelScene
import NavReelTypography

/// The line above the title.
enum Prompt {
  /// The size is a guess (docs/ios.md).
  static let attributes = TextAttributes(size: 13)

  static func place(_ content: BarContentState, _ screen: Screen, _ look: BarContentLook, _ context: LayoutContext)
    -> PlacedItem?
  {
    guard let prompt = screen.bar.prompt, !prompt.isEmpty else { return nil }
    let shaped = context.shape(prompt, attributes, limit: context.width - 2 * context.margin)
    let middle = context.metrics.top + context.metrics.promptHeight / 2 + 2
    return context.text(
      "prompt." + content.screen, shaped, attributes, x: (context.width - shaped.width) / 2 + content.x,
      baseline: context.grid.snap(SystemFace.baseline(centring: middle, size: attributes.size)) + look.dy,
      // It fades with the buttons: the small title's own alpha depends on the large title.
      color: look.titleColor, alpha: content.itemsAlpha * look.alpha)
  }
}
