import Testing

@testable import NavReel

@Suite struct JSONTextTests {
  @Test func keepsTheOrderOfKeys() {
    #expect(JSONText.object(["b": .integer(1), "a": .bool(true)]).text == "{\n  \"b\": 1,\n  \"a\": true\n}\n")
  }

  @Test func escapesText() {
    #expect(JSONText.string("a\"\\\n\u{1}é😀").text == "\"a\\\"\\\\\\n\\u0001é😀\"\n")
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0, "0"), (2, "2"), (1.0 / 3, "0.333333"), (.infinity, "null"), (-12.5, "-12.5"),
  ])
  func writesShortNumbers(value: Double, text: String) { #expect(JSONText.number(value).text == text + "\n") }

  @Test func nestsWithIndent() {
    let value = JSONText.array([.object(["x": .array([.integer(1), .integer(2)])]), .object([:])])
    #expect(value.text == "[\n  {\n    \"x\": [1, 2]\n  },\n  {}\n]\n")
  }
}
