import Testing

@testable import NavReelDocuments

@Suite struct JSONTextTests {
  @Test func keepsTheOrderOfKeys() {
    #expect(JSONText.object(["b": .integer(1), "a": .bool(true)]).text == "{\"b\": 1, \"a\": true}\n")
  }

  @Test func escapesText() {
    #expect(JSONText.string("a\"\\\n\u{1}é😀").text == "\"a\\\"\\\\\\n\\u0001é😀\"\n")
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0, "0"), (2, "2"), (1.0 / 3, "0.333333"), (.infinity, "null"), (-12.5, "-12.5"),
  ])
  func writesShortNumbers(value: Double, text: String) { #expect(JSONText.number(value).text == text + "\n") }

  @Test func breaksLinesThatGetLong() {
    let long = String(repeating: "x", count: 100)
    let value = JSONText.array([.object(["x": .array([.integer(1), .integer(2)])]), .object([:]), .string(long)])
    #expect(value.text == "[\n  {\"x\": [1, 2]},\n  {},\n  \"\(long)\"\n]\n")
  }
}
