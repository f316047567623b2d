/// A parsed JSON5 file.
package struct JSON5Document: Sendable {
  /// The file's name in messages.
  package let name: String
  package let root: JSON5Value

  /// Keys given twice; the first one counts. They do not stop the reading, and are reported with the problems of
  /// decoding.
  let duplicateKeys: [DocumentProblem]

  /// The number of further duplicate keys.
  let moreDuplicates: Int

  /// The size of the largest file, in bytes: 4 MiB.
  package static let byteLimit = 4 << 20

  /// Limits on a file, so that a hostile one costs little.
  struct Limits: Sendable {
    var bytes = JSON5Document.byteLimit
    var depth = 64
    var values = 1 << 18

    /// The number of syntax errors after which reading stops.
    var problems = 20
  }

  /// Reads a whole file.
  ///
  /// - Parameter cure: returns advice on a text without quotes; nil if nothing but its quotes is known to be missing.
  /// - Throws: every syntax error that can be told apart, at most 20.
  package init(
    bytes: some Collection<UInt8>, name: String, cure: @escaping (String) -> String? = { _ in nil }
  ) throws(DocumentError) {
    try self.init(bytes: bytes, name: name, limits: Limits(), cure: cure)
  }

  init(
    bytes: some Collection<UInt8>, name: String, limits: Limits, cure: @escaping (String) -> String? = { _ in nil }
  ) throws(DocumentError) {
    guard bytes.count <= limits.bytes else {
      let message = "the file has \(bytes.count) bytes; at most \(limits.bytes) are read"
      throw DocumentError([DocumentProblem(name: name, location: nil, path: "", message: message)])
    }
    var parser = JSON5Parser(
      scanner: JSON5Scanner(try JSON5Document.scalars(of: bytes, name: name)), name: name, limits: limits,
      cure: cure)
    root = try parser.document()
    (duplicateKeys, moreDuplicates) = (parser.duplicateKeys, parser.moreDuplicates)
    self.name = name
  }

  /// Decodes UTF-8, without its byte order mark.
  private static func scalars(of bytes: some Collection<UInt8>, name: String) throws(DocumentError) -> [Unicode.Scalar]
  {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if scalar != "\u{FEFF}" || !scalars.isEmpty { scalars.append(scalar) }
      case .emptyInput:
        return scalars
      case .error:
        var scanner = JSON5Scanner(scalars)
        while scanner.peek != nil { scanner.advance() }
        throw DocumentError([
          DocumentProblem(
            name: name, location: scanner.location, path: "", message: "the text is not UTF-8 from here on")
        ])
      }
    }
  }
}
