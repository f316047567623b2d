import NavReelDrawing
import NavReel
import NavReelTypography

/// The drawing of the title, the labels and the captions of a sheet.
struct SheetTexts {
  private let sheet: Sheet
  private(set) var list = DisplayList()
  private var problems: [FontError] = []

  /// - Throws: for fonts that the texts need and that are missing or broken.
  init(_ sheet: Sheet) throws(StageError) {
    self.sheet = sheet
    drawTitle()
    for index in sheet.rows.indices {
      drawLabel(index)
      drawCaptions(index)
    }
    guard problems.isEmpty else { throw .fonts(problems) }
  }

  private var geometry: SheetGeometry { sheet.geometry }
  private var theme: SheetTheme { sheet.options.theme }
  private func points(_ pixels: Int) -> Double { Double(pixels) / sheet.options.scale }

  /// The edges of the sheet without its margins, in points.
  private var left: Double { points(geometry.margin) }
  private var right: Double { points(geometry.width - geometry.margin) }

  private func style(_ size: Double, _ weight: FontWeight = .regular) -> TextStyle {
    TextStyle(size: size * geometry.unit, weight: weight)
  }

  private mutating func shape(_ text: String, _ style: TextStyle, width: Double) -> ShapedText {
    let shaped = sheet.fontBook.shape(text, style: style, truncatedTo: max(width, 0))
    for problem in shaped.problems where !problems.contains(problem) { problems.append(problem) }
    return shaped
  }

  private mutating func draw(_ text: ShapedText, at baseline: Point, _ color: Color) {
    for command in text.commands(at: baseline, color: color) { list.append(command) }
  }

  /// Draws the title, right-aligned if its text runs from right to left.
  private mutating func drawTitle() {
    guard let title = sheet.options.title else { return }
    let text = shape(title, style(SheetGeometry.titleSize, .semibold), width: right - left)
    draw(
      text, at: Point(text.isRightToLeft ? right - text.width : left, points(geometry.titleBaseline)), theme.ink)
  }

  private mutating func drawLabel(_ index: Int) {
    guard let label = sheet.rows[index].label else { return }
    let baseline = points(geometry.labelBaselines[index])
    let text = shape(label, style(SheetGeometry.labelSize, .semibold), width: right - left)
    draw(text, at: Point(left, baseline), theme.ink)
    guard let detail = sheet.rows[index].detail else { return }
    let x = left + text.width + 7 * geometry.unit
    let quiet = shape(detail, style(SheetGeometry.captionSize), width: right - x)
    draw(quiet, at: Point(x, baseline), theme.quietInk)
  }

  private mutating func drawCaptions(_ index: Int) {
    let first = points(geometry.captionBaselines[index])
    for (place, frame) in zip(sheet.rows[index].places, geometry.pictures[index]) {
      let frames = place.layers.map { frame.offset(x: $0.shift.x, y: $0.shift.y) }
      let box = sheet.points(frames.reduce(frame) { $0.union($1) })
      for (number, line) in place.lines.enumerated() {
        let step = (SheetGeometry.lineHeight * geometry.unit * sheet.options.scale).rounded() / sheet.options.scale
        drawCaption(line, under: box, baseline: first + Double(number) * step, isFirst: number == 0)
      }
    }
  }

  /// Draws a centred caption, with its colour swatch before it.
  private mutating func drawCaption(_ line: SheetLine, under box: Rect, baseline: Double, isFirst: Bool) {
    let unit = geometry.unit
    let (side, space) = line.swatch == nil ? (0, 0) : (8 * unit, 5 * unit)
    let style = style(SheetGeometry.captionSize, isFirst ? .medium : .regular)
    // A line may extend into the gap, but not across it.
    let room = box.width + points(geometry.gap) * 0.5 - side - space
    var text = shape(line.text, style, width: room)
    if text.isTruncated, let short = line.short { text = shape(short, style, width: room) }
    let x = box.midX - (side + space + text.width) / 2
    if let swatch = line.swatch {
      let frame = Rect(x, baseline - 8 * unit, side, side)
      let dot = Path.ellipse(in: frame)
      list.append(.fill(dot, swatch))
      list.append(.stroke(dot, Stroke(width: 1 / sheet.options.scale), paint: .color(theme.edge)))
    }
    draw(text, at: Point(x + side + space, baseline), isFirst ? theme.ink : theme.quietInk)
  }
}
