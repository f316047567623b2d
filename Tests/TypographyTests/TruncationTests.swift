import NavReelDrawing
import Testing
import NavReelTypography

@Suite struct TruncationTests {
  let book: FontBook
  let style = TextStyle(size: 17, weight: .semibold)

  init() throws { book = try FontBook(language: "zh-Hans") }

  static let texts = [
    "A long title that does not fit in the bar", "这是一个很长的标题放不下", "هذا عنوان طويل جدا لا يتسع", "AVAVAV fi fl 1:2 👨‍👩‍👧‍👦👍🏽🇨🇳🇫🇷",
    "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "सेटिंग्स क्षत्रिय", "שלום abc עולם",
  ]

  @Test(arguments: texts)
  func neverWiderThanAskedAndEndsWithAnEllipsis(text: String) {
    let whole = book.shape(text, style: style)
    for step in 0...60 {
      let width = whole.width * 1.1 * Double(step) / 60
      let line = book.shape(text, style: style, truncatedTo: width)
      #expect(line.width <= width)
      #expect(line.isTruncated == (whole.width > width))
      if !line.isTruncated {
        #expect(line == whole)
      } else if !line.text.isEmpty {
        #expect(line.text.last == "…")
        // The line keeps whole characters from the beginning of the text.
        #expect(Array(text).starts(with: Array(line.text.dropLast())))
      }
      #expect(line.isRightToLeft == whole.isRightToLeft)
    }
  }

  @Test func keepsAsManyCharactersAsFit() {
    // Han and its ellipsis are 17 points each, so 60 points have room for two and the ellipsis.
    let line = book.shape("个人中心个人中心", style: style, truncatedTo: 60)
    #expect(line.text == "个人…" && line.width == 51)
    #expect(book.shape("个人中心", style: style, truncatedTo: 68).text == "个人中心")
  }

  @Test func spaceBeforeTheEllipsisIsDropped() {
    let exact = book.shape("Hello …", style: style).width
    #expect(book.shape("Hello world", style: style, truncatedTo: exact).text == "Hello…")
  }

  @Test func rightToLeftTextEndsAtTheVisualLeft() throws {
    let line = book.shape("هذا عنوان طويل جدا", style: style, truncatedTo: 80)
    let first = try #require(line.glyphs.first)
    #expect(first.character == line.text.count - 1)
    #expect(first.origin.x == 0)
  }

  @Test func directionOfTheWholeTextHoldsForItsBeginning() {
    // The first letter comes late; the beginning alone would run from left to right.
    let line = book.shape("123 456 789 שלום", style: style, truncatedTo: 50)
    #expect(line.isTruncated && line.isRightToLeft)
  }

  @Test func nothingIsLeftWhenNotEvenTheEllipsisFits() {
    let line = book.shape("Hello", style: style, truncatedTo: 3)
    #expect(line.text.isEmpty && line.width == 0 && line.isTruncated)
  }
}
