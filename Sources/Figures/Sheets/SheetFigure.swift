public import NavReelCodecs
public import NavReelDrawing
public import NavReel

/// A picture about films or frames that is laid out and checked on creation, and drawn on demand.
public protocol SheetFigure: Sendable {
  /// The width in pixels.
  var width: Int { get }
  var height: Int { get }

  /// Remarks for the user; may be empty.
  var notes: [String] { get }

  /// Draws the figure.
  ///
  /// - Throws: for a picture or a font that cannot be read.
  func pixmap() throws(StageError) -> Pixmap
}

extension SheetFigure {
  /// Returns the picture as PNG bytes.
  public func png(effort: PNGEncoder.Effort = .small) throws(StageError) -> [UInt8] {
    PNGEncoder(effort: effort).encode(try pixmap())
  }

  /// Writes the picture as PNG atomically, creating missing folders.
  public func write(to path: String, effort: PNGEncoder.Effort = .small) throws(StageError) {
    try FileAccess.save(png(effort: effort), to: path)
  }
}
