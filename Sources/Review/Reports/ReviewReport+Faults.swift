import NavReel

extension ReviewReport.Trouble {
  /// One of the faults that a message describes.
  package struct Fault: Hashable {
    /// The line in the scene's file, from 1; nil if the message names none.
    package var line: Int?

    /// The column, from 1; nil if the message names none.
    package var column: Int?

    /// The message without its place.
    package var message: String
  }

  /// The faults in the message; each begins with a line that names a place in the file.
  package var faults: [Fault] {
    var faults: [Fault] = []
    for text in message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let placed = placed(text) {
        faults.append(placed)
      } else if let last = faults.indices.last {
        faults[last].message += "\n" + text
      } else {
        faults.append(Fault(message: text))
      }
    }
    return faults
  }

  /// Reads `scenes/bar.scene.json5:18:75: …`, with the file's path or just its name.
  private func placed(_ text: String) -> Fault? {
    for name in [scenePath, FilePath.name(of: scenePath)] where !name.isEmpty && text.hasPrefix(name + ":") {
      let parts = text.dropFirst(name.count + 1).split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let line = Int(parts[0]), let column = Int(parts[1]), parts[2].hasPrefix(" ") else {
        continue
      }
      return Fault(line: line, column: column, message: String(parts[2].dropFirst()))
    }
    return nil
  }
}
