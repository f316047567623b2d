/// The inflated rows of a PNG: each has a byte for its filter, then its filtered bytes.
struct FilteredImage {
  let layout: CommonPNG.Layout
  let width: Int
  let height: Int

  /// The length of a row in bytes, without the filter's.
  var rowLength: Int { width * layout.bytes }

  var byteCount: Int { (rowLength + 1) * height }

  /// The margin around a row, for zeros left of the first pixel and for reading every pixel as a word.
  private static let margin = 16

  /// Undoes the filters and writes straight pixels.
  ///
  /// `filtered` may be at the end of `pixels`, as a row is copied before its pixels are written.
  ///
  /// - Returns: false if a filter does not exist, or an index has no entry in the palette.
  func unpack(
    _ filtered: UnsafeRawBufferPointer, _ palette: [UInt32], into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    let length = rowLength
    precondition(filtered.count == byteCount && pixels.count == width * height, "a whole picture")
    let unpacking = PixelUnpacking(layout, palette)
    let slot = length + 2 * FilteredImage.margin
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * slot) { rows in
      rows.initialize(repeating: 0)
      guard let first = rows.baseAddress, let source = filtered.baseAddress, let target = pixels.baseAddress else {
        return false
      }
      var (row, above) = (first + FilteredImage.margin, first + slot + FilteredImage.margin)
      for y in 0..<height {
        let at = source + y * (length + 1)
        guard let filter = RowFilter(rawValue: at.load(as: UInt8.self)) else { return false }
        UnsafeMutableRawPointer(row).copyMemory(from: at + 1, byteCount: length)
        filter.undo(row, above, length, layout.bytes)
        guard unpacking.unpack(row, into: target + y * width, count: width) else { return false }
        swap(&row, &above)
      }
      return true
    }
  }
}
