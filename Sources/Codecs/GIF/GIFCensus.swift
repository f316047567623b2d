public import NavReelDrawing

/// The colours of an animation, gathered from all frames before the first one is written.
///
///     var census = GIFCensus()
///     let part = GIFCensus.count(frame, over: previous, changed: changed)   // on any thread
///     census.merge(part)                                                    // in order
///     let encoder = GIFEncoder(try GIFPlan(census, GIFOptions()))
///
/// The size of a census is bounded: beyond a few thousand colours, similar ones are counted together.
public struct GIFCensus: Sendable {
  /// The colours of one frame.
  public struct Part: Sendable {
    let size: (width: Int, height: Int)
    var colors: ColorTally

    /// The colours of areas, tints and text, each with its importance.
    let exact: [ExactColors.Color]

    /// True if a pixel that was shown before is cleared.
    let clears: Bool
    let hasClear: Bool

    /// True if a pixel is neither opaque nor clear; a GIF makes it one or the other.
    let hasTranslucent: Bool
  }

  private(set) var size = (width: 0, height: 0)
  private(set) var colors = ColorTally()
  private(set) var exact: [UInt32: Int] = [:]
  private(set) var clears = false
  private(set) var hasClear = false
  private(set) var frames = 0

  /// True if a pixel of any frame is neither opaque nor clear.
  public private(set) var hasTranslucent = false

  public init() {}

  /// Counts the pixels that a frame changes.
  ///
  /// - Parameters:
  ///   - frame: A frame of the animation's size.
  ///   - previous: The picture shown before it; nil for the first frame.
  ///   - changed: A rectangle around all pixels that differ.
  public static func count(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> Part {
    let (shown, before) = (frame.thresholded, previous?.thresholded)
    let colors = FrameColors(shown, over: before, changed.isEmpty ? PixelRect(0, 0, 1, 1) : changed)
    var tally = ColorTally(expecting: colors.count)
    for i in 0..<colors.count { tally.add(colors.entries[i].color, colors.entries[i].count) }
    return Part(
      size: (frame.width, frame.height), colors: tally,
      exact: ExactColors.choose(colors.important(of: frame.count), of: frame.count),
      clears: before.map { shown.clears($0) } ?? false, hasClear: !shown.isOpaque,
      hasTranslucent: !frame.isOpaque && frame.isTranslucent)
  }

  public mutating func merge(_ part: Part) {
    precondition(frames == 0 || size == part.size, "the frames of an animation are of one size")
    size = part.size
    colors.add(part.colors)
    for color in part.exact { exact[color.color, default: 0] += color.importance }
    if exact.count > 8192 {
      let first = exact.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(2048)
      exact = Dictionary(uniqueKeysWithValues: first.map { ($0.key, $0.value) })
    }
    clears = clears || part.clears
    hasTranslucent = hasTranslucent || part.hasTranslucent
    hasClear = hasClear || part.hasClear
    frames += 1
  }
}

extension Pixmap {
  /// Returns true if a pixel is 0 here but not in `previous`, which has the same size.
  func clears(_ previous: Pixmap) -> Bool {
    if isOpaque { return false }
    return withPixels { mine in
      previous.withPixels { theirs in
        var any = false
        for i in 0..<mine.count where mine[i] == 0 && theirs[i] != 0 { any = true }
        return any
      }
    }
  }
}
