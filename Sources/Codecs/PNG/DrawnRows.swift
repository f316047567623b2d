/// Rows that are drawn when an encoder requests them, so that the whole picture is never in memory: touching new memory
/// takes longer than drawing on it.
struct DrawnRows: RowSource {
  typealias Draw = @Sendable (_ y: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) -> Void

  let width: Int

  /// The rows of the picture; not empty.
  private let rows: Range<Int>

  /// The memory of two rows, used in turn.
  private let pair: UnsafeMutableBufferPointer<UInt32>
  private let draw: Draw

  var height: Int { rows.count }
  var isStraight: Bool { false }

  /// Lends rows of a picture to `body`.
  static func with<R>(width: Int, _ rows: Range<Int>, _ draw: Draw, _ body: (DrawnRows) -> R) -> R {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * width) { pair in
      pair.initialize(repeating: 0)
      return withoutActuallyEscaping(draw) { draw in
        body(DrawnRows(width: width, rows: rows, pair: pair, draw: draw))
      }
    }
  }

  func lines(_ y: Int) -> (line: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?) {
    guard let start = pair.baseAddress else { preconditionFailure("a row has at least one pixel") }
    let (line, above) = y % 2 == 0 ? (start, start + width) : (start + width, start)
    draw(rows.lowerBound + y, UnsafeMutableBufferPointer(start: line, count: width))
    return (UnsafePointer(line), y > 0 ? UnsafePointer(above) : nil)
  }
}
