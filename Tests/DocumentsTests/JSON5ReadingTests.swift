import Testing

@testable import NavReelDocuments

private func read(_ text: String) throws -> JSON5Value { try JSON5Document(bytes: text.utf8, name: "t").root }

private func number(_ text: String) throws -> Double? {
  if case .number(let value) = try read(text).content { value } else { nil }
}

private func string(_ text: String) throws -> String? {
  if case .string(let value) = try read(text).content { value } else { nil }
}

private func members(_ text: String) throws -> [JSON5Value.Member] {
  if case .object(let members) = try read(text).content { members } else { [] }
}

/// Returns the message of the first problem, with its place.
func problem(_ text: String) -> String {
  do {
    _ = try JSON5Document(bytes: text.utf8, name: "t")
    return "none"
  } catch {
    return error.problems[0].description
  }
}

@Suite struct JSON5ReadingTests {
  @Test func theShortExampleOfTheSpecificationIsRead() throws {
    let text = """
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \\
      No \\\\n's!",
        hexadecimal: 0xdecaf,
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON",
      }
      """
    let found = try members(text)
    #expect(
      found.map(\.key) == [
        "unquoted", "singleQuotes", "lineBreaks", "hexadecimal", "leadingDecimalPoint", "andTrailing", "positiveSign",
        "trailingComma", "andIn", "backwardsCompatible",
      ])
    #expect(found[2].value.content == .string("Look, Mom! No \\n's!"))
    #expect(found[3].value.content == .number(0xdecaf))
    #expect(found[4].value.content == .number(0.8675309))
    #expect(found[5].value.content == .number(8_675_309))
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("12", 12), ("+1.5", 1.5), (".5", 0.5), ("5.", 5), ("-.25", -0.25), ("1e3", 1000),
      ("1E-2", 0.01),
      ("2.5e+1", 25), ("0x1F", 31), ("-0XfF", -255), ("0.1", 0.1), ("1e-400", 0),
      ("123456789012345678901234567890", 123456789012345678901234567890), ("0xFFFFFFFFFFFFFFFF", 18446744073709551615),
    ] as [(String, Double)])
  func numbersAreRead(text: String, value: Double) throws {
    #expect(try number(text) == value)
  }

  @Test(arguments: [
    "Infinity", "-Infinity", "+NaN", "NaN", "1e999", "0x", "0x11112222333344445", "01", "-01", "1.2.3", "1px", "12abc",
    ".", "+", "--1", "1e", "1e+", "0x1g", "1_000", "- 1",
  ])
  func otherNumbersAreRefused(text: String) {
    #expect(problem(text).hasPrefix("t:1:"))
  }

  @Test func wordsAreRead() throws {
    #expect(try read("true").content == .bool(true))
    #expect(try read(" false ").content == .bool(false))
    #expect(try read("null").content == .null)
  }

  @Test func emptyContainersAreRead() throws {
    #expect(try read("[]").content == .array([]))
    #expect(try read("{ /* nothing */ }").content == .object([]))
    #expect(problem("[,]") != "none")
    #expect(problem("{,}") != "none")
    #expect(problem("[1,,2]") != "none")
  }

  @Test(arguments: [
    (#""\b\f\n\r\t\v\0\'\"\\\/\a""#, "\u{8}\u{C}\n\r\t\u{B}\0'\"\\/a"), (#"'\x41\u4e2d\u{'"#, "?"),
    (#"'\ud83d\ude00'"#, "😀"), ("'a\\\r\nb\\\nc\\\rd\\\u{2028}e'", "abcde"), ("'中\u{2028}文\t'", "中\u{2028}文\t"),
    ("\"it's\"", "it's"),
  ])
  func escapesAreRead(text: String, value: String) throws {
    if value == "?" {
      #expect(problem(text) == "t:1:12: the escape needs 4 hexadecimal digits")
    } else {
      #expect(try string(text) == value)
    }
  }

  @Test(arguments: [
    #"'\ud83d'"#, #"'\ude00\ud83d'"#, #"'\ud83dA'"#, #"'\1'"#, #"'\01'"#, #"'\xZZ'"#, "'a\nb'", "'a\rb'",
  ])
  func badStringsAreRefused(text: String) {
    #expect(problem(text) != "none")
  }

  @Test func namesMayHoldAnyLetterOfUnicode() throws {
    #expect(
      try members("{$a_1: 1, ünïcode: 2, 常用: 3, _: 4, \\u0061b: 5}").map(\.key) == ["$a_1", "ünïcode", "常用", "_", "ab"])
    #expect(problem("{1a: 2}") == #"t:1:2: expected a key (a name, or any text in quotes), got "1""#)
    #expect(problem("{a-b: 2}") == #"t:1:3: a: expected ":" after the key "a", got "-""#)
    #expect(problem("{\\u0031: 2}") != "none")
  }

  @Test func everyKindOfSpaceAndCommentIsSkipped() throws {
    let text = "\u{FEFF}/**/ \t\u{B}\u{C}\u{A0}\u{2003}// x\r\n/* * / ** */[1,//\u{2028}2/*\n*/]\u{FEFF}//end"
    #expect(
      try read(text).content
        == .array([
          JSON5Value(content: .number(1), location: SourceLocation(line: 2, column: 14)),
          JSON5Value(content: .number(2), location: SourceLocation(line: 3, column: 1)),
        ]))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyValueAndKeyKnowsItsPlace(lineBreak: String) throws {
    let text = ["{", "  title: '蚂蚁😀', bar: {tint: 1},", "\trows: [10, ", "20]}"].joined(separator: lineBreak)
    let found = try members("\u{FEFF}" + text)
    #expect(found.map(\.keyLocation.description) == ["2:3", "2:17", "3:2"])
    #expect(found.map(\.value.location.description) == ["2:10", "2:22", "3:8"])
    guard case .array(let rows) = found[2].value.content else { throw DocumentError([]) }
    #expect(rows.map(\.location.description) == ["3:9", "4:1"])
  }

  @Test func textThatIsNotUTF8IsPlaced() {
    let bytes: [UInt8] = Array("{\n a: '".utf8) + [0xFF, 0x27, 0x7D]
    do {
      _ = try JSON5Document(bytes: bytes, name: "t")
      Issue.record("read")
    } catch {
      #expect(error.description == "t:2:6: the text is not UTF-8 from here on")
    }
  }
}

