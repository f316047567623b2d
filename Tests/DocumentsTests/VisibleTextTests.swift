import Testing

@testable import NavReelDocuments

/// Foreign text as shown in terminals, comments and messages. Bidirectional characters: Unicode's UAX 9, section 2.
@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain words, 中文 and é", "plain words, 中文 and é"),
    ("gpj.\u{202E}exe", #"gpj.\u{202E}exe"#), ("a\u{2066}b\u{2069}", #"a\u{2066}b\u{2069}"#),
    ("\u{200F}x\u{61C}", #"\u{200F}x\u{61C}"#), ("so\u{AD}ft", #"so\u{AD}ft"#), ("\u{FEFF}x", #"\u{FEFF}x"#),
    ("no\u{200B}thing", #"no\u{200B}thing"#), ("fill\u{3164}er", #"fill\u{3164}er"#),
    ("line\u{2028}end", #"line\u{2028}end"#), ("\u{1B}[31m\u{9B}", "\u{FFFD}[31m\u{FFFD}"),
    ("two\nlines\t", "two\nlines\t"),
  ])
  func whatIsNotSeenIsWrittenOut(text: String, shown: String) { #expect(VisibleText.text(text) == shown) }

  @Test func joinersStayWhereTheyJoin() {
    for text in ["👨‍👩‍👧", "🏳️‍🌈", "می\u{200C}خواهم", "क्\u{200D}ष", "❤️", "한국어"] {
      #expect(VisibleText.text(text) == text)
    }
    #expect(VisibleText.text("pay\u{200D}pal") == #"pay\u{200D}pal"#)
    #expect(VisibleText.text("\u{200C}") == #"\u{200C}"#)
  }

  @Test func aLineHasNoEnds() { #expect(VisibleText.line("a\r\nb\u{202C}") == #"a��b\u{202C}"#) }

  @Test func messagesQuoteWhatTheyShow() {
    #expect(JSON5Value.quoted("a\r\n\u{202E}\"") == #""a�\n\u{202E}\"""#)
    #expect(JSONText.string("\u{202E}\u{2066}\u{200F}").text == #""\u202e\u2066\u200f""# + "\n")
  }
}
