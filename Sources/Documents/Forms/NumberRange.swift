/// The numbers that a key accepts.
package struct NumberRange: Hashable, Sendable {
  var minimum: Double?
  var maximum: Double?

  /// True to exclude the minimum itself.
  var isOpen = false

  /// The largest number in a document, so that arithmetic on it stays finite.
  package static let reach = 1_000_000.0

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
