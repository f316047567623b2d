/// The decisions made before the first frame of a GIF is written.
///
/// A film whose colours fit into one palette gets exactly these, and every frame is shown exactly. Other films get a
/// palette for the whole film, which a frame uses if it is good enough: if its mean squared error in OKLab is below
/// ``invisible``, or at most a quarter larger than with the frame's own palette. A frame that would be exact with its
/// own palette gets that. A film with a mean error above ``poor`` has no common palette.
public struct GIFPlan: Sendable {
  let width: Int
  let height: Int
  let options: GIFOptions

  /// The colours for the whole film, without the clear one; empty if each frame has its own.
  let palette: [UInt32]

  /// The colours that the frames keep exactly.
  let colors: FilmColors

  /// The most important of these, kept in the palette of every frame that draws them: they look the same in all frames.
  let steady: Set<UInt32>

  /// True if a shown pixel becomes clear: each frame is then drawn completely on a cleared canvas, all with one
  /// palette, so that pixels drawn again do not change their colours.
  let clears: Bool

  /// The number of bits in an index of the film's palette with its clear colour.
  let bits: Int

  /// The longest side that a GIF can have, in pixels.
  public static let longestSide = 65535

  /// The largest number of plays that a GIF can have: one, and 65,535 repeats.
  public static let mostPlays = 65536

  /// A mean squared error that is invisible: a third of a level everywhere.
  static let invisible = 0.1

  /// A mean squared error that is clearly visible.
  static let poor = 2.0

  /// - Throws: ``CodecError/sideTooLong(_:width:height:allowed:)`` if a side is longer than ``longestSide``.
  public init(_ census: GIFCensus, _ options: GIFOptions) throws(CodecError) {
    precondition(census.frames > 0, "an animation has a frame")
    (width, height) = census.size
    guard max(width, height) <= GIFPlan.longestSide else {
      throw .sideTooLong(.gif, width: width, height: height, allowed: GIFPlan.longestSide)
    }
    self.options = options
    clears = census.clears
    let area = census.size.width * census.size.height
    colors = FilmColors(census.exact.filter { $0.value * 400 >= area })
    let clear = census.isOnePicture ? 0 : 1
    let room = min(options.colors, 256 - clear)
    let kept = census.kept
    steady = Set(kept.prefix(PaletteDesign.mostExact(of: room)).filter { $0.importance * 400 >= area }.map(\.color))
    palette = census.palette(room, keeping: kept, isNeeded: clears)
    bits = GIFPlan.bits(palette.count + clear)
  }

  /// Returns the number of bits in an index of the smallest table for `count` colours, at least 1.
  static func bits(_ count: Int) -> Int {
    var bits = 1
    while 1 << bits < count { bits += 1 }
    return bits
  }

  /// The dithering to use. Error diffusion would flicker in pixels that are drawn again.
  var dither: GIFOptions.Dither {
    if !clears { return options.dither }
    switch options.dither {
    case .none, .auto: return .none
    case .ordered, .diffusion: return .ordered
    }
  }

  var slack: Float { clears ? 0 : PaletteMapping.slack }

  /// Returns true if the film's palette is used without comparing it to another one.
  ///
  /// - Parameter hasFewColors: True if a palette of the frame's own would be exact.
  func isPaletteGood(_ film: borrowing PaletteMapping, hasFewColors: Bool) -> Bool {
    clears || !palette.isEmpty && film.meanError <= (hasFewColors ? 0 : GIFPlan.invisible)
  }

  func isPaletteGood(_ film: borrowing PaletteMapping, beside own: borrowing PaletteMapping) -> Bool {
    !palette.isEmpty && own.meanError > 0 && film.meanError <= own.meanError * 1.25 + GIFPlan.invisible
  }
}

extension GIFCensus {
  /// True for a single opaque frame, which needs no clear colour.
  var isOnePicture: Bool { frames == 1 && !hasClear }

  /// The colours that a palette of the film keeps exactly, the most important first.
  var kept: [ExactColors.Color] {
    ExactColors.choose(
      exact.map { ExactColors.Color(color: $0.key, importance: $0.value) },
      of: colors.cells.reduce(0) { $0 + Int(clamping: $1.count) })
  }

  /// Returns a palette of at most `room` colours for the film; empty if it would be poor, unless it is needed.
  ///
  /// - Parameter kept: The colours to keep; see ``kept``.
  func palette(_ room: Int, keeping kept: [ExactColors.Color], isNeeded: Bool) -> [UInt32] {
    let cells = colors.cells
    // Cells of several colours have lost the exact ones.
    let extra = colors.dropped == 0 ? [] : kept.map { (color: $0.color, weight: UInt32(clamping: $0.importance)) }
    let all = extra + cells.map { (color: $0.color, weight: UInt32(clamping: $0.count)) }
    if all.isEmpty { return isNeeded ? [0xFF00_0000] : [] }
    let cloud = ColorCloud(count: all.count, color: { all[$0].color }, weight: { all[$0].weight })
    var places: [UInt32: Int] = [:]
    for i in 0..<cloud.count { places[cloud.colors[i]] = i }
    let palette = PaletteDesign.palette(of: cloud, exact: kept.compactMap { places[$0.color] }, room: room)
    let isPoor = !isNeeded && PaletteMapping(palette, cloud, slack: 0).meanError > GIFPlan.poor
    return isPoor ? [] : palette
  }
}
