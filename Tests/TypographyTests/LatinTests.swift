import Drawing
import Testing
import Typography

@Suite struct LatinTests {
  let book: FontBook

  init() throws { book = try FontBook() }

  @Test func capitalHReachesInterCapHeight() throws {
    let box = try #require(book.shape("H", style: TextStyle(size: 20)).inkBounds)
    // 0.7275 em, standing on the baseline.
    #expect(abs(box.minY + 14.55) < 0.01)
    #expect(box.maxY == 0)
  }

  @Test func metricsAreThoseOfThePrimaryFaceWhateverTheText() {
    for text in ["A", "中", "😀", ""] {
      let line = book.shape(text, style: TextStyle(size: 17))
      #expect(abs(line.ascent - 0.96875 * 17) < 0.01)
      #expect(abs(line.descent - 0.2412 * 17) < 0.01)
    }
  }

  @Test func widthIsAdvancesPlusOneTrackingACharacter() {
    let plain = book.shape("Settings", style: TextStyle(size: 17, tracking: .points(0)))
    let tracked = book.shape("Settings", style: TextStyle(size: 17, tracking: .points(2)))
    let automatic = book.shape("Settings", style: TextStyle(size: 17))
    #expect(abs(tracked.width - plain.width - 16) < 1e-9)
    // −.0223 + .185·e^(−.1745·17) em = −0.0127756 em.
    #expect(abs(automatic.width - plain.width + 8 * 17 * 0.0127756) < 1e-3)
  }

  @Test func emptyTextHasNoWidthAndNothingToDraw() {
    let line = book.shape("", style: TextStyle(size: 17))
    #expect(line.width == 0 && line.glyphs.isEmpty && line.inkBounds == nil)
  }
}
