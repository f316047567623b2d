import NavReelDrawing
import NavReelScene
import NavReelTypography

/// A bar button with its position.
struct BarButton: Sendable {
  var item: BarItem
  var frame: Rect
  var baseline: Double
  var label: ShapedText?

  /// The space between neighbours, in points: the padding of two buttons of a navigation bar.
  static let gap = 22.0

  /// The least space between neighbours, and between the buttons of the two sides, in points (docs/ios.md, B4).
  static let leastGap = 8.0

  /// The extra space after a text button on the right that is not the outermost, in points.
  static let textPadding = 3.0

  /// The side of an icon's box, and the greatest height of a picture, in points.
  static let iconHeight = 24.0

  /// Places buttons from an edge inwards; `direction` is 1 from the left, −1 from the right.
  static func row(
    _ items: [Sized], from edge: Double, direction: Double, top: Double, gap: Double, _ context: LayoutContext
  ) -> [BarButton] {
    var x = edge
    var buttons: [BarButton] = []
    for (index, sized) in items.enumerated() {
      let (size, label) = (sized.size, sized.label)
      if index > 0 && direction < 0 && label != nil { x -= textPadding }
      let minX = direction > 0 ? x : x - size.width
      let minY = top + (context.metrics.rowHeight - size.height) / 2
      buttons.append(
        BarButton(
          item: sized.item, frame: Rect(minX, minY, size.width, size.height), baseline: top + context.metrics.baseline,
          label: label))
      x += direction * (size.width + gap)
    }
    return buttons
  }

  /// A measured button that is not placed yet.
  struct Sized: Sendable {
    let item: BarItem
    let size: Size
    let label: ShapedText?

    init(_ item: BarItem, _ context: LayoutContext) {
      self.item = item
      (size, label) = BarButton.measure(item, context)
    }

    private init(_ item: BarItem, _ label: ShapedText) {
      self.item = item
      self.label = label
      size = Size(label.width, iconHeight)
    }

    /// Returns the button with its text cut by `excess` points, or nil for an icon or a picture, or if no letter is
    /// left.
    func cut(by excess: Double, _ context: LayoutContext) -> Sized? {
      guard case .text(let text) = item.content, size.width > excess else { return nil }
      let label = context.shape(text, attributes(item), limit: size.width - excess)
      return label.text.isEmpty || label.text == "…" ? nil : Sized(item, label)
    }
  }

  private static func measure(_ item: BarItem, _ context: LayoutContext) -> (Size, ShapedText?) {
    switch item.content {
    case .text(let text):
      let shaped = context.shape(text, attributes(item))
      return (Size(shaped.width, iconHeight), shaped)
    case .icon(let icon):
      let natural = Symbol(icon).size
      // The scene's own paths may be of any size; in a bar they are no higher than the built-in ones.
      let shrink = min(1, natural.height > 0 ? iconHeight / natural.height : 1)
      return (Size(natural.width * shrink, natural.height * shrink), nil)
    case .image(let reference, _):
      let scale = context.scene.device.scale
      let (w, h) = (reference.size.width / scale, reference.size.height / scale)
      let shrink = min(1, h > 0 ? iconHeight / h : 1)
      return (Size(w * shrink, h * shrink), nil)
    }
  }

  static func attributes(_ item: BarItem) -> TextAttributes {
    TextAttributes(size: 17, weight: item.style == .done ? .semibold : .regular)
  }

  /// Returns the button's colour. A disabled button is grey: the tertiary label's colour stands in for the system's
  /// desaturated tint.
  func color(_ look: BarContentLook, _ context: LayoutContext) -> Color {
    item.isEnabled ? item.tintColor ?? look.tintColor : context.palette.tertiaryLabel
  }

  /// Returns the button as an item, or nil for a picture that is not loaded.
  func place(
    _ id: String, color: Color, alpha: Double, x: Double, _ look: BarContentLook, _ context: LayoutContext
  ) -> PlacedItem? {
    let alpha = (alpha * look.alpha).clampedToUnit
    let box = frame.offset(x: x, y: look.dy)
    func named(_ icon: String, _ item: PlacedItem) -> PlacedItem {
      var item = item
      item.icon = icon
      return item
    }
    switch item.content {
    case .text:
      guard let label else { return nil }
      return context.text(
        id, label, BarButton.attributes(item), x: box.minX, baseline: baseline + look.dy, color: color, alpha: alpha)
    case .icon(let icon):
      return named(
        icon.name,
        PlacedItem(id, frame: box, alpha: alpha, color: color, artwork: .symbol(Symbol(icon), isFlipped: false)))
    case .image(let reference, let isOriginal):
      guard let image = context.image(reference) else { return nil }
      let picture = Picture(
        image: image, source: Rect(origin: .zero, size: image.size), tint: isOriginal ? nil : color)
      // A picture has no baseline: it is centred, then moved up by one device pixel.
      return named(
        reference.path,
        PlacedItem(
          id, frame: box.offset(y: -context.grid.devicePixel), alpha: alpha, color: isOriginal ? nil : color,
          artwork: .picture(picture)))
    }
  }
}
