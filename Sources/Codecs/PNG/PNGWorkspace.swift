import NavReelDrawing

/// The memory and tables that a worker reuses from frame to frame. Do not share it between threads.
public final class PNGWorkspace {
  /// The finished file.
  var file = ByteBuffer()

  /// True if every pixel of the last encoded picture is opaque.
  public private(set) var isOpaque = false

  /// The last compressed stream.
  private(set) var stream = ByteBuffer()

  private var rowDeflate = RowDeflate()

  /// These are only needed for libdeflate.
  private var rows = ByteBuffer()
  private var compressor: (level: Int32, deflate: LibDeflate)?

  /// The first libdeflate level with near-optimal parsing; 11 and 12 take two and three times as long for 1% each.
  private static let thoroughLevel: Int32 = 10

  public init() {}

  /// Stores the PNG of a picture in ``file``.
  func encode(_ rows: some RowSource, _ effort: PNGEncoder.Effort) {
    // Most pictures are opaque, and packing reads every pixel anyway: assume so until a pixel is not.
    isOpaque = compress(rows, isOpaque: true, effort)
    if !isOpaque { _ = compress(rows, isOpaque: false, effort) }
    file.removeAll()
    file.reserve(stream.count + 128)
    PNGChunks.append(
      width: rows.width, height: rows.height, isOpaque: isOpaque, stream: stream.bytes, to: &file)
  }

  /// Stores the zlib stream of filtered rows in ``stream``, with 3 bytes per pixel if opaque, otherwise 4.
  ///
  /// - Returns: false if `isOpaque` turns out to be wrong; the stream is then unusable.
  func compress(_ picture: some RowSource, isOpaque: Bool, _ effort: PNGEncoder.Effort) -> Bool {
    stream.removeAll()
    if effort == .small { return compress(picture, isOpaque: isOpaque, level: PNGWorkspace.thoroughLevel) }
    return rowDeflate.append(picture, isOpaque: isOpaque, isCareful: effort == .balanced, to: &stream)
  }

  /// Compresses in the same way with libdeflate, at a level from 1 (fast) to 12 (small).
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
