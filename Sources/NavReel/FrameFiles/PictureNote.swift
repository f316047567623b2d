import Synchronization

/// A remark on picture files, such as a broken colour profile.
public struct PictureNote: Hashable, Sendable, CustomStringConvertible {
  /// The first file that it applies to.
  public let path: String

  /// The number of further files that it applies to.
  public let others: Int

  /// The remark, for people.
  public let message: String

  /// The note with its files, such as `a.png and 2 more: animated PNG: only its default image is read`.
  public var description: String { "\(path)\(others == 0 ? "" : " and \(others) more"): \(message)" }
}

/// Collects remarks on picture files from any thread, each once.
package final class PictureNotes: Sendable {
  private let found = Mutex<[(note: String, first: String, files: Set<String>)]>([])

  package init() {}

  package func add(_ notes: [String], of file: String) {
    guard !notes.isEmpty else { return }
    found.withLock { found in
      for note in notes {
        if let place = found.firstIndex(where: { $0.note == note }) {
          found[place].files.insert(file)
          found[place].first = min(found[place].first, file)
        } else {
          found.append((note, file, [file]))
        }
      }
    }
  }

  /// The notes, in the order of their files.
  package var notes: [PictureNote] {
    found.withLock { found in
      found.map { PictureNote(path: $0.first, others: $0.files.count - 1, message: $0.note) }
        .sorted { ($0.path, $0.message) < ($1.path, $1.message) }
    }
  }
}
