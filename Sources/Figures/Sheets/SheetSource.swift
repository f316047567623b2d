import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelScene

/// The source of a sheet's pictures, at the size at which the sheet shows them.
struct SheetSource: Sendable {
  let picture: (width: Int, height: Int)
  let outline: DeviceOutline?
  let language: String

  /// The cells in the order of the sheet, with their lines.
  let cells: [SheetCell]

  /// Creates a source that draws a film's pictures at this size.
  init(_ film: Film, times: [Fraction], _ options: SheetOptions) throws(StageError) {
    let film = try SheetSource.scaled(film, options)
    let size = film.stage.pixelSize
    picture = size
    outline = options.hasDeviceOutline ? try DeviceOutline(film, options) : nil
    language = film.stage.scene.language
    let lines = try SheetCaption.lines(options.captions, of: film, at: times)
    cells = zip(times, lines).map { time, lines in
      SheetCell(width: size.width, height: size.height, time: time, lines: lines) { () throws(StageError) in
        try film.frame(at: time).pixmap
      }
    }
  }

  /// Creates a source of existing frames: all of them, or those that the options select.
  init(_ cells: [SheetCell], _ options: SheetOptions) throws(StageError) {
    try SheetCell.check(cells)
    let picks = try (options.instants ?? .every(1)).picks(of: [cells])[0]
    try self.init(chosen: picks.compactMap { pick in pick.index.map { cells[$0].shown(at: pick.time) } }, options)
  }

  /// - Parameter chosen: at least one cell, all of one size.
  init(chosen: [SheetCell], _ options: SheetOptions) throws(StageError) {
    let lines = try SheetCaption.lines(options.captions, of: chosen)
    self.cells = zip(chosen, lines).map { cell, lines in
      var cell = cell
      cell.lines = lines
      return cell
    }
    let (width, height) = (chosen[0].width, chosen[0].height)
    picture = SheetSource.scaled(width, height, options)
    outline = options.hasDeviceOutline ? try DeviceOutline(width: width, height: height, options) : nil
    language = "en"
  }

  /// Returns the film at the scale of its pictures on the sheet.
  private static func scaled(_ film: Film, _ options: SheetOptions) throws(StageError) -> Film {
    let canvas = film.stage.scene.canvas
    let width = options.cellWidth ?? (canvas.size.width > canvas.size.height ? 360 : 180)
    let pixels = max(1, (width * options.scale).rounded(.down))
    let scale = pixels / canvas.size.width
    guard Stage.OpenOptions.scales.contains(scale) else {
      throw .request(
        "width: a picture of \(number(pixels)) pixels is \(number(scale)) of the screen's \(number(canvas.size.width)) "
          + "points; expected 0.01…16 times as many")
    }
    return try film.scaled(to: scale)
  }

  private static func scaled(_ width: Int, _ height: Int, _ options: SheetOptions) -> (width: Int, height: Int) {
    guard let cellWidth = options.cellWidth else { return (width, height) }
    let pixels = max(1, (cellWidth * options.scale).rounded())
    return (Int(pixels), max(1, Int((pixels * Double(height) / Double(width)).rounded())))
  }

  /// Returns the number of pictures per row.
  func columns(_ options: SheetOptions) -> Int { SheetSource.columns(cells.count, of: picture, options) }

  /// Returns the number of pictures per row for a total count.
  static func columns(_ count: Int, of picture: (width: Int, height: Int), _ options: SheetOptions) -> Int {
    if let columns = options.columns { return max(1, min(columns, count)) }
    let most = picture.width > picture.height ? 3 : 6
    let rows = max(1, (count + most - 1) / most)
    return max(1, (count + rows - 1) / rows)
  }
}
