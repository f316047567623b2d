/// The source cells that make up each destination cell along one axis, with their weights.
///
/// A cell that covers at least one source cell is their average by area; a smaller one is interpolated between the two
/// nearest centres. Nothing outside the source span is read.
struct ResamplingTaps {
  /// The sum of a cell's weights.
  static let one: UInt16 = 16384

  /// The first source cell of each destination cell.
  private(set) var starts: [Int] = []

  /// The indices at which the cells' weights begin; one more entry than there are cells.
  private(set) var offsets: [Int] = [0]
  private(set) var weights: [UInt16] = []

  var count: Int { starts.count }

  /// True if no cell has more than two source cells.
  var arePairs: Bool { (0..<count).allSatisfy { offsets[$0 + 1] - offsets[$0] <= 2 } }

  /// - Parameters:
  ///   - cells: The destination cells.
  ///   - from, to: The source span's position in the destination; `to` is below `from` if mirrored.
  ///   - low, high: The source span.
  ///   - limit: The number of source cells.
  init(cells: Range<Int>, from: Double, to: Double, low: Double, high: Double, limit: Int) {
    let ratio = (high - low) / (to - from)
    let (left, right) = (min(from, to), max(from, to))
    let first = max(0, Int(low.rounded(.down)))
    let last = max(first, min(limit, Int(high.rounded(.up))) - 1)
    for cell in cells {
      // This is the part of the cell inside the destination, in source units.
      let a = min(max(Double(cell), left), right)
      let b = min(max(Double(cell) + 1, left), right)
      let (u, v) = (low + (a - from) * ratio, low + (b - from) * ratio)
      if abs(ratio) >= 1 {
        average(min(u, v), max(u, v), first, last)
      } else {
        between((u + v) / 2 - 0.5, first, last)
      }
    }
  }

  private mutating func average(_ a: Double, _ b: Double, _ first: Int, _ last: Int) {
    let start = min(max(Int(a.rounded(.down)), first), last)
    let end = min(max(Int(b.rounded(.up)) - 1, start), last)
    let length = b - a
    guard length > 0, end > start else { return add(start, [ResamplingTaps.one]) }
    var raw: [UInt16] = []
    var sum: UInt16 = 0
    var heaviest = 0
    for i in start...end {
      let part = max(min(b, Double(i) + 1) - max(a, Double(i)), 0) / length
      let w = UInt16(part * Double(ResamplingTaps.one) + 0.5)
      if i > start, w > raw[heaviest] { heaviest = i - start }
      raw.append(w)
      sum &+= w
    }
    raw[heaviest] = raw[heaviest] &+ ResamplingTaps.one &- sum
    add(start, raw)
  }

  private mutating func between(_ center: Double, _ first: Int, _ last: Int) {
    let c = min(max(center, Double(first)), Double(last))
    let i = min(Int(c), max(last - 1, first))
    let w = UInt16((c - Double(i)) * Double(ResamplingTaps.one) + 0.5)
    if w == 0 { return add(i, [ResamplingTaps.one]) }
    if w == ResamplingTaps.one { return add(i + 1, [ResamplingTaps.one]) }
    add(i, [ResamplingTaps.one - w, w])
  }

  private mutating func add(_ start: Int, _ w: [UInt16]) {
    starts.append(start)
    weights.append(contentsOf: w)
    offsets.append(weights.count)
  }
}
