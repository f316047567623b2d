/// A cursor over a text that knows its line and column.
struct JSON5Scanner: Sendable {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  /// The column of the first character on the cursor's line, white space apart; nil before there is one.
  private var firstColumn: Int?

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var location: SourceLocation { SourceLocation(line: line, column: column) }

  /// The column of the first character on the cursor's line, white space apart; the cursor's own if none is before it.
  var margin: Int { firstColumn ?? column }

  /// The scalar at the cursor; nil at the end.
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The scalar after the one at the cursor.
  var peekNext: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  /// Moves on by one scalar; CR LF ends one line, not two.
  mutating func advance() {
    guard index < scalars.count else { return }
    let scalar = scalars[index]
    index += 1
    if JSON5Scanner.endsLine(scalar) && !(scalar == "\r" && peek == "\n") {
      line += 1
      column = 1
      firstColumn = nil
    } else {
      if firstColumn == nil, !JSON5Scanner.isSpace(scalar) { firstColumn = column }
      column += 1
    }
  }

  /// Moves over `scalar` if it is at the cursor.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    advance()
    return true
  }

  /// Moves over white space and comments.
  ///
  /// - Returns: the place of a block comment that has no end, if there is one; the cursor is then at the end.
  mutating func skipBlanks() -> SourceLocation? {
    while let scalar = peek {
      if JSON5Scanner.isSpace(scalar) {
        advance()
      } else if scalar == "/" && peekNext == "/" {
        while let next = peek, !JSON5Scanner.endsLine(next) { advance() }
      } else if scalar == "/" && peekNext == "*" {
        let start = location
        advance()
        advance()
        while peek != nil && !(peek == "*" && peekNext == "/") { advance() }
        guard peek != nil else { return start }
        advance()
        advance()
      } else {
        return nil
      }
    }
    return nil
  }

  /// Moves to the next `,` or closing bracket of the container that the cursor is in, or to the end.
  mutating func skipElement() {
    var depth = 0
    while skipBlanks() == nil, let scalar = peek {
      switch scalar {
      case "{", "[": depth += 1
      case "}", "]":
        if depth == 0 { return }
        depth -= 1
      case ",":
        if depth == 0 { return }
      case "\"", "'":
        skipString()
        continue
      default: break
      }
      advance()
    }
  }

  /// Moves over a string, or to the end of its line.
  private mutating func skipString() {
    let quote = peek
    advance()
    while let scalar = peek, scalar != quote, !JSON5Scanner.endsLine(scalar) {
      advance()
      if scalar == "\\" { advance() }
    }
    if peek == quote { advance() }
  }

  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// Returns true for JSON5's white space: that of JSON, vertical tab, form feed, byte order mark, and Unicode's space
  /// separators.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: scalar.value > 127 && scalar.properties.generalCategory == .spaceSeparator
    }
  }

  static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isIDStart
  }

  static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "$" || scalar == "\u{200C}" || scalar == "\u{200D}" || scalar.properties.isIDContinue
  }
}
