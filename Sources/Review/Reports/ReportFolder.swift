public import NavReelCodecs
public import NavReel

/// The folder of a report: `report.json`, the page made from it, and the pictures that the page shows.
///
/// `pictures/<digest>.png` are frames and their differences, named by the digests of their pixels, so that the parts of
/// a run can be merged by copying their files together. `actual/` has the same layout as the folder of the goldens and
/// holds a possible new golden for each reel that does not pass.
public struct ReportFolder: Sendable {
  /// The path, from the working folder.
  public let path: String

  /// The path to name in commands; for a draft, that of the folder that it will replace.
  let name: String

  /// Creates a value for a folder, which need not exist.
  public init(_ path: String) { self.init(path, named: path) }

  private init(_ path: String, named name: String) {
    self.path = path
    self.name = FilePath.trimmed(name)
  }

  /// The path of the ``ReviewReport``.
  public var reportPath: String { FilePath.join(path, "report.json") }

  /// The page to open in a browser.
  public var pagePath: String { FilePath.join(path, "index.html") }

  /// The pictures and goldens that reviews leave in the folder.
  public var evidence: ReviewEvidence { ReviewEvidence(path) }

  /// New goldens that wait for approval.
  public var candidates: GoldenStore { evidence.candidates }

  /// The folder of frames and differences; the same picture is there once.
  public var pictures: String { evidence.pictures }

  /// The files directly in the report's folder, without the page.
  public var files: [String] { [reportPath, FilePath.join(path, ReportFolder.mark)] }

  /// The report's own folders, in which nothing else is written.
  public var folders: [String] { [pictures, candidates.folder] }

  /// Returns the path of a picture, whether it exists or not.
  public func picturePath(_ digest: PixelDigest) -> String { evidence.picturePath(digest) }

  /// Runs a body that makes a report, while other runs are kept out of the folder.
  ///
  /// The body makes the report in a draft, a folder within this one, which replaces the previous report when it is
  /// complete. If the body fails, is stopped or writes no report, the previous one stays.
  ///
  /// - Parameters:
  ///   - goldens: the goldens of the run. They have to be outside the report, which is cleared.
  ///   - body: a function that ends by calling ``write(_:)`` on the draft.
  /// - Throws: when another run uses the folder, when it holds other files and no report, and any error of the body.
  public func filled<R>(
    apartFrom goldens: GoldenStore? = nil, _ body: (_ draft: ReportFolder) throws(StageError) -> R
  ) throws(StageError) -> R {
    let lock: FolderLock
    do throws(FileError) { lock = try self.lock(apartFrom: goldens) } catch { throw .file(error) }
    defer { lock.release() }
    let draft = ReportFolder(FilePath.join(path, ReportFolder.draftName), named: path)
    do throws(StageError) {
      let result = try body(draft)
      do throws(FileError) {
        if FileAccess.exists(draft.reportPath) { try take(draft) }
        try FileAccess.removeAll(draft.path)
      } catch { throw .file(error) }
      return result
    } catch {
      // The next run removes what is left.
      do throws(FileError) { try FileAccess.removeAll(draft.path) } catch {}
      throw error
    }
  }

  /// Locks the folder after checking that it is a report's, and removes the leftovers of a killed run.
  private func lock(apartFrom goldens: GoldenStore?) throws(FileError) -> FolderLock {
    try FileAccess.createFolder(path)
    try checkPlace(apartFrom: goldens)
    let lock = try FolderLock(writing: path)
    do throws(FileError) {
      let names = try FileAccess.names(in: path)
      guard names.isEmpty || names.contains(ReportFolder.mark) || holdsReport else {
        throw FileError(path: path, reason: "holds other files and no report; give the report a folder of its own")
      }
      try FileAccess.write("", to: FilePath.join(path, ReportFolder.mark))
      try FileAccess.removeAll(FilePath.join(path, ReportFolder.draftName))
    } catch {
      lock.release()
      throw error
    }
    return lock
  }

  /// Runs a body that reads the folder, while no run may fill it.
  ///
  /// - Throws: when a run is filling the folder, when there is no such folder, and any error of the body.
  public func read<R>(_ body: () throws(StageError) -> R) throws(StageError) -> R {
    let lock: FolderLock
    do throws(FileError) { lock = try FolderLock(reading: path) } catch { throw .file(error) }
    defer { lock.release() }
    return try body()
  }

  /// A file that exists from the start to the end of a run, to mark the leftovers of a killed run as a report's.
  private static let mark = ".navreel-report"

  /// The name of the folder in which a report is made.
  private static let draftName = ".navreel-new"

