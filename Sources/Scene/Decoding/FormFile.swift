/// A JSON5 file that is no scene and is read by the same forms: with the same words about what is wrong.
package enum FormFile {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - read: nil after a problem has been reported.
  /// - Throws: every problem of the file, in its order.
  package static func read<Value>(
    bytes: [UInt8], name: String, _ read: (Node, SceneDecoder) -> Value?
  ) throws(SceneError) -> Value {
    let document = try JSON5Document(bytes: bytes, name: name)
    let decoder = SceneDecoder(document, images: nil)
    let value = read(Node(document.root), decoder)
    if let error = decoder.error { throw error }
    guard let value else { preconditionFailure("what is not read has a problem") }
    return value
  }

  /// Returns the JSON Schema, draft 2020-12, of a file; the same text every time.
  ///
  /// - Parameters:
  ///   - tables: every kind of object, that of the whole file first.
  ///   - definitions: what the tables point to beside each other.
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
