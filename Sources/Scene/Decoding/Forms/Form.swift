/// The form of a value in the file: how to read it, the phrase for it in errors, and its JSON Schema.
///
/// The reader, the schema and the tables of the documentation use the same forms, so they cannot disagree.
package struct Form<Value>: Sendable {
  /// The end of "expected …": `a number from 0 to 1`.
  package let phrase: String
  package let schema: JSONText

  /// The parts of the schema that ``schema`` refers to, by name.
  package let definitions: [String: JSONText]

  /// Reads a value; returns nil after it has reported a problem.
  package let read: @Sendable (Node, SceneDecoder) -> Value?

  /// Returns the notation that was probably meant by a value of another type: `{icon: "share"}` for `"share"`. Returns
  /// nil if that cannot be known.
  let meant: @Sendable (Node) -> String?

  package init(
    _ phrase: String, schema: JSONText, definitions: [String: JSONText] = [:],
    meant: @escaping @Sendable (Node) -> String? = { _ in nil },
    read: @escaping @Sendable (Node, SceneDecoder) -> Value?
  ) {
    self.phrase = phrase
    self.schema = schema
    self.definitions = definitions
    self.meant = meant
    self.read = read
  }

  /// Returns a form with the same notation and a value made from this one's.
  package func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Form<Other> {
    let read = self.read
    return Form<Other>(phrase, schema: schema, definitions: definitions) { node, decoder in
      read(node, decoder).map(change)
    }
  }

  /// Returns a form that also accepts `null`, for nil.
  var orNull: Form<Value?> {
    let read = self.read
    return Form<Value?>(
      phrase + " or null", schema: .anyOf([schema, .object(["type": .string("null")])]), definitions: definitions
    ) { node, decoder in
      if node.isNull { return .some(nil) }
      return read(node, decoder).map { .some($0) }
    }
  }
}

/// A key of an object, with its documentation.
package struct Key<Value>: Sendable {
  package let name: String
  let form: Form<Value>
  let isRequired: Bool

  /// The default as the documentation prints it; empty for none.
  let standard: String
  let summary: String

  package init(
    _ name: String, _ form: Form<Value>, required: Bool = false, default standard: String = "", _ summary: String
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

extension Key<String> {
  /// The key that editors look for at the top of a file, which means the same without it.
  package static let schema = Key(
    "$schema", .text, "The address of a JSON Schema, for editors; NavReel does not read it.")
}

/// The keys of one kind of object.
package struct ObjectTable: Sendable {
  package struct Entry: Sendable {
    package let name: String
    let phrase: String
    let schema: JSONText
    let definitions: [String: JSONText]
    package let isRequired: Bool
    let standard: String
    let summary: String
  }

  /// The object's name in the schema and in the documentation.
  let name: String

  /// The object's noun with its article: `a header`.
  let noun: String

  /// Keys of which exactly one must be present; empty if none exclude each other.
  let oneOf: [String]

  /// The object's own entries, then those that it shares with another object.
  package let entries: [Entry]

  /// The number of the object's own entries: the documentation prints only these.
  let ownCount: Int

  package init(name: String, noun: String, oneOf: [String] = [], entries: [Entry], inherited: [Entry] = []) {
    ownCount = entries.count
    self.name = name
    self.noun = noun
    self.oneOf = oneOf
    self.entries = entries + inherited
  }

  var names: [String] { entries.map(\.name) }

  /// The object in short: `{image, color, height, …}`.
  var sketch: String {
    "{" + (names.prefix(3) + (names.count > 3 ? ["…"] : [])).joined(separator: ", ") + "}"
  }
}
