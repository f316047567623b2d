public import NavReelDrawing
public import NavReelMotion
public import NavReel

/// One picture of a sheet: its pixels, and what is written under it.
///
/// Pixels are asked for when their turn has come and let go afterwards, so that a sheet of many frames does not hold
/// them all.
public struct SheetCell: Sendable {
  /// The file's name, in messages and for ``SheetCaption/name``.
  public var name: String

  /// Nil when it is not known.
  public var time: Fraction?

  /// Under the picture, before the lines that ``SheetOptions/captions`` ask for.
  public var lines: [SheetLine]

  /// In pixels.
  public let width: Int
  public let height: Int

  /// Returns the pixels; asked once for each place that shows the picture.
  let load: @Sendable () throws(StageError) -> Pixmap

  public init(_ pixmap: Pixmap, name: String = "", time: Fraction? = nil, lines: [SheetLine] = []) {
    self.init(width: pixmap.width, height: pixmap.height, name: name, time: time, lines: lines) {
      () throws(StageError) in pixmap
    }
  }

  /// A picture that is made when it is needed, of the size that is said here.
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
  /// - Throws: for a picture of another size than was said.
  func pixmap() throws(StageError) -> Pixmap {
    let pixmap = try load()
    guard pixmap.width == width, pixmap.height == height else {
      throw .request("\(name): \(pixmap) in place of the \(width)×\(height) that were said")
    }
    return pixmap
  }

  /// The cell under an instant that was asked for.
  func shown(at time: Fraction?) -> SheetCell {
    var cell = self
    cell.time = time ?? self.time
    return cell
  }

  /// The numbers of the first frame and of each that differs from the one before in one of the lists; all where none does.
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

  /// - Throws: for no pictures, and for pictures of different sizes: the first that differs, and the first of all.
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
