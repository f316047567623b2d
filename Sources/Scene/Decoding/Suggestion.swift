/// Suggestions for a name that does not exist.
package enum Suggestion {
  /// Returns the known name nearest to `word`, the first of equals, or nil if none is near.
  ///
  /// A name is near if it has at most one slip in three letters, or one slip in all: a letter wrong, missing, extra, or
  /// swapped with its neighbour. Case is ignored. If none is near, the one name that begins with the word will do.
  package static func nearest(_ word: String, among names: [String]) -> String? {
    if let meant = meant(by: word), names.contains(meant) { return meant }
    let letters = Array(word.lowercased().unicodeScalars)
    guard !letters.isEmpty && letters.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased().unicodeScalars)
      let limit = min(max(1, max(letters.count, other.count) / 3), (best?.distance ?? .max) - 1)
      guard limit >= 0, abs(other.count - letters.count) <= limit else { continue }
      let found = distance(letters, other)
      // In a one-letter word a changed letter leaves nothing to know it by.
      if found <= limit && found < letters.count { best = (name, found) }
    }
    if let best { return best.name }
    // A beginning that only one name has: `light` for `lightContent`.
    let word = word.lowercased()
    let longer = names.filter { $0.lowercased().hasPrefix(word) }
    return letters.count >= 3 && longer.count == 1 ? longer[0] : nil
  }

  /// Returns the word used here for a word of UIKit or another library, or nil for any other word.
  private static func meant(by word: String) -> String? {
    let known = [
      "prefersLargeTitles": "largeTitle", "prefersLargeTitle": "largeTitle", "largeTitleDisplayMode": "largeTitle",
      "plus": "add", "ellipsis": "more", "magnifyingglass": "search", "heavy": "bold",
      "black": "bold", "thin": "light", "demibold": "semibold", "present": "push", "show": "push", "modal": "push",
      "dismiss": "pop", "back": "pop", "unwind": "pop", "gesture": "swipe", "pan": "swipe", "drag": "scroll",
      "static": "still", "settings": "gear", "gearshape": "gear", "cog": "gear", "compose": "edit", "xmark": "close",
      "exclamationmark.triangle": "warning", "alert": "warning", "ellipsis.circle": "moreCircle", "delete": "trash",
      "bin": "trash", "home": "house", "user": "person", "profile": "person", "account": "person", "mail": "envelope",
      "message": "chat", "bubble": "chat", "bubble.left": "chat", "send": "paperPlane", "tick": "checkmark",
      "done": "checkmark", "help": "question", "favorite": "star", "mappin": "pin", "location": "pin",
      "microphone": "mic", "image": "photo", "picture": "photo", "basket": "cart", "arrow.clockwise": "refresh",
      "reload": "refresh", "line.3.horizontal.decrease": "filter", "lock.open": "unlock", "notification": "bell",
    ]
    if let meant = known[word] { return meant }
    return word.hasSuffix("Color") ? String(word.dropLast("Color".count)) : nil
  }

  /// Returns `; did you mean "blue"?`, or an empty text.
  static func clause(_ word: String, among names: [String]) -> String {
    nearest(word, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The optimal string alignment distance (Damerau and Levenshtein, each pair swapped at most once).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
