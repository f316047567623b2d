import NavReelDrawing

/// The box for a character that no face has: 0.6 em wide with its margins, from the baseline to 0.7 em, with a line of
/// 0.05 em.
enum MissingGlyph {
  /// The advance, in em.
  static let advance = 0.6

  /// The outline, in em, y down, relative to the start of the baseline.
  static let outline: Path = {
    let (left, right, top, line) = (0.06, 0.54, -0.7, 0.05)
    // The outer contour winds like those of glyphs, the inner one the other way, so that it stays empty.
    return Path([
      .move(Point(left, 0)), .line(Point(right, 0)), .line(Point(right, top)), .line(Point(left, top)), .close,
      .move(Point(left + line, -line)), .line(Point(left + line, top + line)),
      .line(Point(right - line, top + line)), .line(Point(right - line, -line)), .close,
    ])
  }()
}
