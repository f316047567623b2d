import NavReelDrawing
import NavReelScene

/// The background behind titles and buttons: underlay, effect, colour, gradient and picture.
struct BarBackground: Equatable, Sendable {
  var fill: BarFill

  /// The bar's own frame, relative to the top left corner of the background's.
  var bar: Rect
  var image: Image?

  /// True to draw tints without their blur while the background is translucent, as the system may.
  var isStrict: Bool

  /// Returns the background of one bar, its shadow and its hairline, in the coordinates of the bar's container.
  ///
  /// The shadow is drawn after the background and leaves out its area; drawn before, the blur would pick it up.
  static func place(_ state: BarBackgroundState, translationY: Double, _ context: LayoutContext) -> [PlacedItem] {
    guard state.height > 0 else { return [] }
    let top = context.metrics.top + translationY
    let bar = Rect(state.x, top, context.width, state.height)
    var frame = bar
    if state.position == .topAttached && !state.clipsToBounds {
      frame = Rect(bar.minX, translationY, bar.width, context.metrics.top + bar.height)
    }
    let background = BarBackground(
      fill: state.fill, bar: bar.offset(x: -frame.minX, y: -frame.minY),
      image: state.fill.image.flatMap { context.image($0.image) }, isStrict: context.scene.strictEffects)
    var items = [
      PlacedItem(
        "barBackground." + state.screen, frame: frame, alpha: state.alpha.clampedToUnit, color: state.fill.color,
        artwork: .barBackground(background))
    ]
    if !state.clipsToBounds, let shadow = state.fill.dropShadow, shadow.color.alpha > 0 {
      items.append(
        PlacedItem(
          "barShadow." + state.screen, frame: frame, alpha: state.alpha.clampedToUnit, color: shadow.color,
          artwork: .dropShadow(radius: shadow.radius, offset: shadow.offset)))
    }
    if !state.clipsToBounds, let line = Hairline.place(state, bar: bar, context) { items.append(line) }
    return items
  }

  /// Returns true if there is a blur that the system may not draw at an alpha.
  func dropsBlur(alpha: Double) -> Bool { isStrict && alpha > 0 && alpha < 1 && fill.effect != nil }

  /// Draws the background, with its edges on whole pixels.
  func draw(in frame: Rect, alpha: Double, _ grid: PixelGrid, into list: inout DisplayList) {
    let box = grid.snap(frame)
    guard box.width > 0, box.height > 0 else { return }
    var layers = DisplayList()
    let bar = grid.snap(self.bar.offset(x: frame.minX, y: frame.minY))
    if let underlay = fill.underlay, underlay.alpha > 0 { layers.append(.fill(bar, underlay)) }
    var color = fill.color
    if var filter = fill.effect?.filter {
      // Colour and effect are one step, so that their common alpha fades them as one layer.
      if let over = color { filter.tints.append(over) }
      color = nil
      if dropsBlur(alpha: alpha) {
        for tint in filter.tints { layers.append(.fill(box, tint)) }
      } else {
        BarBackground.append(layers, alpha: alpha, into: &list)
        layers = DisplayList()
        list.append(.backdrop(Backdrop(shape: .rect(box), filter: filter, opacity: alpha)))
      }
    }
    if let color, color.alpha > 0 { layers.append(.fill(box, color)) }
    if let gradient = fill.gradient { layers.append(.fill(.rect(box), .linear(gradient.stretched(over: box)))) }
    if let image, let barImage = fill.image {
      NineParts(image: image, barImage: barImage).draw(in: box, opacity: fill.imageAlpha, into: &layers)
    }
    BarBackground.append(layers, alpha: alpha, into: &list)
  }

  /// Appends layers that fade as one: a single colour through its own alpha, anything else as a group.
  private static func append(_ layers: DisplayList, alpha: Double, into list: inout DisplayList) {
    if alpha >= 1 {
      list.append(layers)
    } else if layers.commands.count == 1,
      case .fill(let path, let rule, .color(let color), let blend) = layers.commands[0]
    {
      list.append(.fill(path, rule: rule, paint: .color(color.multiplied(alpha: alpha)), blend: blend))
    } else if !layers.isEmpty {
      list.append(.group(Group(opacity: alpha, content: layers)))
    }
  }
}
