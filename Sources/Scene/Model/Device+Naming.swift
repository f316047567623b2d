extension Device {
  /// What to write in place of a name that no device has, when that is a part of several: `iPad` of each iPad's.
  ///
  /// - Returns: `known are "iPad (9th)" and …`; nil when one name alone is near, or none is meant.
  static func cure(for name: String) -> String? {
    guard Suggestion.nearest(name, among: table.map(\.name)) == nil else { return nil }
    let meant = named(like: name)
    return meant.isEmpty ? nil : "known are " + meant.map { JSON5Value.quoted($0) }.joined(separator: ", ")
  }

  /// The names that a word is a part of, whatever its capitals, in the order of the table.
  static func named(like word: String) -> [String] {
    let word = word.lowercased()
    return word.isEmpty ? [] : table.map(\.name).filter { $0.lowercased().contains(word) }
  }
}
