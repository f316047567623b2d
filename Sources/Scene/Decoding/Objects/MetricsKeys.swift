import NavReelDocuments

/// A value for each of UIKit's bar metrics: default and compact height.
struct PerMetrics<Value: Sendable>: Sendable {
  var standard: Value

  /// The value in compact height; nil for the standard one.
  var compact: Value?
}

extension Form where Value: Sendable, Reader == SceneDecoder {
  /// Returns the form of one value for all bar metrics, or `{default, compact}`; without `default` that is `fallback`.
  func perMetrics(_ name: String, default fallback: Value) -> Form<PerMetrics<Value>> {
    let single = self
    let standard = Key("default", self, "")
    let compact = Key("compact", self, default: "the default's", "The value in compact height.")
    let table = ObjectTable(name: name, noun: "values by bar metrics", entries: [standard.entry, compact.entry])
    let properties = table.entries.map { JSONText.Member($0.name, $0.schema) }
    let schema = JSONText.object([
      .init("type", .string("object")), .init("properties", .object(properties)), .init("minProperties", .number(1)),
      .init("additionalProperties", .bool(false)),
    ])
    let phrase = self.phrase + " or {default, compact}"
    return Form<PerMetrics<Value>>(
      phrase, schema: .anyOf([self.schema, schema]), definitions: definitions
    ) { node, decoder in
      guard table.names.contains(where: { node.member($0) != nil }) else {
        return single.read(node, decoder).map { PerMetrics(standard: $0) }
      }
      guard let object = ObjectReader(node, table, decoder) else { return nil }
      if let place = node.member(compact.name), place.isNull {
        decoder.report("null is no value for compact height: leave it out for the default's", at: place)
        return nil
      }
      return PerMetrics(standard: object[standard] ?? fallback, compact: object[compact])
    }
  }
}
