/// The rules for names of screens and reels, which become names of files and ids of items.
package enum SceneName {
  package static let phrase = "a name of letters, digits, -, _ and spaces, at most \(longest) bytes long"

  /// The length of the longest name, in bytes.
  static let longest = 100

  package static func isName(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isIDContinue || $0 == "-" || $0 == " " }
    return !text.isEmpty && text.utf8.count <= longest && isPlain && text.first != " " && text.last != " "
  }

  /// Returns a text that is equal for two names that some disk takes for one: letters are made small and then capital
  /// by Unicode's mappings, whatever the locale, so that ς, σ and Σ are equal, and ß and ẞ. Comparing strings ignores
  /// how letters are composed.
  package static func folded(_ name: String) -> String { name.lowercased().uppercased() }

  /// Returns for each name the first one before it that a disk may take for it, or nil.
  package static func clashes(_ names: [String]) -> [String?] {
    var seen: [String: String] = [:]
    return names.map { name in
      let key = folded(name)
      if let other = seen[key] { return other }
      seen[key] = name
      return nil
    }
  }

  /// The end of a message about two names that clash.
  package static let clashPhrase =
    "they differ only in case or in the composition of their letters, and are one file on many disks"
}
