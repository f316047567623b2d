/// A JSON value whose members keep their order, so that its text is always the same.
package indirect enum JSONText: Hashable, Sendable {
  case object([Member])
  case array([JSONText])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONText

    package init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  package static func object(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
    .object(members.map { Member($0.key, $0.value) })
  }

  package static func integer(_ value: Int) -> JSONText { .number(Double(value)) }
  package static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }
  package static func optional<T>(_ value: T?, _ make: (T) -> JSONText) -> JSONText { value.map(make) ?? .null }

  /// The text, indented by two spaces, with a line break at the end; values of up to 100 columns stay on one line.
  package var text: String { text(indentation: "") + "\n" }

  private func text(indentation: String) -> String {
    let line = self.line
    if indentation.utf8.count + line.utf8.count <= 100 { return line }
    let deeper = indentation + "  "
    switch self {
    case .bool, .number, .string, .null: return line
    case .array(let values):
      return "[\n" + values.map { deeper + $0.text(indentation: deeper) }.joined(separator: ",\n")
        + "\n" + indentation + "]"
    case .object(let members):
      return "{\n"
        + members.map { deeper + JSONText.quoted($0.key) + ": " + $0.value.text(indentation: deeper) }.joined(
          separator: ",\n")
        + "\n" + indentation + "}"
    }
  }

  /// The text on one line, however long.
  package var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSONText.decimal(value)
    case .string(let value): JSONText.quoted(value)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSONText.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    }
  }

  /// Returns a number with at most six decimals: a millionth of a point or second is below anything drawn.
  private static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = abs(value) < 1e9 ? (value * 1_000_000).rounded() / 1_000_000 : value
    if rounded == 0 { return "0" }
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)"
  }

  /// Returns a text in quotation marks, with quotes, backslashes, control characters and direction marks escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.properties.isBidiControl
          || scalar == "\u{2028}" || scalar == "\u{2029}"
        {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
