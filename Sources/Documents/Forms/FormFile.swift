/// A JSON5 file that is read by forms alone.
package enum FormFile {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - name: the file's name in messages.
  ///   - read: reads the value; returns nil after it has reported a problem.
  /// - Throws: every problem of the file, in the file's order.
  package static func read<Value>(
    bytes: [UInt8], name: String, _ read: (Node, PlainReader) -> Value?
  ) throws(DocumentError) -> Value {
    let document = try JSON5Document(bytes: bytes, name: name)
    let reader = PlainReader(document)
    let value = read(Node(document.root), reader)
    if let error = reader.problems.error { throw error }
    guard let value else { preconditionFailure("what is not read has a problem") }
    return value
  }

  /// Returns the JSON Schema, draft 2020-12, of a file; the same text every time.
  ///
  /// - Parameters:
  ///   - tables: every kind of object, the whole file's first.
  ///   - definitions: other definitions that the tables refer to.
  package static func schema(
    _ title: String, _ tables: [ObjectTable], _ definitions: [String: JSONText] = [:]
  ) -> String {
    var definitions = definitions
    for table in tables {
      definitions[table.name] = table.schema
      for entry in table.entries { definitions.merge(entry.definitions) { first, _ in first } }
    }
    let members = definitions.sorted { $0.key < $1.key }.map { JSONText.Member($0.key, $0.value) }
    return JSONText.object([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"), "title": .string(title),
      "$ref": .string("#/$defs/\(tables[0].name)"), "$defs": .object(members),
    ]).text
  }
}
