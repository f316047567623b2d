import NavReelDrawing
import NavReelMotion

/// A finger that drives a transition, and the motion after it lifts. Times are seconds since it touched.
struct SwipeGesture: Hashable, Sendable {
  let finger: Track<Double>

  /// The time at which the finger lifts.
  let release: Double

  /// The progress at release.
  let releaseProgress: Double

  /// The velocity at release, in page widths per second, positive along the operation.
  let velocity: Double
  let finishes: Bool

  /// The seconds from release to the end.
  let remaining: Double

  /// The duration of a whole transition.
  let duration: Double
  let curve: TimingCurve

  /// The time before the release over which the finger's velocity is its mean slope.
  private static let velocityWindow = 0.1

  /// The greatest progress under a finger, which never takes a transition to its end by itself (docs/ios.md, E4).
  private static let limit = 0.999

  /// - Parameter animator: the swipe's animator; nil for the system's motion.
  init(_ swipe: Reel.Swipe, _ animator: Animator?) {
    finger = swipe.finger
    (duration, curve) = swipe.settledTiming(animator)
    release = swipe.finger.keys.last.map { Nanoseconds(max(0, $0.input)).seconds } ?? 0
    releaseProgress = SwipeGesture.progress(of: finger, at: release)
    let window = min(SwipeGesture.velocityWindow, release)
    let before = SwipeGesture.progress(of: finger, at: release - window)
    velocity = window > 0 ? (releaseProgress - before) / window : 0
    finishes =
      switch swipe.release {
      case .finish: true
      case .cancel: false
      case .rule: releaseProgress + velocity * duration > swipe.threshold
      }
    let left = finishes ? 1 - releaseProgress : releaseProgress
    let speed = max(left, abs(velocity) * duration)
    remaining = left > 0 ? Nanoseconds(duration * left / speed).seconds : 0
  }

  /// The progress at which the transition comes to rest.
  var goal: Double { finishes ? 1 : 0 }

  /// Returns the progress under the finger: linear, from 0 to just below 1.
  func progress(underFingerAt time: Double) -> Double { SwipeGesture.progress(of: finger, at: min(time, release)) }

  /// Returns the progress `time` seconds after the release: the rest of the way, on the curve.
  func progress(afterRelease time: Double) -> Double {
    guard time < remaining else { return goal }
    return mix(releaseProgress, goal, curve.progress(atFraction: time / remaining))
  }

  private static func progress(of finger: Track<Double>, at time: Double) -> Double {
    min(max(finger.value(at: time), 0), limit)
  }
}
