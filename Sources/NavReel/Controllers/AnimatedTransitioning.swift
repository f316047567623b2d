public import NavReelMotion
public import NavReelScene

/// A custom transition, in the words of `UIViewControllerAnimatedTransitioning`; a reel names it as its animator.
///
///     struct Swing: AnimatedTransitioning {
///       let transitionDuration = 1.0
///       func animateTransition(using context: inout TransitionContext) {
///         context.curve = .spring(Spring(duration: 1, dampingRatio: 0.5, initialVelocity: 0.7))
///         context.to.anchor = Point(0, 0)
///         context.to.rotation = Track(from: -90, to: 0)
///       }
///     }
public protocol AnimatedTransitioning {
  /// By which reels find it. Default: the type's name.
  var name: String { get }

  /// The one operation that it is made for; a reel of the other one is an error. Default: nil, for both.
  var operation: Reel.Operation? { get }

  /// In seconds.
  var transitionDuration: Double { get }

  /// Describes what the two pages do while the transition's progress goes from 0 to 1.
  func animateTransition(using context: inout TransitionContext)
}

extension AnimatedTransitioning {
  public var name: String { "\(Self.self)" }
  public var operation: Reel.Operation? { nil }

  /// The transition as a scene has it.
  public var animator: Animator {
    var context = TransitionContext()
    animateTransition(using: &context)
    return Animator(
      name: name, operation: operation, duration: transitionDuration, curve: context.curve, from: context.from,
      to: context.to, isToOnTop: context.isToOnTop, dims: context.dims, movesBarContents: context.movesBarContents,
      keepsBarOpaque: context.keepsBarOpaque)
  }
}

/// An animator's description of the two pages.
public struct TransitionContext: Hashable, Sendable {
  /// The motion of the page at the beginning. Default: rests.
  public var from = Animator.Part()

  /// The motion of the page at the end. Default: rests.
  public var to = Animator.Part()

  /// Over the whole line; the tracks' inputs are fractions of it. Default: ease-in-out.
  public var curve = TimingCurve.easing(.easeInOut)

  /// True puts the page that is reached on top. Default: nil, as push and pop have it.
  public var isToOnTop: Bool?

  /// True for the system's dim and edge shadow on pages. Default: false.
  public var dims = false

  /// True to move the bar's contents as the system does. Default: true.
  public var movesBarContents = true

  /// True for bar backgrounds of alpha 1 while the transition runs. Default: false.
  public var keepsBarOpaque = false
}
