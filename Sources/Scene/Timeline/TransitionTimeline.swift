import NavReelDrawing
import NavReelMotion

/// A push, a pop or a swipe: two screens, and everything that leads from one to the other.
struct TransitionTimeline: Hashable, Sendable {
  let operation: Reel.Operation
  let from: Participant
  let to: Participant
  let clock: TransitionClock
  let pages: PageMotion
  let bar: BarClock
  let statusBar: StatusBarSwitch

  /// False if a custom animator leaves titles and labels in their places.
  let movesBarContents: Bool

  /// True if a custom animator keeps the bars' backgrounds at alpha 1 while it runs.
  let keepsBarOpaque: Bool

  /// The screen that remains at the end.
  var goal: Participant { clock.finishes ? to : from }

  /// Returns the state `elapsed` seconds after the start, while the transition runs.
  func running(in scene: Scene, at time: Double, elapsed: Double) -> FrameState {
    let moment = clock.moment(at: elapsed)
    let goes = from.inputs(at: time, presence: presence(of: .from, at: moment.clamped))
    let comes = to.inputs(at: time, presence: presence(of: .to, at: moment.clamped))
    var (first, second) = (from.page(in: scene, goes), to.page(in: scene, comes))
    pages.place(from: &first, to: &second, progress: moment.progress)

    var (look, next) = (from.look(in: scene, goes), to.look(in: scene, comes))
    if keepsBarOpaque { (look, next) = (look.opaque, next.opaque) }
    let blend = bar.progress(moment, of: clock, from: look, to: next)
    let backgrounds = barBackgrounds(from: look, to: next)
    let contents = BarContents(
      operation: operation, system: scene.look, moves: movesBarContents, keepsTitleColors: bar.motion == .system,
      from: look, to: next, travel: backgrounds.travel(moment.clamped))
    return FrameState(
      time: time, phase: moment.phase, operation: operation, progress: moment.clamped, barProgress: blend.background,
      screens: pages.isToOnTop ? [first, second] : [second, first],
      backgrounds: backgrounds.states(progress: moment.clamped, mix: blend.background),
      bar: shared(look, next, blend), contents: contents.states(progress: moment.clamped),
      chevron: contents.chevron(progress: moment.clamped),
      statusBar: statusBar.running(
        from: look.statusBarStyle, to: next.statusBarStyle, progress: moment.clamped))
  }

  /// One of the two screens.
  enum Side { case from, to }

  /// Returns the presence of a screen: 0 before it enters, 1 at rest on top, 2 when it is covered. A push moves both
  /// screens up by one, a pop moves both down.
  func presence(of side: Side, at progress: Double) -> Double {
    switch (operation, side) {
    case (.push, .from): 1 + progress
    case (.push, .to): progress
    case (.pop, .from): 1 - progress
    case (.pop, .to): 2 - progress
    }
  }

  /// Returns the progress at which a screen has a given presence; the reverse of ``presence(of:at:)``.
  func progress(atPresence level: Double, of side: Side) -> Double {
    switch (operation, side) {
    case (.push, .from): level - 1
    case (.push, .to): level
    case (.pop, .from): 1 - level
    case (.pop, .to): 2 - level
    }
  }

  /// Changes the bar after the end, if a fault of a library leaves something behind.
  func leaveTraces(on state: inout FrameState, in scene: Scene, at time: Double) {
    guard let frozen = bar.frozen(clock) else { return }
    let look = from.look(in: scene, from.inputs(at: time, presence: 1))
    let next = to.look(in: scene, to.inputs(at: time, presence: presence(of: .to, at: 0)))
    let progress = BarMotionProgress(frozen)
    let backgrounds = barBackgrounds(from: look, to: next)
    guard look.isShared && next.isShared else { return }
    state.backgrounds = backgrounds.states(progress: 0, mix: frozen)
    let mixed = shared(look, next, progress)
    (state.bar.tintColor, state.bar.titleColor) = (mixed.tintColor, mixed.titleColor)
    state.barProgress = frozen
  }

  private func barBackgrounds(from look: BarLook, to next: BarLook) -> BarBackgrounds {
    BarBackgrounds(
      motion: bar.motion, operation: operation, width: pages.size.width, from: look, to: next,
      fadesInPlace: pages.animator != nil)
  }

  /// Returns the values of the bar as a whole; a screen without part in the shared bar does not affect them.
  private func shared(_ look: BarLook, _ next: BarLook, _ progress: BarMotionProgress) -> BarState {
    guard look.isShared && next.isShared else {
      if look.isShared != next.isShared { return look.isShared ? look.bar : next.bar }
      return operation == .push ? next.bar : look.bar
    }
    let (from, to) = (look.bar, next.bar)
    func color(_ part: KeyPath<BarState, Color>, _ fraction: Double) -> Color {
      let (a, b) = (from[keyPath: part], to[keyPath: part])
      return progress.isStraight ? a.mixed(with: b, fraction) : a.mixedPremultiplied(with: b, fraction)
    }
    return BarState(
      height: mix(from.height, to.height, progress.height), tintColor: color(\.tintColor, progress.tint),
      titleColor: color(\.titleColor, progress.title),
      translationY: mix(from.translationY, to.translationY, progress.height),
      itemsAlpha: mix(from.itemsAlpha, to.itemsAlpha, progress.height))
  }
}
