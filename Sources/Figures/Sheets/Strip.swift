public import NavReelDrawing
public import NavReel

/// A contact sheet: selected instants of a film, or existing frames, in rows.
///
///     let strip = try Strip(stage.film("push"), SheetOptions(instants: .moments(6), hasDeviceOutline: true))
///     try strip.write(to: "push.strip.png")
public struct Strip: SheetFigure {
  private let sheet: Sheet

  /// Creates a strip of a film, whose pictures are rendered at the size at which they are shown.
  ///
  /// - Throws: for a number out of range, an unknown attribute, an instant past the end, and a sheet of more than
  ///   20,000 pixels a side or 64 megapixels.
  public init(_ film: Film, _ options: SheetOptions = SheetOptions()) throws(StageError) {
    try options.check()
    let times = try (options.instants ?? .moments(6)).times(in: film, fps: options.fps)
    self.init(try Strip.sheet(SheetSource(film, times: times, options), options))
  }

  /// - Throws: as for a film, and for frames of different sizes.
  public init(cells: [SheetCell], _ options: SheetOptions = SheetOptions()) throws(StageError) {
    try options.check()
    self.init(try Strip.sheet(SheetSource(cells, options), options))
  }

  private init(_ sheet: Sheet) { self.sheet = sheet }

  private static func sheet(_ source: SheetSource, _ options: SheetOptions) throws(StageError) -> Sheet {
    let columns = source.columns(options)
    let rows = stride(from: 0, to: source.cells.count, by: columns).map { start in
      Sheet.Row(
        places: source.cells[start..<min(start + columns, source.cells.count)].map {
          Sheet.Place(layers: [Sheet.Layer(cell: $0)], lines: $0.lines)
        })
    }
    return try Sheet(
      rows: rows, picture: source.picture, outline: source.outline, language: source.language, options)
  }

  public var width: Int { sheet.geometry.width }
  public var height: Int { sheet.geometry.height }
  public var notes: [String] { sheet.notes }
  public func pixmap() throws(StageError) -> Pixmap { try sheet.pixmap() }

  /// The position of each cell's picture, in pixels of the sheet, in the order of the cells.
  public var pictures: [PixelRect] { sheet.geometry.pictures.flatMap(\.self) }
}
