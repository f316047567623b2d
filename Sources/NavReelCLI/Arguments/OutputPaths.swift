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

  /// - Parameters:
  ///   - options: those that name files to write; the ones that are not given are passed over.
  ///   - areTexts: true for JSON, XML, Markdown and pages.
  static func check(
    _ options: [String], areTexts: Bool, reading files: [String], apartFrom folders: [String] = [],
    _ arguments: ParsedArguments
  ) throws(UsageError) {
    var paths = OutputPaths(reading: files, apartFrom: folders, of: arguments.command)
    for option in options {
      if let path = arguments.value(option) { try paths.claim(path, as: "--\(option)", isText: areTexts) }
    }
  }

  /// - Parameters:
  ///   - name: what messages call the output: the option that names it.
  ///   - isScene: true for a scene, which may take the place of one.
  /// - Throws: for two outputs of one file, and for one in place of an input or of what people keep: goldens, frames that
  ///   were drawn, scenes and the project's file; for a text also what is none, such as a scene's pictures and fonts.
  mutating func claim(
    _ path: String, as name: String, isText: Bool = false, isScene: Bool = false
  ) throws(UsageError) {
    let place = OutputPaths.place(path)
    let fault =
      taken[place] ?? folders.first { FilePath.isInside(place, OutputPaths.place($0)) }.map { "lies in \($0)" }
      ?? OutputPaths.kept(place, butScenes: isScene) ?? (isText ? OutputPaths.otherThanText(place) : nil)
    if let fault { throw UsageError(message: "\(name): \(path) \(fault); name another file", command: command) }
    taken[place] = "is written by \(name)"
  }

  /// What is there and no text, or cannot be known to be one; a folder, which the writer refuses, apart.
  private static func otherThanText(_ place: String) -> String? {
    guard FileAccess.exists(place), !FileAccess.isFolder(place) else { return nil }
    do throws(FileError) {
      let (bytes, isWhole) = try FileAccess.readBeginning(place, limit: 64 << 10)
      // The last character of a beginning may be cut.
      let isText = (0...(isWhole ? 0 : 3)).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
      return isText && !bytes.contains(0) ? nil : "is no text"
    } catch { return error.reason }
  }

  /// What somebody keeps there; nil for a file that may be replaced.
  private static func kept(_ place: String, butScenes: Bool) -> String? {
    if GoldenStore.isGolden(place) { return "is a golden" }
    guard FileAccess.exists(place) else { return nil }
    if FilePath.name(of: place) == ProjectFile.fileName { return "is the file of a project" }
    if place.hasSuffix(".scene.json5") { return butScenes ? nil : "is a scene" }
    return FilmManifest.lists(place) ? "is a frame of the film there" : nil
  }

  /// The path with links followed as far as there is something.
  private static func place(_ path: String) -> String {
    if let whole = FileAccess.resolved(path) { return whole }
    let folder = FilePath.folder(of: path)
    guard folder != path else { return path }
    return FilePath.join(place(folder), FilePath.name(of: path))
  }
}
