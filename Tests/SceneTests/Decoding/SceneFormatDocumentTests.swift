import NavReelDrawing
import Foundation
import NavReelDocuments
import NavReelTestSupport
import Testing

@testable import NavReelScene

/// Checks that `docs/scene-format.md` and `docs/scene.schema.json` match the reader.
@Suite(.serialized) struct SceneFormatDocumentTests {
  static let docs = Fixtures.package.appending(path: "docs")
  static let page = docs.appending(path: "scene-format.md")
  static let schema = docs.appending(path: "scene.schema.json")

  /// The same switch as for goldens: it writes the files, and fails after writing.
  static let isRecording = ProcessInfo.processInfo.environment["NAVREEL_RECORD_GOLDENS"] == "1"

  private func expectFile(_ url: URL, equals text: String) throws {
    let found = try? String(contentsOf: url, encoding: .utf8)
    if Self.isRecording && found != text { try text.write(to: url, atomically: true, encoding: .utf8) }
    #expect(
      found == text, "\(url.lastPathComponent) is not what the reader says; NAVREEL_RECORD_GOLDENS=1 writes it again")
  }

  @Test func theSchemaIsTheReaders() throws {
    try expectFile(Self.schema, equals: SceneSchema.json())
  }

  /// The tables between `<!-- keys: NAME -->` and `<!-- end -->` are generated from the reader's own.
  @Test func theTablesAreTheReaders() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    var written = ""
    var described: [String] = []
    var rest = text[...]
    while let start = rest.range(of: "<!-- keys: "), let end = rest.range(of: "<!-- end -->") {
      let name = String(rest[start.upperBound...].prefix { $0 != " " })
      let table = try #require(SceneSchema.tables.first { $0.name == name }, "there is no object \(name)")
      described.append(name)
      written += rest[..<start.upperBound] + "\(name) -->\n\(table.markdown)\n" + rest[end]
      rest = rest[end.upperBound...]
    }
    written += rest
    #expect(described == SceneSchema.tables.map(\.name))
    try expectFile(Self.page, equals: written)
  }

  @Test func theDevicesAreThoseOfTheTable() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let (opening, closing) = ("<!-- devices -->\n", "\n<!-- end of devices -->")
    let start = try #require(text.range(of: opening))
    let end = try #require(text.range(of: closing))
    let names = Device.table.map { "`\($0.name)`" }.joined(separator: ", ")
    try expectFile(Self.page, equals: text[..<start.upperBound] + names + text[end.lowerBound...])
  }

  /// Blocks of `json5` that begin with `{navreel` or a brace and `navreel` are complete scenes.
  @Test func theExamplesDecode() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```json5\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count > 8)
    for block in blocks {
      let whole =
        block.contains("navreel:")
        ? block : "{navreel: 1, \(block.contains("screens:") ? "" : "screens: {a: {}, b: {}},")\n\(block)}"
      #expect(problems(in: whole) == [], "\(block)")
      if problems(in: whole).isEmpty { #expect(try scene(whole).warnings.isEmpty) }
    }
  }

  @Test func everyReferenceOfTheSchemaLeadsSomewhere() throws {
    let json = SceneSchema.json()
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: Any])
    let references = json.components(separatedBy: "\"#/$defs/").dropFirst().map { $0.prefix { $0 != "\"" } }
    for reference in references { #expect(definitions[String(reference)] != nil, "\(reference)") }
    for name in definitions.keys { #expect(references.contains { $0 == name }, "\(name)") }
  }

  @Test func theSchemaIsTheSameEveryTime() {
    #expect(SceneSchema.json() == SceneSchema.json())
  }
}
