import NavReelDrawing
import Testing

@testable import NavReelTypography

/// Tests letters written as a base and marks.
@Suite struct MarkTests {
  let book: FontBook
  let style = TextStyle(size: 34, weight: .semibold)

  init() throws { book = try FontBook() }

  /// Canonical composition follows Unicode's normalization form C.
  @Test func aBaseAndItsMarksAreOneLetterWhereUnicodeHasIt() {
    let cases: [([UInt32], [UInt32])] = [
      ([0x45, 0x301], [0xC9]), ([0x65, 0x302, 0x300], [0x1EC1]), ([0x438, 0x306], [0x439]),
      // Marks below and above may come in any order.
      ([0x61, 0x323, 0x302], [0x1EAD]), ([0x61, 0x302, 0x323], [0x1EAD]), ([0xE2, 0x323], [0x1EAD]),
      // If there are two marks above, only the first may combine.
      ([0x75, 0x308, 0x301], [0x1D8]), ([0x75, 0x301, 0x308], [0xFA, 0x308]),
      ([0x1100, 0x1161, 0x11A8], [0xAC01]),
      ([0x5A, 0x303], [0x5A, 0x303]), ([0x301], [0x301]), ([], []), ([0x41, 0x42], [0x41, 0x42]),
    ]
    for (scalars, expected) in cases { #expect(Shaper.composed(scalars) == expected, "\(scalars)") }
  }

  @Test(arguments: [("E\u{301}", "É"), ("A\u{30A}", "Å"), ("\u{418}\u{306}", "Й"), ("a\u{323}\u{302}", "ậ")])
  func bothWaysToWriteALetterLookTheSame(apart: String, whole: String) {
    let (a, b) = (book.shape(apart, style: style), book.shape(whole, style: style))
    #expect(a.outline(at: .zero) == b.outline(at: .zero) && a.misplacedMarks.isEmpty && b.misplacedMarks.isEmpty)
  }

  /// Unicode has no such letter, and the font no anchors: the mark stays at the height of small letters.
  @Test func marksThatRunIntoACapitalAreNamed() {
    let line = book.shape("\u{410}\u{301}\u{43D}\u{43D}\u{430} Z\u{303} W\u{30A} Z\u{303}", style: style)
    #expect(
      line.misplacedMarks.map { $0.unicodeScalars.map(\.value) } == [[0x410, 0x301], [0x5A, 0x303], [0x57, 0x30A]])
    #expect(line.missing.isEmpty)
  }

  @Test(arguments: [
    "Łódź, Zürich, Ñandú, Çeşme, Ångström", "Việt Nam ĐẶNG", "a\u{301}e\u{308}o\u{303}", "Ёлка й Й", "עִבְרִית שָׁלוֹם",
    "العَرَبِيَّة", "ภาษาไทยที่นี่", "हिन्दी में", "A\u{327} g\u{331} q\u{323}", "👍🏽 1\u{FE0F}\u{20E3}",
  ])
  func marksInTheirPlaceAreNotRemarkedOn(text: String) {
    #expect(book.shape(text, style: style).misplacedMarks.isEmpty)
  }
}
