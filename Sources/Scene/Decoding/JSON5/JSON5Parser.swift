/// Reads JSON5 (json5.org, version 1) from a text: recursive descent, of bounded depth.
///
/// After an error inside an array or object it goes on behind the next comma, so that one run finds several.
struct JSON5Parser {
  var scanner: JSON5Scanner
  let name: String
  let limits: JSON5Document.Limits
  private(set) var duplicateKeys: [SceneProblem] = []
  private var problems: [SceneProblem] = []
  private var depth = 0
  private var valueCount = 0

  init(scanner: JSON5Scanner, name: String, limits: JSON5Document.Limits) {
    self.scanner = scanner
    self.name = name
    self.limits = limits
  }

  /// An error of syntax. After a fatal one nothing that follows could be understood.
  struct Failure: Error {
    let location: SourceLocation
    let message: String
    var isFatal = false
    var path: JSON5Path?
  }

  /// Reads the one value of the file.
  mutating func document() throws(SceneError) -> JSON5Value {
    let root: JSON5Value
    do throws(Failure) {
      try skipBlanks()
      root = try value(at: .root)
      try skipBlanks()
      if scanner.peek != nil { throw unexpected("the end of the file") }
    } catch {
      throw SceneError(problems + [problem(error, at: .root)] + duplicateKeys)
    }
    guard problems.isEmpty else { throw SceneError(problems + duplicateKeys) }
    return root
  }

  mutating func value(at path: JSON5Path) throws(Failure) -> JSON5Value {
    let start = scanner.location
    valueCount += 1
    if valueCount > limits.values { throw fatal("the file has more than \(limits.values) values", at: start) }
    let content: JSON5Value.Content
    switch scanner.peek {
    case "{": content = try nested { (parser) throws(Failure) in try parser.object(at: path) }
    case "[": content = try nested { (parser) throws(Failure) in try parser.array(at: path) }
    case "\"", "'": content = .string(try string())
    case let scalar? where JSON5Parser.startsNumber(scalar): content = .number(try number())
    case let scalar? where JSON5Scanner.startsIdentifier(scalar) || scalar == "\\": content = try word()
    case let scalar?: throw Failure(location: start, message: "expected a value, got \(shown(scalar))")
    case nil: throw fatal("expected a value, but the file ends", at: start)
    }
    return JSON5Value(content: content, location: start)
  }

  private mutating func nested(
    _ body: (inout JSON5Parser) throws(Failure) -> JSON5Value.Content
  ) throws(Failure) -> JSON5Value.Content {
    if depth == limits.depth {
      throw fatal("values are nested deeper than \(limits.depth) levels", at: scanner.location)
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func array(at path: JSON5Path) throws(Failure) -> JSON5Value.Content {
    var values: [JSON5Value] = []
    try elements(of: path, opening: "[", closing: "]") { (parser) throws(Failure) in
      let path = path.appending(index: values.count)
      values.append(try parser.locating(path) { (parser) throws(Failure) in try parser.value(at: path) })
    }
    return .array(values)
  }

  private mutating func object(at path: JSON5Path) throws(Failure) -> JSON5Value.Content {
    var members: [JSON5Value.Member] = []
    var places: [String: SourceLocation] = [:]
    try elements(of: path, opening: "{", closing: "}") { (parser) throws(Failure) in
      let member = try parser.member(at: path)
      if let first = places[member.key] {
        let message = "duplicate key \(JSON5Value.quoted(member.key)); the first is at \(first)"
        let failure = Failure(location: member.keyLocation, message: message)
        parser.duplicateKeys.append(parser.problem(failure, at: path.appending(key: member.key)))
      } else {
        places[member.key] = member.keyLocation
        members.append(member)
      }
    }
    return .object(members)
  }

  private mutating func member(at path: JSON5Path) throws(Failure) -> JSON5Value.Member {
    let place = scanner.location
    let key = try self.key()
    let path = path.appending(key: key)
    let value = try locating(path) { (parser) throws(Failure) in
      try parser.skipBlanks()
      guard parser.scanner.take(":") else { throw parser.unexpected("\":\" after the key \(JSON5Value.quoted(key))") }
      try parser.skipBlanks()
      return try parser.value(at: path)
    }
    return JSON5Value.Member(key: key, keyLocation: place, value: value)
  }

  /// Runs a step whose errors belong to `path`, unless they say otherwise.
  private mutating func locating(
    _ path: JSON5Path, _ step: (inout JSON5Parser) throws(Failure) -> JSON5Value
  ) throws(Failure) -> JSON5Value {
    do throws(Failure) {
      return try step(&self)
    } catch {
      var failure = error
      failure.path = failure.path ?? path
      throw failure
    }
  }

  private mutating func key() throws(Failure) -> String {
    switch scanner.peek {
    case "\"", "'": return try string()
    case let scalar? where JSON5Scanner.startsIdentifier(scalar) || scalar == "\\": return try identifier()
    default: throw unexpected("a key (a name, or any text in quotes)")
    }
  }

  /// Reads what stands between two brackets, separated by commas, one more comma at the end allowed.
  private mutating func elements(
    of path: JSON5Path, opening: Unicode.Scalar, closing: Unicode.Scalar,
    _ element: (inout JSON5Parser) throws(Failure) -> Void
  ) throws(Failure) {
    let start = scanner.location
    scanner.advance()
    try skipBlanks()
    while !scanner.take(closing) {
      guard let next = scanner.peek else {
        throw fatal("the file ends before the \"\(opening)\" of \(start) is closed", at: scanner.location)
      }
      if next == "}" || next == "]" {
        throw fatal("expected \"\(closing)\" for the \"\(opening)\" of \(start), got \"\(next)\"", at: scanner.location)
      }
      do throws(Failure) {
        try element(&self)
        try skipBlanks()
        if !scanner.take(",") && scanner.peek != closing { throw unexpected("\",\" or \"\(closing)\"") }
      } catch {
        try recover(from: error, at: path)
      }
      try skipBlanks()
    }
  }

  /// Notes an error and moves behind the broken element; throws on where that makes no sense.
  private mutating func recover(from failure: Failure, at path: JSON5Path) throws(Failure) {
    var failure = failure
    failure.path = failure.path ?? path
    if failure.isFatal || problems.count + 1 >= limits.problems {
      failure.isFatal = true
      throw failure
    }
    problems.append(problem(failure, at: path))
    // A string left open ends with its line: what follows is most likely the next element.
    if let next = scanner.peek, JSON5Scanner.endsLine(next) { return }
    scanner.skipElement()
    _ = scanner.take(",")
  }

  mutating func skipBlanks() throws(Failure) {
    if let start = scanner.skipBlanks() { throw fatal("the comment that begins here has no end", at: start) }
  }

  func fatal(_ message: String, at location: SourceLocation) -> Failure {
    Failure(location: location, message: message, isFatal: true)
  }

  /// What was wanted, and what stands at the cursor instead.
  func unexpected(_ wanted: String) -> Failure {
    guard let scalar = scanner.peek else { return fatal("expected \(wanted), but the file ends", at: scanner.location) }
    return Failure(location: scanner.location, message: "expected \(wanted), got \(shown(scalar))")
  }

  func shown(_ scalar: Unicode.Scalar) -> String { JSON5Value.quoted(String(Character(scalar))) }

  private func problem(_ failure: Failure, at path: JSON5Path) -> SceneProblem {
    SceneProblem(
      name: name, location: failure.location, path: (failure.path ?? path).text, message: failure.message)
  }
}
