/// What screens and reels may be called: their names become names of files and ids of items.
package enum SceneName {
  package static let phrase = "a name of letters, digits, -, _ and spaces, at most \(longest) bytes long"

  /// In bytes.
  static let longest = 100

  package static func isName(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isIDContinue || $0 == "-" || $0 == " " }
    return !text.isEmpty && text.utf8.count <= longest && isPlain && text.first != " " && text.last != " "
  }
}
