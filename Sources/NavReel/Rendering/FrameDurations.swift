public import NavReelMotion

/// The durations of a film's frames.
public struct FrameDurations: Hashable, Sendable {
  /// The starts of the frames, and the end of the last one, in seconds.
  let bounds: [Fraction]

  /// - Parameters:
  ///   - times: the times of the frames in seconds, ascending.
  ///   - last: the duration of the last one in seconds.
  public init(times: [Fraction], last: Fraction) {
    bounds = times + (times.last.map { [$0.addingOrRounding(last)] } ?? [])
  }

  /// Creates durations for consecutive frames from time 0 on.
  public init(_ durations: [Fraction]) {
    var bounds = [Fraction.zero]
    for duration in durations { bounds.append(bounds[bounds.count - 1].addingOrRounding(duration)) }
    self.bounds = bounds
  }

  /// Creates durations for frames of equal length.
  ///
  /// - Parameter rate: frames per second, valid for ``RenderOptions/isRate(_:)``.
  public init(rate: Fraction, count: Int) {
    bounds = (0...max(0, count)).map {
      Fraction($0).divided(by: rate) ?? Fraction(nearestNanosecond: Double($0) / rate.value)
    }
  }

  public var count: Int { max(0, bounds.count - 1) }

  /// The end of the last frame, in seconds.
  public var end: Fraction { bounds.last ?? .zero }

  /// Returns the start of a frame, in seconds.
  public func start(of frame: Int) -> Fraction { bounds[frame] }

  /// Returns the total duration of neighbouring frames, in seconds.
  public func sum(of frames: Range<Int>) -> Fraction {
    bounds[frames.upperBound].addingOrRounding(-bounds[frames.lowerBound])
  }

  /// The duration of a frame, in seconds.
  public subscript(frame: Int) -> Fraction { sum(of: frame..<frame + 1) }
}
