public import NavReelCodecs
public import NavReel

/// The folder of a report: `report.json`, the pages made of it, and what they show.
///
/// `pictures/<digest>.png` are frames and their differences, called by the digests of their pixels, so that parts of a
/// run are joined by putting their files together. `actual/` is laid out as the folder of the goldens and holds what
/// would be the new golden of each reel that does not pass.
public struct ReportFolder: Sendable {
  /// From the working folder.
  public let path: String

  /// What commands call it: of a draft, the folder that it will fill.
  let name: String

  /// The folder need not be there.
  public init(_ path: String) { self.init(path, named: path) }

  private init(_ path: String, named name: String) {
    self.path = path
    self.name = FilePath.trimmed(name)
  }

  /// Where ``ReviewReport`` is kept.
  public var reportPath: String { FilePath.join(path, "report.json") }

  /// The page to open in a browser.
  public var pagePath: String { FilePath.join(path, "index.html") }

  /// What reviews leave in it.
  public var evidence: ReviewEvidence { ReviewEvidence(path) }

  /// New goldens that wait for approval.
  public var candidates: GoldenStore { evidence.candidates }

  /// Of frames and differences; the same picture is there once.
  public var pictures: String { evidence.pictures }

  /// The files of the report that lie in the folder itself, the page apart.
  public var files: [String] { [reportPath, FilePath.join(path, ReportFolder.mark)] }

  /// Its own folders, in which nobody else writes.
  public var folders: [String] { [pictures, candidates.folder] }

  /// Where a picture is, or would be.
  public func picturePath(_ digest: PixelDigest) -> String { evidence.picturePath(digest) }

  /// Runs a body that makes a report, while other runs keep away from the folder.
  ///
  /// The body makes it in a draft, a folder within this one, which takes the place of the former report when it is
  /// complete. A body that fails, is stopped or writes no report leaves the former one.
  ///
  /// - Parameters:
  ///   - goldens: those that are compared with. They must lie apart from the report, which is cleared.
  ///   - body: ends with ``write(_:)`` to the draft.
  /// - Throws: when another run is at the folder, or it holds something and no report, besides what the body throws.
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
      // What is left, the next run removes.
      do throws(FileError) { try FileAccess.removeAll(draft.path) } catch {}
      throw error
    }
  }

  /// Makes sure that the folder is a report's, and nobody else's now; what a killed run left goes.
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

  /// Runs a body that reads the folder, while nobody fills it.
  ///
  /// - Throws: when a run fills the folder, or there is no such folder, besides what the body throws.
  public func read<R>(_ body: () throws(StageError) -> R) throws(StageError) -> R {
    let lock: FolderLock
    do throws(FileError) { lock = try FolderLock(reading: path) } catch { throw .file(error) }
    defer { lock.release() }
    return try body()
  }

  /// Is there from the first to the last, so that what a killed run left is known to be a report's.
  private static let mark = ".navreel-report"

  /// Of the folder that a report is made in.
  private static let draftName = ".navreel-new"

  /// True for a `report.json` of ours; other programs write files of that name too.
  public var holdsReport: Bool {
    do throws(StageError) {
      _ = try ReviewReport(path: reportPath)
      return true
    } catch { return false }
  }

  /// - Throws: where there is no report, with how to make one.
  package func checkHolds() throws(StageError) {
    guard !FileAccess.exists(reportPath), !FileAccess.isLink(reportPath) else { return }
    let option = name == "report" ? "" : " \(ShellWord.quoted(name))"
    throw .file(
      FileError(path: path, reason: "holds no report; run navreel verify --report\(option) first"))
  }

  private func checkPlace(apartFrom goldens: GoldenStore?) throws(FileError) {
    // What is written and cleared lies in the folder itself.
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
    // Also where nobody has said which folders there are: a report within a report would be cleared with it.
    var above = FilePath.folder(of: own)
    while above != FilePath.folder(of: above) {
      if FileAccess.exists(FilePath.join(above, ReportFolder.mark)) {
        throw FileError(path: path, reason: "lies in the folder of a report, \(above); give each its own")
      }
      above = FilePath.folder(of: above)
    }
  }

  /// Puts a draft in the place of the report that is here.
  ///
  /// Where that fails the former report is there, and where it is killed the former report without what could be approved:
  /// `report.json` comes last, and names the files of `actual/` by their digests.
  private func take(_ draft: ReportFolder) throws(FileError) {
    for file in [pagePath, reportPath] { _ = try FileAccess.writable(file) }
    if FileAccess.exists(candidates.folder), !FileAccess.isFolder(candidates.folder) {
      throw FileError(path: candidates.folder, reason: "is a file, not a folder")
    }
    let new = try draft.pictureNames()
    // Pictures are called by what they show: each of the two reports has its own until the new one is there.
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
      // As it was, if it may be.
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
    // A report that has nothing to show has no folder for it.
    try FileAccess.removeIfEmpty(pictures)
  }

  /// True for `report.json`, and for a picture or a new golden, of a report.
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

  /// The names of the pictures in their folder; what killed runs left there goes.
  private func pictureNames() throws(FileError) -> [String] {
    guard FileAccess.isFolder(pictures) else { return [] }
    return try FileAccess.names(in: pictures).filter { name in
      if FileAccess.isTemporary(name) { FileAccess.removeIfAbandoned(FilePath.join(pictures, name)) }
      return name.hasSuffix(".png") && PixelDigest(String(name.dropLast(4))) != nil
    }
  }
}
