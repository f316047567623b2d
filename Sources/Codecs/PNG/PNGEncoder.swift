public import Drawing

/// Writes pixmaps as PNG files: 8-bit RGB where every pixel is opaque, RGBA otherwise, with an sRGB chunk.
///
/// The same pixmap gives the same bytes, on every machine and from any thread. Decoding gives the pixmap back, the
/// translucent pixels too.
public struct PNGEncoder: Sendable {
  /// What is paid for: time or size.
  public enum Effort: String, Sendable, CaseIterable {
    case fast
    case balanced
    case small
  }

  public let effort: Effort

  public init(effort: Effort = .balanced) {
    self.effort = effort
  }

  /// The file's bytes.
  public func encode(_ pixmap: Pixmap) -> [UInt8] {
    encode(pixmap, reusing: PNGWorkspace()) { Array($0) }
  }

  /// Lends the file's bytes to `body`, in memory that the next call overwrites.
  ///
  /// A worker that encodes many frames keeps one workspace: nothing is allocated after the first frame.
  public func encode<R, E: Error>(
    _ pixmap: Pixmap, reusing workspace: PNGWorkspace, _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    workspace.encode(pixmap, effort)
    return try body(workspace.file.bytes)
  }
}
