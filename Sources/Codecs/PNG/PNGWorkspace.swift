import Drawing

/// Memory and tables that one worker reuses from frame to frame. Not to be shared between threads.
public final class PNGWorkspace {
  /// The finished file.
  var file = ByteBuffer()

  private var rows = ByteBuffer()
  private var stream = ByteBuffer()
  private let rowDeflate = RowDeflate()
  private var deflaters: [Int32: LibDeflate] = [:]

  public init() {}

  /// Leaves the PNG of `pixmap` in ``file``.
  func encode(_ pixmap: Pixmap, _ effort: PNGEncoder.Effort) {
    let isOpaque = pixmap.isOpaque
    stream.removeAll()
    rows.removeAll()
    if effort != .small {
      rowDeflate.append(pixmap, isOpaque: isOpaque, to: &stream)
    } else {
      FilteredRows.append(pixmap, isOpaque: isOpaque, to: &rows)
      deflater(effort.level).appendZlib(rows.bytes, to: &stream)
    }

    file.removeAll()
    file.reserve(stream.count + 128)
    PNGChunks.append(
      width: pixmap.width, height: pixmap.height, isOpaque: isOpaque, stream: stream.bytes, to: &file)
  }

  private func deflater(_ level: Int32) -> LibDeflate {
    if let known = deflaters[level] { return known }
    let new = LibDeflate(level: level)
    deflaters[level] = new
    return new
  }
}

extension PNGEncoder.Effort {
  /// libdeflate's level.
  fileprivate var level: Int32 {
    switch self {
    case .fast, .balanced: return 1
    case .small: return 7
    }
  }
}
