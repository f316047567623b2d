/// Reads JSON5 (json5.org, version 1) from a text: recursive descent, of bounded depth.
///
/// After an error inside an array or object it continues after the next comma, so that one run finds several.
struct JSON5Parser {
  var scanner: JSON5Scanner
  let name: String
  let limits: JSON5Document.Limits

  /// Returns advice on a text without quotes; nil if nothing but its quotes is known to be missing.
  let cure: (String) -> String?

  /// The first duplicate keys, in the order of the file, and the number of further ones.
  private(set) var duplicateKeys: [DocumentProblem] = []
  private(set) var moreDuplicates = 0
  private var problems: [DocumentProblem] = []
  private var depth = 0
  private var valueCount = 0

  /// The start and end of the last text read: a word right after its end means that a quote is missing.
  private var lastString: (start: SourceLocation, end: SourceLocation)?

  /// True after a text without its closing quote, which explains brackets that do not match.
  private var hasOpenString = false

  /// The first bracket that was closed further to the left than its line begins: most likely by another one's end.
  private var crooked: (bracket: Unicode.Scalar, place: SourceLocation)?

  init(
    scanner: JSON5Scanner, name: String, limits: JSON5Document.Limits,
    cure: @escaping (String) -> String? = { _ in nil }
  ) {
    self.scanner = scanner
    self.name = name
    self.limits = limits
    self.cure = cure
  }

  /// A syntax error. After a fatal one, nothing that follows could be understood.
  struct Failure: Error {
    let location: SourceLocation
    let message: String
    var isFatal = false
    var path: JSON5Path?
    var recovery = Recovery.behindComma

    /// True if brackets do not match, which a text without its closing quote can cause.
    var isOfBrackets = false
  }

  /// The place where reading goes on after an error.
  enum Recovery {
    /// After the broken element.
    case behindComma

    /// On the next line: the rest of this one is not part of any element.
    case nextLine

    /// At the cursor, where the next element begins.
    case here
  }

  /// Reads the one value of the file.
  mutating func document() throws(DocumentError) -> JSON5Value {
    let root: JSON5Value
    do throws(Failure) {
      try skipBlanks()
      root = try value(at: .root)
      try skipBlanks()
      if scanner.peek != nil { throw unexpected("the end of the file") }
    } catch {
      let isConsequence = error.isOfBrackets && hasOpenString
      throw DocumentError(
        problems + (isConsequence ? [] : [problem(error, at: .root)]) + duplicateKeys, more: moreDuplicates)
    }
    guard problems.isEmpty else { throw DocumentError(problems + duplicateKeys, more: moreDuplicates) }
    return root
  }

