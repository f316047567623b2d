import NavReelDocuments
import NavReelDrawing
import NavReelScene

extension JSONText {
  /// Calls a closure with the path, such as `screens.home.x`, of every value that is not an object, a list or null.
  ///
  /// A list's element is named by its `name` or `screen`, a second of that name `home~2`; two numbers are x and y;
  /// any other element is named by its index, from 0. A member whose key ends with `color` is a colour.
  func eachAttribute(_ path: String = "", _ body: (String, FilmAttribute.Value) -> Void) {
    switch self {
    case .object(let members):
      for member in members where member.key != naming?.key {
        member.value.eachAttribute(path.isEmpty ? member.key : path + "." + member.key, body)
      }
    case .array(let values):
      for (name, value) in zip(JSONText.names(of: values), values) { value.eachAttribute(path + "." + name, body) }
    case .number(let value): body(path, .number(value))
    case .bool(let flag): body(path, .word(flag ? "true" : "false"))
    case .string(let text):
      guard path.hasSuffix("olor"), let color = Color(css: text) else { return body(path, .word(text)) }
      body(path, .color(color))
    case .null: break
    }
  }

  private static func names(of values: [JSONText]) -> [String] {
    if values.count == 2, case .number = values[0], case .number = values[1] { return ["x", "y"] }
    var seen: [String: Int] = [:]
    return values.enumerated().map { index, value in
      guard case .string(let name)? = value.naming?.value else { return "\(index)" }
      seen[name, default: 0] += 1
      return seen[name] == 1 ? name : "\(name)~\(seen[name, default: 1])"
    }
  }

  /// The member that names an object.
  private var naming: Member? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == "name" || $0.key == "screen" }
  }
}
