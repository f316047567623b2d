import NavReelDrawing
import NavReelScene

/// The bar at the bottom of devices without a home button.
enum HomeIndicator {
  static let size = Size(139, 5)
  static let bottomGap = 8.0

  static func place(over ground: Color, _ context: LayoutContext) -> PlacedItem? {
    guard context.scene.showsHomeIndicator, context.canvas.safeArea.bottom > 0 else { return nil }
    // In landscape it is wider, in proportion to the display.
    let width = context.width > context.height ? (context.width * 0.26).rounded() : size.width
    let frame = Rect((context.width - width) / 2, context.height - bottomGap - size.height, width, size.height)
    let shape = Path.roundedRect(Rect(0, 0, width, size.height), radius: size.height / 2)
    return PlacedItem(
      "homeIndicator", frame: frame, color: ground.luma > 0.5 ? .black : .white, artwork: .shape(shape))
  }
}
