/// Colours as weighted points in OKLab, ordered by cubes of colours so that near ones are neighbours.
struct ColorCloud: ~Copyable {
  /// Lightness, a and b, then the number of pixels of the colour.
  let points: Scratch<SIMD4<Float>>

  /// The colours, opaque, with red in the lowest byte.
  let colors: Scratch<UInt32>

  /// The index of each point before ordering.
  let sources: Scratch<UInt32>

  /// The start of each cube: points `groupStarts[g]..<groupStarts[g + 1]` are in one cube; the last entry is the count.
  let groupStarts: [Int32]

  var count: Int { points.count }

  /// - Parameter weight: The number of pixels of each colour, rounded beyond 2²⁴.
  init(count: Int, color: (Int) -> UInt32, weight: (Int) -> UInt32) {
    points = Scratch(count)
    colors = Scratch(count)
    sources = Scratch(count)
    // Cubes have sides of 8 levels.
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
