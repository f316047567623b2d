import NavReelDrawing

/// Coverage over a rectangle of pixels, for clips. Equal neighbouring rows share their bytes, so that a page-high
/// rectangle or rounded rectangle costs only a few rows.
struct Mask: Sendable {
  let bounds: PixelRect

  /// The index in `bytes` at which each row of the bounds begins.
  private var starts: [Int]
  private var bytes: [UInt8]

  /// The longest fully covered run of each row and the longest clear one, in columns of the bounds.
  private var solid: [Range<Int>]
  private var clear: [Range<Int>]

  /// Creates the coverage of a filled path.
  init(_ path: Path, _ rule: FillRule, _ transform: Transform, in limit: PixelRect) {
    let box = path.controlBounds.map { PixelRect(around: transform.apply($0)) } ?? .empty
    let bounds = box.intersection(limit)
    self.bounds = bounds
    starts = []
    bytes = []
    solid = []
    clear = []
    guard !bounds.isEmpty else { return }
    var rows = MaskRows(width: bounds.width)
    var line = [UInt8](repeating: 0, count: bounds.width)
    var lineY = bounds.y0
    func flush(to y: Int) {
      while lineY < y {
        rows.append(line)
        line.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        lineY += 1
      }
    }
    func put(_ x: Int, _ y: Int, _ n: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
      flush(to: y)
      line.withUnsafeMutableBufferPointer { if let first = $0.baseAddress { write(first + (x - bounds.x0)) } }
    }
    if transform.isAxisAligned, let rect = path.asRect {
      RectCoverage(transform.apply(rect), in: bounds).sweep { x, y, n, c in
        put(x, y, n) { $0.update(repeating: c, count: n) }
      }
    } else {
      var coverage = Coverage(Flattening.edges(of: path, transform, in: bounds), rule, in: bounds)
      coverage.sweep { x, y, n, c in
        put(x, y, n) { $0.update(repeating: c, count: n) }
      } bytes: { x, y, n, c in
        put(x, y, n) { $0.update(from: c, count: n) }
      }
    }
    flush(to: bounds.y1)
    starts = rows.starts
    bytes = rows.bytes
    solid = rows.solid
    clear = rows.clear
  }

  private init(_ bounds: PixelRect, _ rows: MaskRows) {
    self.bounds = bounds
    starts = rows.starts
    bytes = rows.bytes
    solid = rows.solid
    clear = rows.clear
  }

  /// Returns the longest run of fully covered columns in row `y`, and the longest run of clear ones.
  func runs(_ y: Int) -> (solid: Range<Int>, clear: Range<Int>) {
    func place(_ r: Range<Int>) -> Range<Int> { (r.lowerBound + bounds.x0)..<(r.upperBound + bounds.x0) }
    return (place(solid[y - bounds.y0]), place(clear[y - bounds.y0]))
  }

  /// Lends the coverage of row `y`, starting at column `x`.
  @inline(__always)
  func withRow<R>(_ y: Int, from x: Int, _ body: (UnsafePointer<UInt8>) -> R) -> R {
    bytes.withUnsafeBufferPointer { all in
      guard let first = all.baseAddress else { preconditionFailure("a mask of no pixels has no rows") }
      return body(first + starts[y - bounds.y0] + (x - bounds.x0))
    }
  }

  /// Returns the product of two masks over their common part.
  func intersection(_ other: Mask) -> Mask {
    let box = bounds.intersection(other.bounds)
    var rows = MaskRows(width: box.width)
    var line = [UInt8](repeating: 0, count: box.width)
    for y in box.y0..<max(box.y1, box.y0) {
      withRow(y, from: box.x0) { a in
        other.withRow(y, from: box.x0) { b in
          line.withUnsafeMutableBufferPointer { to in
            if let to = to.baseAddress { Compositor.product(to, box.width, a, b) }
          }
        }
      }
      rows.append(line)
    }
    return Mask(box, rows)
  }

  /// True if every pixel of the bounds is fully covered.
  var isFull: Bool { bytes.allSatisfy { $0 == 255 } }
}

/// Collects rows; a row equal to the one above shares its bytes.
private struct MaskRows {
  let width: Int
  var starts: [Int] = []
  var bytes: [UInt8] = []
  var solid: [Range<Int>] = []
  var clear: [Range<Int>] = []

  init(width: Int) { self.width = width }

  mutating func append(_ line: [UInt8]) {
    if let last = starts.last, repeats(line, at: last) {
      repeatLast(last)
    } else {
      starts.append(bytes.count)
      bytes.append(contentsOf: line)
      solid.append(MaskRows.longestRun(of: 255, in: line))
      clear.append(MaskRows.longestRun(of: 0, in: line))
    }
  }

  mutating func repeatLast() {
    if let last = starts.last { repeatLast(last) }
  }

  private mutating func repeatLast(_ start: Int) {
    starts.append(start)
    solid.append(solid[solid.count - 1])
    clear.append(clear[clear.count - 1])
  }

  /// Returns true if the row kept at `start` is the same. A loop without an early exit can be vectorized.
  private func repeats(_ line: [UInt8], at start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { kept in
      line.withUnsafeBufferPointer { line in
        guard let a = kept.baseAddress, let b = line.baseAddress else { return width == 0 }
        var difference: UInt8 = 0
        for i in 0..<width { difference |= a[start &+ i] ^ b[i] }
        return difference == 0
      }
    }
  }

  private static func longestRun(of value: UInt8, in line: [UInt8]) -> Range<Int> {
    var (best, start) = (0..<0, 0)
    for i in line.indices where line[i] != value {
      if i - start > best.count { best = start..<i }
      start = i + 1
    }
    return line.count - start > best.count ? start..<line.count : best
  }
}

extension Mask {
  /// Returns the inverse of this mask over `box`; outside the mask's bounds, everything is covered.
  func complement(in box: PixelRect) -> Mask {
    var rows = MaskRows(width: box.width)
    var line = [UInt8](repeating: 255, count: box.width)
    for y in box.y0..<max(box.y1, box.y0) {
      if y > bounds.y0, y < bounds.y1, starts[y - bounds.y0] == starts[y - bounds.y0 - 1] {
        rows.repeatLast()
        continue
      }
      for i in line.indices { line[i] = 255 }
      if y >= bounds.y0 && y < bounds.y1 {
        withRow(y, from: bounds.x0) { row in
          for i in 0..<bounds.width { line[bounds.x0 - box.x0 + i] = 255 - row[i] }
        }
      }
      rows.append(line)
    }
    return Mask(box, rows)
  }
}
