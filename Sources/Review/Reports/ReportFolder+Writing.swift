import NavReelCodecs
public import NavReel

extension ReportFolder {
  /// A page that was written to a file.
  public struct WrittenPage: Hashable, Sendable {
    /// The path of the page.
    public let path: String

    /// False if the page refers to picture files.
    public let isEmbedded: Bool

    /// The paths of pictures that the report names but that do not exist, ascending.
    public let missing: [String]
  }

  /// Writes `report.json` and the page; the pictures have to be there already.
  ///
  /// - Parameter goldens: the same as for ``writePage(_:to:_:goldens:)``.
  @discardableResult
  public func write(_ report: ReviewReport, goldens: String? = nil) throws(StageError) -> WrittenPage {
    try report.write(to: reportPath)
    return try writePage(report, goldens: goldens)
  }

  /// Writes the page that shows a report with the pictures of this folder, whole or not at all.
  ///
  /// - Parameters:
  ///   - target: the page's path, by default ``pagePath``. A page elsewhere refers to this folder by a relative path.
  ///   - goldens: the folder to name in commands if `approve` cannot find it: ``ReviewReport/goldensToName(in:)``.
  public func writePage(
    _ report: ReviewReport, to target: String? = nil, _ embedding: ReportPictures.Embedding = .auto,
    goldens: String? = nil
  ) throws(StageError) -> WrittenPage {
    let target = target ?? pagePath
    do throws(FileError) {
      if target == pagePath && FileAccess.isLink(target) {
        throw FileError(path: target, reason: "is a link; a report holds its parts itself")
      }
      try FileAccess.createFolder(FilePath.folder(of: target))
      let pictures = ReportPictures(of: report, in: self, embedding, address: try address(from: target))
      let approval = ApproveCommandLine(report: name, goldens: goldens)
      try FileAccess.write(ReportPage(report, approval, pictures: pictures).html, to: target)
      let shown = ReportFolder(name)
      return WrittenPage(
        path: target == pagePath ? shown.pagePath : target, isEmbedded: pictures.isEmbedded,
        missing: pictures.missing.map { shown.picturePath($0) })
    } catch { throw .file(error) }
  }

  /// Returns the address of the pictures in a page at a path.
  private func address(from page: String) throws(FileError) -> String {
    let folder = FilePath.folder(of: page)
    guard let from = FileAccess.resolved(folder) else {
      throw FileError(path: folder, reason: "no such file or directory")
    }
    guard let to = FileAccess.resolved(path) else { throw FileError(path: path, reason: "no such file or directory") }
    // The names are the same for both, and need not be UTF-8 text.
    let names = [FilePath.relative(to, from: from), "pictures"].filter { $0 != "." }
    return names.joined(separator: "/").utf8.map(ReportFolder.percentEncoded).joined() + "/"
  }

  /// Returns a byte of a path as it appears in an address: RFC 3986's unreserved characters and slashes as themselves.
  private static func percentEncoded(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "/": return String(scalar)
    default: return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
