/// A keyframe animation: spans of relative time, with an easing over the whole line.
///
/// Before the first span the start value holds, between spans and after the last the value reached. As in UIKit,
/// a span has no easing of its own; by the clock its bounds therefore lie where the easing reaches them.
public struct Keyframes<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A change to `value` during part of the whole.
  public struct Span: Hashable, Sendable {
    /// Both are fractions of the whole, 0…1.
    public let start: Double
    public let duration: Double
    public let value: Value

    public init(start: Double, duration: Double, value: Value) {
      self.start = start
      self.duration = duration
      self.value = value
    }
  }

  /// The values over the eased fraction of the whole.
  public let track: Track<Value>

  /// Runs over the whole line. Default: ease-in-out.
  public let easing: Easing

  /// Creates an animation. Spans ascend and do not overlap; anything else is a programmer error.
  public init(from start: Value, spans: [Span], easing: Easing = .easeInOut) {
    var keys = [Track<Value>.Key(0, start)]
    var reached = start
    var end = 0.0
    for span in spans {
      // 0.4 + 0.2 lies a hair above 0.6: neighbours written in decimals still meet.
      precondition(span.start >= end - 1e-9 && span.duration >= 0, "keyframe spans ascend and do not overlap")
      if span.start > end { keys.append(.init(span.start, reached)) }
      end = max(span.start, end) + span.duration
      keys.append(.init(end, span.value))
      reached = span.value
    }
    track = Track(keys: keys)
    self.easing = easing
  }

  /// Returns where the animation stands at a fraction of its duration, clamped to 0…1.
  public func sample(at fraction: Double) -> Track<Value>.Sample {
    track.sample(at: easing.value(at: fraction))
  }
}
