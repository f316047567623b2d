import NavReelDrawing

/// The change of the bar's background from one screen's to another's.
struct BarBackgrounds {
  let motion: BarMotion
  let operation: Reel.Operation

  /// The width of the page, in points.
  let width: Double
  let from: BarLook
  let to: BarLook

  /// True under a custom animator: no bars travel with pages that do not slide, and the system's bar only fades.
  let fadesInPlace: Bool

  /// Returns the backgrounds, back to front.
  ///
  /// - Parameters:
  ///   - progress: the page's progress, 0…1.
  ///   - mix: the bar's own progress, which may run ahead.
  func states(progress: Double, mix: Double) -> [BarBackgroundState] {
    let inPage = inOrder(from.isShared ? [] : from.backgrounds, to.isShared ? [] : to.backgrounds)
    guard from.isShared && to.isShared else {
      // The shared bar belongs to one of the two and goes with it.
      return inPage
        + travelling(
          from.isShared ? from.backgrounds : [], to.isShared ? to.backgrounds : [], progress: progress)
    }
    switch motion {
    case .system: return system(progress)
    case .blend: return faded(mix)
    case .none: return from.backgrounds
    case .wr, .wrObjC, .stuck:
      guard let a = from.single, let b = to.single, let one = BarBackgroundMix.straight(a, b, mix) else {
        return from.backgrounds
      }
      return named([one])
    }
  }

  /// Returns the shifts of the screens' own bars, in points: the two bars meet at the moving page's edge.
  func travel(_ progress: Double) -> (from: Double, to: Double) {
    switch operation {
    case .push: (-width * progress, width * (1 - progress))
    case .pop: (width * progress, -width * (1 - progress))
    }
  }

  /// Cross-fades in place two bars that look alike or hide what is below them; otherwise each travels with its screen.
  private func system(_ progress: Double) -> [BarBackgroundState] {
    if fadesInPlace || from.isOpaque && to.isOpaque || looksAlike { return faded(progress) }
    return travelling(from.backgrounds, to.backgrounds, progress: progress)
  }

  private var looksAlike: Bool {
    guard let a = from.single, let b = to.single else { return false }
    return a.fill == b.fill && a.alpha == b.alpha && a.position == b.position
  }

  private func faded(_ fraction: Double) -> [BarBackgroundState] {
    if let a = from.single, let b = to.single { return named(BarBackgroundMix.dissolve(a, b, fraction)) }
    // One of them is itself between two looks: each layer fades by its share.
    return from.backgrounds.map { $0.faded(1 - fraction) } + to.backgrounds.map { $0.faded(fraction) }
  }

  private func travelling(
    _ first: [BarBackgroundState], _ second: [BarBackgroundState], progress: Double
  ) -> [BarBackgroundState] {
    let shift = travel(progress)
    return inOrder(first.map { $0.moved(shift.from) }, second.map { $0.moved(shift.to) })
  }

  private func inOrder(_ first: [BarBackgroundState], _ second: [BarBackgroundState]) -> [BarBackgroundState] {
    operation == .push ? first + second : second + first
  }

  /// Returns a mixed background under the name of the screen on top.
  private func named(_ states: [BarBackgroundState]) -> [BarBackgroundState] {
    guard states.count == 1, var one = states.first else { return states }
    one.screen = operation == .push ? to.screen : from.screen
    return [one]
  }
}

extension BarLook {
  /// The one background of a bar that is not itself between two looks.
  var single: BarBackgroundState? { backgrounds.count == 1 ? backgrounds.first : nil }

  /// True if the bar hides what is below it or replaces it by a blur.
  fileprivate var isOpaque: Bool {
    guard let single else { return false }
    return single.alpha >= 1 && (single.fill.isOpaque || single.fill.effect != nil)
  }
}

extension BarBackgroundState {
  fileprivate func faded(_ share: Double) -> BarBackgroundState {
    var state = self
    state.alpha *= share
    return state
  }

  fileprivate func moved(_ x: Double) -> BarBackgroundState {
    var state = self
    state.x = x
    return state
  }
}
