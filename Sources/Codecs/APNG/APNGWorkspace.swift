import NavReelDrawing

/// The memory for compressing a frame, used by one thread at a time.
final class APNGWorkspace {
  private let png = PNGWorkspace()

  /// The pixels of a rectangle, with unchanged ones cleared.
  private var pixels: UnsafeMutableBufferPointer<UInt32> = .allocate(capacity: 0)

  deinit { pixels.deallocate() }

  /// The libdeflate level for balanced effort: levels 7 and 8 take two to four times as long for 2% at most.
  private static let balancedLevel: Int32 = 6

  /// The bytes of the last compressed stream.
  var stream: UnsafeRawBufferPointer { png.stream.bytes }

  /// Stores the zlib stream of the rows in ``stream``; returns false if `isOpaque` turns out to be wrong.
  func compress(_ rows: PixelRows, isOpaque: Bool, _ effort: PNGEncoder.Effort) -> Bool {
    switch effort {
    case .balanced: return png.compress(rows, isOpaque: isOpaque, level: APNGWorkspace.balancedLevel)
    case .fast, .small: return png.compress(rows, isOpaque: isOpaque, effort)
    }
  }

  /// Lends a rectangle's pixels with unchanged ones cleared, for drawing over the previous frame.
  ///
  /// - Returns: nil, without calling `body`, if a changed pixel is translucent and would not cover the pixel below, or
  ///   if less than half of the pixels would be cleared, which seldom pays.
  func withChanges<R>(
    of frame: Pixmap, since previous: Pixmap, in area: PixelRect, _ body: (PixelRows) -> R
  ) -> R? {
    if pixels.count < area.area {
      pixels.deallocate()
      pixels = .allocate(capacity: area.area)
    }
    guard let target = pixels.baseAddress else { return nil }
    let isWorthIt = frame.withRows(of: area) { new in
      previous.withRows(of: area) { old in APNGWorkspace.keepChanges(new, old, target) }
    }
    guard isWorthIt else { return nil }
    return body(
      PixelRows(
        start: target, width: area.width, height: area.height, pitch: area.width, isStraight: frame.isStraight))
  }

  private static func keepChanges(
    _ new: PixelRows, _ old: PixelRows, _ target: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    var all: UInt32 = 0xFF00_0000
    var cleared = 0
    for y in 0..<new.height {
      let (p, q, out) = (new.row(y), old.row(y), target + y * new.width)
      for x in 0..<new.width {
        let isChanged = p[x] != q[x]
        all &= isChanged ? p[x] : .max
        cleared &+= isChanged || p[x] == 0 ? 0 : 1
        out[x] = isChanged ? p[x] : 0
      }
    }
    return all == 0xFF00_0000 && 2 * cleared >= new.width * new.height
  }
}
