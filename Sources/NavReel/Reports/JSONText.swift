import Drawing

/// A JSON value whose keys keep their order, and its text.
indirect enum JSONText: Hashable, Sendable {
  case object([Member])
  case array([JSONText])
  case string(String)
  case number(Double)
  case integer(Int)
  case bool(Bool)
  case null

  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONText
  }

  static func object(_ pairs: KeyValuePairs<String, JSONText>) -> JSONText {
    .object(pairs.map { Member(key: $0.key, value: $0.value) })
  }

  static func color(_ color: Color) -> JSONText { .string(color.description) }
  static func rect(_ r: Rect) -> JSONText { .array([.number(r.x), .number(r.y), .number(r.width), .number(r.height)]) }

  static func optional<T>(_ value: T?, _ make: (T) -> JSONText) -> JSONText { value.map(make) ?? .null }

  /// The text, with two spaces an indent; short arrays of plain values stand on one line.
  var text: String {
    var out = ""
    write(to: &out, indent: "")
    return out + "\n"
  }

  private var isPlain: Bool {
    switch self {
    case .object, .array: false
    default: true
    }
  }

  private func write(to out: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .object(let members) where members.isEmpty: out += "{}"
    case .object(let members):
      out += "{\n"
      for (index, member) in members.enumerated() {
        out += inner + JSONText.quoted(member.key) + ": "
        member.value.write(to: &out, indent: inner)
        out += index + 1 < members.count ? ",\n" : "\n"
      }
      out += indent + "}"
    case .array(let items) where items.allSatisfy(\.isPlain):
      out += "["
      for (index, item) in items.enumerated() {
        if index > 0 { out += ", " }
        item.write(to: &out, indent: inner)
      }
      out += "]"
    case .array(let items):
      out += "[\n"
      for (index, item) in items.enumerated() {
        out += inner
        item.write(to: &out, indent: inner)
        out += index + 1 < items.count ? ",\n" : "\n"
      }
      out += indent + "]"
    case .string(let text): out += JSONText.quoted(text)
    case .number(let value): out += JSONText.decimal(value)
    case .integer(let value): out += String(value)
    case .bool(let value): out += value ? "true" : "false"
    case .null: out += "null"
    }
  }

  /// At most six decimals: a millionth of a point or second is below anything drawn.
  private static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    if rounded == 0 { return "0" }
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)"
  }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
