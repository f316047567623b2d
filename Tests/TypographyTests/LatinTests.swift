import NavReelDrawing
import Testing
import NavReelTypography

@Suite struct LatinTests {
  let book: FontBook

  init() throws { book = try FontBook() }

  @Test func capitalHReachesInterCapHeight() throws {
    let box = try #require(book.shape("H", style: TextStyle(size: 20)).inkBounds)
    // The letter is 0.7275 em high, on the baseline.
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

  @Test func widthIsThatOfTheFontUnits() {
    // H, o, m and e are 2084 + 1680 + 2448 + 1640 of 2816 units per em, without kerning.
    let width = 7852.0 / 2816 * 17
    #expect(abs(book.shape("Home", style: TextStyle(size: 17, tracking: .points(0))).width - width) < 1e-9)
    #expect(abs(book.shape("Home", style: TextStyle(size: 17)).width - (width - 4 * 17 * 0.0127756)) < 1e-4)
    // The width is proportional to the size: nothing is rounded to pixels.
    #expect(abs(book.shape("Home", style: TextStyle(size: 7.3, tracking: .points(0))).width - width / 17 * 7.3) < 1e-9)
  }

  @Test func outlinesOfAllFacesWindTheSameWayAndHolesTheOther() throws {
    // H and alef (CFF and TrueType) have no holes, O has one.
    let areas = ["H", "ا", "中", "ก", "\u{E123}"].map {
      area(book.shape($0, style: TextStyle(size: 20), direction: .leftToRight).outline(at: .zero))
    }
    #expect(areas.allSatisfy { $0 < 0 } || areas.allSatisfy { $0 > 0 })
    let o = book.shape("O", style: TextStyle(size: 20)).outline(at: .zero)
    let starts = o.elements.indices.filter { if case .move = o.elements[$0] { true } else { false } }
    #expect(starts.count == 2)
    let (outer, inner) = (area(Path(Array(o.elements[..<starts[1]]))), area(Path(Array(o.elements[starts[1]...]))))
    #expect(outer.sign != inner.sign)
  }

  @Test func outlineMovesWithItsBaseline() throws {
    let line = book.shape("Hg", style: TextStyle(size: 17))
    let box = try #require(line.inkBounds)
    let moved = try #require(line.outline(at: Point(20, 72)).controlBounds)
    #expect(abs(moved.minX - box.minX - 20) < 1e-9 && abs(moved.maxY - box.maxY - 72) < 1e-9)
    // The g descends below the baseline: y grows downwards.
    #expect(box.maxY > 3 && box.minY < -12)
  }

  /// Returns the signed area of the polygon of on-curve points.
  private func area(_ path: Path) -> Double {
    var (sum, first, last) = (0.0, Point.zero, Point.zero)
    for element in path.elements {
      let next: Point
      switch element {
      case .move(let p):
        (first, last) = (p, p)
        continue
      case .line(let p), .quad(_, let p), .cubic(_, _, let p): next = p
      case .close: next = first
      }
      sum += last.x * next.y - next.x * last.y
      last = next
    }
    return sum / 2
  }

  @Test func emptyTextHasNoWidthAndNothingToDraw() {
    let line = book.shape("", style: TextStyle(size: 17))
    #expect(line.width == 0 && line.glyphs.isEmpty && line.inkBounds == nil)
  }
}
