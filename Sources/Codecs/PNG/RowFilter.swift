/// PNG's five ways to write a row as differences from its neighbours.
///
/// `row` and `above` are straight bytes; pixels left of the first and above the top are zeros.
enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Writes the filtered row to `out`.
  func apply(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ bytesPerPixel: Int,
    _ out: UnsafeMutablePointer<UInt8>
  ) {
    let left = row - bytesPerPixel
    let first = min(bytesPerPixel, length)
    switch self {
    case .none:
      out.update(from: row, count: length)
    case .sub:
      out.update(from: row, count: first)
      for i in first..<length { out[i] = row[i] &- left[i] }
    case .up:
      for i in 0..<length { out[i] = row[i] &- above[i] }
    case .average:
      for i in 0..<first { out[i] = row[i] &- above[i] &>> 1 }
      for i in first..<length {
        let (a, b) = (left[i], above[i])
        out[i] = row[i] &- ((a & b) &+ (a ^ b) &>> 1)
      }
    case .paeth:
      let corner = above - bytesPerPixel
      for i in 0..<first { out[i] = row[i] &- above[i] }
      for i in first..<length { out[i] = row[i] &- RowFilter.paeth(left[i], above[i], corner[i]) }
    }
  }

  /// Returns the neighbour nearest to left + above − corner; ties in that order.
  @inline(__always)
  static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (p, q) = (b &- c, a &- c)
    let r = p &+ q
    let (da, db, dc) = (p < 0 ? 0 &- p : p, q < 0 ? 0 &- q : q, r < 0 ? 0 &- r : r)
    return da <= db && da <= dc ? left : db <= dc ? above : corner
  }

  /// Returns the filter for rows that have not been examined: always up.
  static func choose(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ bytesPerPixel: Int
  ) -> RowFilter {
    .up
  }
}
