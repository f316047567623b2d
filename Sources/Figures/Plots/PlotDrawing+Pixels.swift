import NavReelDrawing
import NavReelRaster
import NavReelTypography

extension PlotDrawing {
  /// Returns the figure as drawing commands, with its text as outlines.
  func displayList(_ fonts: FontBook) -> DisplayList {
    var list = DisplayList()
    for element in elements {
      switch element {
      case .fill(let path, let color): list.append(.fill(path, color))
      case .line(let path, let color, let width):
        list.append(.stroke(path, Stroke(width: width, join: .round), paint: .color(color)))
      case .text(let text):
        let line = fonts.shape(
          text.text, style: PlotText.style(size: text.size, isBold: text.isBold), direction: .leftToRight)
        let shift =
          switch text.anchor {
          case .start: 0.0
          case .middle: line.width / 2
          case .end: line.width
          }
        for command in line.commands(at: Point(text.place.x - shift, text.place.y), color: text.color) {
          list.append(command)
        }
      case .picture(let pixmap, let box):
        list.append(.image(ImageDraw(Image(name: "cell", pixmap: pixmap), destination: box)))
      }
    }
    return list
  }

  /// Returns the figure in pixels.
  ///
  /// - Parameter scale: pixels per point.
  func pixmap(scale: Double, _ fonts: FontBook) -> Pixmap {
    let width = max(1, Int((size.width * scale).rounded(.up)))
    let height = max(1, Int((size.height * scale).rounded(.up)))
    return Renderer(width: width, height: height, scale: scale).render(displayList(fonts), background: background)
  }
}
