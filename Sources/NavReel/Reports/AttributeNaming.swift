/// The meaning of an attribute's name: words for people, and the unit of its numbers.
struct AttributeNaming {
  private let parts: [Substring]

  /// - Parameter name: a name such as `screens.home.header.height`.
  init(_ name: String) { parts = name.split(separator: ".") }

  /// The nouns for the parts that each screen has one of.
  private static let nouns: [Substring: String] = [
    "screens": "page", "backgrounds": "background", "contents": "content", "title": "title",
    "largeTitle": "large title", "back": "back label",
  ]

  /// The words, such as `home header height`.
  var label: String {
    guard parts.count > 2, var noun = AttributeNaming.nouns[parts[0]] else {
      return parts.map(AttributeNaming.words).joined(separator: " ")
    }
    // A second background of a screen is `home~2`.
    let screen = parts[1].prefix { $0 != "~" }
    if screen.count < parts[1].count { noun += " " + parts[1].dropFirst(screen.count + 1) }
    let rest = parts.dropFirst(2).filter { $0 != "transform" }
    let tail = rest.map(AttributeNaming.words).joined(separator: " ")
    // An attribute that is a noun itself needs no other.
    if rest == ["offset"] { return "\(screen) scroll offset" }
    if parts[0] != "backgrounds" && rest.count > 1 && rest.first != "anchor" { return "\(screen) \(tail)" }
    if rest == ["barTintColor"] && screen == parts[1] { return "\(screen) \(tail)" }
    return "\(screen) \(noun) \(tail)"
  }

  var unit: FilmAttribute.Unit {
    guard let key = parts.last else { return .none }
    if parts.dropLast().last == "anchor" { return .fraction }
    switch key {
    case "x", "y", "width", "height", "offset", "translationY", "blur": return .points
    case "rotation": return .degrees
    case "scale": return .factor
    case "progress", "barProgress", "dim", "shadow", "arrival", "travel": return .fraction
    default:
      return ["alpha", "Alpha", "Travel"].contains { key.hasSuffix($0) } ? .fraction : .none
    }
  }

  /// Returns a key as words: `bar tint color` for `barTintColor`.
  private static func words(_ key: Substring) -> String {
    key.reduce(into: "") { text, character in
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
  }
}
