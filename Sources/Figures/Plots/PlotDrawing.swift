public import NavReelDrawing
import NavReelTypography

/// A finished figure as shapes, pictures and words, in points: the source of both the SVG and the PNG.
public struct PlotDrawing: Equatable, Sendable {
  public var size: Size
  public var background: Color

  /// The description of the figure, for screen readers.
  public var title: String

  /// The elements, in paint order.
  public var elements: [PlotElement] = []

  public init(size: Size, background: Color, title: String) {
    self.size = size
    self.background = background
    self.title = title
  }
}

/// One element of a figure.
public enum PlotElement: Equatable, Sendable {
  /// The inside of a path, in one colour.
  case fill(Path, Color)

  /// A line with round joins; its width is in points.
  case line(Path, Color, width: Double)
  case text(PlotText)

  /// A picture stretched to a box.
  case picture(Pixmap, in: Rect)
}

/// A line of text in the figure's typeface.
public struct PlotText: Equatable, Sendable {
  /// The part of the text at its `place`.
  public enum Anchor: String, Hashable, Sendable {
    case start, middle, end
  }

  public var text: String

  /// The anchor's position on the baseline.
  public var place: Point
  public var anchor: Anchor

  /// The font size, in points.
  public var size: Double
  public var isBold: Bool
  public var color: Color

  public init(
    _ text: String, at place: Point, _ anchor: Anchor = .start, size: Double, isBold: Bool = false, color: Color
  ) {
    self.text = text
    self.place = place
    self.anchor = anchor
    self.size = size
    self.isBold = isBold
    self.color = color
  }

  /// Returns a style without the typeface's own tracking, since pages that lack the typeface have none.
  static func style(size: Double, isBold: Bool) -> TextStyle {
    TextStyle(size: size, weight: isBold ? .semibold : .regular, tracking: .points(0))
  }
}

extension Path {
  /// Returns a dashed line: `dash` points drawn, `gap` points not.
  static func dashed(from start: Point, to end: Point, dash: Double, gap: Double) -> Path {
    let length = (end - start).length
    var path = Path()
    var way = 0.0
    while way < length {
      path.move(to: start.mixed(with: end, way / length))
      path.line(to: start.mixed(with: end, min(way + dash, length) / length))
      way += dash + gap
    }
    return path
  }
}
