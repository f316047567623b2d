public import NavReelDrawing

/// Writes pixmaps as PNG files: 8-bit RGB where every pixel is opaque, RGBA otherwise, with an sRGB chunk.
///
/// The same pixmap gives the same bytes, on every machine and from any thread. Decoding gives the pixmap back, the
/// translucent pixels too.
public struct PNGEncoder: Sendable {
  /// The trade between time and size.
  ///
  /// Measured on 22 frames of 1170×2532 pixels, a photograph sliding off a page of text; time a frame on one core,
  /// against libdeflate's level 1 over rows filtered Up (1.00, 21.5 MB in all):
  ///
  /// | effort | time | MB |
  /// | --- | --- | --- |
  /// | `fast` | 0.26 | 19.2 |
  /// | `balanced` | 0.45 | 18.9 |
  /// | `small` | 12 | 18.0 |
  public enum Effort: String, Sendable, CaseIterable {
    /// Filters judged from an eighth of the pixels. The default: the next 1% of size costs nearly twice the time.
    case fast
    /// Filters judged from half of the pixels, on every row.
    case balanced
    /// libdeflate's near-optimal search, for pictures that are made once and loaded often.
    case small
  }

  public let effort: Effort

  public init(effort: Effort = .fast) {
    self.effort = effort
  }

  /// The file's bytes.
  public func encode(_ pixmap: Pixmap) -> [UInt8] {
    encode(pixmap, reusing: PNGWorkspace()) { Array($0) }
  }

  /// The bytes of a picture that is drawn row by row, for as long as it is written, and never lies in memory whole.
  ///
  /// - Parameters:
  ///   - width: in pixels, at least 1.
  ///   - height: at least 1.
  ///   - threads: at least 1; the bytes do not depend on it. Parts of 192 rows or more are compressed apart, unless the
  ///     effort is ``Effort/small``.
  ///   - draw: fills all premultiplied pixels of row `y`, on several threads. When a pixel turns out to be translucent,
  ///     all rows are asked for again.
  public func encode(
    width: Int, height: Int, threads: Int = 1,
    draw: @Sendable (_ y: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> [UInt8] {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    return DrawnPNG(width: width, height: height, effort: effort).file(threads: threads, draw)
  }

  /// Lends the file's bytes to `body`, in memory that the next call overwrites.
  ///
  /// A worker that encodes many frames keeps one workspace: nothing is allocated after the first frame.
  public func encode<R, E: Error>(
    _ pixmap: Pixmap, reusing workspace: PNGWorkspace, _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    pixmap.withRows { workspace.encode($0, effort) }
    return try body(workspace.file.bytes)
  }
}
