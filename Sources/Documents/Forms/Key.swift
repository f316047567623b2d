/// A key of an object, with its documentation.
package struct Key<Value, Reader: DocumentReader>: Sendable {
  package let name: String
  package let form: Form<Value, Reader>
  package let isRequired: Bool

  /// The default as the documentation prints it; empty for none.
  package let standard: String
  package let summary: String

  package init(
    _ name: String, _ form: Form<Value, Reader>, required: Bool = false, default standard: String = "",
    _ summary: String
  ) {
    self.name = name
    self.form = form
    self.isRequired = required
    self.standard = standard
    self.summary = summary
  }

  package var entry: ObjectTable.Entry {
    ObjectTable.Entry(
      name: name, phrase: form.phrase, schema: form.schema, definitions: form.definitions, isRequired: isRequired,
      standard: standard, summary: summary)
  }
}

extension Key where Value == String {
  /// The key that editors look for at the top of a file, which means the same without it.
  package static var schema: Key {
    Key("$schema", .text, "The address of a JSON Schema, for editors; NavReel does not read it.")
  }
}
