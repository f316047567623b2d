import NavReelDrawing
import Testing
import NavReelTypography

/// Returns the characters of a text in visual order, each once.
private func visualOrder(_ line: ShapedText) -> [Int] {
  line.glyphs.map(\.character).reduce(into: []) { order, c in if order.last != c { order.append(c) } }
}

@Suite struct ScriptTests {
  let book: FontBook
  let style = TextStyle(size: 17)

  init() throws { book = try FontBook() }

  @Test func arabicJoinsAndRunsFromRightToLeft() throws {
    let line = book.shape("الإعدادات", style: style)
    // There are nine letters; lam and alef become one glyph.
    #expect(line.glyphs.count == 8)
    #expect(line.isRightToLeft)
    #expect(visualOrder(line) == visualOrder(line).sorted(by: >))
    #expect(line.fonts.map(\.path) == ["/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"])
    // In connected script, the same letter three times has three different shapes.
    let beh = book.shape("ببب", style: style)
    #expect(Set(beh.glyphs.map(\.id)).count == 3)
  }

  @Test func joinedScriptsGetNoTracking() {
    for text in ["الإعدادات", "सेटिंग्स"] {
      let tracked = book.shape(text, style: TextStyle(size: 17, tracking: .points(5)))
      #expect(tracked.width == book.shape(text, style: style).width)
    }
  }

  @Test func hebrewRunsFromRightToLeft() {
    let line = book.shape("שלום", style: style)
    #expect(visualOrder(line) == [3, 2, 1, 0])
    #expect(line.fonts.map(\.path) == ["/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"])
  }

  @Test func latinAndDigitsKeepTheirOrderInsideArabic() {
    // Logical: alef-beh(0,1) space a b c space 1 2 3 space teh(11). Visual: teh, space, "abc 123", space, beh alef.
    let line = book.shape("اب abc 123 ت", style: style)
    #expect(visualOrder(line) == [11, 10, 3, 4, 5, 6, 7, 8, 9, 2, 1, 0])
    let forced = book.shape("اب abc 123 ت", style: style, direction: .leftToRight)
    #expect(visualOrder(forced) == [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  }

  @Test func arabicDigitsKeepTheirOrderAndBracketsMirror() {
    // The visual order is the closing bracket (drawn as opening), digits left to right, the opening one (as closing).
    let line = book.shape("ا (٤٥)", style: style)
    #expect(visualOrder(line) == [5, 3, 4, 2, 1, 0])
    let latin = book.shape("()", style: style, direction: .leftToRight)
    #expect(line.glyphs.first?.id == latin.glyphs.first?.id)
  }

  @Test func naturalDirectionIsThatOfTheFirstLetterThenOfTheLanguage() throws {
    #expect(!book.shape("abc ا", style: style).isRightToLeft)
    #expect(book.shape("123 ا", style: style).isRightToLeft)
    #expect(!book.shape("123", style: style).isRightToLeft)
    #expect(try FontBook(language: "ar").shape("123", style: style).isRightToLeft)
    #expect(try !FontBook(language: "ar").shape("abc", style: style).isRightToLeft)
  }

  @Test func thaiMarksHaveNoAdvance() {
    // In "tang kha", two clusters have marks above.
    let line = book.shape("ตั้งค่า", style: style)
    #expect(line.glyphs.filter { $0.advance == 0 }.count == 3)
    #expect(line.missing.isEmpty)
  }

  @Test func devanagariFormsConjuncts() {
    // The letters ka, virama and ssa become one glyph.
    #expect(book.shape("क्ष", style: style).glyphs.count == 1)
    // The vowel sign i comes before its consonant.
    let line = book.shape("कि", style: style)
    let ka = book.shape("क", style: style).glyphs[0].id
    #expect(line.glyphs.count == 2 && line.glyphs[1].id == ka)
  }

  @Test func hanIsOneEmACharacter() {
    #expect(book.shape("个人中心", style: style).width == 68)
    #expect(book.shape("个人中心", style: TextStyle(size: 34, weight: .bold)).width == 136)
  }

  @Test(arguments: [
    ("zh-Hans", 2), ("zh", 2), ("en", 2), ("zh-Hant", 3), ("zh-TW", 3), ("zh-HK", 4), ("zh-Hant-HK", 4), ("yue", 4),
    ("ja", 0), ("ja-JP", 0), ("ko", 1), ("zh-Hans-HK", 2),
  ])
  func languageChoosesTheFaceOfHan(language: String, face: Int) throws {
    let line = try FontBook(language: language).shape("直", style: style)
    #expect(line.fonts.map(\.faceIndex) == [face])
    #expect(line.fonts.first?.path == "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
  }

  @Test func aHanCharacterDiffersBetweenJapanAndChina() throws {
    let japan = try FontBook(language: "ja").shape("直", style: style)
    let china = try FontBook(language: "zh-Hans").shape("直", style: style)
    #expect(japan.outline(at: .zero) != china.outline(at: .zero))
  }

  @Test func kanaHalfWidthKanaAndHangulAreThere() {
    let line = book.shape("ひらカナﾊﾝｶｸ한글", style: style)
    #expect(line.missing.isEmpty && line.glyphs.count == 10)
    // Four half-width kana take two em.
    #expect(book.shape("ﾊﾝｶｸ", style: style).width == 34)
  }

  @Test func weightsWithoutACutTakeTheNearest() {
    func file(_ weight: FontWeight) -> String? {
      book.shape("中", style: TextStyle(size: 17, weight: weight)).fonts.first.map { String($0.path.suffix(11)) }
    }
    #expect(FontWeight.allCases.map(file) == ["Regular.ttc", "Regular.ttc", "JK-Bold.ttc", "JK-Bold.ttc"])
  }

  @Test func punctuationAmongHanIsFullWidth() {
    // Ellipsis and middle dot are one em each among Han, and narrow among Latin.
    #expect(book.shape("奥黛丽·赫本", style: style).width == 6 * 17)
    #expect(book.shape("中…", style: style).width == 34)
    #expect(book.shape("a·b", style: style).fonts.count == 1)
    // An opening quote follows the letter after it.
    let line = book.shape("a“中”", style: style)
    #expect(line.glyphs[1].font?.path.hasSuffix("CJK-Regular.ttc") == true)
    #expect(line.glyphs[3].font?.path.hasSuffix("CJK-Regular.ttc") == true)
    #expect(book.shape("“a”中", style: style).glyphs[2].font?.path.hasSuffix("Inter-Regular.otf") == true)
  }

  @Test func decomposedLettersLookAsComposedOnes() {
    let (one, two) = (book.shape("é", style: style), book.shape("e\u{301}", style: style))
    #expect(one.outline(at: .zero) == two.outline(at: .zero) && one.width == two.width)
  }
}
