import NavReelDrawing
import Testing
import NavReelTypography

@Suite struct EmojiTests {
  let book: FontBook
  let style = TextStyle(size: 17)

  init() throws { book = try FontBook() }

  @Test(arguments: [
    "😀", "👨‍👩‍👧‍👦", "🇨🇳", "👍🏽", "1️⃣", "#️⃣", "❤️", "❤️‍🔥", "👁️‍🗨️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "☺️", "✌🏻", "🧑🏿‍💻",
  ])
  func aSequenceIsOnePicture(text: String) throws {
    let line = book.shape(text, style: style)
    #expect(line.glyphs.count == 1)
    #expect(line.colorGlyphs.count == 1)
    #expect(line.missing.isEmpty && line.outline(at: .zero).isEmpty)
    // The strike is 136 pixels wide for an em of 109.
    #expect(abs(line.width - 136.0 / 109 * 17) < 1e-9)
    let picture = try #require(line.colorGlyphs.first)
    #expect(picture.frame.width == 136.0 * (17.0 / 109) && picture.frame.height == 128.0 * (17.0 / 109))
    // The picture sits on the line: a little below the baseline, most of it above.
    #expect(picture.frame.minY < -12 && picture.frame.maxY > 0 && picture.frame.maxY < 6)
  }

  @Test(arguments: ["1", "#", "©", "®", "™", "1\u{FE0E}", "↔", "✓"])
  func textSymbolsStayOutlines(text: String) {
    let line = book.shape(text, style: style)
    #expect(line.colorGlyphs.isEmpty && line.missing.isEmpty && !line.outline(at: .zero).isEmpty)
  }

  @Test func picturesArePremultipliedAndTheRightWayRound() throws {
    // A red heart is red inside and clear in the corner.
    let image = try #require(book.shape("❤️", style: style).colorGlyphs.first?.image)
    let (centre, corner) = (image.pixmap[68, 64], image.pixmap[0, 0])
    #expect(corner == 0)
    #expect(centre >> 24 == 255 && centre & 255 > 180 && centre >> 16 & 255 < 100)
    let valid = image.pixmap.withPixels { pixels in
      pixels.allSatisfy { p in
        let a = p >> 24
        return p & 255 <= a && p >> 8 & 255 <= a && p >> 16 & 255 <= a
      }
    }
    #expect(valid)
  }

  @Test func onePictureIsDecodedOnce() {
    let line = book.shape("😀a😀", style: style)
    #expect(line.colorGlyphs[0].image.pixmap.isIdentical(to: line.colorGlyphs[1].image.pixmap))
    #expect(line.colorGlyphs[1].frame.minX > line.colorGlyphs[0].frame.maxX)
  }

  @Test func commandsDrawOutlinesInTheColourAndPicturesWithItsAlpha() {
    let line = book.shape("a😀b", style: style)
    let commands = line.commands(at: Point(10, 50), color: Color(white: 0, alpha: 0.5))
    let frame = line.colorGlyphs[0].frame.offset(x: 10, y: 50)
    #expect(
      commands == [
        .fill(line.outline(at: Point(10, 50)), Color(white: 0, alpha: 0.5)),
        .image(ImageDraw(line.colorGlyphs[0].image, destination: frame, opacity: 0.5)),
      ])
    #expect(book.shape(" ", style: style).commands(at: .zero, color: .black).isEmpty)
  }

  @Test func emojiInArabicTextStandInItsOrder() {
    let line = book.shape("ا😀ب", style: style)
    #expect(line.glyphs.map(\.character) == [2, 1, 0])
  }
}
