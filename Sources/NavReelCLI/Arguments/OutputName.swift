import NavReel

/// The name of an output, as far as it shows that something else is meant.
enum OutputName {
  /// Endings of files that people expect of a program such as this one.
  private static let known = [
    "png", "apng", "gif", "webp", "html", "y4m", "rgba", "svg", "jpg", "jpeg", "heic", "avif", "pdf", "mp4", "mov",
    "m4v",
    "mkv", "webm", "avi", "json", "json5", "xml", "md",
  ]

  /// The known ending of a name, in lower case; nil for any other name.
  private static func ending(_ path: String) -> String? {
    let parts = FilePath.name(of: path).lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last.map(String.init) else { return nil }
    return known.contains(last) ? last : nil
  }

  /// - Parameter formats: what may be asked for by `--format`; empty for a command without it.
  /// - Throws: for the name of a file where a folder is meant. A folder that is there may be called anything.
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

  /// - Parameter endings: of what the command writes, the usual one first.
  /// - Throws: for a name that ends as a file of another format does.
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
