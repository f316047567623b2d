import NavReelDrawing
import NavReelMotion

/// One reel of a scene as a function of time.
///
///     let timeline = try Timeline(scene: scene, reel: reel)
///     timeline.state(at: 0.1).progress  // 0.5448 for a plain push
///
/// Instants can be evaluated in any order, and each gives the same state every time. Motion is continuous except at the
/// ``switchTimes``.
public struct Timeline: Hashable, Sendable {
  public let scene: Scene
  public private(set) var reel: Reel

  /// The times at which the reel's motion begins and is over, and the hold after it is.
  let start: Nanoseconds
  let end: Nanoseconds
  private(set) var total: Nanoseconds
  let plot: Plot

  /// The time at which a timeline without length is held, in seconds; nil for one that runs.
  private var instant: Double?

  enum Plot: Hashable, Sendable {
    case alone(Participant, refusesPop: Bool)
    case transition(TransitionTimeline)
  }

  /// Prepares a reel, which need not be one of the scene's.
  ///
  /// Throws if it names something that the scene does not have, or an animator of the other operation; if a time is
  /// negative or not finite, or the film longer than ``Scene/longestFilm``; if a swipe's threshold is outside 0…1, or
  /// its finger outside 0…1.1 page widths.
  public init(scene: Scene, reel: Reel) throws(TimelineError) {
    let plan = try ReelPlan(scene: scene, reel: reel)
    self.scene = scene
    self.reel = reel
    start = plan.start
    end = start + plan.length
    total = end + plan.holdAfter
    plot = plan.plot
  }

  /// The length in seconds, holds included.
  public var duration: Double { total.seconds }

  /// Returns the state at a time in seconds; before 0 it is the first state, after the end the last.
  public func state(at time: Double) -> FrameState {
    var state = state(inside: instant ?? min(max(time, 0), duration))
    state.time = time
    return state
  }

  /// Returns the same reel without length, held at a time in seconds, under a new name.
  package func held(at time: Double, named name: String) -> Timeline {
    var held = self
    held.instant = min(max(time, 0), duration)
    held.total = Nanoseconds(0)
    held.reel.name = name
    return held
  }

  private func state(inside time: Double) -> FrameState {
    switch plot {
    case .alone(let participant, let refusesPop):
      let phase: FrameState.Phase = time < start.seconds ? .before : time < end.seconds ? .running : .after
      var state = resting(participant, at: time, phase: phase, operation: nil, progress: 1)
      if refusesPop { state.dimBackButton(RefusedPop.alpha(at: time - start.seconds)) }
      return state
    case .transition(let transition):
      let operation = transition.operation
      if time <= start.seconds {
        return resting(transition.from, at: time, phase: .before, operation: operation, progress: 0)
      }
      if time < end.seconds {
        return transition.running(in: scene, at: time, elapsed: time - start.seconds)
      }
      var state = resting(
        transition.goal, at: time, phase: .after, operation: operation,
        progress: transition.clock.finishes ? 1 : 0)
      transition.leaveTraces(on: &state, in: scene, at: time)
      return state
    }
  }

  /// Returns the state of one screen alone.
  private func resting(
    _ participant: Participant, at time: Double, phase: FrameState.Phase, operation: Reel.Operation?, progress: Double
  ) -> FrameState {
    let inputs = participant.inputs(at: time, presence: 1)
    let look = participant.look(in: scene, inputs)
    return FrameState(
      time: time, phase: phase, operation: operation, progress: progress, barProgress: progress,
      screens: [participant.page(in: scene, inputs)], backgrounds: look.backgrounds, bar: look.bar,
      contents: look.content.map { [$0] } ?? [], chevron: look.chevron,
      statusBar: StatusBarSwitch(change: reel.statusBarChange, appearance: scene.appearance)
        .resting(look.statusBarStyle))
  }
}

extension FrameState {
  fileprivate mutating func dimBackButton(_ alpha: Double) {
    chevron.alpha *= alpha
    for index in contents.indices { contents[index].backAlpha *= alpha }
  }
}
