import NavReelTestSupport
import Testing

@testable import NavReelDocuments

/// Reads JSON of our own back. The grammar is RFC 8259's.
@Suite struct JSONNodeTests {
  private func node(_ text: String) throws -> JSONNode {
    try JSONNode(bytes: Array(text.utf8), name: "r.json", byteLimit: 1 << 20)
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try node(text)
      return nil
    } catch { return "\(error)" }
  }

  @Test func valuesAreWhatTheFileSays() throws {
    let root = try node(
      #" {"a": [1, -2.5e1, {"b": null}], "t": true, "f": false, "s": "x\u00e9\"\n\ud83d\ude00é", "": 0} "#)
    let list = try root.member("a").list()
    #expect(list.map(\.number) == [1, -25, nil] && list.count == 3)
    #expect(try root.member("t").flag() && !root.member("f").flag())
    #expect(try root.member("s").text() == "xé\"\n😀é")
    #expect(root[""]?.number == 0 && root["b"] == nil && root.optional("a")?.isNull == false)
    #expect(try #require(list.map { $0 }.last)["b"]?.isNull == true)
    #expect(try node("[]").list().isEmpty && node("{}")["a"] == nil)
  }

  @Test func faultsSayWhereAndWhat() throws {
    let root = try node("{\n  \"a\": [1, {\"b\": [\"x\", 7]}],\n  \"é\": {}\n}")
    let deep = try #require(Array(try root.member("a").list())[1]["b"])
    let seven = Array(try deep.list())[1]
    #expect("\(seven.fault("a string"))" == "r.json:2:24: a[1].b[1]: expected a string, got 7")
    #expect("\(deep.fault("a number"))" == "r.json:2:18: a[1].b: expected a number, got a list of 2")
    #expect("\(root.fault("a list"))" == "r.json:1:1: expected a list, got an object")
    #expect("\(try root.member("é").fault("a list"))" == "r.json:3:8: é: expected a list, got an object")
    #expect(throws: DocumentError.self) { try deep.list(of: 3, "three") }
  }

  @Test(arguments: [
    ("", "1:1: expected a value, but the file ends"), ("[1,]", "1:4: expected a value, got \"]\""),
    ("[1 2]", "1:4: expected \",\" or \"]\", got \"2\""), ("{a: 1}", "1:2: expected a key in quotes, got \"a\""),
    ("{\"a\" 1}", "1:6: expected \":\", got \"1\""), ("[01]", "1:3: expected \",\" or \"]\", got \"1\""),
    ("[-]", "1:3: expected a digit, got \"]\""), ("[1.]", "1:4: expected a digit, got \"]\""),
    ("\"a\nb\"", "1:3: expected a closing quote, got \"\\n\""),
    ("\"\\q\"", "1:2: expected an escape of JSON, got \"\\\\\""),
    ("\"\\ud800x\"", "1:2: expected an escape of JSON, got \"\\\\\""),
    ("{} {}", "1:4: expected the end of the file, got \"{\""),
    ("{\"a\": 1,\n\"a\": 2}", "2:1: duplicate key \"a\"; the first is at 1:2"),
    ("nul", "1:1: expected a value, got \"n\""),
    ("\"open", "1:6: expected a closing quote, but the file ends"),
  ])
  func whatIsNoJSONIsRefusedAtItsPlace(text: String, words: String) { #expect(fault(text) == "r.json:" + words) }

  @Test func hostileFilesAreRefusedOrCostLittle() throws {
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    #expect(fault(deep) == "r.json:1:65: values are nested deeper than 64 levels")
    let dense = "[" + String(repeating: "0,", count: 9000) + "0]"
    #expect(fault(dense)?.hasSuffix("the file has more than 5524 values") == true)
    let keys = "{" + (0..<300).map { "\"k\($0)\": \"some words\"" }.joined(separator: ", ") + "}"
    #expect(fault(keys)?.hasSuffix("an object has more than 256 keys") == true)
    #expect(throws: DocumentError.self) { try JSONNode(bytes: [0x22, 0xFF, 0x22], name: "r", byteLimit: 99) }
    #expect(throws: DocumentError.self) { try JSONNode(bytes: Array("[1, 2]".utf8), name: "r", byteLimit: 5) }
    // Eight bytes per value.
    #expect(MemoryLayout<JSONTape.Entry>.stride == 8)
  }

  /// Whatever both readers accept, they read alike.
  @Test func changedFilesAreReadAsJSON5OrRefused() throws {
    let good = Array(#"{"a": [1, -2.5, {"b": null}], "s": "x\n\u00e9", "t": true, "list": [[0, 3], [5, 9]]}"#.utf8)
    let stuff = Array("{}[]:,\"0159.-+eE\\ \nntu".utf8)
    var random = SeededGenerator(seed: 5)
    var readable = 0
    for _ in 0..<4000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = stuff[Int.random(in: 0..<stuff.count, using: &random)]
      }
      guard let node = try? JSONNode(bytes: bytes, name: "t", byteLimit: 1 << 20) else { continue }
      readable += 1
      let plain = try JSON5Document(bytes: bytes, name: "t")
      #expect(JSONNodeTests.text(node) == JSONNodeTests.text(plain.root), "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(readable > 200 && readable < 3000, "some were read: \(readable)")
  }

  private static func text(_ node: JSONNode) -> String {
    if let elements = node.elements { return "[\(elements.map(text).joined(separator: ","))]" }
    if let string = node.string { return "s\(string)" }
    if let number = node.number { return "\(number)" }
    if let bool = node.bool { return "\(bool)" }
    return node.isNull ? "null" : "{\(["a", "b", "s", "t", "list"].map { node[$0].map(text) ?? "-" }.joined())}"
  }

  private static func text(_ value: JSON5Value) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let text): "s\(text)"
    case .array(let values): "[\(values.map(text).joined(separator: ","))]"
    case .object(let members):
      "{\(["a", "b", "s", "t", "list"].map { key in members.first { $0.key == key }.map { text($0.value) } ?? "-" }.joined())}"
    }
  }
}
