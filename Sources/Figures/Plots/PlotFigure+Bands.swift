import NavReelDrawing
import NavReel

extension PlotFigure {
  private static let bandHeight = 16.0

  mutating func draw(_ bands: [PlotContent.Band]) {
    y += 16
    let room = options.width - PlotFigure.margin - right - PlotFigure.connector
    for band in bands {
      let box = Rect(left, y.rounded(.up), right - left, PlotFigure.bandHeight)
      switch band.attribute.curve {
      case .colors(let colors): draw(colors, band.samples, in: box)
      case .words(let words): draw(words, band.samples, in: box)
      case .numbers: break
      }
      text(
        fitted(band.label, PlotFigure.labelSize, room), right + PlotFigure.connector, box.maxY - 4,
        size: PlotFigure.labelSize, theme.text)
      y = box.maxY + 6
    }
  }

  /// Returns runs of frames with equal values, each with its box: whole points, at least one.
  private func segments<T: Equatable>(
    _ values: [T?], _ samples: PlotSamples, in box: Rect
  ) -> [(value: T, box: Rect)] {
    var segments: [(value: T, box: Rect)] = []
    var start = 0
    while start < samples.frames.count {
      let value = values[samples.frames[start]]
      var end = start + 1
      while end < samples.frames.count && values[samples.frames[end]] == value { end += 1 }
      if let value {
        let a = x(samples.inputs[start])
        // Over an offset, the film may go left.
        let reach = (start..<end).map { x(samples.ends[$0]) } + [a]
        let low = (reach.min() ?? a).rounded()
        let high = max(low + 1, (reach.max() ?? a).rounded())
        let left = min(low, box.maxX - 1)
        segments.append((value, Rect(left, box.y, min(high, box.maxX) - left, box.height)))
      }
      start = end
    }
    return segments
  }

  private mutating func draw(_ colors: [Color?], _ samples: PlotSamples, in box: Rect) {
    let segments = segments(colors, samples, in: box)
    for run in PlotFigure.runs(segments.map(\.box)) where segments.contains(where: { $0.value.alpha < 1 }) {
      elements.append(.fill(.rect(run), theme.squares.0))
      elements.append(.fill(PlotFigure.squares(in: run, side: 4), theme.squares.1))
    }
    for segment in segments where segment.value.alpha > 0 { elements.append(.fill(.rect(segment.box), segment.value)) }
    outline(segments.map(\.box))
  }

  /// Merges boxes that touch, which gives the parts that have a value.
  private static func runs(_ boxes: [Rect]) -> [Rect] {
    boxes.reduce(into: []) { runs, box in
      if let last = runs.last, box.minX <= last.maxX && box.maxX >= last.minX {
        runs[runs.count - 1] = last.union(box)
      } else {
        runs.append(box)
      }
    }
  }

  /// Returns every other square of a checkerboard.
  private static func squares(in box: Rect, side: Double) -> Path {
    var path = Path()
    for row in 0..<Int(box.height / side) {
      for column in stride(from: row % 2, to: Int((box.width / side).rounded(.up)), by: 2) {
        let square = Rect(box.x + Double(column) * side, box.y + Double(row) * side, side, side)
        if let part = square.intersection(box) { path.append(.rect(part)) }
      }
    }
    return path
  }

  private mutating func draw(_ words: [String?], _ samples: PlotSamples, in box: Rect) {
    let segments = segments(words, samples, in: box)
    for (index, segment) in segments.enumerated() {
      elements.append(.fill(.rect(segment.box), index % 2 == 0 ? theme.words.0 : theme.words.1))
      let word = fitted(segment.value, PlotFigure.smallSize, segment.box.width - 8)
      // An ellipsis alone is useless.
      guard word.count > 2 || word == segment.value else { continue }
      text(word, segment.box.midX, segment.box.maxY - 4, .middle, size: PlotFigure.smallSize, theme.text)
    }
    outline(segments.map(\.box))
  }

  private mutating func outline(_ boxes: [Rect]) {
    for run in PlotFigure.runs(boxes) {
      let inset = min(0.5, run.width / 2 - 0.25)
      elements.append(
        .line(.rect(Rect(run.x + inset, run.y + 0.5, run.width - 2 * inset, run.height - 1)), theme.axis, width: 1))
    }
  }
}
