import NavReelDrawing
import NavReelMotion

/// The progress of a transition over the seconds since its start.
enum TransitionClock: Hashable, Sendable {
  case timed(duration: Double, TimingCurve)
  case gesture(SwipeGesture)

  var duration: Double {
    switch self {
    case .timed(let duration, _): duration
    case .gesture(let gesture): (Nanoseconds(gesture.release) + Nanoseconds(gesture.remaining)).seconds
    }
  }

  /// False for a cancelled swipe.
  var finishes: Bool {
    switch self {
    case .timed: true
    case .gesture(let gesture): gesture.finishes
    }
  }

  /// One instant of a running transition.
  struct Moment: Hashable, Sendable {
    var phase: FrameState.Phase

    /// The progress in the operation's direction: 0 at its start, 1 at its end. Springs pass 1 on their way.
    var progress: Double

    /// The seconds since the start.
    var elapsed: Double

    /// The progress, clamped to 0…1.
    var clamped: Double { progress.clampedToUnit }
  }

  /// Returns the moment `time` seconds after the start, between 0 and ``duration``.
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
