public import NavReelMotion

/// One named motion of a scene, which becomes one film.
public struct Reel: Hashable, Sendable {
  /// The kind of motion.
  public enum Kind: Hashable, Sendable {
    /// A push, pop, popTo or popToRoot.
    case transition(Transition)
    case swipe(Swipe)
    case scroll(Scroll)

    /// Nothing moves, except by tracks over time.
    case still(Still)
  }

  /// The name, unique in the scene.
  public var name: String
  public var kind: Kind

  /// The seconds of rest before and after.
  public var hold: Hold

  /// The screens below the one the reel begins with, from the root; they decide the back buttons. Default: those that
  /// `from` and `to` imply.
  public var stack: [String]

  /// The offsets of pages, by screen name; the others rest.
  public var offsets: [String: Double]

  /// The bar's motion in pushes, pops and swipes. Default: the system's.
  public var barMotion: BarMotion

  /// The change of the status bar in pushes, pops and swipes. Default: at the start.
  public var statusBarChange: StatusBarChange

  public init(
    name: String, kind: Kind, hold: Hold = Hold(), stack: [String] = [], offsets: [String: Double] = [:],
    barMotion: BarMotion = .system, statusBarChange: StatusBarChange = .start
  ) {
    self.name = name
    self.kind = kind
    self.hold = hold
    self.stack = stack
    self.offsets = offsets
    self.barMotion = barMotion
    self.statusBarChange = statusBarChange
  }

  /// The rest around the motion.
  public struct Hold: Hashable, Sendable {
    /// The rest before, in seconds, at least 0. Default: 0.
    public var before: Double

    /// The rest after, in seconds, at least 0. Default: 0.
    public var after: Double

    public init(before: Double = 0, after: Double = 0) {
      self.before = before
      self.after = after
    }
  }

  /// The direction through the stack.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    case push, pop
  }

  /// A motion from one screen to another, without a finger.
  public struct Transition: Hashable, Sendable {
    public var operation: Operation

    /// The screen that is left, by name.
    public var from: String

    /// The screen that is reached, by name.
    public var to: String

    /// The timing of the pages.
    public var timing: Timing

    /// A custom animator's name, or nil for the system's motion.
    public var animator: String?

    /// - Parameters:
    ///   - duration: the duration in seconds; see ``Reel/Timing``.
    ///   - curve: the curve over the whole; see ``Reel/Timing``.
    public init(
      _ operation: Operation, from: String, to: String, duration: Double? = nil, curve: TimingCurve? = nil,
      animator: String? = nil
    ) {
      self.operation = operation
      self.from = from
      self.to = to
      self.animator = animator
      timing = Timing(duration: duration, curve: curve)
    }

    /// The duration of the system's push or pop, in seconds: when 1 − x falls below .001 on its curve.
    public static let systemDuration = 0.5058
  }

  /// A motion from one screen to another, under a finger.
  public struct Swipe: Hashable, Sendable {
    /// The operation. Default: pop, a swipe back.
    public var operation: Operation

    /// The screen on which the finger begins, by name.
    public var from: String

    /// The screen that a finished swipe reaches, by name.
    public var to: String

    /// The finger's position over the seconds since the gesture began, as a fraction of the page width along the
    /// operation, at least 0.
    public var finger: Track<Double>

    /// The end of the swipe.
    public var release: Release

    /// The value that `release: rule` compares with. Default 0.5.
    public var threshold: Double

    /// The timing of a whole transition, with the curve after the release.
    public var timing: Timing

    /// A custom animator's name, or nil for the system's motion.
    public var animator: String?

    /// - Parameters:
    ///   - duration: the duration of a whole transition, in seconds; see ``Reel/Timing``.
    ///   - curve: the curve after the release; see ``Reel/Timing``.
    public init(
      operation: Operation = .pop, from: String, to: String, finger: Track<Double>, release: Release,
      threshold: Double = 0.5, duration: Double? = nil, curve: TimingCurve? = nil, animator: String? = nil
    ) {
      self.operation = operation
      self.from = from
      self.to = to
      self.finger = finger
      self.release = release
      self.threshold = threshold
      self.animator = animator
      timing = Timing(duration: duration, curve: curve)
    }

    /// The system's nominal duration of a whole transition, in seconds; the motion after a release takes a part of it.
    public static let systemDuration = 0.5
  }

  /// The motion after the finger lifts.
  public enum Release: String, Hashable, Sendable, CaseIterable {
    case finish, cancel
    /// Decided by place and speed at release.
    case rule
  }

  /// One page that moves under a finger or a track.
  public struct Scroll: Hashable, Sendable {
    /// The name of the screen whose page it is.
    public var screen: String

    /// The offset or drag, in points, over seconds.
    public var track: Track<Double>

    /// True if the track is a finger's drag from rest (negative pulls down), which is rubber-banded; false if it is
    /// `contentOffset.y` itself.
    public var isDrag: Bool

    public init(screen: String, track: Track<Double>, isDrag: Bool) {
      self.screen = screen
      self.track = track
      self.isDrag = isDrag
    }
  }

  /// One page at rest.
  public struct Still: Hashable, Sendable {
    /// The name of the screen whose page it is.
    public var screen: String

    /// The duration, in seconds; 0 gives one frame.
    public var duration: Double

    /// True for a pop that is refused: the chevron dims and comes back.
    public var refusesPop: Bool

    public init(screen: String, duration: Double = 0, refusesPop: Bool = false) {
      self.screen = screen
      self.duration = duration
      self.refusesPop = refusesPop
    }
  }
}

/// The motion of the bar from one screen's look to another's.
public enum BarMotion: String, Hashable, Sendable, CaseIterable {
  /// Opaque bars cross-fade in place; an opaque bar against a clear one travels with its screen.
  case system

  /// One bar: tint × alpha mixed premultiplied.
  case blend

  /// WRNavigationBar's Swift head: its own progress (0.13 s), straight mix.
  case wr

  /// WRNavigationBar's Objective-C head: 0.10 s and 0.12 s, last step 0.972.
  case wrObjC = "wr-objc"

  /// The bar stays and jumps at the end.
  case none

  /// The bar freezes at the mix of the moment of release.
  case stuck
}

/// The time at which the status bar's style flips.
public enum StatusBarChange: String, Hashable, Sendable, CaseIterable {
  /// At once; after a cancel it flips back when the page has returned.
  case start
  case half, end
  case crossfade
}
