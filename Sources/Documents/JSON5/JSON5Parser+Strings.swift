extension JSON5Parser {
  /// Reads a text in single or double quotes.
  mutating func string() throws(Failure) -> String {
    let start = scanner.location
    let quote = scanner.peek
    scanner.advance()
    var text = String.UnicodeScalarView()
    while let scalar = scanner.peek {
      if scalar == quote {
        scanner.advance()
        return String(text)
      }
      if scalar == "\n" || scalar == "\r" {
        throw Failure(
          location: start, message: "the string has no closing quote on its line; a line break in it is written \\n")
      }
      if scalar == "\\" {
        if let escaped = try escape() { text.append(escaped) }
      } else {
        text.append(scalar)
        scanner.advance()
      }
    }
    throw fatal("the string that begins here has no closing quote", at: start)
  }

  /// Reads an escape; returns nil for an escaped line break.
  private mutating func escape() throws(Failure) -> Unicode.Scalar? {
    let place = scanner.location
    scanner.advance()
    guard let scalar = scanner.peek else { throw fatal("the file ends inside a string", at: place) }
    scanner.advance()
    switch scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "x":
      let value = try hexadecimal(digits: 2, from: place)
      return Unicode.Scalar(value)
    case "u": return try unicodeEscape(from: place)
    case "0":
      if let next = scanner.peek, ("0"..."9").contains(next) { fallthrough }
      return "\0"
    case "1"..."9": throw Failure(location: place, message: "a backslash may not stand before a digit")
    case "\r":
      _ = scanner.take("\n")
      return nil
    case "\n", "\u{2028}", "\u{2029}": return nil
    default: return scalar
    }
  }

  /// Reads the digits after `\u`, and a second escape if the first is half of a surrogate pair.
  mutating func unicodeEscape(from place: SourceLocation) throws(Failure) -> Unicode.Scalar {
    let first = try hexadecimal(digits: 4, from: place)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, scanner.peek == "\\", scanner.peekNext == "u" {
      scanner.advance()
      scanner.advance()
      let second = try hexadecimal(digits: 4, from: place)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw Failure(location: place, message: "the escape is one half of a surrogate pair")
  }

  private mutating func hexadecimal(digits count: Int, from place: SourceLocation) throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let scalar = scanner.peek, let digit = JSON5Parser.hexadecimalDigit(scalar) else {
        throw Failure(location: place, message: "the escape needs \(count) hexadecimal digits")
      }
      value = value << 4 | digit
      scanner.advance()
    }
    return value
  }
}
