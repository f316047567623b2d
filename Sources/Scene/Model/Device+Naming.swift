import NavReelDocuments

extension Device {
  /// Returns advice on a name that no device has but several contain: `iPad` of each iPad's.
  ///
  /// - Returns: `known are "iPad (10th)", …`; nil if one name alone is near, or none contains it.
  static func cure(for name: String) -> String? {
    if let later = newest(before: name) { return "the newest known here is \(JSON5Value.quoted(later))" }
    guard Suggestion.nearest(name, among: table.map(\.name)) == nil else { return nil }
    let meant = named(like: name)
    return meant.isEmpty ? nil : "known are " + meant.map { JSON5Value.quoted($0) }.joined(separator: ", ")
  }

  /// The device with the highest number where `name` has a higher one: `iPhone 17` for `iPhone 21`. Nil for any other
  /// name.
  private static func newest(before name: String) -> String? {
    func number(_ name: String) -> Int? {
      let words = name.split(separator: " ")
      return words.count == 2 && words[0].lowercased() == "iphone" ? Int(words[1]) : nil
    }
    guard let wanted = number(name), let newest = table.map(\.name).max(by: { number($0) ?? 0 < number($1) ?? 0 }),
      let known = number(newest), wanted > known
    else { return nil }
    return newest
  }

  /// The names that a word is a part of, whatever its capitals, in the order of the table.
  static func named(like word: String) -> [String] {
    let word = word.lowercased()
    return word.isEmpty ? [] : table.map(\.name).filter { $0.lowercased().contains(word) }
  }
}
