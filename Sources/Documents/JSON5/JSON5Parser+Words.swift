extension JSON5Parser {
  /// Reads `true`, `false` or `null`; text without quotes is the most common mistake.
  mutating func word() throws(Failure) -> JSON5Value.Content {
    let start = scanner.location
    let word = try identifier()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "Infinity", "NaN": throw Failure(location: start, message: "expected a finite number, got \(word)")
    case _ where JSON5Parser.otherSpellings[word.lowercased()] != nil:
      let meant = JSON5Parser.otherSpellings[word.lowercased()] ?? ""
      throw Failure(location: start, message: "expected a value, got \(word); did you mean \(meant)?")
    default:
      let code = word + restOfCode()
      let cure = cure(code) ?? "text needs quotes: \(JSON5Value.quoted(code))"
      throw Failure(location: start, message: "expected a value, got \(JSON5Value.shortened(code)); \(cure)")
    }
  }

  /// Reads the rest of a program's expression after a word: `.teal`, `(0, 128, 128)`. Its commas do not separate
  /// elements.
  private mutating func restOfCode() -> String {
    var code = String.UnicodeScalarView()
    var depth = 0
    while let next = scanner.peek, !JSON5Scanner.endsLine(next) {
      if next == "(" {
        depth += 1
      } else if next == ")" {
        depth -= 1
      } else if depth == 0, next != ".", !JSON5Scanner.continuesIdentifier(next) {
        break
      }
      if depth < 0 { break }
      code.append(next)
      scanner.advance()
    }
    return String(code)
  }

  /// The three words as other languages spell them.
  private static let otherSpellings = [
    "true": "true", "yes": "true", "false": "false", "no": "false", "null": "null", "nil": "null", "none": "null",
  ]

  /// Reads a name: letters, digits, `_`, `$` and `\u` escapes.
  mutating func identifier() throws(Failure) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = scanner.peek {
      let place = scanner.location
      var next = scalar
      if scalar == "\\" {
        scanner.advance()
        guard scanner.take("u") else { throw Failure(location: place, message: "only \\u escapes may stand in a name") }
        next = try unicodeEscape(from: place)
      }
      let isPart = name.isEmpty ? JSON5Scanner.startsIdentifier(next) : JSON5Scanner.continuesIdentifier(next)
      guard isPart else {
        if scalar == "\\" { throw Failure(location: place, message: "\(shown(next)) may not stand in a name") }
        break
      }
      if scalar != "\\" { scanner.advance() }
      name.append(next)
    }
    return String(name)
  }

  static func startsNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "+" || scalar == "-" || scalar == "." || ("0"..."9").contains(scalar)
  }

  /// Reads a number: decimal or hexadecimal, perhaps with a sign, a point at either end, an exponent.
  mutating func number() throws(Failure) -> Double {
    let start = scanner.location
    let isNegative = scanner.peek == "-"
    if isNegative || scanner.peek == "+" { scanner.advance() }
    let isHexadecimal = scanner.peek == "0" && (scanner.peekNext == "x" || scanner.peekNext == "X")
    let magnitude = isHexadecimal ? try hexadecimal(from: start) : try decimal(from: start, sign: isNegative ? "-" : "")
    if let scalar = scanner.peek, JSON5Scanner.continuesIdentifier(scalar) || [".", "%", "°"].contains(scalar) {
      var rest = scanner
      var unit = String.UnicodeScalarView()
      while let next = rest.peek, JSON5Scanner.continuesIdentifier(next) || ["%", "°"].contains(next) {
        unit.append(next)
        rest.advance()
      }
      let cure = UnitSlip(isNegative ? -magnitude : magnitude, String(unit))?.cure ?? "text needs quotes"
      throw Failure(location: start, message: "a number ends in \(shown(scalar)); \(cure)")
    }
    return isNegative ? -magnitude : magnitude
  }

  private mutating func decimal(from start: SourceLocation, sign: String) throws(Failure) -> Double {
    let whole = digits()
    if whole.count > 1 && whole.hasPrefix("0") {
      throw Failure(location: start, message: "a number may not begin with 0 and another digit")
    }
    let fraction = scanner.take(".") ? digits() : ""
    guard !whole.isEmpty || !fraction.isEmpty else {
      if let scalar = scanner.peek, JSON5Scanner.startsIdentifier(scalar) {
        throw Failure(
          location: start, message: "expected a finite number, got \(sign)\(JSON5Value.shortened(try identifier()))")
      }
      throw Failure(location: start, message: "expected digits in a number")
    }
    var text = (whole.isEmpty ? "0" : whole) + "." + (fraction.isEmpty ? "0" : fraction)
    if scanner.peek == "e" || scanner.peek == "E" {
      scanner.advance()
      text += "e"
      if let sign = scanner.peek, sign == "-" || sign == "+" {
        text.unicodeScalars.append(sign)
        scanner.advance()
      }
      let exponent = digits()
      guard !exponent.isEmpty else { throw Failure(location: start, message: "expected digits after the exponent's e") }
      text += exponent
    }
    guard let value = Double(text), value.isFinite else {
      throw Failure(location: start, message: "the number is too large")
    }
    return value
  }

  private mutating func hexadecimal(from start: SourceLocation) throws(Failure) -> Double {
    scanner.advance()
    scanner.advance()
    var value: UInt64 = 0
    var count = 0
    while let scalar = scanner.peek, let digit = JSON5Parser.hexadecimalDigit(scalar) {
      guard value >> 60 == 0 else { throw Failure(location: start, message: "the number is too large") }
      value = value << 4 | UInt64(digit)
      count += 1
      scanner.advance()
    }
    guard count > 0 else { throw Failure(location: start, message: "expected hexadecimal digits after 0x") }
    return Double(value)
  }

  private mutating func digits() -> String {
    var text = String.UnicodeScalarView()
    while let scalar = scanner.peek, ("0"..."9").contains(scalar) {
      text.append(scalar)
      scanner.advance()
    }
    return String(text)
  }

  static func hexadecimalDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 48
    case "a"..."f": scalar.value - 87
    case "A"..."F": scalar.value - 55
    default: nil
    }
  }
}
