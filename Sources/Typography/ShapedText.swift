public import NavReelDrawing

/// A line of text turned into positioned glyphs.
///
/// Coordinates are in points, y down, relative to the left end of the baseline:
///
///     for command in text.commands(at: Point(20, 72), color: .black) { list.append(command) }
public struct ShapedText: Equatable, Sendable {
  /// The text as shown: the requested one, or its beginning and an ellipsis.
  public let text: String

  /// The sum of the advances, including tracking.
  public let width: Double

  /// The height of the primary face above the baseline at this size, whatever faces the text uses.
  public let ascent: Double

  /// The depth of the primary face below the baseline at this size, a positive number.
  public let descent: Double

  /// The glyphs in visual order, from the left.
  public let glyphs: [PlacedGlyph]

  /// The colour glyphs, in visual order; ``outline(at:)`` leaves them out.
  public let colorGlyphs: [ColorGlyph]

  /// The characters that no face has, each once, in text order. Each occurrence is drawn as a box.
  public let missing: [Unicode.Scalar]

  /// The letters whose marks overlap them, each once, in text order: no face has the letter precomposed, and the face
  /// that drew it has no position for the mark.
  public let misplacedMarks: [String]

  /// The fonts that the text needed but that cannot be used, in the order encountered.
  public let problems: [FontError]

  /// True if ``text`` was cut and ends with an ellipsis.
  public let isTruncated: Bool

  /// True if the paragraph runs from right to left.
  public let isRightToLeft: Bool

  /// The outlines of all glyphs, with the baseline starting at the origin.
  let outlines: Path

  /// Returns the outlines of all glyphs with the baseline starting at a point, for a non-zero fill.
  public func outline(at baseline: Point) -> Path { outlines.offset(x: baseline.x, y: baseline.y) }

  /// The box around everything drawn, relative to the start of the baseline; nil if nothing is drawn. It includes
  /// control points, so it is slightly larger for a face without points at its extremes.
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

/// A glyph and its position.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's face; nil for the box of a missing character.
  public var font: FontFile?

  /// The index of the glyph in the face; 0 for a missing character.
  public var id: UInt32

  /// The glyph's origin, in points from the start of the baseline, y down.
  public var origin: Point

  /// The advance, in points, including tracking.
  public var advance: Double

  /// The index in the text of the first character that the glyph shows, counted in grapheme clusters.
  public var character: Int
}

/// A glyph drawn as a picture.
public struct ColorGlyph: Equatable, Sendable {
  public var image: Image

  /// The frame, in points from the start of the baseline, y down.
  public var frame: Rect
}
