public import NavReelDocuments
public import NavReelDiff
public import NavReel
public import NavReelScene

extension ProjectFile {
  /// Finds the project of the working folder: the first project file there or in a folder above.
  ///
  /// The search ends at a folder that holds `.git`, as a project does not extend beyond its repository, and at the
  /// system's root.
  ///
  /// - Returns: the project; nil if there is none.
  /// - Throws: for a file that cannot be read; the error lists all of its faults.
  public static func find(from start: String = ".") throws(StageError) -> ProjectFile? {
    guard let path = path(from: start) else { return nil }
    return try ProjectFile(path: path)
  }

  /// Returns the path of the file that ``find(from:)`` reads.
  static func path(from start: String) -> String? {
    var folder = start
    while true {
      let path = FilePath.join(folder, fileName)
      if FileAccess.exists(path) || FileAccess.isLink(path) { return path }
      guard !FileAccess.isRoot(folder), !FileAccess.exists(FilePath.join(folder, ".git")) else { return nil }
      folder = FilePath.join(folder, "..")
    }
  }

  /// Reads a project file.
  public init(path: String) throws(StageError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(path, limit: SceneDocument.byteLimit) } catch {
      throw .file(error)
    }
    try self.init(bytes: bytes, path: path)
  }

  /// Reads the bytes of a project file.
  ///
  /// - Parameter path: the path of the file, from the working folder.
  public init(bytes: [UInt8], path: String) throws(StageError) {
    do throws(DocumentError) {
      self = try FormFile.read(bytes: bytes, name: path) { ProjectKeys.read($0, $1, at: path) }
    } catch { throw .document(error) }
  }

  /// Returns the scenes' files from the working folder, each with the line that names it; ascending, each once.
  ///
  /// - Throws: when a pattern matches no file, or the project file has no patterns.
  public func sceneFiles() throws(StageError) -> [Sourced<String>] {
    let found = foundScenes()
    guard !scenes.isEmpty else {
      throw .request("\(path) names no scenes; add them, as in scenes: [\"scenes/**/*.scene.json5\"]")
    }
    guard found.problems.isEmpty else { throw .document(DocumentError(found.problems)) }
    return found.files
  }

  /// Returns the files like ``sceneFiles()``, and the problems: a faulty pattern does not affect the others.
  public func foundScenes() -> (files: [Sourced<String>], problems: [DocumentProblem]) {
    var sources: [String: String] = [:]
    var problems: [DocumentProblem] = []
    for pattern in patterns {
      let (files, fault) = search(pattern)
      for file in files where sources[file] == nil { sources[file] = pattern.sourced.source }
      if let fault { problems.append(pattern.node.problem(fault, name: path)) }
    }
    return (sources.sorted { $0.key < $1.key }.map { Sourced($0.key, from: $0.value) }, problems)
  }

  /// Returns the files that match a pattern, or the reason why there are none.
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
  /// The folder of the report that `approve` reads: the one in the project file, or else `report` beside the file.
  public var reportPath: String { report?.value ?? FilePath.join(folder, "report") }
}

extension ReviewReport {
  /// Returns the folder of the goldens that the report was made with, from the working folder.
  ///
  /// - Throws: for a folder other than the project's or, without a project, for one that is not below the working
  ///   folder: a report may come from elsewhere, and must not choose where files are written.
  public func goldens(in project: ProjectFile?) throws(StageError) -> String {
    if let way = goldensToName(in: project) {
      throw .request(
        "the report compared with the goldens in \(way); if they are meant, say --goldens \(ShellWord.quoted(way))")
    }
    return project?.goldens.value ?? ReportRoot(projectFolder: project?.folder).way(to: goldens)
  }

  /// Returns the folder that ``goldens(in:)`` refuses, from the working folder: to use it, name it with an option.
  public func goldensToName(in project: ProjectFile?) -> String? {
    let root = ReportRoot(projectFolder: project?.folder)
    if let project { return root.told(project.goldens.value) == goldens ? nil : root.way(to: goldens) }
    let way = root.way(to: goldens)
    return ReviewReport.isBelow(way) ? nil : way
  }

  /// Returns true for a path below the working folder, after following links.
  private static func isBelow(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return false }
    guard let real = FileAccess.resolved(path), let here = FileAccess.resolved(".") else {
      // A path that does not exist yet leads nowhere else, but a dangling link may do so tomorrow.
      return !FileAccess.isLink(path)
    }
    return FilePath.isInside(real, here)
  }
}
