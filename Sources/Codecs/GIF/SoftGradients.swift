import NavReelDrawing

/// Finds wide soft gradients that a palette turns into contours: bands of one entry each, with steps between them that
/// the picture does not have.
///
/// Blocks of 8×8 pixels are examined. A block is soft if no neighbours in it differ by much; adjacent soft blocks form
/// an area. In a large area the eye notices steps of a few levels that texture would hide, so the whole area is
/// dithered: dithering only around steps would leave other edges.
struct SoftGradients: ~Copyable {
  /// The largest difference between neighbours in a soft block, in levels.
  private static var softest: Int { 8 }

  /// The largest difference between neighbours at a contour, in levels.
  private static var stepless: Int { 2 }

  /// The squared distance of two entries in OKLab from which a step is visible: 3 levels.
  private static var contour: Float { 9 }

  /// The number of blocks in the smallest area, such as one of 90 pixels a side.
  private static var smallest: Int { 128 }

  /// An area is dithered if a fifth of its steps are visible, and there is at least one of these for every four blocks.
  private static var visiblePart: Int { 5 }
  private static var blocksPerStep: Int { 4 }

  let columns: Int
  let rows: Int

  /// True for each block that is dithered.
  let isChosen: Scratch<Bool>

  private let grid: PixelRect

  /// The result of examining a block.
  struct Block: BitwiseCopyable {
    var isSoft = false

    /// The number of neighbours that hardly differ but have different entries.
    var steps: Int32 = 0

    /// The number of these whose entries differ visibly.
    var contours: Int32 = 0
  }

  init(
    _ frame: UnsafePointer<UInt32>, stride: Int, _ colors: borrowing FrameColors, _ mapping: borrowing PaletteMapping
  ) {
    let rect = colors.rect
    grid = PixelRect(rect.x0 & ~7, rect.y0 & ~7, rect.x1, rect.y1)
    columns = (grid.width + 7) / 8
    rows = (grid.height + 7) / 8
    isChosen = Scratch(columns * rows, filledWith: false)
    let blocks = Scratch<Block>(columns * rows)
    let entries = OKLabTables.standard.points(mapping.palette)
    entries.withUnsafeBufferPointer { entries in
      guard let entries = entries.baseAddress else { return }
      for row in 0..<rows {
        for column in 0..<columns {
          let block = PixelRect(
            grid.x0 + 8 * column, grid.y0 + 8 * row, grid.x0 + 8 * column + 8, grid.y0 + 8 * row + 8
          ).intersection(rect)
          blocks[row * columns + column] = SoftGradients.look(at: block, frame, stride, colors, mapping, entries)
        }
      }
    }
    choose(blocks)
  }

  func contains(_ x: Int, _ y: Int) -> Bool { isChosen[(y - grid.y0) >> 3 * columns + (x - grid.x0) >> 3] }

  private static func look(
    at block: PixelRect, _ frame: UnsafePointer<UInt32>, _ stride: Int, _ colors: borrowing FrameColors,
    _ mapping: borrowing PaletteMapping, _ entries: UnsafePointer<SIMD4<Float>>
  ) -> Block {
    var found = Block()
    let rect = colors.rect
    var error: Float = 0
    for y in block.y0..<block.y1 {
      for x in block.x0..<block.x1 {
        let i = rect.index(x, y)
        let id = colors.ids[i]
        if id == FrameColors.untouched { continue }
        error += mapping.errors[Int(id)]
        let at = y * stride + x
        func step(to other: Int, _ from: Int) -> Bool {
          let neighbour = colors.ids[other]
          if neighbour == id || neighbour == FrameColors.untouched { return true }
          let difference = DitherRegions.difference(frame[at], frame[from])
          if difference > softest { return false }
          let (a, b) = (mapping.choices[Int(id)] & 255, mapping.choices[Int(neighbour)] & 255)
          if a == b || difference > stepless { return true }
          let d = entries[Int(a)] - entries[Int(b)]
          found.steps &+= 1
          if d.x * d.x + d.y * d.y + d.z * d.z >= contour { found.contours &+= 1 }
          return true
        }
        if x > rect.x0 && !step(to: i - 1, at - 1) { return Block() }
        if y > rect.y0 && !step(to: i - rect.width, at - stride) { return Block() }
      }
    }
    found.isSoft = error > 0
    return found
  }

  /// Chooses the areas of adjacent soft blocks that are large enough and have contours.
  private func choose(_ blocks: borrowing Scratch<Block>) {
    let isSeen = Scratch<Bool>(blocks.count, filledWith: false)
    var area: [Int] = []
    for first in 0..<blocks.count where blocks[first].isSoft && !isSeen[first] {
      area.removeAll(keepingCapacity: true)
      area.append(first)
      isSeen[first] = true
      var (next, steps, contours) = (0, 0, 0)
      while next < area.count {
        let at = area[next]
        next += 1
        steps += Int(blocks[at].steps)
        contours += Int(blocks[at].contours)
        func visit(_ other: Int) {
          if isSeen[other] || !blocks[other].isSoft { return }
          isSeen[other] = true
          area.append(other)
        }
        if at % columns > 0 { visit(at - 1) }
        if at % columns < columns - 1 { visit(at + 1) }
        if at >= columns { visit(at - columns) }
        if at + columns < blocks.count { visit(at + columns) }
      }
      guard area.count >= SoftGradients.smallest, contours * SoftGradients.visiblePart >= steps,
        contours * SoftGradients.blocksPerStep >= area.count
      else { continue }
      for at in area { isChosen[at] = true }
    }
  }
}
