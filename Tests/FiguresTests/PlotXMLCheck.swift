/// A strict check of a small XML file: nested tags, quoted and unique attributes, no bare special characters.
enum XMLCheck {
  /// Returns the first fault, or nil.
  static func problem(in text: String) -> String? {
    var open: [Substring] = []
    var rest = text[...]
    var roots = 0
    while let start = rest.firstIndex(of: "<") {
      if let fault = bare(rest[..<start]) { return fault }
      guard let end = rest[start...].firstIndex(of: ">") else { return "a tag without end" }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard let last = open.popLast(), last == tag.dropFirst() else { return "</\(tag.dropFirst())> closes nothing" }
        continue
      }
      let isEmpty = tag.hasSuffix("/")
      if isEmpty { tag = tag.dropLast() }
      let name = tag.prefix { $0.isLetter || $0 == "-" }
      if name.isEmpty { return "a tag without name: <\(tag)>" }
      if let fault = attributes(tag.dropFirst(name.count)) { return "<\(name)>: \(fault)" }
      if open.isEmpty { roots += 1 }
      if !isEmpty { open.append(name) }
    }
    if !open.isEmpty { return "<\(open[0])> is not closed" }
    if roots != 1 { return "\(roots) roots" }
    return rest.allSatisfy(\.isWhitespace) ? nil : "text behind the root"
  }

  private static func attributes(_ text: Substring) -> String? {
    var rest = text
    var seen: Set<Substring> = []
    while !rest.isEmpty {
      guard rest.first == " " else { return "expected a space before \(rest.prefix(20))" }
      rest = rest.drop { $0 == " " }
      if rest.isEmpty { return nil }
      guard let equals = rest.firstIndex(of: "=") else { return "no value: \(rest)" }
      let name = rest[..<equals]
      guard seen.insert(name).inserted else { return "\(name) twice" }
      guard name.allSatisfy({ $0.isLetter || $0 == "-" || $0.isNumber }) else { return "a name such as \(name)" }
      rest = rest[rest.index(after: equals)...]
      guard rest.first == "\"", let close = rest.dropFirst().firstIndex(of: "\"") else { return "\(name): no quotes" }
      if let fault = bare(rest[..<close]) { return fault }
      rest = rest[rest.index(after: close)...]
    }
    return nil
  }

  /// Returns a fault such as a bare ampersand, a bare angle bracket or a character that XML does not allow.
  private static func bare(_ text: Substring) -> String? {
    if text.contains("<") || text.contains(">") { return "a bare angle in \(text.prefix(40))" }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) { return "a control character" }
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    where !["amp;", "lt;", "gt;", "quot;"].contains(where: { part.hasPrefix($0) }) {
      return "a bare ampersand before \(part.prefix(20))"
    }
    return nil
  }
}
