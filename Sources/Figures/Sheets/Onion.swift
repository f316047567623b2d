public import NavReelDrawing
public import NavReel

/// An onion skin: several instants in one picture that shows the motion between them.
public struct Onion: SheetFigure {
  /// The way the instants are combined.
  public enum Style: Hashable, Sendable {
    /// Mixes all instants: still parts stay as they are, moving parts leave traces. The first instant's weight is
    /// `faintest` times that of the last one.
    case blended(faintest: Double = 0.25)

    /// Shifts each from the previous one by points of the sheet, the last one on top. The first has an opacity of
    /// `faintest`.
    case offset(Point, faintest: Double = 1)
  }

  private let sheet: Sheet

  /// Creates an onion skin of a film; by default of four moments, as more are hard to distinguish.
  ///
  /// - Throws: like ``Strip``, and for a `faintest` outside 0…1.
  public init(_ film: Film, _ options: SheetOptions = SheetOptions(), style: Style = .blended()) throws(StageError) {
    try options.check()
    let times = try (options.instants ?? .moments(4)).times(in: film, fps: options.fps)
    self.init(try Onion.sheet(SheetSource(film, times: times, options), options, style))
  }

  /// Creates an onion skin of existing frames.
  public init(
    cells: [SheetCell], _ options: SheetOptions = SheetOptions(), style: Style = .blended()
  ) throws(StageError) {
    try options.check()
    self.init(try Onion.sheet(SheetSource(cells, options), options, style))
  }

  private init(_ sheet: Sheet) { self.sheet = sheet }

  public var width: Int { sheet.geometry.width }
  public var height: Int { sheet.geometry.height }
  public var notes: [String] { sheet.notes }
  public func pixmap() throws(StageError) -> Pixmap { try sheet.pixmap() }

  /// The position of the picture in pixels of the sheet; of the first one if pictures are shifted.
  public var picture: PixelRect {
    let (frame, shift) = (sheet.geometry.pictures[0][0], sheet.rows[0].places[0].layers[0].shift)
    return frame.offset(x: shift.x, y: shift.y)
  }

  private static func sheet(_ source: SheetSource, _ options: SheetOptions, _ style: Style) throws(StageError) -> Sheet
  {
    let cells = source.cells
    var layers: [Sheet.Layer]
    var spread = (x: 0, y: 0)
    switch style {
    case .blended(let faintest):
      let mix = FrameMix(cells: cells, weights: try weights(cells.count, faintest))
      layers = [
        Sheet.Layer(
          cell: SheetCell(width: cells[0].width, height: cells[0].height, name: "onion") { () throws(StageError) in
            try mix.pixmap()
          })
      ]
    case .offset(let step, let faintest):
      let weights = try weights(cells.count, faintest)
      guard abs(step.x) <= 10_000, abs(step.y) <= 10_000 else {
        throw .request(
          "offset: expected points of \u{2212}10000…10000, got \(number(step.x)), \(number(step.y))")
      }
      let last = cells.count - 1
      func shift(_ index: Int, _ step: Double) -> Int {
        // Towards the left or the top, the first one begins at the far side.
        Int((Double(step < 0 ? index - last : index) * step * options.scale).rounded())
      }
      layers = cells.enumerated().map { index, cell in
        Sheet.Layer(
          cell: cell, shift: (shift(index, step.x), shift(index, step.y)),
          opacity: Double(weights[index]) / Double(FrameMix.full))
      }
      spread = (abs(shift(step.x < 0 ? 0 : last, step.x)), abs(shift(step.y < 0 ? 0 : last, step.y)))
    }
    return try Sheet(
      rows: [Sheet.Row(places: [Sheet.Place(layers: layers, lines: lines(cells))])], picture: source.picture,
      spread: spread, outline: source.outline, language: source.language, options)
  }

  /// Returns the weights from faint to full, as parts of ``FrameMix/full``.
  private static func weights(_ count: Int, _ faintest: Double) throws(StageError) -> [Int] {
    guard (0...1).contains(faintest) else {
      throw .request("faintest: expected a number of 0…1, got \(number(faintest))")
    }
    guard count > 1 else { return [FrameMix.full] }
    return (0..<count).map { index in
      let share = faintest + (1 - faintest) * Double(index) / Double(count - 1)
      return Int((share * Double(FrameMix.full)).rounded())
    }
  }

  /// Returns lines from the first to the last instant, such as `0.00 s → 0.35 s`.
  private static func lines(_ cells: [SheetCell]) -> [SheetLine] {
    guard let first = cells.first, let last = cells.last, cells.count > 1 else { return cells.first?.lines ?? [] }
    return zip(first.lines, last.lines).map { a, b in
      a.text == b.text ? a : SheetLine(a.text + " \u{2192} " + b.text, short: b.text)
    }
  }
}
