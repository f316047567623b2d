/// A value of the file with its path.
package struct Node: Sendable {
  let value: JSON5Value
  let path: JSON5Path

  struct Member: Sendable {
    let key: String
    let keyLocation: SourceLocation
    let node: Node
  }

  init(_ value: JSON5Value, _ path: JSON5Path = .root) {
    self.value = value
    self.path = path
  }

  /// The members, in the order of the file; nil if the value is not an object.
  var members: [Member]? {
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

  func member(_ key: String) -> Node? {
    guard case .object(let members) = value.content, let member = members.first(where: { $0.key == key }) else {
      return nil
    }
    return Node(member.value, path.appending(key: key))
  }

  /// The warning with the place of its path in the file, or of the part of the path that the file has.
  func placed(_ warning: SceneWarning) -> SceneWarning {
    var (node, warning) = (self, warning)
    while let member = node.members?.first(where: { warning.path.hasBegun(by: $0.node.path.text) }) {
      node = member.node
      warning.location = member.keyLocation
    }
    return warning
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
  var largestNumber: Double? {
    guard let elements else { return number }
    return elements.compactMap { $0.number ?? $0.elements?.first?.number }.max()
  }

  var bool: Bool? {
    guard case .bool(let value) = value.content else { return nil }
    return value
  }

  /// The value's name in messages; a list's includes its length, which is often what is wrong.
  var summary: String {
    guard case .array(let values) = value.content else { return value.summary }
    return values.isEmpty ? "an empty list" : "a list of \(values.count)"
  }

  /// The value's location in the file.
  package var location: SourceLocation { value.location }

  /// Returns a problem with this value.
  ///
  /// - Parameter name: the file's name in messages.
  package func problem(_ message: String, name: String) -> SceneProblem {
    SceneProblem(name: name, location: location, path: path.text, message: message)
  }

  var isNull: Bool { value.content == .null }
}

extension String {
  /// True for the path itself, and for one that leads on from it.
  fileprivate func hasBegun(by path: String) -> Bool {
    self == path || hasPrefix(path + ".") || hasPrefix(path + "[")
  }
}
