public import Codecs
import Drawing
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

  /// New goldens that wait for approval.
  public var candidates: GoldenStore { GoldenStore(FilePath.join(path, "actual"), isDurable: false) }

  /// Of frames and differences; the same picture is there once.
  public var pictures: String { FilePath.join(path, "pictures") }

  /// The files of the report that lie in the folder itself, the page apart.
  public var files: [String] { [reportPath, FilePath.join(path, ReportFolder.mark)] }

  /// Its own folders, in which nobody else writes.
  public var folders: [String] { [pictures, candidates.folder] }

  /// - Returns: the picture's path below the folder.
  public static func pictureName(_ digest: PixelDigest) -> String { "pictures/\(digest).png" }

  /// Where a picture is, or would be.
  public func picturePath(_ digest: PixelDigest) -> String {
    FilePath.join(path, ReportFolder.pictureName(digest))
  }

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

  private func checkPlace(apartFrom goldens: GoldenStore?) throws(FileError) {
    // What is written and cleared lies in the folder itself.
    let hidden = [ReportFolder.mark, ReportFolder.draftName].map { FilePath.join(path, $0) }
    for part in [candidates.folder, pictures, reportPath, pagePath] + hidden where FileAccess.isLink(part) {
      throw FileError(path: part, reason: "is a link; a report holds its parts itself")
    }
    guard let goldens, let own = FileAccess.resolved(path), let others = FileAccess.resolved(goldens.folder) else {
      return
    }
    guard !FilePath.isInside(own, others), !FilePath.isInside(others, own) else {
      throw FileError(path: path, reason: "lies in the folder of the goldens, or they in it; give each its own")
    }
  }

  /// Puts a draft in the place of the report that is here. Where that fails, or the run is killed, there is the former
  /// report or none: one whose parts are of two runs would be believed.
  private func take(_ draft: ReportFolder) throws(FileError) {
    let new = try draft.pictureNames()
    // Pictures are called by what they show: each of the two reports has its own until the new one is there.
    if !new.isEmpty { try FileAccess.createFolder(pictures) }
    for name in new {
      try FileAccess.move(FilePath.join(draft.pictures, name), to: FilePath.join(pictures, name))
    }
    for file in [pagePath, reportPath] { try FileAccess.remove(file) }
    for golden in try candidates.all() { try candidates.remove(golden) }
    for golden in try draft.candidates.all() { try candidates.take(golden, from: draft.candidates) }
    try FileAccess.move(draft.reportPath, to: reportPath)
    try FileAccess.move(draft.pagePath, to: pagePath)
    for name in Set(try pictureNames()).subtracting(new).sorted() {
      try FileAccess.remove(FilePath.join(pictures, name))
    }
    // A report that has nothing to show has no folders for it.
    for folder in folders { try FileAccess.removeIfEmpty(folder) }
  }

  /// The names of the pictures in their folder; what killed runs left there goes.
  private func pictureNames() throws(FileError) -> [String] {
    guard FileAccess.isFolder(pictures) else { return [] }
    return try FileAccess.names(in: pictures).filter { name in
      if FileAccess.isTemporary(name) { FileAccess.removeIfAbandoned(FilePath.join(pictures, name)) }
      return name.hasSuffix(".png") && PixelDigest(String(name.dropLast(4))) != nil
    }
  }

  /// Keeps a picture.
  func save(_ picture: Pixmap, _ digest: PixelDigest) throws(StageError) {
    let path = picturePath(digest)
    do throws(FileError) {
      if FileAccess.exists(path) { return }
      try FileAccess.createFolder(pictures)
      try FileAccess.write(PNGEncoder(effort: .balanced).encode(picture), to: path)
    } catch { throw .file(error) }
  }
}
