import NavReel
import NavReelReview

/// The files that a run is asked to write, held against what it reads and what people keep: a slip must not cost a scene
/// or a golden.
///
/// Whatever a command writes under a name that somebody gave goes through ``claim(_:as:)`` before the work.
struct OutputPaths {
  private let command: String

  /// The outputs that already claim a place.
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
      ?? OutputPaths.kept(place, butScenes: isScene) ?? OutputPaths.obstacle(path, isText: isText)
    if let fault { throw UsageError(message: "\(name): \(path) \(fault); name another file", command: command) }
    taken[place] = "is written by \(name)"
  }

  /// Returns what is there and cannot be overwritten, before any work is done: something that is no file, or no text in
  /// the place of a text. The writer reports folders, as some outputs are folders.
  private static func obstacle(_ path: String, isText: Bool) -> String? {
    guard FileAccess.exists(path) || FileAccess.isLink(path), !FileAccess.isFolder(path) else { return nil }
    do throws(FileError) {
      _ = try FileAccess.writable(path)
      guard isText else { return nil }
      let (bytes, isWhole) = try FileAccess.readBeginning(path, limit: 64 << 10)
      // The last character of a beginning may be cut.
      let isText = (0...(isWhole ? 0 : 3)).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
      return isText && !bytes.contains(0) ? nil : "is no text"
    } catch { return error.reason }
  }

  /// Returns what somebody keeps there; nil for a file that may be replaced.
  private static func kept(_ place: String, butScenes: Bool) -> String? {
    if GoldenStore.isGolden(place) { return "is a golden" }
    guard FileAccess.exists(place) else { return nil }
    if FilePath.name(of: place) == ProjectFile.fileName { return "is the file of a project" }
    if isScene(place) { return butScenes ? nil : "is a scene" }
    if ReportFolder.holds(place) { return "is a report's" }
    return FilmManifest.lists(place) ? "is a frame of the film there" : nil
  }

  /// Returns true for a scene of any name that can be read, and by its name for one that cannot.
  private static func isScene(_ place: String) -> Bool {
    if place.hasSuffix(".scene.json5") { return true }
    guard [".json5", ".json"].contains(where: place.hasSuffix) else { return false }
    do throws(StageError) {
      _ = try SceneOutline(path: place)
      return true
    } catch { return false }
  }

  /// The path as it will be once what is missing on it is there: links are followed, those too that lead nowhere yet.
  ///
  /// - Parameter links: how many of these are followed at most.
  static func place(_ path: String, links: Int = 40) -> String {
    if let whole = FileAccess.absolute(path) { return whole }
    let folder = FilePath.folder(of: path)
    guard folder != path else { return path }
    let home = place(folder, links: links)
    switch FilePath.name(of: path) {
    case ".": return home
    case "..": return FilePath.folder(of: home)
    case let name:
      let place = FilePath.join(home, name)
      if let whole = FileAccess.absolute(place) { return whole }
      guard links > 0, let target = FileAccess.target(ofLink: place) else { return place }
      return OutputPaths.place(FilePath.join(home, target), links: links - 1)
    }
  }
}
