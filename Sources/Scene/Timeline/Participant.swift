import NavReelDrawing

/// A screen that takes part in a reel, with the motion of its content and the screen below it in the stack.
struct Participant: Hashable, Sendable {
  let screen: Screen
  let scroll: ScrollTrack
  let below: Below?

  /// The screen to which a back button leads.
  struct Below: Hashable, Sendable {
    let screen: Screen
    let scroll: ScrollTrack
  }

  func inputs(at time: Double, presence: Double) -> TrackInputs {
    TrackInputs(time: time, scroll: scroll, presence: presence)
  }

  /// Returns the page as it is while the screen is alone.
  func page(in scene: Scene, _ inputs: TrackInputs) -> ScreenState {
    let delta = inputs.offset - scroll.rest
    return ScreenState(
      name: screen.name, role: .alone, offset: inputs.offset, contentY: screen.contentTop - inputs.offset,
      header: screen.header.map {
        HeaderGeometry(header: $0, width: scene.canvas.size.width, delta: delta).state(inputs)
      },
      views: screen.views.map { $0.state(inputs, shift: -delta) })
  }

  func look(in scene: Scene, _ inputs: TrackInputs) -> BarLook {
    BarLook(screen, in: scene, below: below?.title(at: inputs.time), inputs: inputs)
  }
}

extension Participant.Below {
  /// Returns its title at a time: the one it has while it is covered.
  fileprivate func title(at time: Double) -> String {
    guard let rule = screen.scroll.title else { return screen.title }
    return rule.value(TrackInputs(time: time, scroll: scroll, presence: 0))
  }
}
