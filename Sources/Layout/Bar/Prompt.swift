import Drawing
import Scene
import Typography

/// The line above the title.
enum Prompt {
  /// Size is the sheet's guess.
  static let attributes = TextAttributes(size: 13)

  static func place(_ content: BarContentState, _ screen: Screen, _ look: BarContentLook, _ stage: Stage) -> PlacedItem?
  {
    guard let prompt = screen.bar.prompt, !prompt.isEmpty else { return nil }
    let shaped = stage.shape(prompt, attributes, limit: stage.width - 2 * stage.margin)
    let middle = stage.metrics.top + stage.metrics.promptHeight / 2 + 2
    return stage.text(
      "prompt." + content.screen, shaped, attributes, x: (stage.width - shaped.width) / 2 + content.x,
      baseline: stage.grid.snap(SystemFace.baseline(centring: middle, size: attributes.size)) + look.dy,
      // It comes and goes with the buttons: the small title's own alpha gives way to a large one.
      color: look.titleColor, alpha: content.itemsAlpha * look.alpha)
  }
}