@Suite struct JSON5ProblemTests {
  @Test func duplicateKeysAreReportedAndTheFirstHolds() throws {
    let text = "{screens: {a: {title: 'x',\n title: 'y'}}, screens: 2}"
    let document = try JSON5Document(bytes: text.utf8, name: "f.json5")
    #expect(
      document.duplicateKeys.map(\.description) == [
        #"f.json5:2:2: screens.a.title: duplicate key "title"; the first is at 1:16"#,
        #"f.json5:2:16: screens: duplicate key "screens"; the first is at 1:2"#,
      ])
    guard case .object(let members) = document.root.content else {
      Issue.record("not an object")
      return
    }
    #expect(members.count == 1)
  }

  @Test(arguments: [
    ("", "t:1:1: expected a value, but the file ends"),
    ("  // only a comment", "t:1:20: expected a value, but the file ends"),
    ("{a: 1", #"t:1:1: this "{" is not closed; the file ends at 1:6"#),
    ("{a: [1, ", #"t:1:5: a: this "[" is not closed; the file ends at 1:9"#),
    ("{a: [1, 2}", #"t:1:10: a: expected "," or "]", got "}""#),
    ("{a: [1, 2,}", #"t:1:11: a: expected "]" for the "[" of 1:5, got "}""#),
    ("{a: 'x", "t:1:5: a: the string that begins here has no closing quote"),
    ("{a: 1} /* x", "t:1:8: the comment that begins here has no end"),
    ("{a: 1} b", #"t:1:8: expected the end of the file, got "b""#),
    ("{a: white}", #"t:1:5: a: expected a value, got white; text needs quotes: "white""#),
    ("{a 1}", #"t:1:4: a: expected ":" after the key "a", got "1""#),
    ("{a: 1 b: 2}", #"t:1:7: expected "," or "}", got "b""#),
    ("{a: 1 // x\n b: 2}", #"t:1:6: missing "," at the end of this line; the next entry begins at 2:2"#),
    ("{a: 1, # x\n b: 2}", ##"t:1:8: "#" begins no comment: write // before it, or /* and */ around it"##),
    (
      "{a: 'x, b: {c: 'y'}}",
      #"t:1:5: the text that begins here ends at 1:17, before "y": a quote is missing or too many"#
    ),
    ("{a: {b: 'x}}\n}", "t:1:9: a.b: the string has no closing quote on its line; a line break in it is written \\n"),
    ("{a: True}", "t:1:5: a: expected a value, got True; did you mean true?"),
    ("{a: }", #"t:1:5: a: expected a value, got "}""#),
    (
      "{a: #fff}",
      ##"t:1:5: a: expected a value, got "#"; a colour needs quotes, a comment begins with // or stands in /* */"##
    ),
    ("{a: 12pt}", #"t:1:5: a: a number ends in "p"; lengths are points: 12"#),
    ("{a: 50ms}", #"t:1:5: a: a number ends in "m"; times are seconds: 0.05"#),
    ("{a: 12abc}", #"t:1:5: a: a number ends in "a"; text needs quotes"#),
    ("{b: [0, {c: Infinity}]}", "t:1:13: b[1].c: expected a finite number, got Infinity"),
    ("{'my page': {x: }}", #"t:1:17: "my page".x: expected a value, got "}""#),
  ])
  func problemsNamePlacePathAndCause(text: String, message: String) {
    #expect(problem(text) == message)
  }

  @Test func oneRunFindsSeveralProblems() {
    let text = """
      {
        title: "abc,
        bar: {tint: blue, alpha: 1.0.0, ok: [1, 2, {x: 'fine'}]},
        rows 20,
        rows: [1, two, 3],
        title: 3, title: 4,
      }
      """
    do {
      _ = try JSON5Document(bytes: text.utf8, name: "t")
      Issue.record("read")
    } catch {
      #expect(
        error.problems.map { "\($0.location?.line ?? 0) \($0.path)" } == [
          "2 title", "3 bar.tint", "3 bar.alpha", "4 rows", "5 rows[1]", "6 title",
        ])
    }
  }

  @Test func problemsAreOrderedByPlace() {
    func problem(_ line: Int, _ message: String) -> DocumentProblem {
      DocumentProblem(name: "s", location: SourceLocation(line: line, column: 1), path: "", message: message)
    }
    let whole = DocumentProblem(name: "s", location: nil, path: "", message: "whole")
    let error = DocumentError([problem(9, "a"), problem(2, "b"), whole, problem(2, "c")])
    #expect(error.description == "s: whole\ns:2:1: b\ns:2:1: c\ns:9:1: a")
  }
}

@Suite struct SuggestionTests {
  private let names = ["blue", "black", "tintColor", "barTintColor", "title", "clear"]

  @Test(arguments: [
    ("blu", "blue"), ("bleu", "blue"), ("BLUE", "blue"), ("tintColour", "tintColor"), ("titel", "title"),
    ("barTintColr", "barTintColor"), ("cleer", "clear"), ("blakc", "black"),
  ])
  func slipsAreRecognised(word: String, meant: String) {
    #expect(Suggestion.nearest(word, among: names) == meant)
  }

  @Test(arguments: ["", "x", "purple", "navigationBar", String(repeating: "blue", count: 100)])
  func strangersAreNot(word: String) {
    #expect(Suggestion.nearest(word, among: names) == nil)
    #expect(Suggestion.clause(word, among: names).isEmpty)
  }

  @Test func firstOfEqualsWins() {
    #expect(Suggestion.nearest("bat", among: ["bar", "bad"]) == "bar")
    #expect(Suggestion.nearest("bad", among: ["bar", "bad"]) == "bad")
    #expect(Suggestion.clause("bat", among: ["bar"]) == #"; did you mean "bar"?"#)
  }
}
