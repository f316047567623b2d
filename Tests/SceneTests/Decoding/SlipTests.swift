import Testing

@testable import NavReelDocuments
@testable import NavReelScene

/// Values in the form of another language, kind or program; the message suggests the right form.
@Suite struct SlipTests {
  @Test func valuesOfAnotherKind() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {$}}}",
      #"""
      content: {rows: "12"}
        screens.a.content.rows: expected a whole number from 0 to 10000, got "12"; write 12, without quotes
      content: 12
        screens.a.content: expected a page's content, got 12; write {rows: 12}
      content: "photo.png"
        screens.a.content: expected a page's content, got "photo.png"; write {image: "photo.png"}
      contentInset: 64
        screens.a.contentInset: expected a content inset, got 64; write {top: 64}
      right: {icon: "share"}
        screens.a.right: expected a list of items, got an object; write [{…}]
      right: "share"
        screens.a.right: expected a list of items, got "share"; write [{icon: "share"}]
      right: ["share", "Edit", "a.png"]
        screens.a.right[0]: expected a bar item, got "share"; write {icon: "share"}
        screens.a.right[1]: expected a bar item, got "Edit"; write {text: "Edit"}
        screens.a.right[2]: expected a bar item, got "a.png"; write {image: "a.png"}
      views: ["Hello"]
        screens.a.views[0]: expected a view, got "Hello"; write {text: "Hello", frame: [x, y, width, height]}
      """#)
    #expect(
      problems(in: "{navreel: 1, screens: [{title: \"A\"}]}") == [
        "screens: expected {name: a screen, …}, got a list of 1; give each a name in place of a list"
      ])
    for (text, end) in [
      ("screens: {a: {name: \"A\"}}", "unknown key \"name\"; the key of a screen in `screens` is its name"),
      ("screens: {a: {}}, reels: {r: {type: \"present\", from: \"a\", to: \"a\"}}", "did you mean \"push\"?"),
      ("screens: {a: {}}, device: \"iPhone 99\"", "; the newest known here is \"iPhone 17\""),
      ("screens: {a: {bar: {titleFont: {weight: 700}}}}", "got 700; write \"bold\""),
      ("screens: {a: {bar: {titleFont: {weight: 7}}}}", "got 7"),
    ] {
      let found = problems(in: "{navreel: 1, \(text)}")
      #expect(found.count == 1 && found[0].hasSuffix(end), "\(found)")
    }
    #expect(
      problems(in: "{navreel: 1, device: \"iPad\", screens: {a: {}}}").first?.contains(
        "got \"iPad\"; known are \"iPad ") == true)
  }

  // Forms of CSS and UIKit; `0x008080` is a JSON5 number, 32,896.
  @Test(arguments: [
    ("\"rgb(0, 128, 128)\"", "#008080"), ("\"rgba(0,128,128,50%)\"", "#00808080"), ("\"0x008080\"", "#008080"),
    ("\"008080\"", "#008080"), ("\"#0ff8\"", "#00ffff88"), ("0x008080", "#008080"), ("[0, 128, 128]", "#008080"),
    ("[0, .5, .5]", "#008080"), ("\"UIColor.teal\"", "teal"), ("\".systemTeal\"", "systemTeal"),
    ("\"UIColor.tealColor\"", "teal"), ("\"UIColor(red: 0, green: 128/255.0, blue: 128/255, alpha: 1)\"", "#008080"),
    ("\"UIColor(white: 1, alpha: 0.5)\"", "#ffffff80"), ("\"UIColor(hex: 0x008080)\"", "#008080"),
  ])
  func coloursOfOtherLanguages(text: String, color: String) {
    let found = problems(in: "{navreel: 1, screens: {a: {bar: {tintColor: \(text)}}}}")
    #expect(found.count == 1 && found[0].hasSuffix("; write \"\(color)\""), "\(found)")
  }

  @Test(arguments: ["rgb(0, 128, 128)", "UIColor.teal"]) func coloursOfAProgramWithoutQuotes(code: String) {
    let found = problems(in: "{navreel: 1, screens: {a: {bar: {tintColor: \(code), mask: 1}}}}")
    let color = code.hasPrefix("rgb") ? "#008080" : "teal"
    #expect(found == ["screens.a.bar.tintColor: expected a value, got \(code); write \"\(color)\""])
  }

  @Test(arguments: ["rgb(0)x", "rgb(a, b, c)", "hello.world", "#12", "", "UIColor()", "f(1, 2, 3)"])
  func whatIsNoColourIsNotMadeOne(text: String) { #expect(ColorSlip(text) == nil) }

  /// The error is at the open bracket, not the end of the file, even if, judging by the lines, another's end closed it.
  @Test func anOpenBracketIsShownWhereItIs() {
    func place(_ text: String) -> String { problem(text)?.description ?? "" }
    #expect(place("{a: 1,\n b: 2,\n") == "t:1:1: this \"{\" is not closed; the file ends at 3:1")
    let text = """
      {
        a: {
          b: {
            c: 1,
        },
        d: [1, 2],
      }

      """
    #expect(place(text) == "t:3:8: this \"{\" is not closed; the file ends at 8:1")
    // Closed on its own line, and with careless indentation.
    #expect(place("{\n    a: {b: 1},\n c: {d: 2},\n") == "t:1:1: this \"{\" is not closed; the file ends at 4:1")
  }

  private func problem(_ text: String) -> DocumentProblem? {
    do throws(DocumentError) {
      _ = try JSON5Document(bytes: text.utf8, name: "t")
      return nil
    } catch { return error.problems.first }
  }

  @Test func longWordsAreCutShort() {
    let word = String(repeating: "e\u{301}", count: 100_000)
    for text in ["{a: x\(word)}", "{a: -x\(word)}", "{\"\(word)\": 1, \"\(word)\": 2}", "{a: {\(word): #}}"] {
      #expect((problem(text)?.description.utf8.count ?? 0) < 400)
    }
  }
}
