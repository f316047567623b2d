/// Which filter a row is written with, judged from a sample of its pixels.
enum FilterChoice {
  /// - Parameters:
  ///   - line, lineAbove: the pixels, for a look at what repeats; no row above at the top.
  ///   - row, above: the straight bytes.
  ///   - wasPlain: whether the row above has filter none, so that it can be matched.
  static func filter(
    _ line: UnsafePointer<UInt32>, _ lineAbove: UnsafePointer<UInt32>?, _ width: Int, _ row: UnsafePointer<UInt8>,
    _ above: UnsafePointer<UInt8>, _ pixelSize: Int, wasPlain: Bool
  ) -> RowFilter {
    // Pixels that neither repeat the left nor the upper neighbour cost a plain row about two bytes each; a filtered
    // row pays for each changed byte by the size of the change.
    var fresh = 0
    var plainBits = 0
    var filteredBits = 0
    var (subSum, upSum, averageSum, paethSum) = (0, 0, 0, 0)
    var x = 1
    while x < width {
      let end = min(x + 4, width)
      while x < end {
        let p = line[x]
        let isLeft = p == line[x - 1]
        let isAbove = lineAbove.map { $0[x] == p } ?? false
        if !isLeft && !isAbove {
          fresh += 1
          plainBits += 18
        }
        if !isAbove || !isLeft {
          let i = x * pixelSize
          var sum = 0
          for c in i..<i + 3 {
            let (a, b, d) = (Int(row[c - pixelSize]), Int(above[c]), Int(above[c - pixelSize]))
            let v = Int(row[c])
            let up = abs(v - b)
            subSum += abs(v - a)
            upSum += up
            averageSum += abs(v - (a + b) >> 1)
            paethSum += abs(v - Int(RowFilter.paeth(UInt8(a), UInt8(b), UInt8(d))))
            sum += up
          }
          if !isAbove { filteredBits += 3 * (2 + (Int.bitWidth - (sum / 3).leadingZeroBitCount)) }
        }
        x += 1
      }
      x += 12
    }
    if wasPlain ? plainBits <= filteredBits + filteredBits / 8 : plainBits < filteredBits - filteredBits / 8 {
      return .none
    }
    let best = min(subSum, upSum, averageSum, paethSum)
    if best == upSum { return .up }
    if best == averageSum { return .average }
    if best == subSum { return .sub }
    return .paeth
  }
}
