/// What screens and reels may be called: their names become names of files and ids of items.
package enum SceneName {
  package static let phrase = "a name of letters, digits, -, _ and spaces, at most \(longest) bytes long"

  /// In bytes.
  static let longest = 100

  package static func isName(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isIDContinue || $0 == "-" || $0 == " " }
    return !text.isEmpty && text.utf8.count <= longest && isPlain && text.first != " " && text.last != " "
  }

  /// Returns what equals another name's where some disk takes the two for one: letters are made small and then capital
  /// by Unicode's mappings, whatever the locale, so that ς, σ and Σ meet, and ß and ẞ. How letters are composed counts for
  /// nothing when strings are compared.
  package static func folded(_ name: String) -> String { name.lowercased().uppercased() }

  /// Returns the first name before each that a disk may take for it; nil where there is none.
  package static func clashes(_ names: [String]) -> [String?] {
    var seen: [String: String] = [:]
    return names.map { name in
      let key = folded(name)
      if let other = seen[key] { return other }
      seen[key] = name
      return nil
    }
  }

  /// Completes a message on two names that clash.
  package static let clashPhrase =
    "they differ only in case or in the composition of their letters, and are one file on many disks"
}
