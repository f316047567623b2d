import NavReelDocuments
import NavReelDrawing
import NavReelMotion

/// The positions, dims and shadows of the two pages of a transition.
///
/// The figures are from docs/ios.md, E2; dim and shadow are measured on recordings.
struct PageMotion: Hashable, Sendable {
  let operation: Reel.Operation

  /// The size of the pages, in points.
  let size: Size
  let animator: Animator?

  /// The curve that a custom animator applies to progress while a finger drives it; nil for none.
  let scrubbing: TimingCurve?

  /// The alpha of the black over a page that is fully covered.
  static let fullDim = 0.10

  /// Returns the peak alpha of the shadow at the moving page's edge, when its motion begins.
  static func shadow(_ operation: Reel.Operation) -> Double {
    switch operation {
    case .push: 0.169
    case .pop: 0.165
    }
  }

  /// The distance that a covered page moves out of the way, in points.
  var parallax: Double { size.width - (0.7 * size.width).rounded() }

  /// True if the arriving page is above the leaving one.
  var isToOnTop: Bool { animator?.isToOnTop ?? (operation == .push) }

  /// Places the two pages. Progress is the operation's own.
  func place(from: inout ScreenState, to: inout ScreenState, progress: Double) {
    if let animator {
      let eased = scrubbing?.progress(atFraction: progress) ?? progress
      from.follow(animator.from, at: eased, in: size)
      to.follow(animator.to, at: eased, in: size)
    } else {
      // A pop is a push backwards, so both are expressed as a push.
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
  /// Returns the number at a progress, extended in a straight line past 1, where a spring overshoots, and before 0. A
  /// track whose keys end before the end stays constant.
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
