/// A value of a JSON file that the tool wrote itself, such as a `reel.json`, read back.
package struct JSONNode: Sendable {
  private let node: Node

  private init(_ node: Node) { self.node = node }

  /// Reads a whole file.
  ///
  /// - Parameter name: what messages call it.
  /// - Throws: every problem of syntax, and keys given twice.
  package init(bytes: [UInt8], name: String) throws(SceneError) {
    let document = try JSON5Document(bytes: bytes, name: name)
    guard document.duplicateKeys.isEmpty else { throw SceneError(document.duplicateKeys) }
    self.init(Node(document.root))
  }

  /// Nil for what is no object or has no such key.
  package subscript(key: String) -> JSONNode? { node.member(key).map { JSONNode($0) } }

  /// Nil for what is no list.
  package var elements: [JSONNode]? { node.elements.map { $0.map { JSONNode($0) } } }

  package var string: String? { node.string }
  package var number: Double? { node.number }
}
