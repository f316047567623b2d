/// A value for each of UIKit's bar metrics: in default and in compact height.
struct PerMetrics<Value: Sendable>: Sendable {
  var standard: Value

  /// Nil for the same.
  var compact: Value?
}

extension Form where Value: Sendable {
  /// One value for all bar metrics, or `{default, compact}`; without `default` that is `fallback`.
  func perMetrics(_ name: String, default fallback: Value) -> Form<PerMetrics<Value>> {
    let single = self
    let table = ObjectTable(
      name: name, noun: "values by bar metrics",
      entries: [
        Key("default", self, "").entry, Key("compact", self, default: "the default's", "In compact height.").entry,
      ])
    let properties = table.entries.map { JSONText.Member($0.name, $0.schema) }
    let schema = JSONText.object([
      .init("type", .string("object")), .init("properties", .object(properties)), .init("minProperties", .number(1)),
      .init("additionalProperties", .bool(false)),
    ])
    let phrase = self.phrase + " or {default, compact}"
    return Form<PerMetrics<Value>>(
      phrase, schema: .anyOf([self.schema, schema]), definitions: definitions
    ) { node, decoder in
      guard node.member("default") != nil || node.member("compact") != nil else {
        return single.read(node, decoder).map { PerMetrics(standard: $0) }
      }
      guard let object = ObjectReader(node, table, decoder) else { return nil }
      let (standard, compact) = (object[Key("default", single, "")], object[Key("compact", single, "")])
      return PerMetrics(standard: standard ?? fallback, compact: compact)
    }
  }
}
