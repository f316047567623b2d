import Drawing

/// Memory and tables that one worker reuses from frame to frame. Not to be shared between threads.
public final class PNGWorkspace {
  /// The finished file.
  var file = ByteBuffer()

  /// True when every pixel of the picture encoded last is opaque.
  public private(set) var isOpaque = false

  private var stream = ByteBuffer()
  private var rowDeflate = RowDeflate()

  /// Only the smallest effort needs these.
  private var rows = ByteBuffer()
  private var thorough: LibDeflate?

  /// libdeflate's near-optimal parsing begins at level 10; 11 and 12 take twice and three times its time for 1% each.
  private static let thoroughLevel: Int32 = 10

  public init() {}

  /// Leaves the PNG of `pixmap` in ``file``.
  func encode(_ pixmap: Pixmap, _ effort: PNGEncoder.Effort) {
    stream.removeAll()
    isOpaque = effort == .small ? compressThoroughly(pixmap) : compress(pixmap, isCareful: effort == .balanced)
    file.removeAll()
    file.reserve(stream.count + 128)
    PNGChunks.append(
      width: pixmap.width, height: pixmap.height, isOpaque: isOpaque, stream: stream.bytes, to: &file)
  }

  /// Most pictures are opaque, and packing looks at every pixel anyway: taken for opaque until one pixel is not.
  private func compress(_ pixmap: Pixmap, isCareful: Bool) -> Bool {
    if rowDeflate.append(pixmap, isOpaque: true, isCareful: isCareful, to: &stream) { return true }
    stream.removeAll()
    _ = rowDeflate.append(pixmap, isOpaque: false, isCareful: isCareful, to: &stream)
    return false
  }

  private func compressThoroughly(_ pixmap: Pixmap) -> Bool {
    let isOpaque = pixmap.isOpaque
    rows.removeAll()
    FilteredRows.append(pixmap, isOpaque: isOpaque, to: &rows)
    let compressor = thorough ?? LibDeflate(level: PNGWorkspace.thoroughLevel)
    thorough = compressor
    compressor.appendZlib(rows.bytes, to: &stream)
    return isOpaque
  }
}
