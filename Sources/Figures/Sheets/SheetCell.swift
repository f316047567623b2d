public import NavReelDrawing
public import NavReelMotion
public import NavReel

/// One picture of a sheet: its pixels, and the lines under it.
///
/// Pixels are loaded when they are needed and released afterwards, so that a sheet of many frames does not hold them
/// all.
public struct SheetCell: Sendable {
  /// The file's name, for messages and ``SheetCaption/name``.
  public var name: String

  /// The time; nil if unknown.
  public var time: Fraction?

  /// The lines under the picture, before those of ``SheetOptions/captions``.
  public var lines: [SheetLine]

  /// The width in pixels.
  public let width: Int
  public let height: Int

  /// Returns the pixels; called once for each place that shows the picture.
  let load: @Sendable () throws(StageError) -> Pixmap

  public init(_ pixmap: Pixmap, name: String = "", time: Fraction? = nil, lines: [SheetLine] = []) {
    self.init(width: pixmap.width, height: pixmap.height, name: name, time: time, lines: lines) {
      () throws(StageError) in pixmap
    }
  }

  /// Creates a picture of a given size that is loaded on demand.
  public init(
    width: Int, height: Int, name: String = "", time: Fraction? = nil, lines: [SheetLine] = [],
    load: @escaping @Sendable () throws(StageError) -> Pixmap
  ) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    self.name = name
    self.time = time
    self.lines = lines
    self.load = load
  }

  /// Returns the pixels.
  ///
  /// - Throws: if the picture's size is not the promised one.
  func pixmap() throws(StageError) -> Pixmap {
    let pixmap = try load()
    guard pixmap.width == width, pixmap.height == height else {
      throw .request("\(name): \(pixmap) in place of the \(width)×\(height) that were said")
    }
    return pixmap
  }

  /// Returns the cell with the time of a requested instant.
  func shown(at time: Fraction?) -> SheetCell {
    var cell = self
    cell.time = time ?? self.time
    return cell
  }

  /// Returns the numbers of the first frame and of each that differs from the previous one in any list.
  static func moving(_ lists: [[SheetCell]]) throws(StageError) -> [Int] {
    let count = lists.map(\.count).max() ?? 0
    var moving: Set<Int> = [0]
    for list in lists {
      var before = try list[0].pixmap()
      for index in 1..<max(1, list.count) {
        let next = try list[index].pixmap()
        if next != before { moving.insert(index) }
        before = next
      }
    }
    return moving.count > 1 ? moving.sorted() : Array(0..<count)
  }

  /// - Throws: for no pictures, and for different sizes, naming the first picture and the first that differs.
  static func check(_ cells: [SheetCell]) throws(StageError) {
    guard let first = cells.first else { throw .request("there are no frames to show; expected one or more") }
    for (index, cell) in cells.enumerated() where cell.width != first.width || cell.height != first.height {
      func called(_ cell: SheetCell, _ index: Int) -> String { cell.name.isEmpty ? "frame \(index)" : cell.name }
      throw .request(
        "frames differ in size: \(called(first, 0)) has \(first.width)×\(first.height) pixels, "
          + "\(called(cell, index)) has \(cell.width)×\(cell.height)")
    }
  }
}
