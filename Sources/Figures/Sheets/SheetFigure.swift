public import NavReelCodecs
public import NavReelDrawing
public import NavReel

/// A picture about films or frames that is laid out and checked when it is made, and drawn when it is asked for.
public protocol SheetFigure: Sendable {
  /// In pixels.
  var width: Int { get }
  var height: Int { get }

  /// Remarks for the user; empty for none.
  var notes: [String] { get }

  /// Draws it.
  ///
  /// - Throws: for a picture or a font that cannot be read.
  func pixmap() throws(StageError) -> Pixmap
}

extension SheetFigure {
  /// The picture as PNG bytes.
  public func png(effort: PNGEncoder.Effort = .small) throws(StageError) -> [UInt8] {
    PNGEncoder(effort: effort).encode(try pixmap())
  }

  /// Writes the picture as PNG, whole or not at all; missing folders are made.
  public func write(to path: String, effort: PNGEncoder.Effort = .small) throws(StageError) {
    try FileAccess.save(png(effort: effort), to: path)
  }
}
