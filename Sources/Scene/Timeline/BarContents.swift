import NavReelDrawing
import NavReelMotion

/// The change of titles, labels, items and chevron from one screen's to another's.
///
/// The distances and the steep fades are from docs/ios.md, E3, and recordings. Everything is expressed as a push, so
/// that a pop shows the same backwards.
struct BarContents {
  let operation: Reel.Operation
  let system: Scene.Look

  /// False to leave everything in place and only fade it.
  let moves: Bool

  /// True if each title keeps the colour that it has while its screen is alone; else they share the bar's.
  let keepsTitleColors: Bool
  let from: BarLook
  let to: BarLook

  /// The shifts of the two screens' bars if they do not share one, in points.
  let travel: (from: Double, to: Double)

  /// The fade of what leaves: its alpha is 1 − this.
  static let leaving = Easing.bezier(0.25, 0.9, 0.25, 0.9)

  /// The alpha of what arrives.
  static let arriving = Easing.bezier(0.75, 0.1, 0.75, 0.1)

  private var sharesBar: Bool { from.isShared && to.isShared }

  /// Returns the contents in the order of the screens, back to front.
  func states(progress: Double) -> [BarContentState] {
    let pushed = operation == .push ? progress : 1 - progress
    let isPush = operation == .push
    let (below, above) = isPush ? (from, to) : (to, from)
    let shift = isPush ? travel : (from: travel.to, to: travel.from)
    guard sharesBar else {
      return [below.travelled(shift.from), above.travelled(shift.to)].compactMap(\.self)
    }
    return [
      below.content.map { covered($0, of: below, above: above, pushed: pushed) },
      above.content.map { covering($0, of: above, pushed: pushed) },
    ].compactMap { $0 }
  }

  /// The least alpha of a chevron that both screens have, in iOS 11 and later. A recording of iOS 11 has .43 half-way,
  /// and .32 + .68 × the items' alpha in all frames; recordings of iOS 10 have it whole.
  static let leastChevron = 0.32

  /// Returns the chevron, which stays if both screens have one, else comes and goes with the items.
  func chevron(progress: Double) -> ChevronState {
    let pushed = operation == .push ? progress : 1 - progress
    let (below, above) = operation == .push ? (from, to) : (to, from)
    guard sharesBar else {
      let owner = from.isShared ? from : to
      return owner.hasSharedBack ? ChevronState(alpha: 1, x: from.isShared ? travel.from : travel.to) : .absent
    }
    switch (below.hasSharedBack, above.hasSharedBack) {
    case (true, true): return ChevronState(alpha: keptChevron(pushed))
    case (false, false): return .absent
    case (false, true): return ChevronState(alpha: BarContents.arriving.value(at: pushed))
    case (true, false): return ChevronState(alpha: 1 - BarContents.leaving.value(at: pushed))
    }
  }

  /// Returns the alpha of a chevron that both screens have. The items' alpha is that of two of them, one over the
  /// other.
  private func keptChevron(_ pushed: Double) -> Double {
    switch system {
    case .ios10: return 1
    case .ios18:
      let items = 1 - BarContents.leaving.value(at: pushed) * (1 - BarContents.arriving.value(at: pushed))
      return mix(BarContents.leastChevron, 1, items)
    }
  }

  /// Returns the content of the screen below: its title becomes the label of the other's back button.
  private func covered(
    _ content: BarContentState, of look: BarLook, above: BarLook, pushed: Double
  ) -> BarContentState {
    var state = content
    if keepsTitleColors { state.titleColor = look.bar.titleColor }
    let alpha = 1 - BarContents.leaving.value(at: pushed)
    if !look.titleFadesItself { state.titleAlpha *= alpha }
    state.backAlpha = alpha
    state.itemsAlpha = alpha
    if moves {
      if !look.titleMovesItself { state.titleTravel = -pushed }
      state.backTravel = -pushed
    }
    if var large = content.largeTitle {
      large.leave(pushed, operation: operation, becomesLabel: above.backLabel == content.title, moves: moves)
      state.largeTitle = large
    }
    return state
  }

  /// Returns the content of the screen above: its title comes from the trailing edge, its label from the other's title.
  private func covering(_ content: BarContentState, of look: BarLook, pushed: Double) -> BarContentState {
    var state = content
    if keepsTitleColors { state.titleColor = look.bar.titleColor }
    let alpha = BarContents.arriving.value(at: pushed)
    if !look.titleFadesItself { state.titleAlpha *= alpha }
    state.backAlpha = alpha
    state.itemsAlpha = alpha
    if moves {
      if !look.titleMovesItself { state.titleTravel = 1 - pushed }
      state.backTravel = 1 - pushed
    }
    if var large = content.largeTitle {
      large.arrive(pushed, operation: operation, moves: moves)
      state.largeTitle = large
    }
    return state
  }
}

extension LargeTitleState {
  /// Moves the lower screen's large title into the label with the same text, else out to the left.
  fileprivate mutating func leave(_ pushed: Double, operation: Reel.Operation, becomesLabel: Bool, moves: Bool) {
    if becomesLabel {
      alpha *= 1 - BarContents.leaving.value(at: pushed)
      if moves { shrink = pushed }
      return
    }
    switch operation {
    case .push: alpha *= 1 - (pushed / 0.6).clampedToUnit
    case .pop: alpha *= ((0.5 - pushed) / 0.5).clampedToUnit
    }
    if moves { travel = -pushed }
  }

  /// Moves the upper screen's large title in from the right, or out to it.
  fileprivate mutating func arrive(_ pushed: Double, operation: Reel.Operation, moves: Bool) {
    switch operation {
    case .push: alpha *= BarContents.arriving.value(at: pushed / 0.5)
    case .pop: alpha *= ((pushed - 0.4) / 0.6).clampedToUnit
    }
    if moves { travel = 1 - pushed }
  }
}

extension BarLook {
  /// Returns the content of a screen whose bar travels with it; a bar in the page is moved by its page.
  fileprivate func travelled(_ x: Double) -> BarContentState? {
    guard var content else { return nil }
    if isShared { content.x = x }
    return content
  }
}
