import NavReelDocuments

/// The places to which a key belongs that was written into an object without it.
enum KeyHome {
  /// Returns phrases such as "`bar`" for the objects inside that have the key, else for the enclosing ones, else for
  /// other parts of those.
  ///
  /// Elements of lists, and objects with one key among several, are left out: their keys are common words.
  static func places(of key: String, missedIn table: ObjectTable, at node: Node) -> [String] {
    let inner = inside(table, key)
    if !inner.isEmpty || !table.oneOf.isEmpty { return inner }
    let around = enclosing(table, at: node)
    let outer = around.filter { $0.table.names.contains(key) }.map { "\($0.table.noun), beside `\($0.key)`" }
    return (outer.isEmpty ? around.flatMap { inside($0.table, key) } : outer).eachOnce()
  }

  /// Returns the keys of a table whose own objects have the key.
  private static func inside(_ table: ObjectTable, _ key: String) -> [String] {
    let known = table.entries.filter { entry in
      let names = entry.schema.references(named: false)
      return SceneSchema.tables.contains { names.contains($0.name) && $0.oneOf.isEmpty && $0.names.contains(key) }
    }
    // Scroll rules repeat keys of the bar, where a plain value belongs.
    let plain = known.filter { $0.name != ScreenKeys.scroll.name }
    return (plain.isEmpty ? known : plain).map { "`\($0.name)`" }
  }

  /// Returns the tables that can contain an object of `table`, and the key that does: the node's own if it is one.
  private static func enclosing(_ table: ObjectTable, at node: Node) -> [(table: ObjectTable, key: String)] {
    SceneSchema.tables.compactMap { outer in
      let keys = outer.entries.filter { $0.schema.references(named: true).contains(table.name) }.map(\.name)
      guard let first = keys.first else { return nil }
      return (outer, keys.first { node.path.text == $0 || node.path.text.hasSuffix("." + $0) } ?? first)
    }
  }
}

extension JSONText {
  /// Returns the names of the tables that a value of this schema may be an object of; with `named` also those whose
  /// objects it holds under names chosen by the scene.
  fileprivate func references(named: Bool) -> [String] {
    guard case .object(let members) = self else { return [] }
    return members.flatMap { member -> [String] in
      switch (member.key, member.value) {
      case ("$ref", .string(let text)): [text.split(separator: "/").last.map(String.init) ?? text]
      case ("anyOf", .array(let choices)): choices.flatMap { $0.references(named: named) }
      case ("additionalProperties", let value): named ? value.references(named: true) : []
      default: []
      }
    }
  }
}
