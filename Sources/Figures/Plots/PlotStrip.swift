public import NavReelDrawing
public import NavReelMotion
public import NavReel

/// Small frames of a film to show above its plot.
public struct PlotStrip: Sendable {
  /// A frame and its instant.
  public struct Cell: Sendable {
    /// The time in seconds.
    public let time: Fraction
    public let picture: Pixmap

    public init(time: Fraction, picture: Pixmap) {
      self.time = time
      self.picture = picture
    }
  }

  /// The cells by time; at least one, all of one size.
  public let cells: [Cell]

  /// The height of a cell in points; cells are smaller if there are too many for the sheet.
  public let height: Double

  /// The allowed heights.
  public static let heights = 24.0...1000.0

  /// Creates a strip of existing frames, sorted by time.
  ///
  /// - Throws: for no frames or more than 64, for different sizes, and for a height out of range.
  public init(cells: [Cell], height: Double = 132) throws(StageError) {
    guard let first = cells.first else { throw .request("strip: expected a frame at least, got none") }
    guard cells.count <= 64 else { throw .request("strip: expected at most 64 frames, got \(cells.count)") }
    for (index, cell) in cells.enumerated()
    where cell.picture.width != first.picture.width || cell.picture.height != first.picture.height {
      throw .request("strip: frame 0 has \(first.picture) and frame \(index) \(cell.picture); expected one size")
    }
    if let time = cells.first(where: { !(0...1e6).contains($0.time.value) })?.time {
      throw .request("strip: expected times of 0…1000000 seconds, got \(time)")
    }
    try PlotStrip.check(height)
    self.cells = cells.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    self.height = height
  }

  /// Creates a strip of a film's frames, drawn at the size of the cells, two pixels per point.
  ///
  /// - Parameters:
  ///   - times: times within the film in seconds; nil for `count` evenly spaced frames. Default nil.
  ///   - count: 2…64. Default 8.
  ///   - fps: the frame rate of the film.
  public init(
    _ film: Film, at times: [Fraction]? = nil, count: Int = 8, fps: Fraction = 60, height: Double = 132
  ) throws(StageError) {
    try PlotStrip.check(height)
    let times = if let times { times } else { try PlotStrip.evenly(count, of: film.frames(fps: fps).times) }
    guard times.count <= 64 else { throw .request("strip: expected at most 64 frames, got \(times.count)") }
    if let outside = times.first(where: { $0 < .zero || $0.value > film.duration + 1 / fps.value }) {
      throw .request("strip: expected times of 0…\(number(film.duration)) seconds, got \(number(outside.value))")
    }
    let small = try film.scaled(to: height * 2 / film.stage.scene.canvas.size.height)
    try self.init(
      cells: times.map { (time) throws(StageError) in Cell(time: time, picture: try small.frame(at: time).pixmap) },
      height: height)
  }

  private static func check(_ height: Double) throws(StageError) {
    guard heights.contains(height) else {
      throw .request("strip: expected a height of 24…1000 points, got \(number(height))")
    }
  }

  private static func evenly(_ count: Int, of times: [Fraction]) throws(StageError) -> [Fraction] {
    guard (2...64).contains(count) else { throw .request("strip: expected 2…64 frames, got \(count)") }
    // Rounded half up in whole numbers. A short film has fewer frames.
    let indices = (0..<count).map { (2 * $0 * (times.count - 1) + count - 1) / (2 * (count - 1)) }
    return indices.enumerated().filter { $0.offset == 0 || indices[$0.offset - 1] != $0.element }
      .map { times[$0.element] }
  }
}
