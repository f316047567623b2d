import Scene

/// "Did you mean" for words of the command line, by the same rule as in scene files.
enum Spelling {
  static func nearest(_ word: String, among known: [String]) -> String? {
    Suggestion.nearest(word, among: known)
  }
}
