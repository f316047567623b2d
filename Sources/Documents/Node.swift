/// A value of the file with its path.
package struct Node: Sendable {
  package let value: JSON5Value
  package let path: JSON5Path

  package struct Member: Sendable {
    package let key: String
    package let keyLocation: SourceLocation
    package let node: Node
  }

  package init(_ value: JSON5Value, _ path: JSON5Path = .root) {
    self.value = value
    self.path = path
  }

  /// The members, in the order of the file; nil if the value is not an object.
  package var members: [Member]? {
    guard case .object(let members) = value.content else { return nil }
    return members.map {
      Member(key: $0.key, keyLocation: $0.keyLocation, node: Node($0.value, path.appending(key: $0.key)))
    }
  }

  /// The elements; nil if the value is not a list.
  package var elements: [Node]? {
    guard case .array(let values) = value.content else { return nil }
    return values.enumerated().map { Node($0.element, path.appending(index: $0.offset)) }
  }

  package func has(_ key: String) -> Bool { member(key) != nil }

  package func member(_ key: String) -> Node? {
    guard case .object(let members) = value.content, let member = members.first(where: { $0.key == key }) else {
      return nil
    }
    return Node(member.value, path.appending(key: key))
  }

  package var string: String? {
    guard case .string(let text) = value.content else { return nil }
    return text
  }

  package var number: Double? {
    guard case .number(let value) = value.content else { return nil }
    return value
  }

  /// The largest number of a list, or the largest first one of a list of lists; a number's own value.
  package var largestNumber: Double? {
    guard let elements else { return number }
    return elements.compactMap { $0.number ?? $0.elements?.first?.number }.max()
  }

  package var bool: Bool? {
    guard case .bool(let value) = value.content else { return nil }
    return value
  }

  /// The value's name in messages; a list's includes its length, which is often what is wrong.
  package var summary: String {
    guard case .array(let values) = value.content else { return value.summary }
    return values.isEmpty ? "an empty list" : "a list of \(values.count)"
  }

  /// The value's location in the file.
  package var location: SourceLocation { value.location }

  /// Returns a problem with this value.
  ///
  /// - Parameter name: the file's name in messages.
  package func problem(_ message: String, name: String) -> DocumentProblem {
    DocumentProblem(name: name, location: location, path: path.text, message: message)
  }

  package var isNull: Bool { value.content == .null }
}
