/// The numbers that a key accepts.
struct NumberRange: Hashable, Sendable {
  var minimum: Double?
  var maximum: Double?

  /// True to exclude the minimum itself.
  var isOpen = false

  static let reach = Scene.largestNumber

  /// The end of "a number …".
  var phrase: String {
    switch (minimum, maximum) {
    case (let low?, let high?): "from \(JSON5Value.text(of: low)) to \(JSON5Value.text(of: high))"
    case (let low?, nil): isOpen ? "above \(JSON5Value.text(of: low))" : "of at least \(JSON5Value.text(of: low))"
    case (nil, let high?): "of at most \(JSON5Value.text(of: high))"
    case (nil, nil): ""
    }
  }

  /// True for a fraction of a whole, such as an alpha, which people also write in per cent.
  var isShare: Bool { minimum == 0 && maximum.map { (1...1.1).contains($0) } == true }

  func contains(_ value: Double) -> Bool {
    if let minimum, isOpen ? value <= minimum : value < minimum { return false }
    return value.isFinite && value >= -NumberRange.reach && value <= maximum ?? NumberRange.reach
  }

  func schema(_ type: String) -> JSONText {
    var members = [JSONText.Member("type", .string(type))]
    if let minimum {
      members.append(.init(isOpen ? "exclusiveMinimum" : "minimum", .number(minimum)))
    } else {
      members.append(.init("minimum", .number(-NumberRange.reach)))
    }
    members.append(.init("maximum", .number(maximum ?? NumberRange.reach)))
    return .object(members)
  }
}

extension Form where Value == Double {
  /// Returns the form of a number, in a range if one is given.
  package static func number(min: Double? = nil, max: Double? = nil) -> Form {
    number(NumberRange(minimum: min, maximum: max))
  }

  /// Returns the form of a number strictly above `bound`.
  static func number(above bound: Double) -> Form { number(NumberRange(minimum: bound, isOpen: true)) }

  static let alpha = Form.number(min: 0, max: 1)

  /// A time in seconds; one that is too long was most likely meant in milliseconds.
  static let seconds = {
    let number = Form.number(min: 0, max: Limits.seconds)
    return Form(number.phrase, schema: number.schema) { node, decoder in
      guard let value = node.number, value > Limits.seconds else { return number.read(node, decoder) }
      decoder.expected(
        number.phrase, at: node,
        cure: "times are seconds; \(JSON5Value.text(of: value)) milliseconds are "
          + JSON5Value.text(of: value / 1000))
      return nil
    }
  }()

  private static func number(_ range: NumberRange) -> Form {
    let phrase = range.phrase.isEmpty ? "a number" : "a number " + range.phrase
    return Form(phrase, schema: range.schema("number")) { node, decoder in
      guard let value = node.number else {
        decoder.expected(phrase, at: node, cure: node.string.flatMap { UnitSlip($0)?.cure })
        return nil
      }
      guard range.contains(value) else {
        let isFar = abs(value) > NumberRange.reach && range.maximum == nil
        decoder.expected(
          isFar ? "a number within ±\(JSON5Value.text(of: NumberRange.reach))" : phrase, at: node,
          cure: range.isShare && (10...100).contains(value) ? UnitSlip(value, "%")?.cure : nil)
        return nil
      }
      return value
    }
  }
}

extension Form where Value == Int {
  package static func integer(_ range: ClosedRange<Int>) -> Form {
    let bounds = NumberRange(minimum: Double(range.lowerBound), maximum: Double(range.upperBound))
    let phrase = range.count == 1 ? "\(range.lowerBound)" : "a whole number " + bounds.phrase
    return Form(phrase, schema: bounds.schema("integer")) { node, decoder in
      guard let value = node.number, bounds.contains(value), let whole = Int(exactly: value) else {
        decoder.expected(phrase, at: node, cure: node.string.flatMap { UnitSlip($0)?.cure })
        return nil
      }
      return whole
    }
  }
}

extension Form where Value == Bool {
  package static let bool = Form("true or false", schema: .object(["type": .string("boolean")])) { node, decoder in
    if let value = node.bool { return value }
    let word = node.string?.lowercased()
    decoder.expected(
      "true or false", at: node, cure: word == "true" || word == "false" ? "write \(word ?? ""), without quotes" : nil)
    return nil
  }
}

extension Form where Value == String {
  /// A text of at most 1000 characters on one line.
  package static let text = Form(
    "a text", schema: .object(["type": .string("string"), "maxLength": .number(Double(Limits.textLength))])
  ) { node, decoder in
    guard let text = node.string else {
      decoder.expected("a text", at: node)
      return nil
    }
    let count = text.unicodeScalars.count
    guard count <= Limits.textLength else {
      decoder.report("expected a text of at most \(Limits.textLength) characters, got \(count)", at: node)
      return nil
    }
    return text
  }

  /// Returns the form of one of the names, as written.
  static func name(of noun: String, _ names: [String]) -> Form {
    Form(noun, schema: .object(["enum": .strings(names)])) { node, decoder in
      if let text = node.string, names.contains(text) { return text }
      decoder.expected(noun, at: node, near: names)
      return nil
    }
  }
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the cases' names.
  package static var oneOf: Form { oneOf { _ in nil } }

  /// - Parameter cure: what to write in place of a value that is none of them; nil where that is not known.
  static func oneOf(cure: @escaping @Sendable (Node) -> Value?) -> Form {
    let names = Value.allCases.map(\.rawValue)
    let phrase = alternatives(names.map { JSON5Value.quoted($0) })
    return Form(phrase, schema: .object(["enum": .strings(names)])) { node, decoder in
      if let text = node.string, let value = Value(rawValue: text) { return value }
      decoder.expected(phrase, at: node, near: names, cure: cure(node).map { "write \"\($0.rawValue)\"" })
      return nil
    }
  }
}

/// Returns `a, b or c`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// The limits on the contents of a scene.
enum Limits {
  static let textLength = 1000

  /// The limit on any time in a film.
  static let seconds = Reel.longestFilm
  static let screens = 64
  static let reels = 256
  static let animators = 64
  static let rows = 10_000
  static let keys = 10_000
  static let items = 8
  static let views = 256
  static let viewDepth = 16
  static let stops = 64
  static let pathLength = 1024
  static let drawingLength = 20_000

  /// The greatest length of a drawing's outline, in multiples of its box's longer side. An icon's is some ten times,
  /// that of a map or a dense pattern a hundred.
  static let drawingTimes = 1000.0

  /// The pixels of a frame: the same limit as for pictures that are read.
  static let pixels = 64_000_000.0
}
