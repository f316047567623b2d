/// A keyframe animation: spans of relative time, with one easing over all of them.
///
/// The start value holds before the first span; after a span, the value it reached holds. As in UIKit, a span has no
/// easing of its own, so in real time it begins and ends when the easing reaches its bounds.
public struct Keyframes<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A change to `value` during part of the animation.
  public struct Span: Hashable, Sendable {
    /// The start and duration are fractions of the whole animation, 0…1.
    public let start: Double
    public let duration: Double
    public let value: Value

    public init(start: Double, duration: Double, value: Value) {
      self.start = start
      self.duration = duration
      self.value = value
    }
  }

  /// The values, by the eased fraction of the whole animation.
  public let track: Track<Value>

  /// The easing over the whole animation. Default: ease-in-out.
  public let easing: Easing

  /// Creates an animation. Spans must ascend and not overlap; anything else is a programmer error.
  public init(from start: Value, spans: [Span], easing: Easing = .easeInOut) {
    var keys = [Track<Value>.Key(0, start)]
    var reached = start
    var end = 0.0
    for span in spans {
      // In binary, 0.4 + 0.2 is a hair above 0.6: neighbours written in decimals still have to meet.
      precondition(span.start >= end - 1e-9 && span.duration >= 0, "keyframe spans ascend and do not overlap")
      if span.start > end { keys.append(.init(span.start, reached)) }
      end = max(span.start, end) + span.duration
      keys.append(.init(end, span.value))
      reached = span.value
    }
    track = Track(keys: keys)
    self.easing = easing
  }

  /// Returns the animation's state at a fraction of its duration, clamped to 0…1.
  public func sample(at fraction: Double) -> Track<Value>.Sample {
    track.sample(at: easing.value(at: fraction))
  }
}
