public import NavReelDrawing

/// A set of pixels of a picture: one bit each, 64 to a word, every row beginning with a new word.
public struct PixelMarks: Hashable, Sendable {
  /// The picture's width in pixels.
  public let width: Int
  /// The picture's height in pixels.
  public let height: Int
  let wordsPerRow: Int

  /// The words of all rows; none for an empty set, as those of a long film's equal pictures would fill the memory.
  private(set) var words: [UInt64] = []

  /// Creates an empty set.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
  }

  /// Calls `body` with the words of all rows, to be marked.
  mutating func withWords<R>(_ body: (UnsafeMutableBufferPointer<UInt64>) -> R) -> R {
    if words.isEmpty { words = [UInt64](repeating: 0, count: wordsPerRow * height) }
    let result = words.withUnsafeMutableBufferPointer { body($0) }
    if words.allSatisfy({ $0 == 0 }) { words = [] }
    return result
  }

  /// The number of marked pixels.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Returns true if a pixel of the picture is marked.
  public func contains(x: Int, y: Int) -> Bool {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "outside the picture")
    return !words.isEmpty && words[y * wordsPerRow + x >> 6] >> UInt64(x & 63) & 1 == 1
  }

  /// The smallest rectangle around all marked pixels; empty if there are none.
  public var bounds: PixelRect {
    var bounds = PixelRect.empty
    for y in 0..<height {
      var (first, last) = (width, -1)
      forEachRun(in: y) { x0, x1 in
        first = min(first, x0)
        last = x1
      }
      if last > 0 { bounds = bounds.union(PixelRect(first, y, last, y + 1)) }
    }
    return bounds
  }

  /// Returns the leftmost marked pixel of a row that has one.
  func firstMark(in y: Int) -> Int {
    var first = width
    forEachRun(in: y) { x0, _ in first = min(first, x0) }
    return first
  }

  /// Calls `body` with the start and the (exclusive) end of each run of marked pixels, from the left.
  func forEachRun(in y: Int, _ body: (Int, Int) -> Void) {
    if words.isEmpty { return }
    var start = -1
    for word in 0..<wordsPerRow {
      let bits = words[y * wordsPerRow + word]
      if start < 0 && bits == 0 || start >= 0 && bits == .max { continue }
      var at = 0
      while at < 64 {
        // Finds the next bit of the other kind.
        let rest = (start < 0 ? bits : ~bits) >> UInt64(at)
        if rest == 0 { break }
        at += rest.trailingZeroBitCount
        if start < 0 {
          start = word * 64 + at
        } else {
          body(start, word * 64 + at)
          start = -1
        }
      }
    }
    if start >= 0 { body(start, width) }
  }

  /// Marks the pixels of a row from `x0` up to but not including `x1`.
  mutating func insert(_ x0: Int, _ x1: Int, y: Int) {
    if x0 >= x1 { return }
    if words.isEmpty { words = [UInt64](repeating: 0, count: wordsPerRow * height) }
    for word in x0 >> 6..<(x1 + 63) >> 6 {
      let low = max(x0 - word * 64, 0)
      let high = min(x1 - word * 64, 64)
      let bits = (UInt64.max >> UInt64(64 - (high - low))) << UInt64(low)
      words[y * wordsPerRow + word] |= bits
    }
  }
}
