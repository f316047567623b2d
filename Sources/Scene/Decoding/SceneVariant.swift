import NavReelDocuments

/// The changes that a rendering makes to a scene as a whole: `appearance=dark,direction=rtl`.
public struct SceneVariant: Hashable, Sendable {
  public var look: Scene.Look?
  public var device: String?
  public var orientation: Scene.Orientation?
  public var appearance: Scene.Appearance?
  public var direction: Scene.Direction?
  public var language: String?

  public init(
    look: Scene.Look? = nil, device: String? = nil, orientation: Scene.Orientation? = nil,
    appearance: Scene.Appearance? = nil, direction: Scene.Direction? = nil, language: String? = nil
  ) {
    self.look = look
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.direction = direction
    self.language = language
  }

  /// The reason why a variant could not be read, in one line.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// Reads `key=value` pairs with commas between them; an empty text leaves the scene as it is.
  ///
  /// - Throws: an error for an unknown key or value, with what was allowed, or for a key given twice.
  public init(_ text: String) throws(Fault) {
    self.init()
    var seen: Set<String> = []
    for pair in text.split(separator: ",", omittingEmptySubsequences: !text.contains(",") && text.isEmpty) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        let cure = SceneVariant.pair(meantBy: String(pair)).map { "; did you mean \($0)?" } ?? ""
        throw Fault(description: "expected key=value, got \(JSON5Value.quoted(String(pair)))\(cure)")
      }
      guard seen.insert(parts[0]).inserted else {
        throw Fault(description: "the key \(parts[0]) is given twice")
      }
      try set(parts[0], to: parts[1])
    }
  }

  private static let keys = ["look", "device", "orientation", "appearance", "direction", "language"]

  /// Returns the pair that a value alone was meant to be: `appearance=dark` for `dark`. Returns nil if no key has it.
  private static func pair(meantBy word: String) -> String? {
    let values: [(key: String, names: [String])] = [
      ("appearance", Scene.Appearance.allCases.map(\.rawValue)),
      ("direction", Scene.Direction.allCases.map(\.rawValue)),
      ("orientation", Scene.Orientation.allCases.map(\.rawValue)), ("look", Scene.Look.allCases.map(\.rawValue)),
      ("device", Device.table.map(\.name)),
    ]
    for (key, names) in values {
      if let name = names.first(where: { $0.lowercased() == word.lowercased() }) { return written(key, name) }
    }
    for (key, names) in values {
      if let name = Suggestion.nearest(word, among: names) { return written(key, name) }
    }
    return nil
  }

  /// The pair as a shell takes it.
  private static func written(_ key: String, _ name: String) -> String {
    name.contains(" ") ? "'\(key)=\(name)'" : "\(key)=\(name)"
  }

  private mutating func set(_ key: String, to value: String) throws(Fault) {
    switch key {
    case "look":
      let names = alternatives(Scene.Look.allCases.map(\.rawValue))
      guard let known = Scene.Look(rawValue: value) else {
        let hint = Scene.Look.suggestion(for: value).map { "; " + $0 } ?? ""
        throw Fault(description: "look: expected \(names), got \(JSON5Value.quoted(value))\(hint)")
      }
      look = known
    case "orientation": orientation = try SceneVariant.value(value, for: key)
    case "appearance": appearance = try SceneVariant.value(value, for: key)
    case "direction": direction = try SceneVariant.value(value, for: key)
    case "device":
      let names = Device.table.map(\.name)
      guard names.contains(value) else {
        let near = Suggestion.clause(value, among: names)
        // The devices that may be meant come first: the list is long.
        let meant = Device.named(like: value)
        let listed = meant + names.filter { !meant.contains($0) }
        throw Fault(
          description: "device: unknown device \(JSON5Value.quoted(value))"
            + (near.isEmpty ? "; known devices: " + listed.joined(separator: "; ") : near))
      }
      device = value
    case "language":
      guard LanguageTag.isTag(value) else {
        throw Fault(description: "language: expected \(LanguageTag.phrase), got \(JSON5Value.quoted(value))")
      }
      language = value
    default:
      throw Fault(
        description: "unknown key \(JSON5Value.quoted(key))" + Suggestion.clause(key, among: SceneVariant.keys)
          + "; allowed: " + SceneVariant.keys.joined(separator: ", "))
    }
  }

  private static func value<Value: RawRepresentable & CaseIterable>(
    _ text: String, for key: String
  ) throws(Fault) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text) { return value }
    let names = Value.allCases.map(\.rawValue)
    throw Fault(
      description: "\(key): expected \(alternatives(names)), got \(JSON5Value.quoted(text))"
        + Suggestion.clause(text, among: names))
  }

  /// The text that ``init(_:)`` reads: `appearance=dark,direction=rtl`. Empty for the scene as it is.
  public var text: String {
    let values = [
      look?.rawValue, device, orientation?.rawValue, appearance?.rawValue, direction?.rawValue, language,
    ]
    return zip(SceneVariant.keys, values).compactMap { key, value in value.map { "\(key)=\($0)" } }
      .joined(separator: ",")
  }

  /// A name for a folder: the values in the order look, device, orientation, appearance, direction, language, joined by
  /// `-`, anything but letters and digits turned into `-`. Empty for the scene as it is.
  public var name: String {
    let values = [
      look?.rawValue, device, orientation?.rawValue, appearance?.rawValue, direction?.rawValue, language,
    ].compactMap { $0 }
    return values.map { value in
      let parts = value.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      return parts.joined(separator: "-")
    }.joined(separator: "-")
  }
}

/// BCP 47, as far as a scene needs it.
enum LanguageTag {
  static let phrase = "a language tag such as en or zh-Hans"

  /// Returns true for letters, then parts of letters and digits after hyphens.
  static func isTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count <= 35, let first = parts.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter)
    else { return false }
    return parts.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
