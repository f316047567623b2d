/// What a value of the file may look like: how it is read, what an error says was expected, and its JSON Schema.
///
/// Reader, schema and the tables of the documentation come from the same forms, so they cannot part ways.
package struct Form<Value>: Sendable {
  /// Completes "expected …": `a number from 0 to 1`.
  package let phrase: String
  package let schema: JSONText

  /// Parts of the schema that ``schema`` points to, by name.
  package let definitions: [String: JSONText]

  /// Nil after a problem has been reported.
  package let read: @Sendable (Node, SceneDecoder) -> Value?

  /// How the file writes what somebody means by a value of another kind: `{icon: "share"}` for `"share"`. Nil where nobody
  /// can know.
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

  /// Returns a form of the same text with a value made of this one's.
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

/// A key of an object, with what the documentation says of it.
package struct Key<Value>: Sendable {
  package let name: String
  let form: Form<Value>
  let isRequired: Bool

  /// As the documentation prints it; empty for none.
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
  /// What editors look for at the top of a file, which means the same without it.
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

  /// In the schema and in the documentation.
  let name: String

  /// With its article: `a header`.
  let noun: String

  /// Keys of which there must be exactly one; empty when none exclude each other.
  let oneOf: [String]

  /// Its own, then what it has in common with another object.
  package let entries: [Entry]

  /// How many entries are its own: the documentation prints only these.
  let ownCount: Int

  package init(name: String, noun: String, oneOf: [String] = [], entries: [Entry], inherited: [Entry] = []) {
    ownCount = entries.count
    self.name = name
    self.noun = noun
    self.oneOf = oneOf
    self.entries = entries + inherited
  }

  var names: [String] { entries.map(\.name) }

  /// `{image, color, height, …}`
  var sketch: String {
    "{" + (names.prefix(3) + (names.count > 3 ? ["…"] : [])).joined(separator: ", ") + "}"
  }
}
