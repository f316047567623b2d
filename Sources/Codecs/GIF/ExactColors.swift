/// Chooses the colours that a palette keeps exactly: those of areas, tints and text, not those of a photograph.
///
/// A colour belongs to an area if at least a quarter of its pixels have neighbours of the same colour. The bands of a
/// smooth gradient are such areas too, so of colours within 4 levels of each other only the most important one is kept,
/// plus all that cover a hundredth of the picture or are in compact areas.
enum ExactColors {
  /// A colour that may be kept.
  struct Color {
    let color: UInt32
    let importance: Int

    /// True if four fifths of its pixels are inside areas: a tint, not a gradient's band.
    var isSolid = false

    /// The index in the source.
    var source = 0
  }

  /// Returns the colours to keep, the most important first.
  ///
  /// - Parameters:
  ///   - colors: The candidates, each once.
  ///   - area: The number of pixels in the picture.
  static func choose(_ colors: [Color], of area: Int) -> [Color] {
    var kept: [Color] = []
    for color in colors.sorted(by: { ($0.importance, $1.color) > ($1.importance, $0.color) }) where kept.count < 256 {
      let isLarge = color.isSolid || color.importance * 100 >= area
      if isLarge || !kept.contains(where: { isNear($0.color, color.color) }) { kept.append(color) }
    }
    return kept
  }

  private static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    func component(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return max(component(0), component(8), component(16)) <= 4
  }
}

/// The colours that some frame of a film keeps, for looking up.
///
/// A frame that draws only a few pixels of such a colour keeps it too, because they may remain visible later.
struct FilmColors: Sendable {
  /// An open-addressing table of colours (0 is free) and their importance.
  private var keys: [UInt32]
  private var values: [UInt32]

  init(_ importances: [UInt32: Int]) {
    var capacity = 16
    while capacity < importances.count * 2 { capacity *= 2 }
    keys = Array(repeating: 0, count: capacity)
    values = Array(repeating: 0, count: capacity)
    for (color, importance) in importances {
      var at = ColorTally.place(color, of: capacity)
      while keys[at] != 0 { at = (at + 1) & (capacity - 1) }
      keys[at] = color
      values[at] = UInt32(clamping: importance)
    }
  }

  /// Returns a colour's importance; 0 if no frame keeps it.
  func importance(_ color: UInt32) -> Int {
    var at = ColorTally.place(color, of: keys.count)
    while keys[at] != 0 {
      if keys[at] == color { return Int(values[at]) }
      at = (at + 1) & (keys.count - 1)
    }
    return 0
  }
}

extension FrameColors {
  /// Returns the colours of areas, and those that cover a 200th of the picture in any shape. The inside of areas counts
  /// fully, single pixels and lines only a little.
  ///
  /// - Parameters:
  ///   - area: The number of pixels in the whole frame.
  ///   - film: The colours that are important here because other frames keep them.
  func important(of area: Int, film: FilmColors? = nil) -> [ExactColors.Color] {
    let least = max(24, area / 8192)
    var found: [ExactColors.Color] = []
    for i in 0..<count {
      let (pixels, inner) = (Int(entries[i].count), Int(entries[i].inner))
      let importance = inner + pixels / 8
      let isOwn = importance >= least && inner * 4 >= pixels || pixels * 200 > area
      let elsewhere = film?.importance(entries[i].color) ?? 0
      if isOwn || elsewhere > 0 {
        found.append(
          ExactColors.Color(
            color: entries[i].color, importance: max(importance, elsewhere),
            isSolid: isOwn && inner * 5 >= pixels * 4, source: i))
      }
    }
    return found
  }
}