  mutating func value(at path: JSON5Path) throws(Failure) -> JSON5Value {
    let start = scanner.location
    valueCount += 1
    if valueCount > limits.values {
      throw fatal("the file has more than \(limits.values) values; make it smaller", at: start)
    }
    let content: JSON5Value.Content
    switch scanner.peek {
    case "{": content = try nested { (parser) throws(Failure) in try parser.object(at: path) }
    case "[": content = try nested { (parser) throws(Failure) in try parser.array(at: path) }
    case "\"", "'":
      content = .string(try string())
      lastString = (start, scanner.location)
    case let scalar? where JSON5Parser.startsNumber(scalar): content = .number(try number())
    case let scalar? where JSON5Scanner.startsIdentifier(scalar) || scalar == "\\": content = try word()
    case "#":
      let message = "expected a value, got \"#\"; a colour needs quotes, a comment begins with // or stands in /* */"
      throw Failure(location: start, message: message)
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
    var places: [String: (key: String, location: SourceLocation)] = [:]
    try elements(of: path, opening: "{", closing: "}") { (parser) throws(Failure) in
      let member = try parser.member(at: path)
      if let first = places[member.key] {
        parser.note(member, first, at: path)
      } else {
        places[member.key] = (member.key, member.keyLocation)
        members.append(member)
      }
    }
    return .object(members)
  }

  private mutating func note(
    _ member: JSON5Value.Member, _ first: (key: String, location: SourceLocation), at path: JSON5Path
  ) {
    guard duplicateKeys.count < DocumentError.mostShown else {
      moreDuplicates += 1
      return
    }
    // Strings compare equal however their letters are composed.
    let isSame = first.key.unicodeScalars.elementsEqual(member.key.unicodeScalars)
    let message =
      "duplicate key \(JSON5Value.quoted(member.key)); the first is at \(first.location)"
      + (isSame ? "" : ", its letters composed otherwise")
    let failure = Failure(location: member.keyLocation, message: message)
    duplicateKeys.append(problem(failure, at: path.appending(key: member.key)))
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

  /// Runs a step, giving its errors `path` unless they have one.
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

  /// Reads elements between two brackets, separated by commas; a trailing comma is allowed.
  private mutating func elements(
    of path: JSON5Path, opening: Unicode.Scalar, closing: Unicode.Scalar,
    _ element: (inout JSON5Parser) throws(Failure) -> Void
  ) throws(Failure) {
    let (start, margin) = (scanner.location, scanner.margin)
    scanner.advance()
    try skipBlanks()
    while !scanner.take(closing) {
      guard let next = scanner.peek else { throw unclosed(opening, start) }
      if next == "}" || next == "]" {
        throw unmatched("expected \"\(closing)\" for the \"\(opening)\" of \(start), got \"\(next)\"")
      }
      do throws(Failure) {
        try element(&self)
        let end = scanner.location
        try skipBlanks()
        if scanner.peek == nil { throw unclosed(opening, start) }
        if !scanner.take(",") && scanner.peek != closing { throw missingComma(before: closing, after: end) }
      } catch {
        try recover(from: error, at: path)
      }
      try skipBlanks()
      if scanner.peek == closing, scanner.margin == scanner.location.column, scanner.margin < margin, crooked == nil {
        crooked = (opening, start)
      }
    }
  }

  /// Returns the error for a bracket that is open at the end of the file: the crooked one if there is one.
  private func unclosed(_ opening: Unicode.Scalar, _ start: SourceLocation) -> Failure {
    let (bracket, place) = crooked ?? (opening, start)
    let message = "this \"\(bracket)\" is not closed; the file ends at \(scanner.location)"
    return Failure(location: place, message: message, isFatal: true, isOfBrackets: true)
  }

  /// Returns the error for an element that ends at `end` without a comma or a bracket after it.
  private func missingComma(before closing: Unicode.Scalar, after end: SourceLocation) -> Failure {
    let wanted = "\",\" or \"\(closing)\""
    guard let next = scanner.peek else { return unexpected(wanted) }
    let place = scanner.location
    if let text = lastString, text.end == end, place == end, JSON5Scanner.continuesIdentifier(next) {
      let message = "the text that begins here ends at \(end), before \(shown(next)): a quote is missing or too many"
      return Failure(location: text.start, message: message)
    }
    guard place.line > end.line, JSON5Parser.startsElement(next) else { return unexpected(wanted) }
    let message = "missing \",\" at the end of this line; the next entry begins at \(place)"
    return Failure(location: end, message: message, recovery: .here)
  }

  private static func startsElement(_ scalar: Unicode.Scalar) -> Bool {
    ["\"", "'", "{", "["].contains(scalar) || startsNumber(scalar) || JSON5Scanner.startsIdentifier(scalar)
  }

  private func unmatched(_ message: String) -> Failure {
    Failure(location: scanner.location, message: message, isFatal: true, isOfBrackets: true)
  }

  /// Records an error and moves past the broken element; rethrows it if it is fatal, or the last one allowed.
  private mutating func recover(from failure: Failure, at path: JSON5Path) throws(Failure) {
    var failure = failure
    failure.path = failure.path ?? path
    if failure.isFatal || problems.count + 1 >= limits.problems {
      failure.isFatal = true
      throw failure
    }
    problems.append(problem(failure, at: path))
    switch failure.recovery {
    case .here: return
    case .nextLine:
      while let next = scanner.peek, !JSON5Scanner.endsLine(next) { scanner.advance() }
      return
    case .behindComma: break
    }
    // An unclosed string ends with its line: the next element most likely follows.
    if let next = scanner.peek, JSON5Scanner.endsLine(next) {
      hasOpenString = true
      return
    }
    if let text = lastString, text.start == failure.location { hasOpenString = true }
    scanner.skipElement()
    _ = scanner.take(",")
  }

  mutating func skipBlanks() throws(Failure) {
    if let start = scanner.skipBlanks() { throw fatal("the comment that begins here has no end", at: start) }
  }

  func fatal(_ message: String, at location: SourceLocation) -> Failure {
    Failure(location: location, message: message, isFatal: true)
  }

  /// Returns the error that `wanted` was expected in place of what is at the cursor.
  func unexpected(_ wanted: String) -> Failure {
    guard let scalar = scanner.peek else { return unmatched("expected \(wanted), but the file ends") }
    if scalar == "#" {
      let message = "\"#\" begins no comment: write // before it, or /* and */ around it"
      return Failure(location: scanner.location, message: message, recovery: .nextLine)
    }
    return Failure(location: scanner.location, message: "expected \(wanted), got \(shown(scalar))")
  }

  func shown(_ scalar: Unicode.Scalar) -> String { JSON5Value.quoted(String(Character(scalar))) }

  private func problem(_ failure: Failure, at path: JSON5Path) -> DocumentProblem {
    DocumentProblem(
      name: name, location: failure.location, path: (failure.path ?? path).text, message: failure.message)
  }
}
