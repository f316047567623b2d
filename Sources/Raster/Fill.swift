import NavReelDrawing

/// Path filling.
extension Surface {
  mutating func fill(
    _ path: Path, _ rule: FillRule, _ paint: Paint, _ blend: BlendMode, _ transform: Transform, _ clip: Clip
  ) {
    guard let box = path.controlBounds, let ink = Ink(paint, transform) else { return }
    let bounds = PixelRect(around: transform.apply(box)).intersection(clip.bounds)
    guard !bounds.isEmpty else { return }
    fill(path, rule, ink, blend, transform, clip, bounds)
  }

  /// - Parameter bounds: The pixels that may be drawn on, not empty and inside the clip.
  mutating func fill(
    _ path: Path, _ rule: FillRule, _ ink: Ink, _ blend: BlendMode, _ transform: Transform, _ clip: Clip,
    _ bounds: PixelRect
  ) {
    let place = self.bounds
    if transform.isAxisAligned, let rect = path.asRect {
      let rows = RectCoverage(transform.apply(rect), in: bounds)
      return pixmap.withMutablePixels { pixels in
        let painter = SpanPainter(pixels, place, ink, blend, clip.mask, bounds)
        rows.sweep { painter.run($0, $1, $2, $3) }
      }
    }
    let groups = EdgeGroup.groups(Flattening(path, transform, in: bounds), in: bounds)
    guard !groups.isEmpty else { return }
    pixmap.withMutablePixels { pixels in
      let painter = SpanPainter(pixels, place, ink, blend, clip.mask, bounds)
      for group in groups {
        var coverage = Coverage(group.edges, rule, in: group.bounds)
        coverage.sweep {
          painter.run($0, $1, $2, $3)
        } bytes: {
          painter.bytes($0, $1, $2, $3)
        }
      }
    }
  }
}

/// The coverage of an axis-parallel rectangle, without edges: it has only three kinds of rows and columns.
///
/// The arithmetic matches ``CoverageRow``, so both give the same bytes.
struct RectCoverage {
  private let left: Int
  private let right: Int
  private let top: Int
  private let bottom: Int
  private let bounds: PixelRect

  init(_ r: Rect, in bounds: PixelRect) {
    left = Flattening.fixed(r.minX)
    right = Flattening.fixed(r.maxX)
    top = Flattening.fixed(r.minY)
    bottom = Flattening.fixed(r.maxY)
    self.bounds = bounds
  }

  func sweep(_ run: (_ x: Int, _ y: Int, _ count: Int, _ coverage: UInt8) -> Void) {
    guard right > left else { return }
    for y in bounds.y0..<bounds.y1 {
      let height = min(bottom, (y + 1) << Edge.shift) - max(top, y << Edge.shift)
      guard height > 0 else { continue }
      // Columns that an edge crosses are emitted one by one; between them, the coverage is the height.
      let first = max(bounds.x0, (left + Edge.one - 1) >> Edge.shift)
      let last = min(bounds.x1, right >> Edge.shift)
      let isWide = first < last
      if isWide {
        for x in bounds.x0..<first { run(x, y, 1, column(x, height)) }
        run(first, y, last - first, CoverageRow.byte(Int32(height)))
        for x in last..<max(bounds.x1, last) { run(x, y, 1, column(x, height)) }
      } else {
        for x in bounds.x0..<bounds.x1 { run(x, y, 1, column(x, height)) }
      }
    }
  }

  /// Returns the coverage of a column from its height and the two vertical edges.
  private func column(_ x: Int, _ height: Int) -> UInt8 {
    let l = left - (x << Edge.shift)
    let r = right - (x << Edge.shift)
    return CoverageRow.byte(Int32(RectCoverage.area(l, height) + RectCoverage.area(r, -height)))
  }

  private static func area(_ l: Int, _ height: Int) -> Int {
    if l >= Edge.one { return 0 }
    if l <= 0 { return height }
    return (height * (131072 - 2 * l) + 65536) >> 17
  }
}
