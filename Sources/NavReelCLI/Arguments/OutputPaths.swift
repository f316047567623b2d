import NavReel
import Review

/// The files that a run is asked to write, held against what it reads and what people keep: a slip must not cost a scene
/// or a golden.
///
/// Whatever a command writes under a name that somebody gave goes through ``claim(_:as:)`` before the work.
struct OutputPaths {
  private let command: String

  /// What is at a place already.
  private var taken: [String: String] = [:]
  private let folders: [String]

  /// - Parameters:
  ///   - files: what the run reads; those that are folders stand for nothing here.
  ///   - folders: those in which nothing else is written.
  init(reading files: [String] = [], apartFrom folders: [String] = [], of command: String) {
    self.command = command
    self.folders = folders
    for file in files { taken[OutputPaths.place(file)] = "is in use by this run" }
  }

  /// - Parameter options: those that name files to write; the ones that are not given are passed over.
  static func check(
    _ options: [String], reading files: [String], apartFrom folders: [String] = [], _ arguments: ParsedArguments
  ) throws(UsageError) {
    var paths = OutputPaths(reading: files, apartFrom: folders, of: arguments.command)
    for option in options {
      if let path = arguments.value(option) { try paths.claim(path, as: "--\(option)") }
    }
  }

  /// - Parameter name: what messages call the output: the option that names it.
  /// - Throws: for two outputs of one file, one in place of an input, of a golden, of a scene or of the project's file.
  mutating func claim(_ path: String, as name: String) throws(UsageError) {
    let place = OutputPaths.place(path)
    let fault =
      taken[place] ?? folders.first { FilePath.isInside(place, OutputPaths.place($0)) }.map { "lies in \($0)" }
      ?? OutputPaths.kept(place)
    if let fault { throw UsageError(message: "\(name): \(path) \(fault); name another file", command: command) }
    taken[place] = "is written by \(name)"
  }

  /// What somebody keeps there; nil for a file that may be replaced.
  private static func kept(_ place: String) -> String? {
    if GoldenStore.isGolden(place) { return "is a golden" }
    guard FileAccess.exists(place) else { return nil }
    if FilePath.name(of: place) == ProjectFile.fileName { return "is the file of a project" }
    return place.hasSuffix(".scene.json5") ? "is a scene" : nil
  }

  /// The path with links followed as far as there is something.
  private static func place(_ path: String) -> String {
    if let whole = FileAccess.resolved(path) { return whole }
    let folder = FilePath.folder(of: path)
    guard folder != path else { return path }
    return FilePath.join(place(folder), FilePath.name(of: path))
  }
}
