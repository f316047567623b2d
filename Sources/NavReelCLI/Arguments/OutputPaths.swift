import NavReel

/// The files that a run is asked to write, held against those that it reads: a slip must not cost a scene or a golden.
enum OutputPaths {
  /// - Parameters:
  ///   - outputs: the options that name files to write; those that are not given are passed over.
  ///   - files: what the run reads.
  ///   - folders: folders of the run's own, in which nothing else is written.
  /// - Throws: for two options of one file, and an output in place of an input.
  static func check(
    _ outputs: [String], reading files: [String], apartFrom folders: [String], _ arguments: ParsedArguments
  ) throws(UsageError) {
    var taken: [String: String] = [:]
    for file in files { taken[place(file)] = "is read by this run" }
    for option in outputs {
      guard let path = arguments.value(option) else { continue }
      let place = place(path)
      let fault = taken[place] ?? folders.first { FilePath.isInside(place, self.place($0)) }.map { "lies in \($0)" }
      if let fault {
        throw UsageError(
          message: "--\(option): \(path) \(fault); name another file", command: arguments.command)
      }
      taken[place] = "is written by --\(option)"
    }
  }

  /// The path with links followed as far as there is something.
  private static func place(_ path: String) -> String {
    if let whole = FileAccess.resolved(path) { return whole }
    let folder = FilePath.folder(of: path)
    guard folder != path else { return path }
    return FilePath.join(place(folder), FilePath.name(of: path))
  }
}
