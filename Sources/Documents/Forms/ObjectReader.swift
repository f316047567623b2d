/// An object of the file, read by the table of its keys.
package struct ObjectReader<Reader: DocumentReader> {
  package let node: Node
  package let decoder: Reader
  private let table: ObjectTable

  /// Reports a value that is not an object, and keys that are unknown or missing.
  package init?(_ node: Node, _ table: ObjectTable, _ decoder: Reader) {
    guard let members = node.members else {
      decoder.expected("\(table.noun), \(table.sketch)", at: node)
      return nil
    }
    self.node = node
    self.decoder = decoder
    self.table = table
    let names = table.names
    for member in members where !names.contains(member.key) {
      decoder.unknownKey(member, allowed: names, in: table, at: node)
    }
    for entry in table.entries where entry.isRequired && node.member(entry.name) == nil {
      decoder.report("missing key \(JSON5Value.quoted(entry.name)): \(entry.phrase)", at: node)
    }
  }

  /// The value of a key; nil if it is missing or wrong.
  package subscript<Value>(_ key: Key<Value, Reader>) -> Value? {
    guard let child = node.member(key.name) else { return nil }
    return key.form.read(child, decoder)
  }

  /// Returns the node of a key's value, or of the object if the key is missing.
  package func place<Value>(_ key: Key<Value, Reader>) -> Node { node.member(key.name) ?? node }

  package func has<Value>(_ key: Key<Value, Reader>) -> Bool { node.member(key.name) != nil }

  /// Returns the one key present of the table's ``ObjectTable/oneOf``; reports if there is none, or more than one.
  package func choice() -> String? {
    let names = table.oneOf
    let present = names.filter { node.member($0) != nil }
    if present.count == 1 { return present[0] }
    let list = names.joined(separator: ", ")
    if present.isEmpty {
      decoder.report("expected one of the keys \(list)", at: node)
    } else {
      decoder.report(
        "expected only one of the keys \(list), got \(present.joined(separator: " and "))",
        at: node.member(present[1]) ?? node)
    }
    return nil
  }
}
