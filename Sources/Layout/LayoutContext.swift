import NavReelDrawing
import NavReelScene
import NavReelTypography

/// The context for placing, apart from the state: the scene, its metrics, its fonts and pictures.
struct LayoutContext: Sendable {
  let scene: Scene
  let assets: Assets
  let canvas: Canvas
  let metrics: BarMetrics
  let palette: SystemColors
  let grid: PixelGrid

  init(scene: Scene, assets: Assets, scale: Double) {
    self.scene = scene
    self.assets = assets
    canvas = scene.canvas
    metrics = BarMetrics(scene)
    palette = SystemColors(look: scene.look, appearance: scene.appearance)
    grid = PixelGrid(scale: scale, deviceScale: scene.device.scale)
  }

  /// Creates a context for the same scene in another box.
  init(
    scene: Scene, assets: Assets, canvas: Canvas, metrics: BarMetrics, palette: SystemColors, grid: PixelGrid
  ) {
    self.scene = scene
    self.assets = assets
    self.canvas = canvas
    self.metrics = metrics
    self.palette = palette
    self.grid = grid
  }

  var width: Double { canvas.size.width }
  var height: Double { canvas.size.height }

  /// The side margin of bars and rows, safe area included.
  var margin: Double { canvas.margin }

  /// Shapes a text, cut with an ellipsis if it is wider than `limit` points.
  func shape(_ text: String, _ attributes: TextAttributes, limit: Double? = nil) -> ShapedText {
    if let limit { return assets.fontBook.shape(text, style: attributes.style, truncatedTo: max(0, limit)) }
    return assets.fontBook.shape(text, style: attributes.style)
  }

  /// Returns an item of text without a name of its own.
  func text(_ shaped: ShapedText, _ attributes: TextAttributes, x: Double, baseline: Double, color: Color) -> PlacedItem
  {
    text("", shaped, attributes, x: x, baseline: baseline, color: color)
  }

  /// Returns an item of text whose line begins at `x`.
  func text(
    _ id: String, _ shaped: ShapedText, _ attributes: TextAttributes, x: Double, baseline: Double,
    color: Color, alpha: Double = 1, scale: Double = 1
  ) -> PlacedItem {
    let size = attributes.size * scale
    return PlacedItem(
      id,
      frame: Rect(
        x, baseline - SystemFace.ascent * size, shaped.width * scale,
        (SystemFace.ascent + SystemFace.descent) * size),
      baseline: baseline, alpha: alpha.clampedToUnit, color: color, text: shaped.text,
      artwork: .text(
        TextLine(
          shaped: shaped, shadow: attributes.shadow, scale: scale, size: size,
          isBold: [.semibold, .bold].contains(attributes.weight))))
  }

  /// Returns the pixels of a picture that the scene names, or nil if they are not loaded.
  func image(_ reference: ImageReference) -> Image? { assets.images[reference.path] }

  /// Returns a group of items at a frame.
  func group(
    _ id: String = "", frame: Rect, alpha: Double = 1, clip: FrameShape? = nil, keepsDirection: Bool = false,
    _ children: [PlacedItem]
  ) -> PlacedItem {
    PlacedItem(
      id, frame: frame, alpha: alpha,
      artwork: .group(PlacedGroup(children: children, clip: clip, keepsDirection: keepsDirection)))
  }
}
