import NavReelDrawing
import NavReel
import NavReelTypography

/// A plot during its layout on the sheet, from top to bottom.
struct PlotFigure {
  let attributes: FilmAttributes
  let options: Plot.Options
  let samples: PlotSamples
  let fonts: FontBook
  let theme: PlotTheme

  /// The ends of the axis, in points from the left.
  private(set) var left = 0.0
  private(set) var right = 0.0

  /// The vertical position of the next element.
  var y = PlotFigure.margin

  /// The grid and the marks, which are under everything else.
  var ground: [PlotElement] = []
  var elements: [PlotElement] = []

  static let margin = 20.0
  static let labelSize = 12.0
  static let smallSize = 11.0

  /// The distance from the end of the axis to the labels of curves.
  static let connector = 16.0

  init(_ attributes: FilmAttributes, _ options: Plot.Options, _ samples: PlotSamples, _ fonts: FontBook) {
    self.attributes = attributes
    self.options = options
    self.samples = samples
    self.fonts = fonts
    theme = PlotTheme(isDark: options.isDark)
  }

  mutating func draw(_ content: PlotContent, _ strip: PlotStrip?) -> PlotDrawing {
    makeRoom(content)
    drawTitle(content)
    let cells = strip.map { drawStrip($0) } ?? []
    let marksTop = y
    drawMarkLabels()
    let panelsTop = y
    for panel in content.panels { draw(panel, count: content.panels.count) }
    if !content.bands.isEmpty { draw(content.bands) }
    drawMarks(from: panelsTop, to: y)
    for x in cells { ground.append(.line(.polyline([Point(x, marksTop), Point(x, y)]), theme.guide, width: 0.75)) }
    drawAxis()
    var drawing = PlotDrawing(
      size: Size(options.width, (y + PlotFigure.margin).rounded(.up)), background: theme.background, title: title)
    drawing.elements = ground + elements
    return drawing
  }

  private var title: String { options.title ?? "\(attributes.scene): \(attributes.reel)" }

  /// Computes the ends of the axis from the widest texts.
  private mutating func makeRoom(_ content: PlotContent) {
    let ticks = content.panels.flatMap { PlotFigure.ticks($0, count: content.panels.count).ticks }
    let tickWidth = ticks.map { width($0.label, PlotFigure.smallSize) }.max() ?? 0
    let labels = content.panels.flatMap { $0.curves.map(\.label) } + content.bands.map(\.label)
    let labelWidth = labels.map { width($0, PlotFigure.labelSize) }.max() ?? 0
    left = (PlotFigure.margin + tickWidth + 8).rounded(.up)
    right = options.width - PlotFigure.margin - PlotFigure.connector
    right = (right - min(labelWidth, options.width * 0.34)).rounded(.down)
  }

  private mutating func drawTitle(_ content: PlotContent) {
    guard !title.isEmpty else { return }
    let room = options.width - 2 * PlotFigure.margin
    y += 14
    text(fitted(title, 15, room, isBold: true), PlotFigure.margin, y, size: 15, isBold: true, theme.text)
    y += 18
    let count = attributes.frameCount
    let isStill = attributes.attributes.allSatisfy { $0.isConstant || $0.name == "phase" }
    let facts =
      (count == 1 ? "one frame" : "\(count) frames at \(attributes.rate) a second")
      + (isStill && count > 1 ? "; no attribute changes" : "")
    text(fitted(facts, PlotFigure.smallSize, room), PlotFigure.margin, y, size: PlotFigure.smallSize, theme.secondary)
    y += 14
  }

  /// Returns the position of a value on the axis.
  func x(_ input: Double) -> Double {
    left + (input - samples.low) / (samples.high - samples.low) * (right - left)
  }

  // MARK: The axis and its marks

  private var inputTicks: [AxisTicks.Tick] {
    AxisTicks(from: samples.low, to: samples.high, count: max(1, Int((right - left) / 64))).ticks
  }

  /// Draws vertical grid lines from one height to another.
  mutating func drawGrid(from top: Double, to bottom: Double) {
    for tick in inputTicks {
      let x = PlotFigure.crisp(x(tick.value))
      ground.append(.line(.polyline([Point(x, top), Point(x, bottom)]), theme.grid, width: 1))
    }
  }

  private mutating func drawAxis() {
    y += 8
    let line = PlotFigure.crisp(y)
    elements.append(.line(.polyline([Point(left, line), Point(right, line)]), theme.axis, width: 1))
    for tick in inputTicks {
      let x = PlotFigure.crisp(x(tick.value))
      elements.append(.line(.polyline([Point(x, line), Point(x, line + 4)]), theme.axis, width: 1))
      text(tick.label, x, y + 17, .middle, size: PlotFigure.smallSize, theme.secondary)
    }
    y += 34
    text(samples.caption, (left + right) / 2, y, .middle, size: PlotFigure.smallSize, theme.secondary)
    y += 2
  }

  private var marks: [(x: Double, label: String)] {
    guard options.axis == .time else { return [] }
    return attributes.marks.map { (time: $0.time.value, label: $0.label) }
      .filter { $0.time > samples.low && $0.time < samples.high }.map { (x($0.time), $0.label) }
  }

  private mutating func drawMarkLabels() {
    guard !marks.isEmpty else { return }
    let widths = marks.map { width($0.label, PlotFigure.smallSize) }
    let centres = LabelSpread.place(marks.map(\.x), lengths: widths, gap: 8, in: left...right)
    for (index, centre) in centres.enumerated() {
      // Frame lines pass behind the words.
      elements.append(.fill(.rect(Rect(centre - widths[index] / 2 - 3, y, widths[index] + 6, 15)), theme.background))
      text(marks[index].label, centre, y + 11, .middle, size: PlotFigure.smallSize, theme.text)
    }
    y += 17
  }

  private mutating func drawMarks(from top: Double, to bottom: Double) {
    for mark in marks {
      let x = PlotFigure.crisp(mark.x)
      ground.append(
        .line(.dashed(from: Point(x, top), to: Point(x, bottom), dash: 4, gap: 3), theme.secondary, width: 1))
    }
  }

  // MARK: Texts

  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ anchor: PlotText.Anchor = .start, size: Double, isBold: Bool = false,
    _ color: Color
  ) {
    elements.append(.text(PlotText(text, at: Point(x, y), anchor, size: size, isBold: isBold, color: color)))
  }

  func width(_ text: String, _ size: Double) -> Double {
    fonts.shape(text, style: PlotText.style(size: size, isBold: false), direction: .leftToRight).width
  }

  /// Returns the text, or as much of its beginning as fits with an ellipsis.
  func fitted(_ text: String, _ size: Double, _ width: Double, isBold: Bool = false) -> String {
    fonts.shape(
      text, style: PlotText.style(size: size, isBold: isBold), direction: .leftToRight, truncatedTo: width
    ).text
  }

  /// Returns the middle of a pixel at an odd scale, or the edge of a pixel at an even one, so that a line of one point
  /// fills whole pixels.
  static func crisp(_ value: Double) -> Double { value.rounded(.down) + 0.5 }
}
