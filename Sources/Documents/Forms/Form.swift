/// The form of a value in the file: how to read it, the phrase for it in errors, and its JSON Schema.
///
/// The reader, the schema and the tables of the documentation use the same forms, so they cannot disagree.
package struct Form<Value, Reader: DocumentReader>: Sendable {
  /// The end of "expected …": `a number from 0 to 1`.
  package let phrase: String
  package let schema: JSONText

  /// The parts of the schema that ``schema`` refers to, by name.
  package let definitions: [String: JSONText]

  /// Reads a value; returns nil after it has reported a problem.
  package let read: @Sendable (Node, Reader) -> Value?

  /// Returns the notation that was probably meant by a value of another type: `{icon: "share"}` for `"share"`. Returns
  /// nil if that cannot be known.
  package let meant: @Sendable (Node) -> String?

  package init(
    _ phrase: String, schema: JSONText, definitions: [String: JSONText] = [:],
    meant: @escaping @Sendable (Node) -> String? = { _ in nil },
    read: @escaping @Sendable (Node, Reader) -> Value?
  ) {
    self.phrase = phrase
    self.schema = schema
    self.definitions = definitions
    self.meant = meant
    self.read = read
  }

  /// Returns a form with the same notation and a value made from this one's.
  package func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Form<Other, Reader> {
    let read = self.read
    return Form<Other, Reader>(phrase, schema: schema, definitions: definitions) { node, reader in
      read(node, reader).map(change)
    }
  }

  /// Returns a form that also accepts `null`, for nil.
  package var orNull: Form<Value?, Reader> {
    let read = self.read
    return Form<Value?, Reader>(
      phrase + " or null", schema: .anyOf([schema, .object(["type": .string("null")])]), definitions: definitions
    ) { node, reader in
      if node.isNull { return .some(nil) }
      return read(node, reader).map { .some($0) }
    }
  }
}
