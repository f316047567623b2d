/// A value of a JSON file that the tool wrote itself, such as a `reel.json`, read back.
package struct JSONNode: Sendable {
  private let node: Node

  /// What messages call the file.
  private let name: String

  private init(_ node: Node, _ name: String) {
    self.node = node
    self.name = name
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - byteLimit: a larger file is not read; as many values as it could hold are.
  /// - Throws: every problem of syntax, and keys given twice.
  package init(bytes: [UInt8], name: String, byteLimit: Int? = nil) throws(SceneError) {
    var limits = JSON5Document.Limits()
    if let byteLimit { (limits.bytes, limits.values) = (byteLimit, byteLimit / 2) }
    let document = try JSON5Document(bytes: bytes, name: name, limits: limits)
    guard document.duplicateKeys.isEmpty else {
      throw SceneError(document.duplicateKeys, more: document.moreDuplicates)
    }
    self.init(Node(document.root), name)
  }

  /// Nil for what is no object or has no such key.
  package subscript(key: String) -> JSONNode? { node.member(key).map { JSONNode($0, name) } }

  /// Nil for what is no list.
  package var elements: [JSONNode]? { node.elements.map { $0.map { JSONNode($0, name) } } }

  package var string: String? { node.string }
  package var number: Double? { node.number }
  package var bool: Bool? { node.bool }
  package var isNull: Bool { node.isNull }

  /// - Parameter expected: what was allowed.
  /// - Returns: an error at the place of the value.
  package func fault(_ expected: String) -> SceneError {
    SceneError([
      SceneProblem(
        name: name, location: node.value.location, path: node.path.text,
        message: "expected \(expected), got \(node.summary)")
    ])
  }
}

/// Values that must be there.
extension JSONNode {
  package func member(_ key: String) throws(SceneError) -> JSONNode {
    guard let found = self[key] else { throw fault("an object with \"\(key)\"") }
    return found
  }

  /// Nil for null, and for a key that is not there.
  package func optional(_ key: String) -> JSONNode? { self[key].flatMap { $0.isNull ? nil : $0 } }

  package func text() throws(SceneError) -> String {
    guard let string else { throw fault("a string") }
    return string
  }

  package func flag() throws(SceneError) -> Bool {
    guard let bool else { throw fault("true or false") }
    return bool
  }

  package func integer(_ range: ClosedRange<Int> = 0...Int(Int32.max)) throws(SceneError) -> Int {
    guard let number, let whole = Int(exactly: number), range.contains(whole) else {
      throw fault("a whole number of \(range.lowerBound)…\(range.upperBound)")
    }
    return whole
  }

  package func list() throws(SceneError) -> [JSONNode] {
    guard let elements else { throw fault("a list") }
    return elements
  }

  package func texts() throws(SceneError) -> [String] {
    var texts: [String] = []
    for element in try list() { texts.append(try element.text()) }
    return texts
  }

  /// A value made of a string.
  ///
  /// - Parameter expected: what was allowed.
  package func value<T>(_ expected: String, _ make: (String) -> T?) throws(SceneError) -> T {
    guard let value = make(try text()) else { throw fault(expected) }
    return value
  }
}
