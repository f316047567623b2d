extension Form where Value == Double {
  /// Returns the form of a number, in a range if one is given.
  package static func number(min: Double? = nil, max: Double? = nil) -> Form {
    number(NumberRange(minimum: min, maximum: max))
  }

  /// Returns the form of a number strictly above `bound`.
  package static func number(above bound: Double) -> Form { number(NumberRange(minimum: bound, isOpen: true)) }

  package static var alpha: Form { number(min: 0, max: 1) }

  private static func number(_ range: NumberRange) -> Form {
    let phrase = range.phrase.isEmpty ? "a number" : "a number " + range.phrase
    return Form(phrase, schema: range.schema("number")) { node, reader in
      guard let value = node.number else {
        reader.expected(phrase, at: node, cure: node.string.flatMap { UnitSlip($0)?.cure })
        return nil
      }
      guard range.contains(value) else {
        let isFar = abs(value) > NumberRange.reach && range.maximum == nil
        reader.expected(
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
    return Form(phrase, schema: bounds.schema("integer")) { node, reader in
      guard let value = node.number, bounds.contains(value), let whole = Int(exactly: value) else {
        reader.expected(phrase, at: node, cure: node.string.flatMap { UnitSlip($0)?.cure })
        return nil
      }
      return whole
    }
  }
}

extension Form where Value == Bool {
  package static var bool: Form {
    Form("true or false", schema: .object(["type": .string("boolean")])) { node, reader in
      if let value = node.bool { return value }
      let word = node.string.map { $0.lowercased() }.flatMap { ["true", "false"].contains($0) ? $0 : nil }
      reader.expected("true or false", at: node, cure: word.map { "write \($0), without quotes" })
      return nil
    }
  }
}

extension Form where Value == String {
  /// The length of the longest text, in code points.
  package static var longestText: Int { 1000 }

  /// A text of at most 1000 code points.
  package static var text: Form {
    Form("a text", schema: .object(["type": .string("string"), "maxLength": .integer(longestText)])) { node, reader in
      guard let text = node.string else {
        reader.expected("a text", at: node)
        return nil
      }
      let count = text.unicodeScalars.count
      guard count <= longestText else {
        reader.report("expected a text of at most \(longestText) characters, got \(count)", at: node)
        return nil
      }
      return text
    }
  }

  /// Returns the form of one of the names, as written.
  package static func name(of noun: String, _ names: [String]) -> Form {
    Form(noun, schema: .object(["enum": .strings(names)])) { node, reader in
      if let text = node.string, names.contains(text) { return text }
      reader.expected(noun, at: node, near: names)
      return nil
    }
  }
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the cases' names.
  package static var oneOf: Form { oneOf { _ in nil } }

  /// - Parameter cure: what to write in place of a value that is none of them; nil where that is not known.
  package static func oneOf(cure: @escaping @Sendable (Node) -> Value?) -> Form {
    let names = Value.allCases.map(\.rawValue)
    let phrase = alternatives(names.map { JSON5Value.quoted($0) })
    return Form(phrase, schema: .object(["enum": .strings(names)])) { node, reader in
      if let text = node.string, let value = Value(rawValue: text) { return value }
      reader.expected(phrase, at: node, near: names, cure: cure(node).map { "write \"\($0.rawValue)\"" })
      return nil
    }
  }
}
