/// A parsed JSON5 file.
struct JSON5Document: Sendable {
  /// The file's name in messages.
  let name: String
  let root: JSON5Value

  /// Keys given twice; the first one counts. They do not stop the reading, and are reported with the problems of
  /// decoding.
  let duplicateKeys: [SceneProblem]

  /// The number of further duplicate keys.
  let moreDuplicates: Int

  /// Limits on a file, so that a hostile one costs little.
  struct Limits: Sendable {
    var bytes = 4 << 20
    var depth = 64
    var values = 1 << 18

    /// The number of syntax errors after which reading stops.
    var problems = 20
  }

  /// Reads a whole file.
  ///
  /// - Throws: every syntax error that can be told apart, at most ``Limits/problems``.
  init(bytes: some Collection<UInt8>, name: String, limits: Limits = Limits()) throws(SceneError) {
    guard bytes.count <= limits.bytes else {
      let message = "the file has \(bytes.count) bytes; at most \(limits.bytes) are read"
      throw SceneError([SceneProblem(name: name, location: nil, path: "", message: message)])
    }
    var parser = JSON5Parser(
      scanner: JSON5Scanner(try JSON5Document.scalars(of: bytes, name: name)), name: name, limits: limits)
    root = try parser.document()
    (duplicateKeys, moreDuplicates) = (parser.duplicateKeys, parser.moreDuplicates)
    self.name = name
  }

  init(text: String, name: String, limits: Limits = Limits()) throws(SceneError) {
    try self.init(bytes: Array(text.utf8), name: name, limits: limits)
  }

  /// Decodes UTF-8, without its byte order mark.
  private static func scalars(of bytes: some Collection<UInt8>, name: String) throws(SceneError) -> [Unicode.Scalar] {
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
        throw SceneError([
          SceneProblem(name: name, location: scanner.location, path: "", message: "the text is not UTF-8 from here on")
        ])
      }
    }
  }
}
