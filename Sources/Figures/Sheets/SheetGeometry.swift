import NavReelDrawing
import NavReel

/// The layout of a sheet in whole pixels, computed before anything is drawn.
struct SheetGeometry {
  /// The contents to lay out.
  struct Content {
    /// The size of one picture without an outline, in pixels.
    var picture: (width: Int, height: Int)

    /// The widths that an outline adds on each side, in pixels.
    var border: (top: Int, left: Int, bottom: Int, right: Int) = (0, 0, 0, 0)

    /// The distance over which pictures at one place are spread, in pixels; 0 for a single picture at each place.
    var spread: (x: Int, y: Int) = (0, 0)
    var rows: [Row]
    var hasTitle = false
  }

  struct Row {
    var count: Int

    /// The number of lines under the pictures.
    var lines: Int
    var hasLabel = false

    /// True if a larger gap follows.
    var endsBlock = false
  }

  /// The width of the whole sheet, in pixels.
  let width: Int
  let height: Int

  /// A factor for lengths, which grow with the pictures: 1 for pictures 180 points wide, 0.85 for small ones.
  let unit: Double
  let margin: Int

  /// The gap between two pictures of a row.
  let gap: Int

  /// The baseline of the title, in pixels.
  private(set) var titleBaseline = 0

  /// The baseline of each row's label; 0 for none.
  private(set) var labelBaselines: [Int] = []

  /// The baseline of the first line under each row.
  private(set) var captionBaselines: [Int] = []

  /// The pictures of each row, without outlines.
  private(set) var pictures: [[PixelRect]] = []

  static let titleSize = 17.0
  static let labelSize = 13.0
  static let captionSize = 11.0
  static let lineHeight = 15.5

  init(_ content: Content, _ options: SheetOptions) throws(StageError) {
    let (picture, border) = (content.picture, content.border)
    let unit = max(0.85, Double(min(picture.width, picture.height)) / options.scale / 180)
    func pixels(_ points: Double) -> Int { Int((points * options.scale).rounded()) }
    func units(_ points: Double) -> Int { pixels(points * unit) }
    let gap = options.gap.map(pixels) ?? units(22)
    let margin = options.gap.map { pixels($0 * 1.25) } ?? units(28)
    let box = (
      width: picture.width + border.left + border.right + content.spread.x,
      height: picture.height + border.top + border.bottom + content.spread.y
    )
    let columns = content.rows.map(\.count).max() ?? 1
    self.unit = unit
    self.gap = gap
    self.margin = margin

    var y = margin
    if content.hasTitle {
      titleBaseline = y + units(14)
      y = titleBaseline + units(5) + max(units(12), gap * 3 / 4)
    }
    for (index, row) in content.rows.enumerated() {
      labelBaselines.append(row.hasLabel ? y + units(10.5) : 0)
      if row.hasLabel { y += units(10.5) + units(11) }
      pictures.append(
        (0..<row.count).map { column in
          let (x0, y0) = (margin + column * (box.width + gap) + border.left, y + border.top)
          return PixelRect(x0, y0, x0 + picture.width, y0 + picture.height)
        })
      y += box.height
      captionBaselines.append(y + units(18))
      if row.lines > 0 {
        // Measured to the last baseline: letters seldom reach below it, so it looks like the end.
        y += units(18) + units(SheetGeometry.lineHeight) * (row.lines - 1)
      }
      guard index + 1 < content.rows.count else { break }
      if row.lines > 0 { y += units(3) }
      y += row.endsBlock ? gap * 2 : row.lines > 0 ? max(gap, units(16)) : gap
    }
    width = margin * 2 + columns * box.width + (columns - 1) * gap
    height = y + margin
    try SheetGeometry.check(width: width, height: height)
  }

  /// - Throws: if the sheet is too large to draw.
  static func check(width: Int, height: Int) throws(StageError) {
    let cure = "show fewer pictures, or smaller ones"
    guard max(width, height) <= 20_000 else {
      throw .request("the sheet would have \(width)×\(height) pixels; a side may have 20000; \(cure)")
    }
    guard width * height <= 64_000_000 else {
      let megapixels = (width * height + 500_000) / 1_000_000
      throw .request(
        "the sheet would have \(width)×\(height) pixels, \(megapixels) megapixels; at most 64 are drawn; \(cure)")
    }
  }
}
