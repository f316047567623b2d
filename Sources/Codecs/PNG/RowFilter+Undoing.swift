extension RowFilter {
  /// Replaces filtered bytes by straight ones; the reference implementation of ``undo(_:_:_:_:)``.
  ///
  /// - Parameters:
  ///   - row: The filtered bytes, preceded by as many zeros as a pixel has bytes.
  ///   - above: The straight bytes of the row above, also preceded by zeros; all zeros for the top row.
  func plainUndo(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ bytesPerPixel: Int
  ) {
    for i in 0..<length {
      let (a, b, c) = (row[i - bytesPerPixel], above[i], above[i - bytesPerPixel])
      switch self {
      case .none: break
      case .sub: row[i] &+= a
      case .up: row[i] &+= b
      case .average: row[i] &+= UInt8((Int(a) + Int(b)) / 2)
      case .paeth: row[i] &+= RowFilter.paeth(a, b, c)
      }
    }
  }

  /// Does the same as ``plainUndo(_:_:_:_:)`` faster. Both rows need four more bytes at either end; those after `row`
  /// may be overwritten.
  func undo(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ bytesPerPixel: Int
  ) {
    switch (self, bytesPerPixel) {
    case (.none, _): break
    case (.up, _):
      for i in 0..<length { row[i] &+= above[i] }
    case (.sub, 3): RowFilter.undoSub(row, length, 3)
    case (.sub, 4): RowFilter.undoSub(row, length, 4)
    case (.average, 3): RowFilter.undoAverage(row, above, length, 3)
    case (.average, 4): RowFilter.undoAverage(row, above, length, 4)
    case (.paeth, 3): RowFilter.undoPaeth(row, above, length, 3)
    case (.paeth, 4): RowFilter.undoPaeth(row, above, length, 4)
    default: plainUndo(row, above, length, bytesPerPixel)
    }
  }

  // A pixel of three bytes is treated as one of four: the fourth byte is garbage that the next pixel overwrites, so the
  // next pixel is read first.

  @inline(__always)
  private static func undoSub(_ row: UnsafeMutablePointer<UInt8>, _ length: Int, _ step: Int) {
    var left = SIMD4<UInt8>()
    var filtered = load(row)
    var i = 0
    while i < length {
      left = left &+ filtered
      filtered = load(row + i + step)
      store(left, row + i)
      i &+= step
    }
  }

  @inline(__always)
  private static func undoAverage(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ step: Int
  ) {
    var left = SIMD4<UInt8>()
    var filtered = load(row)
    var i = 0
    while i < length {
      let b = load(above + i)
      left = filtered &+ ((left & b) &+ ((left ^ b) &>> 1))
      filtered = load(row + i + step)
      store(left, row + i)
      i &+= step
    }
  }

  @inline(__always)
  private static func undoPaeth(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ step: Int
  ) {
    var left = SIMD4<Int16>()
    var corner = SIMD4<Int16>()
    var filtered = SIMD4<Int16>(truncatingIfNeeded: load(row))
    var i = 0
    while i < length {
      let b = SIMD4<Int16>(truncatingIfNeeded: load(above + i))
      left = (filtered &+ nearest(left, b, corner)) & 0xFF
      filtered = SIMD4<Int16>(truncatingIfNeeded: load(row + i + step))
      store(SIMD4<UInt8>(truncatingIfNeeded: left), row + i)
      corner = b
      i &+= step
    }
  }

  /// Computes four of ``paeth(_:_:_:)`` without distances.
  ///
  /// For t = 3·corner − left − above, the nearest neighbour is the smaller of left and above if t is at least the
  /// larger, the larger one if t is at most the smaller, otherwise the corner; ties have the same result.
  @inline(__always)
  static func nearest(_ left: SIMD4<Int16>, _ above: SIMD4<Int16>, _ corner: SIMD4<Int16>) -> SIMD4<Int16> {
    let t = (corner &+ corner &+ corner &- above) &- left
    let isLess = left .< above
    let low = above.replacing(with: left, where: isLess)
    let high = left.replacing(with: above, where: isLess)
    return corner.replacing(with: low, where: t .>= high).replacing(with: high, where: t .<= low)
  }

  @inline(__always)
  private static func load(_ bytes: UnsafePointer<UInt8>) -> SIMD4<UInt8> {
    UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self)
  }

  @inline(__always)
  private static func store(_ pixel: SIMD4<UInt8>, _ bytes: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(bytes).storeBytes(of: pixel, as: SIMD4<UInt8>.self)
  }
}
