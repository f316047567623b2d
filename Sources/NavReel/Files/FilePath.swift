/// Functions for paths as text, with forward slashes.
package enum FilePath {
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns the part before the last slash: `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path without trailing slashes; the system's root stays.
  package static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  package static func name(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: true).last.map(String.init) ?? path
  }

  /// Returns true if `path` is `folder` or inside it. Both must be resolved.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns the relative path from a folder, both resolved or both relative to one folder: `..`s and names, or `.`.
  package static func relative(_ path: String, from folder: String) -> String {
    var (to, from) = (path.split(separator: "/")[...], folder.split(separator: "/").filter { $0 != "." }[...])
    while let name = to.first, name == from.first {
      to.removeFirst()
      from.removeFirst()
    }
    let names = from.map { _ in ".." } + to.map(String.init)
    return names.isEmpty ? "." : names.joined(separator: "/")
  }
}
