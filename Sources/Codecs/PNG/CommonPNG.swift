/// A PNG file of a common form, with every chunk checked: 8 bits per sample, not interlaced.
///
/// Rare files, and those that libpng would reject or warn about, have no common form: the initializer returns nil, and
/// libpng reads the file.
struct CommonPNG {
  enum Layout {
    case grey, rgb, indexed, greyAlpha, rgba

    /// The number of bytes per pixel.
    var bytes: Int {
      switch self {
      case .grey, .indexed: return 1
      case .greyAlpha: return 2
      case .rgb: return 3
      case .rgba: return 4
      }
    }
  }

  let layout: Layout

  /// The palette as straight pixels; empty unless the layout is indexed.
  private(set) var palette: [UInt32] = []

  /// The ranges of the zlib stream's parts in the file; none is empty.
  private(set) var parts: [Range<Int>] = []

  private var hasTransparency = false

  /// The length of the zlib stream in bytes.
  var streamLength: Int { parts.reduce(0) { $0 + $1.count } }

  /// - Parameter bytes: A file that starts with PNG's signature and a complete IHDR chunk.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let layout = CommonPNG.layout(header: bytes) else { return nil }
    self.layout = layout
    var offset = 8
    var isAfterData = false
    while true {
      guard let chunk = PNGChunk(bytes, at: offset), chunk.isIntact(bytes) else { return nil }
      offset = chunk.end
      let payload = bytes[chunk.payload]
      switch chunk.name {
      case "IHDR":
        guard parts.isEmpty && chunk.payload.lowerBound == 16 else { return nil }
      case "PLTE":
        guard layout == .indexed, palette.isEmpty, parts.isEmpty, (1...256).contains(payload.count / 3),
          payload.count % 3 == 0
        else { return nil }
        palette = CommonPNG.palette(payload)
      case "tRNS":
        guard layout == .indexed, parts.isEmpty, (1...256).contains(payload.count), payload.count <= palette.count,
          !hasTransparency
        else { return nil }
        hasTransparency = true
        for (i, alpha) in payload.enumerated() {
          palette[i] = palette[i] & 0xFF_FFFF | UInt32(alpha) << 24
        }
      case "IDAT":
        guard !isAfterData, !payload.isEmpty, parts.count < CommonPNG.partLimit,
          layout != .indexed || !palette.isEmpty
        else { return nil }
        parts.append(chunk.payload)
      case "IEND":
        // Data after the end are ignored.
        guard payload.isEmpty && !parts.isEmpty else { return nil }
        return
      default:
        guard chunk.isAncillary else { return nil }
      }
      isAfterData = !parts.isEmpty && chunk.name != "IDAT"
    }
  }

  /// The most parts of a stream, so that a file of millions of tiny parts takes little memory here: 512 MiB in libpng's
  /// usual parts of 8 KiB.
  private static let partLimit = 1 << 16

  private static func layout(header bytes: UnsafeRawBufferPointer) -> Layout? {
    // The header must have 8 bits per sample, deflate, adaptive filters and no interlacing.
    guard bytes.count >= 33, bytes[24] == 8, bytes[26] == 0, bytes[27] == 0, bytes[28] == 0 else { return nil }
    switch bytes[25] {
    case 0: return .grey
    case 2: return .rgb
    case 3: return .indexed
    case 4: return .greyAlpha
    case 6: return .rgba
    default: return nil
    }
  }

  private static func palette(_ payload: Slice<UnsafeRawBufferPointer>) -> [UInt32] {
    stride(from: payload.startIndex, to: payload.endIndex, by: 3).map { i in
      UInt32(payload[i]) | UInt32(payload[i + 1]) << 8 | UInt32(payload[i + 2]) << 16 | 0xFF00_0000
    }
  }
}
