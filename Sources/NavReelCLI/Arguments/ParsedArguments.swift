import NavReelDocuments
import NavReelDrawing
import NavReelScene

/// The words after a command's name, sorted into options and operands.
struct ParsedArguments {
  let command: String

  /// The words as given.
  let words: [String]
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Parses `--name VALUE`, `--name=VALUE`, `-x VALUE`, `-xVALUE`, flags, and `--` before operands that begin with a
  /// dash.
  init(_ words: [String], of type: any Command.Type) throws(UsageError) {
    command = type.name
    self.words = words
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try take(word, from: &rest, options: type.options)
      }
    }
    try checkOperands(type)
  }

  func flag(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns the values of a list option, which may be repeated or separated by commas and spaces.
  func list(_ name: String) -> [String] {
    all(name).flatMap { text in
      text.split(separator: ",", omittingEmptySubsequences: false).map { part in
        var word = part
        while word.first == " " { word.removeFirst() }
        while word.last == " " { word.removeLast() }
        return String(word)
      }
    }
  }

  /// Returns an option's value read by `parse`, or nil if the option is not given.
  func parsed<T>(_ name: String, _ allowed: String, _ parse: (String) -> T?) throws(UsageError) -> T? {
    guard let text = value(name) else { return nil }
    guard let result = parse(text) else { throw invalid(name, text, allowed) }
    return result
  }

  /// Returns a colour in a scene's syntax; an error for another syntax suggests the right one.
  func color(_ name: String, _ allowed: String) throws(UsageError) -> Color? {
    guard let text = value(name) else { return nil }
    if let color = Color(css: text) { return color }
    var error = invalid(name, text, allowed)
    if let slip = ColorSlip(text) { error.message += "; write \(slip.cure)" }
    throw error
  }

  func whole(_ name: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try parsed(name, "a whole number of \(range.lowerBound)…\(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Returns one of a closed set of words.
  func word<Word: CaseIterable & RawRepresentable>(_ name: String) throws(UsageError) -> Word?
  where Word.RawValue == String {
    guard let text = value(name) else { return nil }
    if let word = Word(rawValue: text) { return word }
    throw invalid(name, text, among: Word.allCases.map(\.rawValue))
  }

  /// - Throws: if two options that exclude each other are given.
  func exclude(_ one: String, _ other: String, because reason: String) throws(UsageError) {
    guard flag(one) && flag(other) else { return }
    throw UsageError(message: "--\(one) and --\(other) \(reason); leave one of them out", command: command)
  }

  /// - Parameter words: the allowed words.
  func invalid(_ name: String, _ text: String, among words: [String]) -> UsageError {
    var error = invalid(name, text, words.joined(separator: ", "))
    error.message += Suggestion.nearest(text, among: words).map { "; did you mean \"\($0)\"?" } ?? ""
    return error
  }

  func invalid(_ name: String, _ text: String, _ allowed: String) -> UsageError {
    // The only reason why a number that looks valid is rejected.
    let isLong = text.utf8.filter { (0x30...0x39).contains($0) }.count > 18
    let limit = isLong ? "; a number has at most 18 digits" : ParsedArguments.plain(text).map { "; write \($0)" } ?? ""
    return UsageError(
      message: "--\(name): expected \(allowed), got \"\(ParsedArguments.shortened(text))\"\(limit)", command: command)
  }

  /// Returns a number without its unit: `60` for `60fps`; milliseconds become seconds. Nil for anything else.
  private static func plain(_ text: String) -> String? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    guard let value = Double(number), !unit.isEmpty, unit.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return unit == "ms" ? "\(value / 1000)" : String(number)
  }

  /// Returns a word shortened for messages, since arguments can have any length.
  static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 200 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(200))) + "…"
  }

  private mutating func take(_ word: String, from rest: inout ArraySlice<String>, options: [Option]) throws(UsageError)
  {
    let (option, attached) = try match(word, options)
    guard let placeholder = option.value else {
      guard attached == nil else {
        throw UsageError(message: "--\(option.name) takes no value", command: command)
      }
      values[option.name] = [""]
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError(message: "--\(option.name) needs a value (\(placeholder))", command: command)
    }
    if values[option.name] != nil && !option.isRepeatable {
      throw UsageError(message: "--\(option.name) is given twice", command: command)
    }
    values[option.name, default: []].append(value)
  }

  private func match(_ word: String, _ options: [Option]) throws(UsageError) -> (Option, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let option = options.first(where: { $0.name == name }) {
        return (option, parts.count > 1 ? String(parts[1]) : nil)
      }
      throw unknown("--" + name, options)
    }
    let letters = word.dropFirst()
    if let option = options.first(where: { $0.short == letters.first }) {
      let attached = letters.dropFirst()
      return (option, attached.isEmpty ? nil : String(attached))
    }
    throw unknown(word, options)
  }

  private func unknown(_ word: String, _ options: [Option]) -> UsageError {
    UsageError.unknown("option", word, known: options.map { "--" + $0.name } + ["--help"], command: command)
  }

  private func checkOperands(_ type: any Command.Type) throws(UsageError) {
    if operands.count < type.operands.lowerBound {
      throw UsageError(message: "usage: navreel \(type.name) \(type.usage)", command: command)
    }
    if operands.count > type.operands.upperBound {
      throw UsageError(
        message: "what is \"\(operands[type.operands.upperBound])\"? usage: navreel \(type.name) \(type.usage)",
        command: command)
    }
  }
}
