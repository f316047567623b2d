/// What screens and reels may be called: their names become names of files and ids of items.
package enum SceneName {
  package static let phrase = "a name of letters, digits, -, _ and spaces, at most 100 bytes long"

  package static func isName(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isIDContinue || $0 == "-" || $0 == " " }
    return !text.isEmpty && text.utf8.count <= 100 && isPlain && text.first != " " && text.last != " "
  }
}
