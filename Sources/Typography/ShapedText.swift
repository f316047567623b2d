public import NavReelDrawing

/// A line of text turned into placed glyphs.
///
/// Everything is in points, y down, relative to the start of the baseline at the visual left:
///
///     for command in text.commands(at: Point(20, 72), color: .black) { list.append(command) }
public struct ShapedText: Equatable, Sendable {
  /// The text as shown: the requested one, or its beginning and an ellipsis.
  public let text: String

  /// Sum of the advances, tracking included.
  public let width: Double

  /// The height of the primary face above the baseline at this size, whatever faces the text uses.
  public let ascent: Double

  /// The depth of the primary face below the baseline at this size, a positive number.
  public let descent: Double

  /// In visual order, from the left.
  public let glyphs: [PlacedGlyph]

  /// Colour glyphs, in visual order; ``outline(at:)`` leaves them out.
  public let colorGlyphs: [ColorGlyph]

  /// Characters that no face has, each once, in the order of the text. A box stands in their place.
  public let missing: [Unicode.Scalar]

  /// Letters whose marks run into them, each once, in the order of the text: no face has the letter as one, and the face
  /// that drew it has no place for the mark there.
  public let misplacedMarks: [String]

  /// Fonts that the text needed and that could not be used, in the order met.
  public let problems: [FontError]

  /// True when ``text`` was cut and ends with an ellipsis.
  public let isTruncated: Bool

  /// True when the paragraph runs from right to left.
  public let isRightToLeft: Bool

  /// The outlines of all glyphs about the origin.
  let outlines: Path

  /// Returns the outlines of all glyphs with the baseline starting at a point, for a non-zero fill.
  public func outline(at baseline: Point) -> Path { outlines.offset(x: baseline.x, y: baseline.y) }

  /// The box around everything drawn, about the start of the baseline; nil when nothing is drawn.
  /// Control points count, so a face without points at its extremes gets a little more.
  public var inkBounds: Rect? {
    colorGlyphs.reduce(outlines.controlBounds) { box, glyph in box?.union(glyph.frame) ?? glyph.frame }
  }

  /// The faces used, each once, in visual order.
  public var fonts: [FontFile] {
    var files: [FontFile] = []
    for case let file? in glyphs.map(\.font) where !files.contains(file) { files.append(file) }
    return files
  }
}

/// A glyph where it stands.
public struct PlacedGlyph: Hashable, Sendable {
  /// The face it is from; nil for the box of a missing character.
  public var font: FontFile?

  /// The number of the glyph in the face; 0 for a missing character.
  public var id: UInt32

  /// The glyph's origin, in points from the start of the baseline, y down.
  public var origin: Point

  /// In points, tracking included.
  public var advance: Double

  /// Position in the text of the first character it shows, counted in grapheme clusters.
  public var character: Int
}

/// A glyph that is a picture.
public struct ColorGlyph: Equatable, Sendable {
  public var image: Image

  /// In points about the start of the baseline, y down.
  public var frame: Rect
}
