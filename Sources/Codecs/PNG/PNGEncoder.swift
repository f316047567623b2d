public import NavReelDrawing

/// Writes pixmaps as PNG files: 8-bit RGB if every pixel is opaque, otherwise RGBA, with an sRGB chunk.
///
/// The same pixmap gives the same bytes, on every machine and from any thread. Decoding returns the same pixmap,
/// including translucent pixels.
public struct PNGEncoder: Sendable {
  /// The trade-off between time and size.
  ///
  /// This table is for 22 frames of 1170×2532 pixels, a photograph sliding off a page of text. Time is per frame on one
  /// core, relative to libdeflate's level 1 over rows filtered Up (1.00, 21.5 MB in all):
  ///
  /// | effort | time | MB |
  /// | --- | --- | --- |
  /// | `fast` | 0.26 | 19.2 |
  /// | `balanced` | 0.45 | 18.9 |
  /// | `small` | 12 | 18.0 |
  public enum Effort: String, Sendable, CaseIterable {
    /// Filters are chosen from an eighth of the pixels. The default: the next 1% of size costs nearly twice the time.
    case fast
    /// Filters are chosen from half of the pixels, on every row.
    case balanced
    /// libdeflate's near-optimal search, for pictures that are created once and loaded often.
    case small
  }

  public let effort: Effort

  public init(effort: Effort = .fast) {
    self.effort = effort
  }

  /// Returns the file's bytes.
  public func encode(_ pixmap: Pixmap) -> [UInt8] {
    encode(pixmap, reusing: PNGWorkspace()) { Array($0) }
  }

  /// Returns the file of a picture that is drawn row by row while it is written, and is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - threads: The number of threads, at least 1; it does not change the bytes. Parts of 192 rows or more are
  ///     compressed separately, unless the effort is ``Effort/small``.
  ///   - draw: Fills all premultiplied pixels of row `y`, on several threads. If a pixel turns out to be translucent,
  ///     all rows are drawn again.
  public func encode(
    width: Int, height: Int, threads: Int = 1,
    draw: @Sendable (_ y: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> [UInt8] {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    return DrawnPNG(width: width, height: height, effort: effort).file(threads: threads, draw)
  }

  /// Lends the file's bytes to `body`, in memory that the next call overwrites.
  ///
  /// If you encode many frames, keep one workspace: nothing is allocated after the first frame.
  public func encode<R, E: Error>(
    _ pixmap: Pixmap, reusing workspace: PNGWorkspace, _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    pixmap.withRows { workspace.encode($0, effort) }
    return try body(workspace.file.bytes)
  }
}
