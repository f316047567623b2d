import NavReel

/// The folder that a report's paths are relative to, so that the same run gives the same report in any working folder.
public struct ReportRoot: Hashable, Sendable {
  /// The absolute path, without links on the way; the working folder if its path is not UTF-8 text.
  public let folder: String

  /// - Parameter folder: a path from the working folder.
  public init(_ folder: String) { self.folder = FileAccess.absolute(folder) ?? folder }

  /// - Parameter projectFolder: nil without a project: the repository around the working folder, or else that folder.
  public init(projectFolder: String?) { self.init(projectFolder ?? ReportRoot.repository() ?? ".") }

  private static func repository() -> String? {
    var folder = "."
    while !FileAccess.isRoot(folder) {
      if FileAccess.exists(FilePath.join(folder, ".git")) { return folder }
      folder = FilePath.join(folder, "..")
    }
    return nil
  }

  /// Converts a path from the working folder to an absolute one; a link at its end is not followed.
  func whole(_ path: String) -> String {
    let path = FilePath.trimmed(path)
    let name = FilePath.name(of: path)
    if name == "." || name == ".." || name == "/" { return FileAccess.absolute(path) ?? path }
    let folder = FilePath.folder(of: path)
    return FilePath.join(FileAccess.absolute(folder) ?? whole(folder), name)
  }

  /// Converts a path from the working folder to one for reports: `scenes/bar.scene.json5`, or
  /// `../other/bar.scene.json5` for a file elsewhere.
  public func told(_ path: String) -> String { FilePath.relative(whole(path), from: folder) }

  /// Converts the paths in a text that are in or below some folders, all absolute, to paths for reports.
  ///
  /// A path begins at the start of the text or after a character that paths do not have: a folder of the same name in
  /// the middle of another path is left alone.
  func told(_ text: String, below folders: [String]) -> String {
    let folders = (folders + [folder]).filter { $0 != "/" }.sorted { $0.utf8.count > $1.utf8.count }
    var (result, rest) = ("", text[...])
    while let sign = rest.first {
      guard sign == "/", !ReportRoot.isOfPath(result.last),
        let folder = folders.first(where: { rest.hasPrefix($0) && ReportRoot.ends($0, in: rest) })
      else {
        result.append(rest.removeFirst())
        continue
      }
      rest.removeFirst(folder.count)
      let told = told(folder)
      if told == ".", rest.first == "/" { rest.removeFirst() } else { result += told }
    }
    return result
  }

  private static func ends(_ folder: String, in text: Substring) -> Bool {
    let next = text.dropFirst(folder.count).first
    return next == "/" || !isOfPath(next)
  }

  private static func isOfPath(_ sign: Character?) -> Bool {
    sign.map { $0.isLetter || $0.isNumber || "/._-~@+%".contains($0) } ?? false
  }

  /// Converts a path of a report to an absolute one.
  public func place(_ told: String) -> String { FilePath.join(folder, told) }

  /// Converts a report's path to one from the working folder; leaves absolute paths, which NavReel does not write.
  package func way(to told: String) -> String {
    guard !told.hasPrefix("/"), let own = FileAccess.absolute(".") else { return told }
    return FilePath.relative(place(told), from: own)
  }
}
