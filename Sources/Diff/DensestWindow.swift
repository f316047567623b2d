public import NavReelDrawing

/// The square with the most changed pixels.
public struct DensestWindow: Hashable, Sendable {
  /// The square; among equals the topmost, then the leftmost. Smaller than requested if the picture is.
  public let box: PixelRect

  /// The number of changed pixels in the square.
  public let count: Int

  public init(box: PixelRect, count: Int) {
    self.box = box
    self.count = count
  }
}

extension PixelMarks {
  /// Returns the square with the given side, entirely inside the picture, that has the most marked pixels.
  ///
  /// The square slides down and to the right over sums of columns, which is an integral image of two rows.
  func densestWindow(side: Int) -> DensestWindow {
    let (w, h) = (min(side, width), min(side, height))
    var best = DensestWindow(box: PixelRect(0, 0, w, h), count: 0)
    var columns = [Int](repeating: 0, count: width)
    var inRows = 0
    for y in 0..<height {
      inRows += add(row: y, 1, to: &columns)
      if y >= h { inRows += add(row: y - h, -1, to: &columns) }
      // Skips rows that, even taken as a whole, do not have more.
      guard y >= h - 1, inRows > best.count else { continue }
      var count = columns[0..<w].reduce(0, +)
      for x in 0...width - w {
        if x > 0 { count += columns[x + w - 1] - columns[x - 1] }
        if count > best.count {
          best = DensestWindow(box: PixelRect(x, y + 1 - h, x + w, y + 1), count: count)
        }
      }
    }
    return best
  }

  private func add(row y: Int, _ sign: Int, to columns: inout [Int]) -> Int {
    var sum = 0
    forEachRun(in: y) { x0, x1 in
      for x in x0..<x1 { columns[x] += sign }
      sum += (x1 - x0) * sign
    }
    return sum
  }
}
