import NavReelDrawing
import NavReelMotion

extension PlotFigure {
  /// Draws frames with their times, and lines from each to its position on the axis; returns these positions.
  mutating func drawStrip(_ strip: PlotStrip) -> [Double] {
    let first = strip.cells[0].picture
    let aspect = Double(first.width) / Double(first.height)
    let gap = 8.0
    // Half a cell may extend past each end of the axis, as far as the sheet goes.
    let most = strip.height * aspect
    let range = max(PlotFigure.margin, left - most / 2)...min(options.width - PlotFigure.margin, right + most / 2)
    let count = Double(strip.cells.count)
    let room = (range.upperBound - range.lowerBound - (count - 1) * gap) / count
    let width = min(most, max(2, room))
    let height = width / aspect
    let places = strip.cells.map { x(min(max($0.time.value, samples.low), samples.high)) }
    let centres = LabelSpread.place(places, lengths: places.map { _ in width }, gap: gap, in: range)
    y += 6
    let labelled = labels(strip)
    // If times would touch, only every second frame, or fewer, has one.
    let widest = labelled.map { self.width($0, 10) }.max() ?? 0
    let step = max(1, Int(((widest + 4) / (width + gap)).rounded(.up)))
    for (index, cell) in strip.cells.enumerated() {
      let box = Rect((centres[index] - width / 2).rounded(), y, width, height)
      elements.append(.picture(cell.picture, in: box))
      elements.append(.line(.rect(box), theme.axis, width: 0.5))
      if index % step == 0 {
        text(labelled[index], centres[index], box.maxY + 12, .middle, size: 10, theme.secondary)
      }
      let line = [Point(centres[index], box.maxY + 16), Point(places[index], box.maxY + 36)]
      ground.append(.line(.polyline(line), theme.guide, width: 0.75))
    }
    y += height + 36
    return places
  }

  /// Returns the times with two decimals of a second.
  private func labels(_ strip: PlotStrip) -> [String] {
    strip.cells.map { AxisTicks.label(Int(($0.time.value * 100).rounded()), exponent: -2) }
  }
}
