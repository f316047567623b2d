/// A value of a JSON5 file, with its place.
struct JSON5Value: Hashable, Sendable {
  let content: Content
  let location: SourceLocation

  enum Content: Hashable, Sendable {
    case null
    case bool(Bool)

    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSON5Value])

    /// In the order of the file; no key twice.
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    let key: String
    let keyLocation: SourceLocation
    let value: JSON5Value
  }

  /// What messages call it: `a number`, `"blu"`.
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

  /// A number as a person would write it: whole ones without `.0`.
  static func text(of value: Double) -> String {
    abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// A text in quotes on one line, cut after 40 characters.
  static func quoted(_ text: String) -> String {
    var shown = ""
    for (n, character) in text.enumerated() {
      if n == 40 { return "\"\(shown)…\"" }
      switch character {
      case "\"", "\\": shown += "\\\(character)"
      case "\n": shown += "\\n"
      case "\t": shown += "\\t"
      default: shown += VisibleText.line(String(character))
      }
    }
    return "\"\(shown)\""
  }
}

/// The way from the root of a file to a value.
struct JSON5Path: Hashable, Sendable {
  private(set) var text: String

  static let root = JSON5Path(text: "")

  func appending(key: String) -> JSON5Path {
    let isPlain = !key.isEmpty && key.unicodeScalars.allSatisfy { $0.properties.isIDContinue || $0 == "$" || $0 == "-" }
    return JSON5Path(text: text + (text.isEmpty ? "" : ".") + (isPlain ? key : JSON5Value.quoted(key)))
  }

  func appending(index: Int) -> JSON5Path { JSON5Path(text: "\(text)[\(index)]") }
}
