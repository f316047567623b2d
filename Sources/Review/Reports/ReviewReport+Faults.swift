import NavReel

extension ReviewReport.Trouble {
  /// One thing that is wrong.
  package struct Fault: Hashable {
    /// In the scene's file, from 1; nil where the message names none.
    package var line: Int?

    /// As ``line``.
    package var column: Int?

    /// Without its place.
    package var message: String
  }

  /// The message fault by fault: a line that begins with the place in the file begins one.
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

  /// `scenes/bar.scene.json5:18:75: …`, by the file's path or its name alone.
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
