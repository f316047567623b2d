package import NavReel

extension PathPattern {
  /// Returns the files below a folder that match, ascending, each once.
  ///
  /// Names that begin with a dot match only names in the pattern that do. `**` does not follow links.
  ///
  /// - Throws: for a folder that has to be searched but cannot be read.
  package func files(in folder: String) throws(FileError) -> [String] {
    var search = FileSearch(parts: parts)
    try search.look(in: description.hasPrefix("/") ? "/" : folder, from: 0)
    return search.found.sorted()
  }
}

/// A search for the files that match a pattern.
private struct FileSearch {
  let parts: [PathPattern.Part]
  var found: Set<String> = []

  /// The visited folders, each with the position in the pattern: `**` can reach a folder in several ways.
  private var seen: Set<String> = []

  init(parts: [PathPattern.Part]) { self.parts = parts }

  mutating func look(in folder: String, from index: Int) throws(FileError) {
    guard index < parts.count, seen.insert("\(index) \(folder)").inserted else { return }
    let part = parts[index]
    let isLast = index == parts.count - 1
    if case .name(let name) = part {
      try take(FilePath.join(folder, name), isLast, index)
      return
    }
    if part == .anyFolders && !isLast { try look(in: folder, from: index + 1) }
    for name in try FileAccess.names(in: folder) where name.hasPrefix(".") == part.meansHidden && part.fits(name) {
      let path = FilePath.join(folder, name)
      if part != .anyFolders {
        try take(path, isLast, index)
      } else if FileAccess.isFolder(path) {
        if !FileAccess.isLink(path) { try look(in: path, from: index) }
      } else if isLast {
        found.insert(path)
      } else if name.unicodeScalars.contains("\u{FFFD}"), try FileAccess.hasFolder(shownAs: name, in: folder) {
        throw FileSearch.unnamed(path)
      }
    }
  }

  private mutating func take(_ path: String, _ isLast: Bool, _ index: Int) throws(FileError) {
    if FileAccess.isFolder(path) {
      if !isLast { try look(in: path, from: index + 1) }
    } else if isLast && FileAccess.exists(path) {
      found.insert(path)
    } else if path.unicodeScalars.contains("\u{FFFD}"), try !FileAccess.isNamed(path) {
      throw FileSearch.unnamed(path)
    }
  }

  private static func unnamed(_ path: String) -> FileError {
    FileError(path: path, reason: "its name is not UTF-8 text; rename it")
  }
}
