import NavReel

/// The folder that the paths in a report begin at, so that the same run gives the same report wherever one stands.
public struct ReportRoot: Hashable, Sendable {
  /// From the system's root, without links on the way; the working folder where that has no name in UTF-8.
  public let folder: String

  /// - Parameter folder: from the working folder.
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

  /// A path from the working folder as one from the system's root; a link at its end stays one.
  func whole(_ path: String) -> String {
    let path = FilePath.trimmed(path)
    let name = FilePath.name(of: path)
    if name == "." || name == ".." || name == "/" { return FileAccess.absolute(path) ?? path }
    let folder = FilePath.folder(of: path)
    return FilePath.join(FileAccess.absolute(folder) ?? whole(folder), name)
  }

  /// A path from the working folder as reports have it: `scenes/bar.scene.json5`, or `../other/bar.scene.json5` for one
  /// that lies elsewhere.
  public func told(_ path: String) -> String { FilePath.relative(whole(path), from: folder) }

  /// Words in which the paths of some folders and of what lies below them, all from the system's root, become as reports
  /// have them.
  ///
  /// A path begins where the text does, or behind a sign that paths have none of: a folder of the same name in the middle
  /// of another path is none of these.
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

  /// The way from the system's root to what a report calls so.
  public func place(_ told: String) -> String { FilePath.join(folder, told) }

  /// The way from the working folder to what a report calls so; what no run of ours has told, from the system's root, stays.
  package func way(to told: String) -> String {
    guard !told.hasPrefix("/"), let own = FileAccess.absolute(".") else { return told }
    return FilePath.relative(place(told), from: own)
  }
}
