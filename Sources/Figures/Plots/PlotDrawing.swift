public import NavReelDrawing
import NavReelTypography

/// A finished figure as shapes, pictures and words, in points: what both the SVG and the PNG are written from.
public struct PlotDrawing: Equatable, Sendable {
  public var size: Size
  public var background: Color

  /// The description of the figure, for those who cannot see it.
  public var title: String

  /// In paint order.
  public var elements: [PlotElement] = []

  public init(size: Size, background: Color, title: String) {
    self.size = size
    self.background = background
    self.title = title
  }
}

/// One thing of a figure.
public enum PlotElement: Equatable, Sendable {
  /// The inside of a path in one colour.
  case fill(Path, Color)

  /// A line with round joins, of a width in points.
  case line(Path, Color, width: Double)
  case text(PlotText)

  /// A picture stretched over a box.
  case picture(Pixmap, in: Rect)
}

/// A line of text in the figure's face.
public struct PlotText: Equatable, Sendable {
  /// The part of the text that is at its place.
  public enum Anchor: String, Hashable, Sendable {
    case start, middle, end
  }

  public var text: String

  /// On the baseline.
  public var place: Point
  public var anchor: Anchor

  /// The em, in points.
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

  /// No tracking of the face's own: pages that lack the face set the text as plainly.
  static func style(size: Double, isBold: Bool) -> TextStyle {
    TextStyle(size: size, weight: isBold ? .semibold : .regular, tracking: .points(0))
  }
}

extension Path {
  /// A line that is interrupted: `dash` points drawn, `gap` points not.
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
