/// A value of a JSON file that the tool wrote itself, such as a `reel.json`, read back.
package struct JSONNode: Sendable {
  private let tape: JSONTape

  /// The index of the value's entry in the tape.
  private let entry: Int

  private init(_ tape: JSONTape, _ entry: Int) {
    self.tape = tape
    self.entry = entry
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - name: the file's name in messages.
  ///   - byteLimit: the size in bytes above which a file is not read.
  /// - Throws: the first syntax error, a key that is given twice, or too many values for such a file.
  package init(bytes: [UInt8], name: String, byteLimit: Int) throws(DocumentError) {
    self.init(try JSONTape(bytes, name: name, byteLimit: byteLimit), 0)
  }

  /// The value of a key; nil if this is not an object or has no such key.
  package subscript(key: String) -> JSONNode? {
    guard isObject else { return nil }
    let members = Elements(tape, in: entry)
    var place = members.startIndex
    while place != members.endIndex {
      if tape.text(of: place) == key { return JSONNode(tape, place + 1) }
      place = members.index(after: place + 1)
    }
    return nil
  }

  /// The values of a list; nil if this is not a list.
  package var elements: Elements? { sign == UInt8(ascii: "[") ? Elements(tape, in: entry) : nil }

  package var string: String? { sign == UInt8(ascii: "\"") ? tape.text(of: entry) : nil }
  package var number: Double? { isNumber ? tape.number(of: entry) : nil }

  package var bool: Bool? {
    switch sign {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  package var isNull: Bool { sign == UInt8(ascii: "n") }

  private var sign: UInt8 { tape.sign(of: entry) }
  private var isObject: Bool { sign == UInt8(ascii: "{") }
  private var isNumber: Bool { sign == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(sign) }

  /// The value's name in messages.
  private var summary: String {
    if let string { return JSON5Value.quoted(string) }
    if let bool { return "\(bool)" }
    if isNumber { return number.map(JSON5Value.text) ?? "a number that is too large" }
    return isNull ? "null" : isObject ? "an object" : "a list of \(elements?.count ?? 0)"
  }

  /// - Parameter expected: what was allowed.
  /// - Returns: an error at the place of the value.
  package func fault(_ expected: String) -> DocumentError {
    DocumentError([
      DocumentProblem(
        name: tape.name, location: tape.location(at: Int(tape.entries[entry].start)), path: tape.path(to: entry).text,
        message: "expected \(expected), got \(summary)")
    ])
  }

  /// The values of a list, one after the other; counting them means going through them.
  package struct Elements: Collection, Sendable {
    private let tape: JSONTape
    package let startIndex: Int
    package let endIndex: Int

    fileprivate init(_ tape: JSONTape, in entry: Int) {
      self.tape = tape
      (startIndex, endIndex) = (entry + 1, Int(tape.entries[entry].next))
    }

    package func index(after place: Int) -> Int { Int(tape.entries[place].next) }
    package subscript(place: Int) -> JSONNode { JSONNode(tape, place) }
  }
}

/// Required values.
extension JSONNode {
  package func member(_ key: String) throws(DocumentError) -> JSONNode {
    guard let found = self[key] else { throw fault("an object with \"\(key)\"") }
    return found
  }

  /// Returns the value of a key, or nil for null and for a missing key.
  package func optional(_ key: String) -> JSONNode? { self[key].flatMap { $0.isNull ? nil : $0 } }

  package func text() throws(DocumentError) -> String {
    guard let string else { throw fault("a string") }
    return string
  }

  package func flag() throws(DocumentError) -> Bool {
    guard let bool else { throw fault("true or false") }
    return bool
  }

  package func integer(_ range: ClosedRange<Int> = 0...Int(Int32.max)) throws(DocumentError) -> Int {
    guard let number, let whole = Int(exactly: number), range.contains(whole) else {
      throw fault("a whole number of \(range.lowerBound)…\(range.upperBound)")
    }
    return whole
  }

  package func list() throws(DocumentError) -> Elements {
    guard let elements else { throw fault("a list") }
    return elements
  }

  /// Returns the values of a list of `count` values.
  ///
  /// - Parameter expected: what was allowed.
  package func list(of count: Int, _ expected: String) throws(DocumentError) -> [JSONNode] {
    let found = Array(try list().prefix(count + 1))
    guard found.count == count else { throw fault(expected) }
    return found
  }

  package func texts() throws(DocumentError) -> [String] {
    var texts: [String] = []
    for element in try list() { texts.append(try element.text()) }
    return texts
  }

  /// Returns a value made from a string.
  ///
  /// - Parameter expected: what was allowed.
  package func value<T>(_ expected: String, _ make: (String) -> T?) throws(DocumentError) -> T {
    guard let value = make(try text()) else { throw fault(expected) }
    return value
  }
}
