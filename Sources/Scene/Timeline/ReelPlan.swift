import NavReelDrawing
import NavReelMotion

/// A reel looked up in its scene: its participants and its times.
struct ReelPlan {
  let start: Nanoseconds
  let length: Nanoseconds
  let holdAfter: Nanoseconds
  let plot: Timeline.Plot

  init(scene: Scene, reel: Reel) throws(TimelineError) {
    let cast = Cast(scene: scene, reel: reel)
    start = try reel.span(reel.hold.before)
    holdAfter = try reel.span(reel.hold.after)
    switch reel.kind {
    case .transition(let transition):
      let animator = try cast.animator(transition.animator, for: transition.operation)
      let (duration, curve) = transition.settledTiming(animator)
      length = try reel.span(duration)
      plot = .transition(
        try cast.transition(
          transition.operation, from: transition.from, to: transition.to,
          clock: .timed(duration: length.seconds, curve), animator: animator, scrubbing: nil))
    case .swipe(let swipe):
      guard (0...1).contains(swipe.threshold) else { throw .invalidThreshold(swipe.threshold, reel: reel.name) }
      try reel.checkFinger(swipe.finger)
      let animator = try cast.animator(swipe.animator, for: swipe.operation)
      _ = try reel.span(swipe.settledTiming(animator).duration)
      let gesture = SwipeGesture(swipe, animator)
      length = Nanoseconds(gesture.release) + Nanoseconds(gesture.remaining)
      plot = .transition(
        try cast.transition(
          swipe.operation, from: swipe.from, to: swipe.to, clock: .gesture(gesture), animator: animator,
          scrubbing: animator?.curve))
    case .scroll(let scroll):
      let screen = try cast.screen(scroll.screen)
      length = Nanoseconds(scroll.track.keys.last.map { max(0, $0.input) } ?? 0)
      plot = .alone(
        Participant(
          screen: screen, scroll: ScrollTrack(screen, in: scene, scroll: scroll, start: start.seconds),
          below: try cast.below(cast.stack.belowFirst)),
        refusesPop: false)
    case .still(let still):
      let shown = try reel.span(still.duration)
      length = still.refusesPop ? max(shown, Nanoseconds(RefusedPop.duration)) : shown
      plot = .alone(
        try cast.participant(still.screen, below: cast.stack.belowFirst), refusesPop: still.refusesPop)
    }
    try reel.checkLength((start + length + holdAfter).seconds, in: scene.longestFilm)
  }
}

extension Reel {
  fileprivate func span(_ seconds: Double) throws(TimelineError) -> Nanoseconds {
    guard seconds.isFinite && seconds >= 0 else { throw .invalidDuration(seconds, reel: name) }
    return Nanoseconds(seconds)
  }
}

/// Looks up the names in a reel.
private struct Cast {
  let scene: Scene
  let reel: Reel
  let stack: NavigationStack

  init(scene: Scene, reel: Reel) {
    self.scene = scene
    self.reel = reel
    stack = NavigationStack(reel)
  }

  func screen(_ name: String) throws(TimelineError) -> Screen {
    guard let screen = scene.screen(name) else {
      throw .unknownScreen(name, reel: reel.name, known: scene.screens.map(\.name))
    }
    return screen
  }

  func animator(_ name: String?, for operation: Reel.Operation) throws(TimelineError) -> Animator? {
    guard let name else { return nil }
    guard let animator = scene.animators.first(where: { $0.name == name }) else {
      throw .unknownAnimator(name, reel: reel.name, known: scene.animators.map(\.name))
    }
    if let made = animator.operation, made != operation {
      throw .wrongOperation(animator: name, for: made, reel: reel.name)
    }
    return animator
  }

  func below(_ name: String?) throws(TimelineError) -> Participant.Below? {
    guard let name else { return nil }
    let screen = try screen(name)
    return Participant.Below(
      screen: screen, scroll: ScrollTrack(screen, in: scene, offset: reel.offsets[screen.name]))
  }

  func participant(_ name: String, below: String?) throws(TimelineError) -> Participant {
    let screen = try screen(name)
    return Participant(
      screen: screen, scroll: ScrollTrack(screen, in: scene, offset: reel.offsets[name]),
      below: try self.below(below))
  }

  func transition(
    _ operation: Reel.Operation, from: String, to: String, clock: TransitionClock, animator: Animator?,
    scrubbing: TimingCurve?
  ) throws(TimelineError) -> TransitionTimeline {
    TransitionTimeline(
      operation: operation, from: try participant(from, below: stack.belowFirst),
      to: try participant(to, below: stack.belowDestination(to, operation: operation, from: from)), clock: clock,
      pages: PageMotion(operation: operation, size: scene.canvas.size, animator: animator, scrubbing: scrubbing),
      bar: BarClock(motion: reel.barMotion, operation: operation),
      statusBar: StatusBarSwitch(change: reel.statusBarChange, appearance: scene.appearance),
      movesBarContents: animator?.movesBarContents ?? true,
      keepsBarOpaque: animator?.keepsBarOpaque ?? false)
  }
}
