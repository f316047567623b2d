import NavReelDrawing

extension PlotFigure {
  private static func height(_ panel: PlotContent.Panel, count: Int) -> Double {
    let usual = [220.0, 150, 120][min(count, 3) - 1]
    return max(usual, Double(panel.curves.count) * 15 + 10)
  }

  static func ticks(_ panel: PlotContent.Panel, count: Int) -> AxisTicks {
    let range = panel.range
    return AxisTicks(
      from: range.lowerBound, to: range.upperBound, count: Int(height(panel, count: count) / 24))
  }

  /// - Parameter count: the number of all panels, which share the sheet.
  mutating func draw(_ panel: PlotContent.Panel, count: Int) {
    y += 20
    // Marks and frame lines pass behind the words.
    let captionWidth = width(panel.caption, PlotFigure.smallSize)
    elements.append(.fill(.rect(Rect(PlotFigure.margin, y - 10, captionWidth + 3, 13)), theme.background))
    text(panel.caption, PlotFigure.margin, y, size: PlotFigure.smallSize, theme.secondary)
    y += 9
    let box = Rect(left, y, right - left, PlotFigure.height(panel, count: count))
    let range = panel.range
    func height(_ value: Double) -> Double {
      box.maxY - (value - range.lowerBound) / (range.upperBound - range.lowerBound) * box.height
    }
    drawGrid(from: box.minY, to: box.maxY)
    for tick in PlotFigure.ticks(panel, count: count).ticks {
      let line = PlotFigure.crisp(height(tick.value))
      ground.append(.line(.polyline([Point(left, line), Point(right, line)]), theme.grid, width: 1))
      text(tick.label, left - 8, line + 3.5, .end, size: PlotFigure.smallSize, theme.secondary)
    }
    // The first curve is the most informative, so it is on top.
    for curve in panel.curves.reversed() { draw(curve, height) }
    label(panel.curves, in: box, height)
    y = box.maxY
  }

  private func color(_ curve: PlotContent.Curve) -> Color { theme.curves[curve.color % theme.curves.count] }

  private mutating func draw(_ curve: PlotContent.Curve, _ height: (Double) -> Double) {
    var piece: [Point] = []
    func finish() {
      if piece.count == 1 {
        elements.append(.fill(.ellipse(in: Rect(piece[0].x - 2, piece[0].y - 2, 4, 4)), color(curve)))
      } else if piece.count > 1 {
        elements.append(.line(.polyline(PlotFigure.thinned(piece)), color(curve), width: 1.75))
      }
      piece = []
    }
    for (index, value) in curve.values.enumerated() {
      guard let value else {
        finish()
        continue
      }
      piece.append(Point(x(curve.samples.inputs[index]), height(value)))
      // The single frame of a still lasts to the end.
      if curve.values.count == 1 { piece.append(Point(x(curve.samples.ends[index]), height(value))) }
    }
    finish()
  }

  /// Removes invisible points: those within a hold, and, of points within a quarter of a point, all but the first, the
  /// last, the highest and the lowest.
  static func thinned(_ points: [Point]) -> [Point] {
    var kept: [Point] = []
    var start = 0
    while start < points.count {
      var end = start + 1
      while end < points.count && Int(points[end].x * 4) == Int(points[start].x * 4) { end += 1 }
      let bucket = start..<end
      var indices = [start, end - 1]
      if let low = bucket.min(by: { points[$0].y < points[$1].y }) { indices.append(low) }
      if let high = bucket.max(by: { points[$0].y < points[$1].y }) { indices.append(high) }
      for index in Set(indices).sorted() {
        if kept.count >= 2, kept[kept.count - 1].y == points[index].y, kept[kept.count - 2].y == points[index].y,
          (kept[kept.count - 1].x - kept[kept.count - 2].x) * (points[index].x - kept[kept.count - 1].x) >= 0
        {
          kept.removeLast()
        }
        kept.append(points[index])
      }
      start = end
    }
    return kept
  }

  /// Labels the curves at their ends, in their colours.
  private mutating func label(_ curves: [PlotContent.Curve], in box: Rect, _ height: (Double) -> Double) {
    struct Label {
      let curve: PlotContent.Curve
      let end: Point
    }
    var labels = curves.map { curve in
      var end: Point?
      for (index, value) in curve.values.enumerated() {
        guard let value else { continue }
        let point = Point(
          x(curve.values.count == 1 ? curve.samples.ends[index] : curve.samples.inputs[index]), height(value))
        if point.x >= end?.x ?? -.infinity { end = point }
      }
      return Label(curve: curve, end: end ?? Point(right, box.midY))
    }
    let order = labels.indices.sorted { (labels[$0].end.y, $0) < (labels[$1].end.y, $1) }
    labels = order.map { labels[$0] }
    let places = LabelSpread.place(
      labels.map(\.end.y), lengths: labels.map { _ in 15 }, gap: 0, in: box.minY - 6...box.maxY + 6)
    let room = options.width - PlotFigure.margin - right - PlotFigure.connector
    for (label, place) in zip(labels, places) {
      let color = color(label.curve)
      if label.end.x < right - 1 {
        let leader = Path.dashed(from: label.end, to: Point(right, label.end.y), dash: 1, gap: 3)
        elements.append(.line(leader, color, width: 1))
        elements.append(.fill(.ellipse(in: Rect(label.end.x - 2.5, label.end.y - 2.5, 5, 5)), color))
      }
      let line = [Point(right + 2, label.end.y), Point(right + PlotFigure.connector - 4, place)]
      elements.append(.line(.polyline(line), color.multiplied(alpha: 0.6), width: 0.75))
      text(
        fitted(label.curve.label, PlotFigure.labelSize, room), right + PlotFigure.connector, place + 4,
        size: PlotFigure.labelSize, color)
    }
  }
}
