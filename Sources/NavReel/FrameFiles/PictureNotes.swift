/// What is said of picture files: each once, with the first file that it is said of and the number of others.
package struct PictureNotes: Sendable {
  private var found: [(note: String, file: String, others: Int)] = []

  package init() {}

  package mutating func add(_ notes: [String], of file: String) {
    for note in notes {
      if let place = found.firstIndex(where: { $0.note == note }) {
        if found[place].file != file { found[place].others += 1 }
      } else {
        found.append((note, file, 0))
      }
    }
  }

  package var lines: [String] {
    found.map { "\($0.file)\($0.others == 0 ? "" : " and \($0.others) more"): \($0.note)" }
  }
}
