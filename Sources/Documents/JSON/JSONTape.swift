/// The places of the values of a JSON file (RFC 8259) in its bytes: eight bytes per value, so that a large file takes
/// little more memory than it has bytes, whatever it holds.
struct JSONTape: Sendable {
  /// A value, or the key before one.
  struct Entry: Sendable {
    /// The offset of its first byte.
    let start: UInt32

    /// The index of the entry after it and everything inside it.
    fileprivate(set) var next: UInt32
  }

  /// The file's name in messages.
  let name: String
  let bytes: [UInt8]

  /// The entries, in the order of the file; the first is the whole.
  private(set) var entries: [Entry] = []

  private var place = 0
  private var depth = 0
  private var count = 0

  /// The deepest nesting of values.
  private static let mostLevels = 64

  /// The greatest number of keys of an object; the tool writes some dozens.
  private static let mostKeys = 256

  /// The greatest number of values; the tool writes more bytes per value.
  private var mostValues: Int { bytes.count / 4 + 1024 }

  /// Reads a whole file.
  ///
  /// - Throws: the first problem, with its place.
  init(_ bytes: [UInt8], name: String, byteLimit: Int) throws(DocumentError) {
    self.name = name
    self.bytes = bytes
    guard bytes.count <= min(byteLimit, Int(UInt32.max)) else {
      throw problem("the file has \(bytes.count) bytes; at most \(byteLimit) are read", at: nil)
    }
    try checkText()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    skipBlanks()
    try readValue()
    skipBlanks()
    if place < bytes.count { throw unexpected("the end of the file") }
  }

  private func checkText() throws(DocumentError) {
    var (decoder, iterator, end) = (UTF8(), bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): end += UTF8.width(scalar)
      case .emptyInput: return
      case .error: throw problem("the text is not UTF-8 from here on", at: end)
      }
    }
  }

  // MARK: Reading

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func readValue() throws(DocumentError) {
    count += 1
    guard count <= mostValues else { throw problem("the file has more than \(mostValues) values", at: place) }
    let number = begin()
    switch peek {
    case UInt8(ascii: "{"): try readObject()
    case UInt8(ascii: "["): try readArray()
    case UInt8(ascii: "\""): try readString()
    case let sign? where sign == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(sign):
      try readNumber()
    default:
      guard let word = ["true", "false", "null"].first(where: { bytes[place...].starts(with: $0.utf8) }) else {
        throw unexpected("a value")
      }
      place += word.utf8.count
    }
    end(number)
  }

  private mutating func begin() -> Int {
    entries.append(Entry(start: UInt32(place), next: 0))
    return entries.count - 1
  }

  private mutating func end(_ number: Int) { entries[number].next = UInt32(entries.count) }

  private mutating func readObject() throws(DocumentError) {
    var keys: [Int] = []
    try readElements(closing: "}") { (tape) throws(DocumentError) in
      guard tape.peek == UInt8(ascii: "\"") else { throw tape.unexpected("a key in quotes") }
      let key = tape.begin()
      try tape.readString()
      tape.end(key)
      if let first = keys.first(where: { tape.spelling(of: $0) == tape.spelling(of: key) }) {
        let location = tape.location(at: Int(tape.entries[first].start))
        throw tape.problem(
          "duplicate key \(JSON5Value.quoted(tape.text(of: key))); the first is at \(location)",
          at: Int(tape.entries[key].start))
      }
      guard keys.count < JSONTape.mostKeys else {
        throw tape.problem("an object has more than \(JSONTape.mostKeys) keys", at: Int(tape.entries[key].start))
      }
      keys.append(key)
      tape.skipBlanks()
      guard tape.take(":") else { throw tape.unexpected("\":\"") }
      tape.skipBlanks()
      try tape.readValue()
    }
  }

  private mutating func readArray() throws(DocumentError) {
    try readElements(closing: "]") { (tape) throws(DocumentError) in try tape.readValue() }
  }

  private mutating func readElements(
    closing: Unicode.Scalar, _ element: (inout JSONTape) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    guard depth < JSONTape.mostLevels else {
      throw problem("values are nested deeper than \(JSONTape.mostLevels) levels", at: place)
    }
    depth += 1
    place += 1
    skipBlanks()
    if !take(closing) {
      repeat {
        skipBlanks()
        try element(&self)
        skipBlanks()
      } while take(",")
      guard take(closing) else { throw unexpected("\",\" or \"\(closing)\"") }
    }
    depth -= 1
  }

  private mutating func readString() throws(DocumentError) {
    place += 1
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return
      case UInt8(ascii: "\\"):
        guard let length = JSONTape.escape(bytes[place...])?.length else { throw unexpected("an escape of JSON") }
        place += length
      case 0..<0x20: throw unexpected("a closing quote")
      default: place += 1
      }
    }
    throw unexpected("a closing quote")
  }

  private mutating func readNumber() throws(DocumentError) {
    _ = take("-")
    if !take("0") { try readDigits() }
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try readDigits()
    }
  }

  private mutating func readDigits() throws(DocumentError) {
    let start = place
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    if place == start { throw unexpected("a digit") }
  }

  private func unexpected(_ wanted: String) -> DocumentError {
    guard let next = String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first else {
      return problem("expected \(wanted), but the file ends", at: place)
    }
    return problem("expected \(wanted), got \(JSON5Value.quoted(String(next)))", at: place)
  }

  private func problem(_ message: String, at offset: Int?) -> DocumentError {
    DocumentError([DocumentProblem(name: name, location: offset.map(location), path: "", message: message)])
  }
}

