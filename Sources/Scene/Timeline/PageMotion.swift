import NavReelDrawing
import NavReelMotion

/// Where the two pages of a transition are, how dark and how shadowed.
///
/// Figures: docs/ios.md, E2; dim and shadow as measured on recordings.
struct PageMotion: Hashable, Sendable {
  let operation: Reel.Operation

  /// Of the pages, in points.
  let size: Size
  let animator: Animator?

  /// What a custom animator makes of progress while a finger drives it; nil leaves it as it is.
  let scrubbing: TimingCurve?

  /// Black over the covered page, when it is fully covered.
  static let fullDim = 0.10

  /// Peak of the shadow at the moving page's edge, when its way begins.
  static func shadow(_ operation: Reel.Operation) -> Double {
    switch operation {
    case .push: 0.169
    case .pop: 0.165
    }
  }

  /// How far a covered page moves out of the way, in points.
  var parallax: Double { size.width - (0.7 * size.width).rounded() }

  /// True when the page that comes lies above the one that goes.
  var isToOnTop: Bool { animator?.isToOnTop ?? (operation == .push) }

  /// Puts two pages in their places. Progress is the operation's own.
  func place(from: inout ScreenState, to: inout ScreenState, progress: Double) {
    if let animator {
      let eased = scrubbing?.progress(atFraction: progress) ?? progress
      from.follow(animator.from, at: eased, in: size)
      to.follow(animator.to, at: eased, in: size)
    } else {
      // A pop shows what a push shows backwards, so both are spelled in terms of a push.
      let pushed = operation == .push ? progress : 1 - progress
      let covered = -parallax * pushed
      let top = size.width * (1 - pushed)
      (from.x, to.x) = operation == .push ? (covered, top) : (top, covered)
    }
    (from.role, to.role) = isToOnTop ? (.covered, .top) : (.top, .covered)
    guard animator?.dims ?? true else { return }
    let left = 1 - progress.clampedToUnit
    let dim = PageMotion.fullDim * (operation == .push ? progress.clampedToUnit : left)
    let shadow = PageMotion.shadow(operation) * left
    if isToOnTop {
      (from.dim, to.shadow) = (dim, shadow)
    } else {
      (to.dim, from.shadow) = (dim, shadow)
    }
  }
}

extension ScreenState {
  fileprivate mutating func follow(_ part: Animator.Part, at progress: Double, in size: Size) {
    x = part.translationX.value(beyondEnds: progress) * size.width
    y = part.translationY.value(beyondEnds: progress) * size.height
    alpha = part.alpha.value(at: progress).clampedToUnit
    transform = PageTransform(
      rotation: part.rotation.value(beyondEnds: progress, mixing: Angle.mixed),
      scale: part.scale.value(beyondEnds: progress), anchor: part.anchor)
  }
}

extension Track<Double> {
  /// Returns the number at a progress, drawn on in a straight line past 1, where a spring overshoots, and before 0. A
  /// track that has come to hold before the end goes on holding.
  fileprivate func value(
    beyondEnds progress: Double, mixing: (Double, Double, Double) -> Double = Double.mixed
  ) -> Double {
    let inside = sample(at: progress)
    guard interpolation == .linear && keys.count > 1 else { return mixing(inside.from, inside.to, inside.fraction) }
    let (a, b): (Key, Key)
    if progress > 1 && keys[keys.count - 1].input == 1 {
      (a, b) = (keys[keys.count - 2], keys[keys.count - 1])
    } else if progress < 0 && keys[0].input == 0 {
      (a, b) = (keys[0], keys[1])
    } else {
      return mixing(inside.from, inside.to, inside.fraction)
    }
    guard b.input > a.input else { return mixing(inside.from, inside.to, inside.fraction) }
    return mixing(a.value, b.value, (progress - a.input) / (b.input - a.input))
  }
}
