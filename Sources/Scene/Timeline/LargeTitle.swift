import NavReelDrawing

/// The change from a large title to the inline one. Facts: docs/ios.md, F2, and the recording of an iPhone X.
struct LargeTitle {
  /// Content offset minus its rest: negative while pulled down.
  let delta: Double

  /// Alpha of the inline title; what is left of 1 is the large one's.
  let inlineAlpha: Double

  /// Full height of the area, in points.
  static let fullHeight = 52.0

  /// Its growth by a point of pull: measured in four pulls.
  static let growth = 0.00052

  /// The time in which the two titles change places, in seconds: between two frames of a tenth of a second.
  static let fadeDuration = 0.15

  /// The titles change places when the offset passes the height at which they do, not along with it.
  init(_ metrics: BarMetrics, _ inputs: TrackInputs) {
    delta = inputs.offset - inputs.scroll.rest
    let place = inputs.scroll.rest + LargeTitle.fullHeight - metrics.inlineTitleHeight
    let inline = Trigger(offset: place, value: 1.0, duration: LargeTitle.fadeDuration)
    inlineAlpha = TriggerLine(initial: 0, triggers: [inline]).value(inputs, mixing: Double.mixed).clampedToUnit
  }

  /// The height that is left of the area; it shrinks with the offset, point by point, and grows with a pull.
  var height: Double { max(0, LargeTitle.fullHeight - delta) }

  /// 1 at rest, at most 1.1.
  var scale: Double { min(1 + max(0, -delta) * LargeTitle.growth, 1.1) }

  var state: LargeTitleState { LargeTitleState(height: height, alpha: 1 - inlineAlpha, scale: scale) }
}
