import NavReelDrawing

/// Four bars of rising height.
enum CellularBars {
  /// Returns the given bars, relative to the top left corner of the glyph.
  static func path(_ sizes: GlyphSizes, _ bars: Range<Int>) -> Path {
    var path = Path()
    let heights = sizes.cellularHeights
    for bar in bars {
      let x = Double(bar) * (sizes.barWidth + sizes.barGap)
      let box = Rect(x, sizes.cellularHeight - heights[bar], sizes.barWidth, heights[bar])
      path.append(.roundedRect(box, radius: sizes.barRadius))
    }
    return path
  }
}
