import Drawing

/// How a large title gives way to the inline one. Facts: sheet F.
struct LargeTitle {
  let canvas: Canvas

  /// Content offset minus its rest: negative while pulled down.
  let delta: Double

  /// Full height of the area, in points.
  static let fullHeight = 52.0

  /// Over the last points of the collapse the inline title comes in.
  private static let inlineFade = 10.0

  /// What is left of the area; it shrinks with the offset, point by point, and grows with a pull.
  var height: Double { max(0, LargeTitle.fullHeight - delta) }

  /// 1 at rest, at most 1.1; the dimension in it is the screen's height in pixels.
  var scale: Double {
    let pull = max(0, -delta)
    return min(max(1 + pull / (0.66 * canvas.size.height * canvas.scale), 1), 1.1)
  }

  var state: LargeTitleState { LargeTitleState(height: height, scale: scale) }

  /// Alpha of the inline title: 0 while the large one shows.
  var inlineAlpha: Double { 1 - (height / LargeTitle.inlineFade).unit }
}
