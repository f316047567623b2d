public import NavReelDrawing
import NavReelMotion
public import NavReel

/// Two films, or two lists of frames, in alternating rows at the same instants: before and after.
///
/// An instant past the end of one of them leaves a gap there, and a note reports it.
public struct CompareStrip: SheetFigure {
  private let sheet: Sheet
  private let countNotes: [String]

  /// - Parameters:
  ///   - before: the upper rows.
  ///   - after: the lower rows; the screen must have the same size.
  ///   - labels: the labels over the rows of each. Default "Before" and "After".
  ///   - options: as for ``Strip``. Instants that are not listed are taken from the longer film.
  /// - Throws: like ``Strip``, and for pictures of different sizes.
  public init(
    _ before: Film, _ after: Film, labels: (String, String) = CompareStrip.labels,
    _ options: SheetOptions = SheetOptions()
  ) throws(StageError) {
    try options.check()
    let longer = after.duration > before.duration ? after : before
    let times = try (options.instants ?? .moments(6)).times(in: longer, fps: options.fps)
    var sides: [Side] = []
    for (label, film) in [(labels.0, before), (labels.1, after)] {
      let last = film.timeline.frameTimes(rate: options.fps).last ?? .zero
      let shown = times.filter { $0 <= last }
      let source = try SheetSource(film, times: shown, options)
      var cells = source.cells.makeIterator()
      sides.append(
        Side(
          label: label, source: source, cells: times.map { $0 <= last ? cells.next() : nil },
          frameCount: film.timeline.frameCount(rate: options.fps), length: SheetText.seconds(film.duration) + " s"))
    }
    try self.init(sides, options)
  }

  /// Pairs frames by their index in the list. Listed instants are found in both lists, percentages being of the longer
  /// one, and shown in the captions.
  public init(
    _ before: [SheetCell], _ after: [SheetCell], labels: (String, String) = CompareStrip.labels,
    _ options: SheetOptions = SheetOptions()
  ) throws(StageError) {
    try options.check()
    try SheetCell.check(before)
    try SheetCell.check(after)
    let picks = try (options.instants ?? .every(1)).picks(of: [before, after])
    var sides: [Side] = []
    for ((label, cells), picks) in zip([(labels.0, before), (labels.1, after)], picks) {
      let shown = picks.map { pick in pick.index.map { cells[$0].shown(at: pick.time) } }
      let present = shown.compactMap(\.self)
      // The size is checked even if all instants are past the end.
      let source = try SheetSource(chosen: present.isEmpty ? [cells[0]] : present, options)
      var lined = source.cells.makeIterator()
      sides.append(
        Side(
          label: label, source: source, cells: shown.map { $0 == nil ? nil : lined.next() }, frameCount: cells.count,
          length: nil))
    }
    try self.init(sides, options)
  }

  /// The default names of the rows.
  public static let labels = ("Before", "After")

  /// One of the two films or lists.
  private struct Side {
    let label: String
    let source: SheetSource

    /// A cell for each instant; nil past the end.
    let cells: [SheetCell?]
    let frameCount: Int

    /// The length of a film in words.
    let length: String?

    /// The length as text, such as `22 frames, 0.35 s`.
    var extent: String {
      "\(frameCount) \(frameCount == 1 ? "frame" : "frames")" + (length.map { ", " + $0 } ?? "")
    }
  }

  private init(_ sides: [Side], _ options: SheetOptions) throws(StageError) {
    let sources = sides.map(\.source)
    guard sources.allSatisfy({ $0.picture == sources[0].picture }) else {
      throw .request(
        "pictures differ in size: "
          + sides.map { "\($0.label) has \($0.source.picture.width)×\($0.source.picture.height) pixels" }.joined(
            separator: ", "))
    }
    let differ = Set(sides.map(\.frameCount)).count > 1
    countNotes =
      differ ? ["frame counts differ: " + sides.map { "\($0.label) has \($0.extent)" }.joined(separator: ", ")] : []
    let count = sides.map(\.cells.count).max() ?? 0
    let columns = SheetSource.columns(count, of: sources[0].picture, options)
    var rows: [Sheet.Row] = []
    for start in stride(from: 0, to: count, by: columns) {
      for (index, side) in sides.enumerated() {
        rows.append(
          Sheet.Row(
            label: side.label, detail: differ ? side.extent : nil,
            places: side.cells[start..<min(start + columns, count)].map { cell in
              Sheet.Place(layers: cell.map { [Sheet.Layer(cell: $0)] } ?? [], lines: cell?.lines ?? [])
            }, endsBlock: index == 1))
      }
    }
    sheet = try Sheet(
      rows: rows, picture: sources[0].picture, outline: sources[0].outline, language: sources[0].language, options)
  }

  public var width: Int { sheet.geometry.width }
  public var height: Int { sheet.geometry.height }
  public var notes: [String] { countNotes + sheet.notes }
  public func pixmap() throws(StageError) -> Pixmap { try sheet.pixmap() }

  /// The positions of the pictures, row by row, in pixels of the sheet, including missing ones.
  public var pictures: [[PixelRect]] { sheet.geometry.pictures }
}
