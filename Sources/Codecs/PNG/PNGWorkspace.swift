import Drawing

/// Memory and tables that one worker reuses from frame to frame. Not to be shared between threads.
public final class PNGWorkspace {
  /// The finished file.
  var file = ByteBuffer()

  private var rows = ByteBuffer()
  private var stream = ByteBuffer()
  private var rowDeflate = RowDeflate()
  private var deflaters: [Int32: LibDeflate] = [:]

  public init() {}

  /// Leaves the PNG of `pixmap` in ``file``.
  func encode(_ pixmap: Pixmap, _ effort: PNGEncoder.Effort) {
    var isOpaque = true
    stream.removeAll()
    if effort != .small {
      // Most pictures are opaque, and packing looks at every pixel anyway: taken for opaque until one is not.
      isOpaque = rowDeflate.append(pixmap, isOpaque: true, to: &stream)
      if !isOpaque {
        stream.removeAll()
        _ = rowDeflate.append(pixmap, isOpaque: false, to: &stream)
      }
    } else {
      isOpaque = pixmap.isOpaque
      rows.removeAll()
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
