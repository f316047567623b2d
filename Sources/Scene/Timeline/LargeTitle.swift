import NavReelDrawing

/// The change from a large title to the inline one (docs/ios.md, F2, and the recording of an iPhone X).
struct LargeTitle {
  /// The content offset minus its rest: negative while pulled down.
  let delta: Double

  /// The alpha of the inline title; the large one has the rest of 1.
  let inlineAlpha: Double

  /// The full height of the area, in points.
  static let fullHeight = 52.0

  /// The title's growth per point of pull, measured in four pulls.
  static let growth = 0.00052

  /// The time in which the two titles change places, in seconds: between two frames of a tenth of a second.
  static let fadeDuration = 0.15

  /// Creates the change, which starts when the offset passes a certain height and then runs by time.
  init(_ metrics: BarMetrics, _ inputs: TrackInputs) {
    delta = inputs.offset - inputs.scroll.rest
    let place = inputs.scroll.rest + LargeTitle.fullHeight - metrics.inlineTitleHeight
    let inline = Trigger(offset: place, value: 1.0, duration: LargeTitle.fadeDuration)
    inlineAlpha = TriggerLine(initial: 0, triggers: [inline]).value(inputs, mixing: Double.mixed).clampedToUnit
  }

  /// The height left of the area; it shrinks with the offset, point by point, and grows with a pull.
  var height: Double { max(0, LargeTitle.fullHeight - delta) }

  /// The scale: 1 at rest, at most 1.1.
  var scale: Double { min(1 + max(0, -delta) * LargeTitle.growth, 1.1) }

  var state: LargeTitleState { LargeTitleState(height: height, alpha: 1 - inlineAlpha, scale: scale) }
}
