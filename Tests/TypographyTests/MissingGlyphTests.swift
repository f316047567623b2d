import NavReelDrawing
import NavReelTestSupport
import Testing
import NavReelTypography

@Suite struct MissingGlyphTests {
  let book: FontBook
  let style = TextStyle(size: 20)

  init() throws { book = try FontBook() }

  @Test func aPrivateUseCharacterIsABoxAndIsNamed() throws {
    let line = book.shape("\u{E123}", style: style)
    #expect(line.missing == ["\u{E123}"])
    #expect(line.width == 12)
    let box = try #require(line.inkBounds)
    #expect(abs(box.minX - 1.2) < 1e-9 && abs(box.maxX - 10.8) < 1e-9 && abs(box.minY + 14) < 1e-9 && box.maxY == 0)
    // Inter has alternate glyphs of its own in this area; the text does not mean those.
    #expect(line.fonts.isEmpty)
  }

  @Test func missingCharactersAreListedOnceInTheOrderOfTheText() {
    let line = book.shape("b\u{F8FF}a\u{E001}\u{F8FF}", style: style)
    #expect(line.missing == ["\u{F8FF}", "\u{E001}"])
    #expect(line.glyphs.count == 5)
    let mirrored = book.shape("ا\u{10FFFD}ب\u{10FFFC}ج", style: style)
    #expect(mirrored.missing == ["\u{10FFFD}", "\u{10FFFC}"])
    #expect(book.missing.contains("\u{E001}") && book.missing == book.missing.sorted())
  }

  @Test(arguments: [
    "a\u{200D}b", "a\u{200B}b", "a\u{FE0F}b", "a\u{200E}\u{200F}b", "a\u{2060}b", "a\u{7}b", "a\u{AD}b",
    "\u{202B}ab\u{202C}",
  ])
  func invisibleCharactersAreNeitherMissingNorWide(text: String) {
    let line = book.shape(text, style: TextStyle(size: 20, tracking: .points(0)), direction: .leftToRight)
    #expect(line.missing.isEmpty)
    #expect(line.glyphs.count == 2)
  }

  @Test(arguments: ["a\tb", "a\nb", "a\r\nb", "a\u{2028}b"])
  func lineBreaksAndTabsAreOneSpace(text: String) {
    let plain = book.shape("a b", style: style)
    let line = book.shape(text, style: style)
    #expect(line.width == plain.width && line.outline(at: .zero) == plain.outline(at: .zero))
  }

  @Test func anyScalarCanBeShaped() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var text = String.UnicodeScalarView()
      for _ in 0..<8 {
        let limit: UInt32 = Bool.random(using: &random) ? 0x3000 : 0x11_0000
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) { text.append(scalar) }
      }
      let line = book.shape(String(text), style: style)
      #expect(line.width.isFinite && line.width >= 0, "\(text.map(\.value))")
      #expect(line.problems.isEmpty)
    }
  }
}
