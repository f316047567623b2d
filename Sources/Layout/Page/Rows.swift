import NavReelDrawing
import NavReelScene

/// A table: rows in chunks, so that a chunk's content stays the same while it scrolls.
enum Rows {
  /// The number of rows that are drawn together.
  static let chunk = 6

  /// The table's own ground, which hides what of a header lies below it; nil where there is none, or rows have a colour
  /// of their own.
  static func cover(_ rows: Content.Rows, _ page: ScreenState, _ ground: Color, _ context: LayoutContext) -> PlacedItem?
  {
    guard rows.rowColor == nil, let header = page.header else { return nil }
    let top = context.grid.snap(page.contentY)
    guard top < context.height, context.grid.snap(header.y + header.height) > top else { return nil }
    return PlacedItem(frame: Rect(0, top, context.width, context.height - top), color: ground, artwork: .fill)
  }

  /// Returns the chunks that are at least partly visible.
  ///
  /// - Parameter isMoving: true if the whole page is a moving layer; its chunks then need not be layers.
  static func place(_ rows: Content.Rows, contentY: Double, isMoving: Bool, _ context: LayoutContext) -> [PlacedItem] {
    let height = rows.height * Double(chunk)
    guard rows.count > 0, height > 0, contentY < context.height else { return [] }
    let chunks = (rows.count + chunk - 1) / chunk
    let first = max(0, (-contentY / height).rounded(.down))
    let last = min(Double(chunks - 1), ((context.height - contentY) / height).rounded(.down))
    guard first <= last else { return [] }
    return (Int(first)...Int(last)).map { index in
      let range = index * chunk..<min((index + 1) * chunk, rows.count)
      let frame = Rect(
        0, contentY + Double(index) * height, context.width, rows.height * Double(range.count))
      let children = range.flatMap { row in
        Row.place(rows, row, top: Double(row - index * chunk) * rows.height, context)
      }
      var group = PlacedGroup(children: children)
      // The last separator extends past the chunk by a pixel, so the chunk is not clipped.
      group.isLayer = !isMoving
      return PlacedItem(frame: frame, artwork: .group(group))
    }
  }
}
