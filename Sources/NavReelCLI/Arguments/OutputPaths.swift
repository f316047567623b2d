import NavReel
import NavReelReview

/// Checks the files that a run is asked to write against its inputs and files worth keeping: a mistake must not
/// destroy a scene or a golden.
///
/// Every output whose name comes from the user goes through ``claim(_:as:)`` before the work begins.
struct OutputPaths {
  private let command: String

  /// The paths taken so far, with the reason.
  private var taken: [String: String] = [:]
  private let folders: [String]

  /// - Parameters:
  ///   - files: the files that the run reads; folders among them have no effect.
  ///   - folders: folders in which nothing else may be written.
  init(reading files: [String] = [], apartFrom folders: [String] = [], of command: String) {
    self.command = command
    self.folders = folders
    for file in files { taken[OutputPaths.place(file)] = "is in use by this run" }
  }

  /// - Parameters:
  ///   - options: options that name files to write; missing ones are ignored.
  ///   - areTexts: true for JSON, XML, Markdown and HTML.
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
  ///   - name: the output's name in messages, such as its option.
  ///   - isScene: true for a scene, which may replace a scene.
  /// - Throws: if two outputs have the same file, or one would replace an input or a file worth keeping: a golden,
  ///   a frame, a scene or the project file; for a text also if it would replace a binary file, such as a picture.
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

  /// Returns why an existing file cannot be overwritten: it is not a regular file, or not a text to be replaced by one.
  /// The writer reports folders, since some outputs are folders.
  private static func obstacle(_ path: String, isText: Bool) -> String? {
    guard FileAccess.exists(path) || FileAccess.isLink(path), !FileAccess.isFolder(path) else { return nil }
    do throws(FileError) {
      _ = try FileAccess.writable(path)
      guard isText else { return nil }
      let (bytes, isWhole) = try FileAccess.readBeginning(path, limit: 64 << 10)
      // The last character of a partial read may be incomplete.
      let isText = (0...(isWhole ? 0 : 3)).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
      return isText && !bytes.contains(0) ? nil : "is no text"
    } catch { return error.reason }
  }

  /// Returns why an existing file must be kept; nil if it may be replaced.
  private static func kept(_ place: String, butScenes: Bool) -> String? {
    if GoldenStore.isGolden(place) { return "is a golden" }
    guard FileAccess.exists(place) else { return nil }
    if FilePath.name(of: place) == ProjectFile.fileName { return "is the file of a project" }
    if isScene(place) { return butScenes ? nil : "is a scene" }
    if ReportFolder.holds(place) { return "is a report's" }
    return FilmManifest.lists(place) ? "is a frame of the film there" : nil
  }

  /// Returns true for a readable scene of any name, and for an unreadable one by its name.
  private static func isScene(_ place: String) -> Bool {
    if place.hasSuffix(".scene.json5") { return true }
    guard [".json5", ".json"].contains(where: place.hasSuffix) else { return false }
    do throws(StageError) {
      _ = try SceneOutline(path: place)
      return true
    } catch { return false }
  }

  /// Returns the path with all links followed, even broken ones, as it will be once its missing parts exist.
  ///
  /// - Parameter links: the largest number of links to follow.
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
