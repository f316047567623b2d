import NavReelDrawing

/// Memory and tables that one worker reuses from frame to frame. Not to be shared between threads.
public final class PNGWorkspace {
  /// The finished file.
  var file = ByteBuffer()

  /// True when every pixel of the picture encoded last is opaque.
  public private(set) var isOpaque = false

  /// The last compressed stream.
  private(set) var stream = ByteBuffer()

  private var rowDeflate = RowDeflate()

  /// Only libdeflate needs these.
  private var rows = ByteBuffer()
  private var compressor: (level: Int32, deflate: LibDeflate)?

  /// libdeflate's near-optimal parsing begins at level 10; 11 and 12 take twice and three times its time for 1% each.
  private static let thoroughLevel: Int32 = 10

  public init() {}

  /// Leaves the PNG of a picture in ``file``.
  func encode(_ rows: some RowSource, _ effort: PNGEncoder.Effort) {
    // Most pictures are opaque, and packing looks at every pixel anyway: taken for opaque until one pixel is not.
    isOpaque = compress(rows, isOpaque: true, effort)
    if !isOpaque { _ = compress(rows, isOpaque: false, effort) }
    file.removeAll()
    file.reserve(stream.count + 128)
    PNGChunks.append(
      width: rows.width, height: rows.height, isOpaque: isOpaque, stream: stream.bytes, to: &file)
  }

  /// Leaves the zlib stream of filtered rows in ``stream``, 3 bytes a pixel when opaque and 4 otherwise.
  ///
  /// - Returns: false where `isOpaque` turns out to be wrong; the stream is then of no use.
  func compress(_ picture: some RowSource, isOpaque: Bool, _ effort: PNGEncoder.Effort) -> Bool {
    stream.removeAll()
    if effort == .small { return compress(picture, isOpaque: isOpaque, level: PNGWorkspace.thoroughLevel) }
    return rowDeflate.append(picture, isOpaque: isOpaque, isCareful: effort == .balanced, to: &stream)
  }

  /// The same by libdeflate, at a level of 1 (fast) to 12 (small).
  func compress(_ picture: some RowSource, isOpaque: Bool, level: Int32) -> Bool {
    stream.removeAll()
    if isOpaque && !picture.isOpaque { return false }
    rows.removeAll()
    FilteredRows.append(picture, isOpaque: isOpaque, to: &rows)
    if compressor?.level != level { compressor = (level, LibDeflate(level: level)) }
    compressor?.deflate.appendZlib(rows.bytes, to: &stream)
    return true
  }
}
