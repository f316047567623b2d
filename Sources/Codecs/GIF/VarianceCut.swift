/// Cuts a cloud of colours into boxes of small variance.
struct VarianceCut: ~Copyable {
  private let points: Scratch<SIMD4<Float>>
  private let count: Int

  init(_ cloud: borrowing ColorCloud, without kept: ArraySlice<Int>) {
    points = Scratch(cloud.count)
    let isKept = Scratch<Bool>(cloud.count, filledWith: false)
    for i in kept { isKept[i] = true }
    var n = 0
    for i in 0..<cloud.count where !isKept[i] {
      points[n] = cloud.points[i]
      n += 1
    }
    count = n
  }

  /// A range of points, and the sums over them.
  private struct Box {
    var range: Range<Int>
    var sum = SIMD4<Double>.zero
    var squares = SIMD4<Double>.zero

    /// The sums of squared distances from the mean on each axis.
    var spread: SIMD4<Double> { sum.w > 0 ? squares - sum * sum / sum.w : .zero }
    var error: Double {
      let s = spread
      return range.count > 1 ? s.x + s.y + s.z : 0
    }
  }

  /// Returns the means of at most `limit` boxes.
  consuming func means(_ limit: Int) -> [SIMD4<Float>] {
    if count == 0 || limit <= 0 { return [] }
    var boxes = [box(0..<count)]
    while boxes.count < limit {
      guard let widest = boxes.indices.max(by: { (boxes[$0].error, $1) < (boxes[$1].error, $0) }),
        boxes[widest].error > 0, let (a, b) = split(boxes[widest])
      else { break }
      boxes[widest] = a
      boxes.append(b)
    }
    return boxes.map { SIMD4<Float>($0.sum / $0.sum.w) }
  }

  private func box(_ range: Range<Int>) -> Box {
    var box = Box(range: range)
    for i in range {
      let p = SIMD4<Double>(points[i])
      var weighted = p * p.w
      let squares = weighted * p
      weighted.w = p.w
      box.sum += weighted
      box.squares += squares
    }
    return box
  }

  /// Splits a box at the mean of the axis with the largest variance; nil if rounding leaves one side empty.
  private func split(_ box: Box) -> (Box, Box)? {
    let spread = box.spread
    let axis = spread.x >= spread.y && spread.x >= spread.z ? 0 : spread.y >= spread.z ? 1 : 2
    let middle = Float(box.sum[axis] / box.sum.w)
    var (i, j) = (box.range.lowerBound, box.range.upperBound)
    while i < j {
      if points[i][axis] <= middle {
        i += 1
      } else {
        j -= 1
        let p = points[i]
        points[i] = points[j]
        points[j] = p
      }
    }
    if i == box.range.lowerBound || i == box.range.upperBound { return nil }
    return (self.box(box.range.lowerBound..<i), self.box(i..<box.range.upperBound))
  }
}
