import NavReelDrawing

/// The five dots that show the signal before iOS 11: discs, then rings.
enum SignalDots {
  static let count = 5

  /// The width of a ring's line: one pixel of the phones that had them.
  private static let line = 0.5

  /// Returns the number of full dots at a signal of 0 to 4.
  static func full(at signal: Int) -> Int { (min(max(signal, 0), 4) * count + 2) / 4 }

  /// Returns the parts, relative to the top left corner of the glyph.
  static func place(_ sizes: GlyphSizes, signal: Int, _ color: Color) -> [PlacedItem] {
    let full = full(at: signal)
    let frame = Rect(0, 0, sizes.cellularWidth, sizes.cellularHeight)
    var parts: [PlacedItem] = []
    if full > 0 {
      parts.append(PlacedItem(frame: frame, color: color, artwork: .shape(path(sizes, 0..<full, inset: 0))))
    }
    if full < count {
      let rings = path(sizes, full..<count, inset: line / 2)
      parts.append(PlacedItem(frame: frame, color: color, artwork: .outline(rings, Stroke(width: line))))
    }
    return parts
  }

  private static func path(_ sizes: GlyphSizes, _ dots: Range<Int>, inset: Double) -> Path {
    var path = Path()
    for dot in dots {
      let box = Rect(Double(dot) * (sizes.barWidth + sizes.barGap), 0, sizes.barWidth, sizes.barWidth)
      path.append(.ellipse(in: box.inset(by: inset)))
    }
    return path
  }
}
