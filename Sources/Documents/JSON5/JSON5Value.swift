/// A value of a JSON5 file, with its place.
package struct JSON5Value: Hashable, Sendable {
  package let content: Content
  package let location: SourceLocation

  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)

    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSON5Value])

    /// In the order of the file; no key twice.
    case object([Member])
  }

  package struct Member: Hashable, Sendable {
    package let key: String
    package let keyLocation: SourceLocation
    package let value: JSON5Value
  }

  /// The value's name in messages: `an array`, `"blu"`.
  var summary: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): JSON5Value.text(of: value)
    case .string(let text): JSON5Value.quoted(text)
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Returns a number as a person would write it: whole ones without `.0`.
  package static func text(of value: Double) -> String {
    abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Returns a text in quotes on one line, cut after 40 code points: a character may have any number of them.
  package static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var shown = String.UnicodeScalarView()
    for scalar in scalars.prefix(40) {
      switch scalar {
      case "\"", "\\": shown += ["\\", scalar]
      case "\n": shown += ["\\", "n"]
      case "\t": shown += ["\\", "t"]
      default: shown.append(scalar)
      }
    }
    return "\"\(VisibleText.line(String(shown)))\(scalars.dropFirst(40).isEmpty ? "" : "…")\""
  }

  /// Returns a word of the file as messages show it: cut after 40 code points.
  package static func shortened(_ word: String) -> String {
    let beginning = word.unicodeScalars.prefix(41)
    return beginning.count <= 40 ? word : "\(String.UnicodeScalarView(beginning.dropLast()))…"
  }
}

/// The path from the root of a file to a value.
///
/// It shares its beginning with its neighbours, and its text is made on demand: a file has many values, and few of them
/// are wrong.
package indirect enum JSON5Path: Hashable, Sendable {
  case root
  case key(String, in: JSON5Path)
  case index(Int, in: JSON5Path)

  func appending(key: String) -> JSON5Path { .key(key, in: self) }

  func appending(index: Int) -> JSON5Path { .index(index, in: self) }

  /// The path as text: `screens.home.right[0].icon`; a key that is not a plain name, or is long, is in quotes.
  package var text: String {
    switch self {
    case .root: return ""
    case .index(let index, let outer): return "\(outer.text)[\(index)]"
    case .key(let key, let outer):
      let text = outer.text
      return text + (text.isEmpty ? "" : ".") + (JSON5Path.isPlain(key) ? key : JSON5Value.quoted(key))
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 100
      && key.unicodeScalars.allSatisfy { $0.properties.isIDContinue || $0 == "$" || $0 == "-" }
  }
}