/// The contents of an entry.
extension JSONTape {
  /// Returns the first byte, which determines the kind of value.
  func sign(of entry: Int) -> UInt8 { bytes[Int(entries[entry].start)] }

  /// Returns the bytes of a string or a key, between its quotes and with its escapes.
  func spelling(of entry: Int) -> ArraySlice<UInt8> {
    let start = Int(entries[entry].start) + 1
    var end = start
    while bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return bytes[start..<end]
  }

  /// Returns the text of a string or a key.
  func text(of entry: Int) -> String {
    var rest = spelling(of: entry)
    guard rest.contains(UInt8(ascii: "\\")) else { return String(decoding: rest, as: UTF8.self) }
    var text = ""
    while let stop = rest.firstIndex(of: UInt8(ascii: "\\")), let escape = JSONTape.escape(rest[stop...]) {
      text += String(decoding: rest[..<stop], as: UTF8.self)
      text.unicodeScalars.append(escape.scalar)
      rest = rest[(stop + escape.length)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  func number(of entry: Int) -> Double? {
    let start = Int(entries[entry].start)
    var end = start
    while end < bytes.count, (0x2B...0x39).contains(bytes[end]) || bytes[end] | 0x20 == UInt8(ascii: "e") { end += 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self).prefix { $0 != "," }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the escape that some bytes begin with; half of a surrogate pair comes with its other half.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
    switch bytes.dropFirst().first.map({ Unicode.Scalar($0) }) {
    case let sign? where sign == "\"" || sign == "\\" || sign == "/": return (sign, 2)
    case "b": return ("\u{8}", 2)
    case "f": return ("\u{C}", 2)
    case "n": return ("\n", 2)
    case "r": return ("\r", 2)
    case "t": return ("\t", 2)
    default: break
    }
    guard let first = unit(bytes) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard first < 0xDC00, let second = unit(bytes.dropFirst(6)), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return nil }
    return (scalar, 12)
  }

  /// Returns the number after `\u`.
  private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
    let digits = bytes.dropFirst(2).prefix(4).compactMap { JSON5Parser.hexadecimalDigit(Unicode.Scalar($0)) }
    return digits.count == 4 ? digits.reduce(0) { $0 << 4 | $1 } : nil
  }

  /// Returns the line and column of a byte.
  func location(at offset: Int) -> SourceLocation {
    var (line, column) = (1, 1)
    for (index, byte) in bytes[..<offset].enumerated() {
      if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourceLocation(line: line, column: column)
  }

  /// Returns the path from the whole to a value.
  func path(to entry: Int) -> JSON5Path {
    var (path, place) = (JSON5Path.root, 0)
    while place < entry {
      var (child, number) = (place + 1, 0)
      while Int(entries[child].next) <= entry {
        child = Int(entries[child].next)
        number += 1
      }
      // A key comes right before its value.
      let isKeyed = sign(of: place) == UInt8(ascii: "{")
      path = isKeyed ? path.appending(key: text(of: child - 1)) : path.appending(index: number)
      place = child
    }
    return path
  }
}
