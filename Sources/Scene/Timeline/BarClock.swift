import NavReelMotion

/// The bar's own time in a transition: the system's bar keeps to the page, a library's runs ahead or stops.
struct BarClock: Hashable, Sendable {
  let motion: BarMotion
  let operation: Reel.Operation

  /// Returns the bar's progress.
  func progress(
    _ moment: TransitionClock.Moment, of clock: TransitionClock, from: BarLook, to: BarLook
  ) -> BarMotionProgress {
    let page = moment.clamped
    switch motion {
    case .system, .blend:
      return BarMotionProgress(page)
    case .none:
      return BarMotionProgress(0, height: page)
    case .wr, .wrObjC, .stuck:
      // The Objective-C library leaves the bar alone when it goes to a screen on its black list.
      if motion == .wrObjC && to.isExcluded { return BarMotionProgress(0, height: page) }
      var progress = library(moment, clock)
      progress.height = page
      if motion == .wrObjC && from.isExcluded { progress.tint = 0 }
      return progress
    }
  }

  /// The seconds since the start at which a library's bar takes a step; none for one that keeps to the page.
  var steps: [Double] {
    switch motion {
    case .system, .blend, .none: []
    case .wr, .wrObjC, .stuck: stepper.steps
    }
  }

  /// Returns the mix at which a cancelled swipe leaves the bar for ever, or nil if the bar returns.
  func frozen(_ clock: TransitionClock) -> Double? {
    guard motion == .stuck, case .gesture(let gesture) = clock, !gesture.finishes else { return nil }
    return gesture.releaseProgress
  }

  private func library(_ moment: TransitionClock.Moment, _ clock: TransitionClock) -> BarMotionProgress {
    switch clock {
    case .timed:
      return BarMotionProgress(stepper.progress(at: moment.elapsed), isStraight: true)
    case .gesture(let gesture):
      // Items and titles stay at the mix of the moment of release; only the background moves on.
      var progress = BarMotionProgress(
        moment.phase == .running ? moment.progress : gesture.releaseProgress, isStraight: true)
      if moment.phase == .released && motion != .stuck {
        progress.background = released(gesture, moment.elapsed - gesture.release)
      }
      return progress
    }
  }

  private var stepper: FrameStepper {
    guard motion == .wrObjC else { return .swift }
    return operation == .push ? .objectiveCPush : .objectiveCPop
  }

  /// Returns the background's progress `time` seconds after the release: T·(1 − p) to finish, T·p to cancel, eased;
  /// the Objective-C head snaps when it cancels.
  private func released(_ gesture: SwipeGesture, _ time: Double) -> Double {
    let left = gesture.finishes ? 1 - gesture.releaseProgress : gesture.releaseProgress
    let duration = motion == .wrObjC && !gesture.finishes ? 0 : gesture.duration * left
    let eased = TimingCurve.easing(.easeInOut).progress(at: time, duration: duration)
    return gesture.releaseProgress + (gesture.goal - gesture.releaseProgress) * eased
  }
}
