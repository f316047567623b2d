/// Colours as weighted points of OKLab, ordered by cubes of colours so that near ones stand together.
struct ColorCloud: ~Copyable {
  /// Lightness, a and b, then how many pixels have the colour.
  let points: Scratch<SIMD4<Float>>

  /// Opaque, red in the lowest byte.
  let colors: Scratch<UInt32>

  /// The index of each point before it was ordered.
  let sources: Scratch<UInt32>

  /// Points `groupStarts[g]..<groupStarts[g + 1]` lie in one cube; the last entry is the count.
  let groupStarts: [Int32]

  var count: Int { points.count }

  /// - Parameter weight: pixels of each colour; beyond 2²⁴ they are rounded.
  init(count: Int, color: (Int) -> UInt32, weight: (Int) -> UInt32) {
    points = Scratch(count)
    colors = Scratch(count)
    sources = Scratch(count)
    // Cubes of 8 levels a side.
    func cube(_ c: UInt32) -> Int { Int((c &>> 3 & 31) | (c &>> 6 & 0x3E0) | (c &>> 9 & 0x7C00)) }
    let starts = Scratch<Int32>(32769, filledWith: 0)
    for i in 0..<count { starts[cube(color(i)) + 1] += 1 }
    var groups: [Int32] = []
    for c in 0..<32768 {
      if starts[c + 1] > 0 { groups.append(starts[c]) }
      starts[c + 1] += starts[c]
    }
    groups.append(Int32(count))
    groupStarts = groups
    for i in 0..<count {
      let c = color(i)
      let at = Int(starts[cube(c)])
      starts[cube(c)] += 1
      colors[at] = c
      sources[at] = UInt32(i)
    }
    let (colors, points, sources) = (colors.base, points.base, sources.base)
    OKLabTables.standard.place(count, color: { colors[$0] }) { i, point in
      var point = point
      point.w = Float(weight(Int(sources[i])))
      points[i] = point
    }
  }
}
