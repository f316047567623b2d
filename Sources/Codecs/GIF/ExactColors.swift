/// Chooses the colours that a palette keeps exactly: those of areas, tints and text, not those of a photograph.
///
/// A colour of an area has pixels whose neighbours have it too, at least a quarter of all. The bands of a smooth gradient
/// are such areas as well: so of colours within 4 levels of each other only the most important one is kept, but all that
/// cover a hundredth of the picture.
enum ExactColors {
  /// A colour that may be kept.
  struct Color {
    let color: UInt32
    let importance: Int

    /// Where it stands in what it comes from.
    var source = 0
  }

  /// Returns the colours to keep, the most important first.
  ///
  /// - Parameters:
  ///   - colors: each once.
  ///   - area: pixels of the picture.
  static func choose(_ colors: [Color], of area: Int) -> [Color] {
    var kept: [Color] = []
    for color in colors.sorted(by: { ($0.importance, $1.color) > ($1.importance, $0.color) }) where kept.count < 256 {
      let isLarge = color.importance * 100 >= area
      if isLarge || !kept.contains(where: { isNear($0.color, color.color) }) { kept.append(color) }
    }
    return kept
  }

  private static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    func component(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return max(component(0), component(8), component(16)) <= 4
  }
}

extension FrameColors {
  /// Colours of areas, and those that cover a 200th of the picture in whatever shape. The inside of areas counts whole,
  /// single pixels and lines little.
  ///
  /// - Parameter area: pixels of the whole frame.
  func important(of area: Int) -> [ExactColors.Color] {
    let least = max(24, area / 8192)
    var found: [ExactColors.Color] = []
    for i in 0..<count {
      let (pixels, inner) = (Int(entries[i].count), Int(entries[i].inner))
      let importance = inner + pixels / 8
      if importance >= least && inner * 4 >= pixels || pixels * 200 > area {
        found.append(ExactColors.Color(color: entries[i].color, importance: importance, source: i))
      }
    }
    return found
  }
}
