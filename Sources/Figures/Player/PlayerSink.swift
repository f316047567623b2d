public import NavReel
import Synchronization

/// Writes a ``PlayerPage`` while the frames of its film are drawn, without storing pictures.
public final class PlayerSink: FrameSink {
  private let page: PlayerPage
  private let file: FileWriter
  private let entries = Mutex<[PlayerDrawing.Entry]>([])

  /// Begins the file, which gets its name when it is finished.
  ///
  /// - Parameters:
  ///   - page: the page; its frames follow in order.
  ///   - path: the file's path; its folder must exist.
  /// - Throws: if the file cannot be written.
  public convenience init(_ page: PlayerPage, to path: String) throws(StageError) {
    do throws(FileError) { try self.init(page, file: FileWriter(path)) } catch { throw .file(error) }
  }

  /// - Parameter file: a file with nothing written yet.
  package init(_ page: PlayerPage, file: FileWriter) throws(FileError) {
    self.page = page
    self.file = file
    try file.write(Array(page.head.utf8))
  }

  public var needsPrevious: Bool { true }

  public func take(_ frame: DrawnFrame) -> @Sendable () throws -> Void {
    guard let drawing = PlayerDrawing(frame) else { return {} }
    return { [self] in
      try file.write(Array(PageMarkup.pictureStart().utf8))
      try file.write(drawing.letters)
      try file.write(Array(PageMarkup.pictureEnd.utf8))
      entries.withLock { entries in
        let key = drawing.isWhole ? entries.count : entries.last?.key ?? 0
        entries.append(PlayerDrawing.Entry(frame: drawing.frame, rect: drawing.rect, key: key))
      }
    }
  }

  public func finish() throws {
    try file.write(Array(page.tail(entries.withLock { $0 }).utf8))
    try file.finish()
  }

  public func abandon() { file.abandon() }
}
