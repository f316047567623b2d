public import NavReelMotion

/// The durations of a film's frames.
public struct FrameDurations: Hashable, Sendable {
  /// When each frame begins, in seconds, and when the last one ends.
  let bounds: [Fraction]

  /// - Parameters:
  ///   - times: of the frames, in seconds, rising.
  ///   - last: how long the last one is shown, in seconds.
  public init(times: [Fraction], last: Fraction) {
    bounds = times + (times.last.map { [$0.addingOrRounding(last)] } ?? [])
  }

  /// Frames that follow each other from time 0.
  public init(_ durations: [Fraction]) {
    var bounds = [Fraction.zero]
    for duration in durations { bounds.append(bounds[bounds.count - 1].addingOrRounding(duration)) }
    self.bounds = bounds
  }

  /// Frames that all last equally long.
  ///
  /// - Parameter rate: frames a second, one of ``RenderOptions/isRate(_:)``.
  public init(rate: Fraction, count: Int) {
    bounds = (0...max(0, count)).map {
      Fraction($0).divided(by: rate) ?? Fraction(nearestNanosecond: Double($0) / rate.value)
    }
  }

  public var count: Int { max(0, bounds.count - 1) }

  /// When the last frame ends, in seconds.
  public var end: Fraction { bounds.last ?? .zero }

  /// When a frame begins, in seconds.
  public func start(of frame: Int) -> Fraction { bounds[frame] }

  /// Returns how long neighbouring frames are shown in all, in seconds.
  public func sum(of frames: Range<Int>) -> Fraction {
    bounds[frames.upperBound].addingOrRounding(-bounds[frames.lowerBound])
  }

  /// In seconds.
  public subscript(frame: Int) -> Fraction { sum(of: frame..<frame + 1) }
}
