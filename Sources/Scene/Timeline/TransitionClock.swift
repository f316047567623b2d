import NavReelDrawing
import NavReelMotion

/// How far a transition has got at any time since its start, in seconds.
enum TransitionClock: Hashable, Sendable {
  case timed(duration: Double, TimingCurve)
  case gesture(SwipeGesture)

  var duration: Double {
    switch self {
    case .timed(let duration, _): duration
    case .gesture(let gesture): (Nanoseconds(gesture.release) + Nanoseconds(gesture.remaining)).seconds
    }
  }

  /// False for a swipe that is let go of too early.
  var finishes: Bool {
    switch self {
    case .timed: true
    case .gesture(let gesture): gesture.finishes
    }
  }

  /// One instant of a running transition.
  struct Moment: Hashable, Sendable {
    var phase: FrameState.Phase

    /// In the operation's direction: 0 at its start, 1 at its end. Springs pass 1 on their way.
    var progress: Double

    /// Seconds since the start.
    var elapsed: Double

    /// The progress without what goes beyond the ends.
    var clamped: Double { progress.clampedToUnit }
  }

  /// Returns the moment `time` seconds after the start, which lies between 0 and ``duration``.
  func moment(at time: Double) -> Moment {
    switch self {
    case .timed(let duration, let curve):
      return Moment(phase: .running, progress: curve.progress(at: time, duration: duration), elapsed: time)
    case .gesture(let gesture):
      if time < gesture.release {
        return Moment(phase: .running, progress: gesture.progress(underFingerAt: time), elapsed: time)
      }
      return Moment(
        phase: .released, progress: gesture.progress(afterRelease: time - gesture.release), elapsed: time)
    }
  }
}
