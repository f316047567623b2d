import NavReelCodecs
public import NavReel

extension Plot {
  /// Returns the figure as a PNG file's bytes; see ``pixmap(scale:)``.
  public func png(scale: Double = 2) throws(StageError) -> [UInt8] { PNGEncoder().encode(try pixmap(scale: scale)) }

  /// Writes the figure atomically, as SVG or PNG by the path's extension, creating missing folders.
  ///
  /// - Parameter scale: pixels per point, for PNG.
  public func write(to path: String, scale: Double = 2) throws(StageError) {
    let ending = path.lowercased()
    guard ending.hasSuffix(".svg") || ending.hasSuffix(".png") else {
      throw .request("\(path): expected a name that ends with .svg or .png")
    }
    try FileAccess.save(ending.hasSuffix(".svg") ? Array(svg.utf8) : png(scale: scale), to: path)
  }
}
