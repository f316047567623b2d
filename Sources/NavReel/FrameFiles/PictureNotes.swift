/// Remarks on picture files: each once, with the first file that it is said of and the number of others.
package struct PictureNotes: Sendable {
  private var found: [(note: String, first: String, files: Set<String>)] = []

  package init() {}

  package mutating func add(_ notes: [String], of file: String) {
    for note in notes {
      if let place = found.firstIndex(where: { $0.note == note }) {
        found[place].files.insert(file)
      } else {
        found.append((note, file, [file]))
      }
    }
  }

  /// In the order in which they were said first: `a.png and 2 more: …`.
  package var lines: [String] {
    found.map { "\($0.first)\($0.files.count == 1 ? "" : " and \($0.files.count - 1) more"): \($0.note)" }
  }
}
