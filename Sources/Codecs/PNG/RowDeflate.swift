/// Compresses the rows of a screen picture as fast as they can be read.
///
/// A screen has flat runs, rows that repeat the row above, text, and photographs. The first three are unfiltered rows,
/// searched for matches pixel by pixel; a photograph's rows are filtered, and only runs of zeros in them are matched,
/// because grain never repeats. Blocks end where the kind of row changes, so that each kind has codes of its own.
///
/// Filtered rows are kept in a window that fits in the second-level cache: the range of matches, and the open block.
struct RowDeflate: ~Copyable {
  /// The longest block, in bytes: short enough that it is still cached when it is written.
  private static let longestPlain = 1 << 18
  private static let longestFiltered = 1 << 17

  /// The shortest block that a change of kind ends, in bytes; a block's header costs about 80 bytes.
  private static let shortest = 1 << 13

  let heads = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << RowDeflate.hashBits)
  var block = DeflateBlock()

  private var window: UnsafeMutablePointer<UInt8>
  private var windowSize = 0

  /// The row and the one above, as straight bytes.
  private var lines: UnsafeMutablePointer<UInt8>
  private var linesSize = 0

  /// The filtered bytes: `bytes[i]` is at offset i of the whole picture, as long as the window contains it.
  var bytes: UnsafeMutablePointer<UInt8>
  private var windowStart = 0
  private var bits: BitWriter
  private var adler: UInt32 = 1

  /// The last plain row as written, in case it is repeated.
  private var lastRow = LastRow()

  private struct LastRow {
    /// The index of the row's first sequence, until the row has been examined.
    var first: Int?
    /// The number of literals of that sequence that are before the row.
    var pending = 0
    /// The row's sequences, if they are the cheapest way to write it again.
    var runs: Range<Int>?
  }

  init() {
    window = .allocate(capacity: 0)
    lines = .allocate(capacity: 0)
    bytes = window
    bits = BitWriter(UnsafeMutableRawPointer(bytes))
  }

  deinit {
    heads.deallocate()
    window.deallocate()
    lines.deallocate()
  }

  /// Appends the zlib stream of rows, with 3 bytes per pixel if opaque, otherwise 4.
  ///
  /// - Returns: false if `isOpaque` turns out to be wrong; `stream` is then incomplete.
  mutating func append(_ rows: some RowSource, isOpaque: Bool, isCareful: Bool, to stream: inout ByteBuffer) -> Bool {
    stream.append(RowDeflate.header)
    guard let sum = appendPart(rows, isOpaque: isOpaque, isCareful: isCareful, isLast: true, to: &stream) else {
      return false
    }
    stream.append(bigEndian: sum)
    return true
  }

  /// The zlib header: a 32 KiB window and fast compression.
  static let header: [UInt8] = [0x78, 0x01]

  /// Appends the blocks of some rows of a picture, which do not depend on the rows above and end at a byte boundary.
  ///
  /// - Returns: the checksum of the filtered rows; nil if `isOpaque` turns out to be wrong.
  mutating func appendPart(
    _ rows: some RowSource, isOpaque: Bool, isCareful: Bool, isLast: Bool, to stream: inout ByteBuffer
  ) -> UInt32? {
    let pixelSize = isOpaque ? 3 : 4
    prepare(width: rows.width, pixelSize: pixelSize)
    guard addRows(rows, pixelSize, FilterChoice(isCareful: isCareful), isLast, &stream) else { return nil }
    if !isLast {
      // An empty stored block starts at a byte boundary, wherever the previous block ended.
      stream.append(upTo: 16) { room in
        guard let start = room.baseAddress else { return 0 }
        bits.move(to: start)
        bits.put(0, 3)
        bits.finish()
        return bits.next - start
      }
      stream.append([0, 0, 0xFF, 0xFF])
    }
    return adler
  }

  private mutating func prepare(width: Int, pixelSize: Int) {
    let stride = width * pixelSize + 1
    // Matches are compared eight bytes at a time, even past the end.
    let needed = DeflateAlphabet.window + RowDeflate.longestPlain + 3 * stride + 64
    if windowSize < needed {
      window.deallocate()
      window = .allocate(capacity: needed)
      windowSize = needed
    }
    if linesSize < 2 * stride + 64 {
      lines.deallocate()
      linesSize = 2 * stride + 64
      lines = .allocate(capacity: linesSize)
    }
    lines.initialize(repeating: 0, count: linesSize)
    heads.update(repeating: 0, count: 1 << RowDeflate.hashBits)
    bytes = window
    windowStart = 0
    adler = 1
    bits = BitWriter(UnsafeMutableRawPointer(bytes))
    block.begin(at: 0)
    lastRow = LastRow()
  }

  private mutating func addRows(
    _ rows: some RowSource, _ pixelSize: Int, _ choice: FilterChoice, _ isLast: Bool, _ stream: inout ByteBuffer
  ) -> Bool {
    let (width, height) = (rows.width, rows.height)
    let length = width * pixelSize
    let stride = length + 1
    var (above, row) = (lines, lines + length + 16)
    var choice = choice

    for y in 0..<height {
      let at = y * stride
      let (line, lineAbove) = rows.lines(y)
      let wasPlain = choice.current == .none
      if let lineAbove, PixelPacking.isEqual(line, lineAbove, width) {
        repeatRow(at, stride, pixelSize, wasPlain: wasPlain, &stream)
      } else {
        let all = PixelPacking.pack(
          UnsafeBufferPointer(start: line, count: width), isOpaque: pixelSize == 3, isStraight: rows.isStraight,
          into: row)
        if pixelSize == 3 && all < 0xFF00_0000 { return false }
        let filter = choice.filter(line, lineAbove, width, row, above, pixelSize)
        if (filter == .none) != wasPlain && at - block.start > RowDeflate.shortest { flush(at, &stream) }
        bytes[at] = filter.rawValue
        filter.apply(row, above, length, pixelSize, bytes + at + 1)
        if filter == .none {
          lastRow = LastRow(first: block.count, pending: at - block.covered)
          match(at + 1, at + stride, pixelSize, stride, &stream)
        } else {
          matchZeros(at + 1, at + stride)
        }
        swap(&row, &above)
      }
      let longest = choice.current == .none ? RowDeflate.longestPlain : RowDeflate.longestFiltered
      if block.isFull || at + stride - block.start > longest { flush(at + stride, &stream) }
      slide(at + stride, stride)
    }
    flush(height * stride, isLast: isLast, &stream)
    return true
  }

  /// Adds the row above again, or zeros if that row is filtered.
  ///
  /// An unfiltered row is one match with the row above; but a row of a few long runs costs less if they are written
  /// again, because their distances are short.
  private mutating func repeatRow(
    _ at: Int, _ stride: Int, _ pixelSize: Int, wasPlain: Bool, _ stream: inout ByteBuffer
  ) {
    guard wasPlain else {
      bytes[at] = RowFilter.up.rawValue
      (bytes + at + 1).update(repeating: 0, count: stride - 1)
      matchZeros(at + 1, at + stride)
      return
    }
    (bytes + at).update(from: bytes + at - stride, count: stride)
    if let first = lastRow.first {
      let anew = block.estimatedBits(from: first, upTo: at, pending: lastRow.pending, near: pixelSize, far: stride)
      lastRow.runs = anew.map { $0 < (stride / 258 + 1) * 15 ? first..<block.count : nil } ?? nil
      lastRow.first = nil
    }
    if let runs = lastRow.runs, runs.count <= block.room {
      block.addAgain(runs, pending: lastRow.pending, at: at)
    } else if stride <= DeflateAlphabet.window {
      block.add(matchAt: at, length: stride, distance: stride)
    } else {
      // The row above is out of reach, so only the row itself can be matched.
      lastRow = LastRow(first: block.count, pending: at - block.covered)
      match(at + 1, at + stride, pixelSize, stride, &stream)
    }
  }

  /// Writes the open block up to `end` and starts the next one there.
  mutating func flush(_ end: Int, isLast: Bool = false, _ stream: inout ByteBuffer) {
    lastRow = LastRow()
    let count = end - block.start
    adler = LibDeflate.adler32(adler, UnsafeRawBufferPointer(start: bytes + block.start, count: count))
    stream.append(upTo: DeflateBlock.bound(count)) { room in
      guard let start = room.baseAddress else { return 0 }
      bits.move(to: start)
      block.write(UnsafePointer(bytes), upTo: end, isLast: isLast, to: &bits)
      if isLast { bits.finish() }
      return bits.next - start
    }
  }

  /// Makes room for the row at `end`: drops everything before the open block and out of reach of matches, except the
  /// last row, which may be repeated and be longer than that reach.
  private mutating func slide(_ end: Int, _ stride: Int) {
    guard end - windowStart + stride + 16 > windowSize else { return }
    let first = max(windowStart, min(block.start - DeflateAlphabet.window, end - stride))
    window.update(from: bytes + first, count: end - first)
    bytes = window - first
    windowStart = first
  }
}