  /// True if the folder has a `report.json` of NavReel's; other programs write files of that name too.
  public var holdsReport: Bool {
    do throws(StageError) {
      _ = try ReviewReport(path: reportPath)
      return true
    } catch { return false }
  }

  /// - Throws: an error that explains how to make a report, if there is none.
  package func checkHolds() throws(StageError) {
    guard !FileAccess.exists(reportPath), !FileAccess.isLink(reportPath) else { return }
    let option = name == "report" ? "" : " \(ShellWord.quoted(name))"
    throw .file(
      FileError(path: path, reason: "holds no report; run navreel verify --report\(option) first"))
  }

  private func checkPlace(apartFrom goldens: GoldenStore?) throws(FileError) {
    // Everything that is written and cleared has to be in the folder itself.
    let hidden = [ReportFolder.mark, ReportFolder.draftName].map { FilePath.join(path, $0) }
    for part in [candidates.folder, pictures, reportPath, pagePath] + hidden where FileAccess.isLink(part) {
      throw FileError(path: part, reason: "is a link; a report holds its parts itself")
    }
    guard let own = FileAccess.resolved(path) else { return }
    if let goldens, let others = FileAccess.resolved(goldens.folder),
      FilePath.isInside(own, others) || FilePath.isInside(others, own)
    {
      throw FileError(path: path, reason: "lies in the folder of the goldens, or they in it; give each its own")
    }
    // Also checked without goldens: a report within a report would be cleared with it.
    var above = FilePath.folder(of: own)
    while above != FilePath.folder(of: above) {
      if FileAccess.exists(FilePath.join(above, ReportFolder.mark)) {
        throw FileError(path: path, reason: "lies in the folder of a report, \(above); give each its own")
      }
      above = FilePath.folder(of: above)
    }
  }

  /// Replaces the report in this folder with a draft.
  ///
  /// If that fails, the previous report stays. If the process is killed, the previous report stays, but may lose what
  /// could be approved: `report.json` is replaced last, and names the files of `actual/` by their digests.
  private func take(_ draft: ReportFolder) throws(FileError) {
    for file in [pagePath, reportPath] { _ = try FileAccess.writable(file) }
    if FileAccess.exists(candidates.folder), !FileAccess.isFolder(candidates.folder) {
      throw FileError(path: candidates.folder, reason: "is a file, not a folder")
    }
    let new = try draft.pictureNames()
    // Pictures are named by their content, so both reports have their own until the new one is in place.
    if !new.isEmpty { try FileAccess.createFolder(pictures) }
    for name in new {
      try FileAccess.move(FilePath.join(draft.pictures, name), to: FilePath.join(pictures, name))
    }
    let former = FilePath.join(draft.path, "former")
    let hadCandidates = FileAccess.exists(candidates.folder)
    func exchange(_ from: String, _ to: String, _ kept: String) throws(FileError) {
      if FileAccess.exists(to) { try FileAccess.move(to, to: kept) }
      if FileAccess.exists(from) { try FileAccess.move(from, to: to) }
    }
    do throws(FileError) {
      try exchange(draft.candidates.folder, candidates.folder, former)
      try FileAccess.move(draft.pagePath, to: pagePath)
    } catch {
      // Restores the previous state if possible.
      do throws(FileError) {
        if FileAccess.exists(former) || !hadCandidates {
          try exchange(former, candidates.folder, draft.candidates.folder)
        }
      } catch {}
      throw error
    }
    try FileAccess.move(draft.reportPath, to: reportPath)
    for name in Set(try pictureNames()).subtracting(new).sorted() {
      try FileAccess.remove(FilePath.join(pictures, name))
    }
    // A report without pictures has no folder for them.
    try FileAccess.removeIfEmpty(pictures)
  }

  /// Returns true if a path is the `report.json`, a picture or a new golden of a report.
  package static func holds(_ path: String) -> Bool {
    guard FileAccess.exists(path) else { return false }
    var (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    if name == "report.json", FileAccess.exists(FilePath.join(folder, mark)) { return true }
    while FilePath.folder(of: folder) != folder {
      (folder, name) = (FilePath.folder(of: folder), FilePath.name(of: folder))
      if ["actual", "pictures"].contains(name), FileAccess.exists(FilePath.join(folder, mark)) { return true }
    }
    return false
  }

  /// Returns the names of the pictures in their folder, and removes the leftovers of killed runs there.
  private func pictureNames() throws(FileError) -> [String] {
    guard FileAccess.isFolder(pictures) else { return [] }
    return try FileAccess.names(in: pictures).filter { name in
      if FileAccess.isTemporary(name) { FileAccess.removeIfAbandoned(FilePath.join(pictures, name)) }
      return name.hasSuffix(".png") && PixelDigest(String(name.dropLast(4))) != nil
    }
  }
}
