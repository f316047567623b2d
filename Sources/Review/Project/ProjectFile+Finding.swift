public import NavReelDiff
public import NavReel
public import NavReelScene

extension ProjectFile {
  /// The project that the working folder is in: the first file of its name there or in a folder above.
  ///
  /// The search ends in a folder that holds `.git`, as a project does not reach beyond its repository, and at the
  /// system's root.
  ///
  /// - Returns: nil when there is none.
  /// - Throws: for a file that is there and cannot be read; all that is wrong with it is told.
  public static func find(from start: String = ".") throws(StageError) -> ProjectFile? {
    guard let path = path(from: start) else { return nil }
    return try ProjectFile(path: path)
  }

  /// Of the file that ``find(from:)`` reads.
  static func path(from start: String) -> String? {
    var folder = start
    while true {
      let path = FilePath.join(folder, fileName)
      if FileAccess.exists(path) || FileAccess.isLink(path) { return path }
      guard !FileAccess.isRoot(folder), !FileAccess.exists(FilePath.join(folder, ".git")) else { return nil }
      folder = FilePath.join(folder, "..")
    }
  }

  /// Reads a file.
  public init(path: String) throws(StageError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(path, limit: SceneDocument.byteLimit) } catch {
      throw .file(error)
    }
    try self.init(bytes: bytes, path: path)
  }

  /// - Parameter path: of the file that the bytes are of, from the working folder.
  public init(bytes: [UInt8], path: String) throws(StageError) {
    do throws(SceneError) {
      self = try FormFile.read(bytes: bytes, name: path) { ProjectKeys.read($0, $1, at: path) }
    } catch { throw .scene(error) }
  }

  /// The scenes' files from the working folder, each with the line that means it; ascending, each once.
  ///
  /// - Throws: when no file is meant by one of the patterns, or the file has none.
  public func sceneFiles() throws(StageError) -> [Sourced<String>] {
    let found = foundScenes()
    guard !scenes.isEmpty else {
      throw .request("\(path) names no scenes; add them, as in scenes: [\"scenes/**/*.scene.json5\"]")
    }
    guard found.problems.isEmpty else { throw .scene(SceneError(found.problems)) }
    return found.files
  }

  /// As ``sceneFiles()``, and what is wrong with a pattern keeps nothing from the others.
  public func foundScenes() -> (files: [Sourced<String>], problems: [SceneProblem]) {
    var sources: [String: String] = [:]
    var problems: [SceneProblem] = []
    for pattern in patterns {
      let (files, fault) = search(pattern)
      for file in files where sources[file] == nil { sources[file] = pattern.sourced.source }
      if let fault { problems.append(pattern.node.problem(fault, name: path)) }
    }
    return (sources.sorted { $0.key < $1.key }.map { Sourced($0.key, from: $0.value) }, problems)
  }

  /// The files that a pattern means, or why there are none.
  func search(_ pattern: Placed<PathPattern>) -> (files: [String], fault: String?) {
    do throws(FileError) {
      let files = try pattern.value.files(in: folder)
      return (files, files.isEmpty ? nothing(for: pattern.value) : nil)
    } catch { return ([], "\(error)") }
  }

  private func nothing(for pattern: PathPattern) -> String {
    guard pattern.isPlain else { return "no file is meant by \"\(pattern)\" in \(folder)" }
    let path = FilePath.join(folder, pattern.description)
    return FileAccess.isFolder(path)
      ? "\"\(pattern)\" is a folder; its scenes are \"\(FilePath.join(pattern.description, "**/*.scene.json5"))\""
      : "there is no file \(path)"
  }
}

extension ProjectFile {
  /// The folder of the report that `approve` reads: the file's, else `report` beside the file.
  public var reportPath: String { report?.value ?? FilePath.join(folder, "report") }
}

extension ReviewReport {
  /// The folder of the goldens that the report is about, from the working folder.
  ///
  /// - Throws: for another folder than the project's, and without a project for one that is not below the working folder:
  ///   a report may come from elsewhere, and does not choose where files are written.
  public func goldens(in project: ProjectFile?) throws(StageError) -> String {
    if let way = goldensToName(in: project) {
      throw .request(
        "the report compared with the goldens in \(way); if they are meant, say --goldens \(ShellWord.quoted(way))")
    }
    return project?.goldens.value ?? ReportRoot(projectFolder: project?.folder).way(to: goldens)
  }

  /// The folder that ``goldens(in:)`` refuses, from the working folder: who means it has to name it.
  public func goldensToName(in project: ProjectFile?) -> String? {
    let root = ReportRoot(projectFolder: project?.folder)
    if let project { return root.told(project.goldens.value) == goldens ? nil : root.way(to: goldens) }
    let way = root.way(to: goldens)
    return ReviewReport.isBelow(way) ? nil : way
  }

  /// True for what lies below the working folder, also behind links.
  private static func isBelow(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return false }
    guard let real = FileAccess.resolved(path), let here = FileAccess.resolved(".") else {
      // One that is not there yet leads nowhere else; a link that leads nowhere might tomorrow.
      return !FileAccess.isLink(path)
    }
    return FilePath.isInside(real, here)
  }
}
