public import Codecs
import Drawing
import NavReel

/// The folder of a report: `report.json`, the pages made of it, and what they show.
///
/// `pictures/<digest>.png` are frames and their differences, called by the digests of their pixels, so that parts of a
/// run are joined by putting their files together. `actual/` is laid out as the folder of the goldens and holds what
/// would be the new golden of each reel that does not pass.
public struct ReportFolder: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// Where ``ReviewReport`` is kept.
  public var reportPath: String { FilePath.join(path, "report.json") }

  /// The page to open in a browser.
  public var pagePath: String { FilePath.join(path, "index.html") }

  /// New goldens that wait for approval.
  public var candidates: GoldenStore { GoldenStore(FilePath.join(path, "actual")) }

  /// Of frames and differences; the same picture is there once.
  public var pictures: String { FilePath.join(path, "pictures") }

  /// - Returns: the picture's path below the folder.
  public static func pictureName(_ digest: PixelDigest) -> String { "pictures/\(digest).png" }

  public func picturePath(_ digest: PixelDigest) -> String {
    FilePath.join(path, ReportFolder.pictureName(digest))
  }

  /// Runs a body that fills the folder, while other runs keep away from it; what a former run left goes first.
  ///
  /// - Parameter goldens: those that are compared with. They must lie apart from the report, which is cleared.
  /// - Throws: when another run is at the folder, or it holds something and no report, besides what the body throws.
  public func filled<R>(apartFrom goldens: GoldenStore? = nil, _ body: () throws -> R) throws -> R {
    try FileAccess.createFolder(path)
    try checkPlace(apartFrom: goldens)
    let lock = try FolderLock(writing: path)
    defer { lock.release() }
    let names = try FileAccess.names(in: path)
    guard names.isEmpty || names.contains(ReportFolder.mark) || holdsReport else {
      throw FileError(path: path, reason: "holds other files and no report; give the report a folder of its own")
    }
    try FileAccess.write("", to: FilePath.join(path, ReportFolder.mark))
    try clear()
    return try body()
  }

  /// Runs a body that reads the folder, while nobody fills it.
  ///
  /// - Throws: when a run fills the folder, or there is no such folder, besides what the body throws.
  public func read<R>(_ body: () throws -> R) throws -> R {
    let lock = try FolderLock(reading: path)
    defer { lock.release() }
    return try body()
  }

  /// Is there from the first to the last, so that what a killed run left is known to be a report's.
  private static let mark = ".navreel-report"

  /// True for a `report.json` of ours; other programs write files of that name too.
  private var holdsReport: Bool {
    do throws(StageError) {
      _ = try ReviewReport(path: reportPath)
      return true
    } catch { return false }
  }

  private func checkPlace(apartFrom goldens: GoldenStore?) throws(FileError) {
    // What is written and cleared lies in the folder itself.
    let mark = FilePath.join(path, ReportFolder.mark)
    for part in [candidates.folder, pictures, reportPath, pagePath, mark] where FileAccess.isLink(part) {
      throw FileError(path: part, reason: "is a link; a report holds its parts itself")
    }
    guard let goldens, let own = FileAccess.resolved(path), let others = FileAccess.resolved(goldens.folder) else {
      return
    }
    guard !FilePath.isInside(own, others), !FilePath.isInside(others, own) else {
      throw FileError(path: path, reason: "lies in the folder of the goldens, or they in it; give each its own")
    }
  }

  private func clear() throws(FileError) {
    for file in [reportPath, pagePath] { try FileAccess.remove(file) }
    if FileAccess.isFolder(pictures) {
      for name in try FileAccess.names(in: pictures) {
        let file = FilePath.join(pictures, name)
        if FileAccess.isTemporary(name) {
          FileAccess.removeIfAbandoned(file)
        } else if name.hasSuffix(".png"), PixelDigest(String(name.dropLast(4))) != nil {
          try FileAccess.remove(file)
        }
      }
    }
    for golden in try candidates.all() { try candidates.remove(golden) }
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
