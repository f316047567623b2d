public import NavReelMotion
public import NavReelScene

/// A custom transition, modelled on `UIViewControllerAnimatedTransitioning`; a reel names it as its animator.
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
  /// The name that reels use. Default: the type's name.
  var name: String { get }

  /// The one operation that it supports; nil for both. A reel with the other one is an error. Default: nil.
  var operation: Reel.Operation? { get }

  /// The duration in seconds.
  var transitionDuration: Double { get }

  /// Describes what the two pages do while the transition's progress goes from 0 to 1.
  func animateTransition(using context: inout TransitionContext)
}

extension AnimatedTransitioning {
  public var name: String { "\(Self.self)" }
  public var operation: Reel.Operation? { nil }

  /// The transition as a scene's animator.
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
  /// The motion of the page that leaves. Default: at rest.
  public var from = Animator.Part()

  /// The motion of the page that arrives. Default: at rest.
  public var to = Animator.Part()

  /// The curve of the whole transition; the tracks' inputs are fractions of it. Default: ease-in-out.
  public var curve = TimingCurve.easing(.easeInOut)

  /// True puts the arriving page on top; nil follows push or pop. Default: nil.
  public var isToOnTop: Bool?

  /// True adds the system's dimming and edge shadow to the pages. Default: false.
  public var dims = false

  /// True moves the bar's contents as the system does. Default: true.
  public var movesBarContents = true

  /// True keeps the bar backgrounds at alpha 1 during the transition. Default: false.
  public var keepsBarOpaque = false
}
