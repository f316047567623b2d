import NavReelDrawing

extension ValueDifference {
  /// What is said of an attribute, or of the thing that has it.
  struct Phrase: Hashable {
    /// Of one: `moved 2 pt left`, `#000000 → #1c1c1e`, `is gone`.
    let text: String

    /// True when it is said of the thing: of `title.forest`, not of `title.forest.x`.
    let isOfThing: Bool

    /// What follows in place of the frames, where the text names some itself.
    var rest: String?

    /// The text, said of so many.
    func verb(_ count: Int) -> String {
      count > 1 && text.hasPrefix("is ") ? "are" + text.dropFirst(2) : text
    }
  }

  /// `title.forest moved 2 pt left`, `titleColor #000000 → #1c1c1e`; without the frames.
  var phrase: Phrase {
    let (subject, key) = parts
    if isDigest {
      return subject == "scene"
        ? Phrase(text: "differ", isOfThing: false) : Phrase(text: "is filled otherwise", isOfThing: true)
    }
    let isThing =
      !subject.isEmpty && (ValueDifference.isMotion(key) || ["alpha", "color", "text", "icon", "font"].contains(key))
    if isThing, !isOfKnownThing, (expected == nil) != (actual == nil), isSteady {
      return Phrase(text: expected == nil ? "is new" : "is gone", isOfThing: true)
    }
    if let step, let (verb, points, way) = ValueDifference.motion(key, step) {
      return Phrase(
        text: isSteady ? "\(verb) \(points) pt \(way)" : "\(verb) \(way) by up to \(points) pt", isOfThing: true)
    }
    let change = "\(shown(expected)) → \(shown(actual))"
    if isSteady { return Phrase(text: change, isOfThing: false) }
    let place = FrameRanges([held])
    if held.count == 1 && extent != nil {
      return Phrase(text: "\(change) at most, in \(place)", isOfThing: false, rest: "(\(frames))")
    }
    return Phrase(
      text: "\(change) in \(place)", isOfThing: false, rest: "and otherwise in \(frames.subtracting(place))")
  }

  /// What has the attribute, and what the attribute is called there.
  var parts: (subject: Substring, key: Substring) { ValueDifference.parts(of: name) }

  static func parts(of name: String) -> (subject: Substring, key: Substring) {
    guard let dot = name.lastIndex(of: ".") else { return ("", name[...]) }
    return (name[..<dot], name[name.index(after: dot)...])
  }

  /// Nil for keys that are no place or size.
  private static func motion(_ key: Substring, _ step: Double) -> (verb: String, points: String, way: String)? {
    let words: (String, String)? =
      switch key {
      case "x": ("moved", step < 0 ? "left" : "right")
      case "y": ("moved", step < 0 ? "up" : "down")
      case "width": ("is", step < 0 ? "narrower" : "wider")
      case "height": ("is", step < 0 ? "shorter" : "taller")
      default: nil
      }
    return words.map { ($0.0, number((abs(step) * 1000).rounded() / 1000), $0.1) }
  }

  private func shown(_ value: String?) -> String {
    guard let value else { return "none" }
    if parts.key == "text" || parts.key == "title" { return "\"\(value)\"" }
    if value.hasPrefix("#") && value.utf8.count == 9 && value.hasSuffix("ff") { return String(value.dropLast(2)) }
    let isPlain = !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isPlain ? value : "\"\(value)\""
  }
}
