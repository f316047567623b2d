/// The keys of one kind of object.
package struct ObjectTable: Sendable {
  package struct Entry: Sendable {
    package let name: String
    package let phrase: String
    package let schema: JSONText
    package let definitions: [String: JSONText]
    package let isRequired: Bool
    package let standard: String
    package let summary: String
  }

  /// The object's name in the schema and in the documentation.
  package let name: String

  /// The object's noun with its article: `a header`.
  package let noun: String

  /// Keys of which exactly one must be present; empty if none exclude each other.
  package let oneOf: [String]

  /// The object's own entries, then those that it shares with another object.
  package let entries: [Entry]

  /// The number of the object's own entries: the documentation prints only these.
  package let ownCount: Int

  package init(name: String, noun: String, oneOf: [String] = [], entries: [Entry], inherited: [Entry] = []) {
    ownCount = entries.count
    self.name = name
    self.noun = noun
    self.oneOf = oneOf
    self.entries = entries + inherited
  }

  package var names: [String] { entries.map(\.name) }

  /// The object in short: `{image, color, height, …}`.
  package var sketch: String {
    "{" + (names.prefix(3) + (names.count > 3 ? ["…"] : [])).joined(separator: ", ") + "}"
  }
}

extension ObjectTable {
  /// The schema of an object of this kind.
  var schema: JSONText {
    let properties = entries.map { JSONText.Member($0.name, $0.describedSchema) }
    var members: [JSONText.Member] = [
      .init("type", .string("object")),
      .init("properties", .object(properties)),
    ]
    let required = entries.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(.init("required", .strings(required))) }
    if !oneOf.isEmpty {
      let choices = oneOf.map { JSONText.object(["required": .strings([$0])]) }
      members.append(.init("oneOf", .array(choices)))
    }
    members.append(.init("additionalProperties", .bool(false)))
    return .object(members)
  }

  /// The table of the documentation: key, value, default, meaning.
  package var markdown: String {
    func cell(_ text: String) -> String {
      text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
    var lines = ["| key | value | default | |", "| --- | --- | --- | --- |"]
    for entry in entries.prefix(ownCount) {
      let standard = entry.isRequired ? "**required**" : entry.standard
      lines.append("| `\(entry.name)` | \(cell(entry.phrase)) | \(cell(standard)) | \(cell(entry.summary)) |")
    }
    return lines.joined(separator: "\n")
  }
}

extension ObjectTable.Entry {
  fileprivate var describedSchema: JSONText {
    guard case .object(let members) = schema, !summary.isEmpty else { return schema }
    return .object([.init("description", .string(summary))] + members)
  }
}
