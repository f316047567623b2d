/// One row of exact areas: each edge adds its signed area to the cells it touches, and a running sum gives coverage.
///
/// A full pixel is 65,536. The contribution of an edge is split into two parts that add up to its height exactly, so
/// the inside of a shape is exactly full, however wide. Blocks of 16 pixels record whether an edge touched them, so
/// that everything between them is emitted as one run.
struct CoverageRow: ~Copyable {
  let width: Int
  private let cells: UnsafeMutablePointer<Int32>
  private let touched: UnsafeMutablePointer<Bool>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let blocks: Int

  init(width: Int) {
    self.width = width
    blocks = (width + 2) / 16 + 1
    cells = .allocate(capacity: blocks * 16)
    cells.initialize(repeating: 0, count: blocks * 16)
    touched = .allocate(capacity: blocks)
    touched.initialize(repeating: false, count: blocks)
    bytes = .allocate(capacity: blocks * 16)
    bytes.initialize(repeating: 0, count: blocks * 16)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
    bytes.deallocate()
  }

  /// Adds a piece of an edge that runs from `xa` to `xb` (1/65536 pixel from the row's left end) over a height of |d|
  /// of this row; a positive d opens the shape, a negative one closes it.
  @inline(__always)
  func add(_ xa: Int, _ xb: Int, _ d: Int) {
    var (l, r) = xa < xb ? (xa, xb) : (xb, xa)
    var d = d
    let end = width &<< Edge.shift
    if l >= end { return }
    if r <= 0 {
      mark(0, 0)
      cells[0] &+= Int32(truncatingIfNeeded: d)
      return
    }
    if l < 0 {
      let outside = d * (0 &- l) / (r &- l)
      mark(0, 0)
      cells[0] &+= Int32(truncatingIfNeeded: outside)
      d &-= outside
      l = 0
    }
    if r > end {
      d &-= d * (r &- end) / (r &- l)
      r = end
    }
    let (first, last) = (l &>> Edge.shift, r &>> Edge.shift)
    mark(first, last &+ 1)
    if first == last {
      cell(first, l &+ r &- (first &<< 17), d)
      return
    }
    let rise = Double(d) / Double(r &- l)
    var reached = 0
    var x = l
    for c in first...last {
      let next = min((c &+ 1) &<< Edge.shift, r)
      let y = next == r ? d : Int(Double(next &- l) * rise)
      cell(c, x &+ next &- (c &<< 17), y &- reached)
      reached = y
      x = next
    }
  }

  /// Adds a piece's area to a cell; `twiceX` is the sum of the x at which the piece enters and leaves the cell.
  @inline(__always)
  private func cell(_ c: Int, _ twiceX: Int, _ d: Int) {
    let area = (d &* (131072 &- twiceX) &+ 65536) &>> 17
    cells[c] &+= Int32(truncatingIfNeeded: area)
    cells[c &+ 1] &+= Int32(truncatingIfNeeded: d &- area)
  }

  @inline(__always)
  private func mark(_ first: Int, _ last: Int) {
    for b in (first &>> 4)...(last &>> 4) { touched[b] = true }
  }

  /// Emits the row from left to right and clears it: bytes where there are edges, runs of one value in between.
  @inline(__always)
  func emit(
    run: (_ x: Int, _ count: Int, _ coverage: UInt8) -> Void,
    bytes span: (_ x: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) -> Void
  ) {
    var sum: Int32 = 0
    var block = 0
    while block &<< 4 < width {
      let from = block
      let x = from &<< 4
      if touched[block] {
        while block < blocks, touched[block] {
          touched[block] = false
          sum = convert(block &<< 4, sum)
          block &+= 1
        }
        span(x, min(block &<< 4, width) &- x, UnsafePointer(bytes + x))
      } else {
        while block &<< 4 < width, !touched[block] { block &+= 1 }
        let value = CoverageRow.byte(sum)
        if value > 0 { run(x, min(block &<< 4, width) &- x, value) }
      }
    }
    while block < blocks {
      if touched[block] {
        touched[block] = false
        _ = convert(block &<< 4, sum)
      }
      block &+= 1
    }
  }

  @inline(__always)
  private func convert(_ x: Int, _ start: Int32) -> Int32 {
    var sum = start
    for i in x..<(x &+ 16) {
      sum &+= cells[i]
      cells[i] = 0
      bytes[i] = CoverageRow.byte(sum)
    }
    return sum
  }

  /// Converts an area to a byte, rounded half up.
  @inline(__always)
  static func byte(_ sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max((sum &* 255 &+ 32768) &>> 16, 0), 255))
  }
}
