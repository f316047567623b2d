import NavReelDrawing

extension ValueDifference {
  /// A statement about an attribute, or about the thing that has it.
  struct Phrase: Hashable {
    /// The statement about a single subject: `moved 2 pt left`, `#000000 → #1c1c1e`, `is gone`.
    let text: String

    /// True if it is about the thing: `title.forest`, not `title.forest.x`.
    let isOfThing: Bool

    /// The text that replaces the list of frames, if ``text`` itself names some.
    var rest: String?

    /// Returns the text for a number of subjects.
    func verb(_ count: Int) -> String {
      count > 1 && text.hasPrefix("is ") ? "are" + text.dropFirst(2) : text
    }
  }

  /// `title.forest moved 2 pt left`, `titleColor #000000 → #1c1c1e`; without the frames.
  var phrase: Phrase {
    let (subject, key) = parts
    if isDigest {
      return subject == "scene"
        ? Phrase(text: "differ", isOfThing: false) : Phrase(text: "is drawn with other content", isOfThing: true)
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

  /// The thing that has the attribute, and the attribute's name within it.
  var parts: (subject: Substring, key: Substring) { ValueDifference.parts(of: name) }

  static func parts(of name: String) -> (subject: Substring, key: Substring) {
    guard let dot = name.lastIndex(of: ".") else { return ("", name[...]) }
    return (name[..<dot], name[name.index(after: dot)...])
  }

  /// Returns the words for a motion; nil for keys that are no place or size.
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
