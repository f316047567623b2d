public import Codecs
public import Drawing
public import NavReel

/// A picture about films or frames that is laid out and checked when it is made, and drawn when it is asked for.
public protocol SheetFigure: Sendable {
  /// In pixels.
  var width: Int { get }
  var height: Int { get }

  /// What deserves a word to the person who asked; empty for nothing.
  var notes: [String] { get }

  /// Draws it.
  ///
  /// - Throws: for a picture or a font that cannot be read.
  func pixmap() throws(StageError) -> Pixmap
}

extension SheetFigure {
  /// The picture as PNG bytes.
  public func png(effort: PNGEncoder.Effort = .small) throws(StageError) -> [UInt8] {
    let picture = try pixmap()
    return PNGEncoder(effort: effort).encode(picture)
  }

  /// Writes the picture as PNG, whole or not at all; missing folders are made.
  public func write(to path: String, effort: PNGEncoder.Effort = .small) throws(StageError) {
    let bytes = try png(effort: effort)
    do throws(FileError) {
      try FileAccess.createFolder(FilePath.folder(of: path))
      try FileAccess.write(bytes, to: path)
    } catch { throw .file(error) }
  }
}
