import NavReel

/// The folder that the paths in a report begin at, so that the same run gives the same report wherever one stands.
public struct ReportRoot: Hashable, Sendable {
  /// From the system's root, without links on the way.
  public let folder: String

  /// - Parameter folder: from the working folder.
  public init(_ folder: String) { self.folder = FileAccess.resolved(folder) ?? folder }

  /// The project's folder; without a project that of the repository that one stands in, or else the working folder.
  public init(of project: ProjectFile?) {
    if let project { self.init(project.folder) } else { self.init(ReportRoot.repository() ?? ".") }
  }

  private static func repository() -> String? {
    var folder = "."
    while let real = FileAccess.resolved(folder), real != "/" {
      if FileAccess.exists(FilePath.join(folder, ".git")) { return folder }
      folder = FilePath.join(folder, "..")
    }
    return nil
  }

  /// A path from the working folder as one from the system's root; a link at its end stays one.
  func whole(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let name = FilePath.name(of: path)
    if name == "." || name == ".." || name == "/" { return FileAccess.resolved(path) ?? path }
    let folder = FilePath.folder(of: path)
    return FilePath.join(FileAccess.resolved(folder) ?? whole(folder), name)
  }

  /// A path from the working folder as reports have it: `scenes/bar.scene.json5`. One that is named from the system's root
  /// and lies elsewhere stays as it is.
  public func told(_ path: String) -> String {
    let whole = whole(path)
    if path.hasPrefix("/") && !FilePath.isInside(whole, folder) { return whole }
    return FilePath.relative(whole, from: folder)
  }

  /// Words in which paths below some folders, all from the system's root, become as reports have them.
  func told(_ text: String, below folders: [String]) -> String {
    var text = text
    for folder in folders + [folder] where folder != "/" {
      let told = told(folder)
      if told == folder { continue }
      text = text.replacing(folder + "/", with: told == "." ? "" : told + "/").replacing(folder + ":", with: told + ":")
    }
    return text
  }

  /// The way from the system's root to what a report calls so.
  public func place(_ told: String) -> String { FilePath.join(folder, told) }

  /// The way from the working folder to what a report calls so.
  func way(to told: String) -> String {
    guard !told.hasPrefix("/"), let own = FileAccess.resolved(".") else { return told }
    return FilePath.relative(place(told), from: own)
  }
}
