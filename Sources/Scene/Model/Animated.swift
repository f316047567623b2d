public import NavReelDrawing
public import NavReelMotion

/// A value that may move.
public indirect enum Animated<Value: Hashable & Sendable>: Hashable, Sendable {
  case constant(Value)

  /// A track over one of the scene's inputs.
  case track(Driver, Track<Value>)

  /// Timed changes that start when the content offset passes certain places.
  case triggers(initial: Value, [Trigger<Value>])

  /// A value computed from the screen's content offset; only in scenes built in Swift.
  case function(OffsetFunction<Value>)

  /// The input of a track.
  public enum Driver: String, Hashable, Sendable, CaseIterable {
    /// The seconds since the reel began, holds included.
    case time

    /// The screen's content offset, in points.
    case offset

    /// The presence of the screen that owns the value: 0 before it enters, 1 at rest on top, 2 when it is covered. A
    /// push moves both its screens up by one, a pop moves both down.
    case progress
  }
}

/// A timed change that begins when the content offset passes a place.
///
/// Passing it downwards (offset grows) runs towards `value`; passing it back returns to the value before.
public struct Trigger<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The place, in points.
  public var offset: Double
  public var value: Value

  /// The duration of the change, in seconds; 0 changes at once.
  public var duration: Double

  public init(offset: Double, value: Value, duration: Double) {
    self.offset = offset
    self.value = value
    self.duration = duration
  }
}

/// A bar's attributes as functions of the content offset; nil for the screen's own value.
public struct ScrollRules: Hashable, Sendable {
  public var backgroundAlpha: Animated<Double>?
  public var barTintColor: Animated<Color>?
  public var tintColor: Animated<Color>?
  public var titleColor: Animated<Color>?

  /// The hairline's alpha, 0…1.
  public var shadowAlpha: Animated<Double>?
  public var statusBarStyle: Animated<StatusBar.Style>?

  /// The bar's shift, in points, downwards.
  public var translationY: Animated<Double>?
  public var itemsAlpha: Animated<Double>?

  /// The title's text.
  public var title: Animated<String>?
  public var titleAlpha: Animated<Double>?

  public init(
    backgroundAlpha: Animated<Double>? = nil, barTintColor: Animated<Color>? = nil,
    tintColor: Animated<Color>? = nil, titleColor: Animated<Color>? = nil, shadowAlpha: Animated<Double>? = nil,
    statusBarStyle: Animated<StatusBar.Style>? = nil, translationY: Animated<Double>? = nil,
    itemsAlpha: Animated<Double>? = nil, title: Animated<String>? = nil, titleAlpha: Animated<Double>? = nil
  ) {
    self.backgroundAlpha = backgroundAlpha
    self.barTintColor = barTintColor
    self.tintColor = tintColor
    self.titleColor = titleColor
    self.shadowAlpha = shadowAlpha
    self.statusBarStyle = statusBarStyle
    self.translationY = translationY
    self.itemsAlpha = itemsAlpha
    self.title = title
    self.titleAlpha = titleAlpha
  }
}
