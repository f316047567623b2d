/// A JSON value whose members keep their order, so that its text is always the same.
indirect enum SchemaValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([SchemaValue])
  case object([Member])

  struct Member: Hashable, Sendable {
    let key: String
    let value: SchemaValue
  }

  static func object(_ members: KeyValuePairs<String, SchemaValue>) -> SchemaValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  static func strings(_ texts: [String]) -> SchemaValue { .array(texts.map { .string($0) }) }

  /// A pointer to a named part of the schema.
  static func reference(_ name: String) -> SchemaValue { .object(["$ref": .string("#/$defs/" + name)]) }

  static func anyOf(_ choices: [SchemaValue]) -> SchemaValue { .object(["anyOf": .array(choices)]) }
}

extension SchemaValue {
  /// Indented by two spaces; short values stay on one line.
  func text(indentation: String = "") -> String {
    let line = self.line
    if indentation.utf8.count + line.utf8.count <= 100 { return line }
    let deeper = indentation + "  "
    switch self {
    case .bool, .number, .string: return line
    case .array(let values):
      return "[\n" + values.map { deeper + $0.text(indentation: deeper) }.joined(separator: ",\n")
        + "\n" + indentation + "]"
    case .object(let members):
      return "{\n"
        + members.map { deeper + jsonString($0.key) + ": " + $0.value.text(indentation: deeper) }.joined(
          separator: ",\n")
        + "\n" + indentation + "}"
    }
  }

  private var line: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSON5Value.text(of: value)
    case .string(let value): jsonString(value)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { jsonString($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    }
  }
}

/// Returns the text in quotation marks, with quotes, backslashes and control characters escaped.
func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value) {
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}
