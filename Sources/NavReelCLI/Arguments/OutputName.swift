import NavReel

/// Checks the name of an output for signs of a mistake.
enum OutputName {
  /// File extensions that people expect from such a program.
  private static let known = [
    "png", "apng", "gif", "webp", "html", "y4m", "rgba", "svg", "jpg", "jpeg", "heic", "avif", "pdf", "mp4", "mov",
    "m4v",
    "mkv", "webm", "avi", "json", "json5", "xml", "md",
  ]

  /// Returns a known file extension in lower case; nil for any other name.
  private static func ending(_ path: String) -> String? {
    let parts = FilePath.name(of: path).lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last.map(String.init) else { return nil }
    return known.contains(last) ? last : nil
  }

  /// - Parameter formats: the values of `--format`; empty for a command without it.
  /// - Throws: for a file's name in the place of a folder. An existing folder may have any name.
  static func checkFolder(
    _ path: String, as option: String, formats: [String] = [], _ arguments: ParsedArguments
  ) throws(UsageError) {
    guard let ending = ending(path), !FileAccess.isFolder(path) else { return }
    let folder = String(FilePath.trimmed(path).dropLast(ending.count + 1))
    let shown = folder.isEmpty || folder.hasSuffix("/") ? folder + "out" : folder
    let format = formats.contains(ending) ? " --format \(ending)" : ""
    let slip = format.isEmpty && !formats.isEmpty ? FormatSlip.cure(for: ending).map { "; " + $0 } ?? "" : ""
    throw UsageError(
      message: "--\(option): a folder is meant, and \(path) is the name of a file; write --\(option) \(shown)\(format)"
        + slip, command: arguments.command)
  }

  /// - Parameter endings: the extensions of the files that the command writes, the usual one first.
  /// - Throws: for a name with another format's extension.
  static func checkFile(
    _ path: String, as option: String, endings: [String], _ arguments: ParsedArguments
  ) throws(UsageError) {
    guard let ending = ending(path), !endings.contains(ending), !FileAccess.isFolder(path) else { return }
    let name = path.dropLast(ending.count) + endings[0]
    let kind = endings.map { $0.uppercased() }.joined(separator: " or ")
    let cure = FormatSlip.cure(for: ending).map { "; " + $0 } ?? ""
    throw UsageError(
      message: "--\(option): \(path) ends as another format's files do; \(arguments.command) writes \(kind): \(name)"
        + cure, command: arguments.command)
  }
}
