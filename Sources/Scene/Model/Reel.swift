public import NavReelMotion

/// Something that happens: one film of a scene.
public struct Reel: Hashable, Sendable {
  /// What moves.
  public enum Kind: Hashable, Sendable {
    /// push, pop, popTo, popToRoot.
    case transition(Transition)
    case swipe(Swipe)
    case scroll(Scroll)

    /// Nothing moves but what tracks over time say.
    case still(Still)
  }

  /// Unique in the scene.
  public var name: String
  public var kind: Kind

  /// Seconds of rest before and after.
  public var hold: Hold

  /// The screens below the one the reel begins with, from the root: decides back buttons. Default: what `from`
  /// and `to` imply.
  public var stack: [String]

  /// Where pages stand, by screen name; the others rest.
  public var offsets: [String: Double]

  /// Of pushes, pops and swipes. Default: the system's.
  public var barMotion: BarMotion

  /// Of pushes, pops and swipes. Default: at the start.
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

  /// Rest around what moves.
  public struct Hold: Hashable, Sendable {
    /// In seconds, at least 0. Default: 0.
    public var before: Double

    /// In seconds, at least 0. Default: 0.
    public var after: Double

    public init(before: Double = 0, after: Double = 0) {
      self.before = before
      self.after = after
    }
  }

  /// Which way through the stack.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    case push, pop
  }

  /// From one screen to another, by itself.
  public struct Transition: Hashable, Sendable {
    public var operation: Operation

    /// The screen that is left, by name.
    public var from: String

    /// The screen that is reached, by name.
    public var to: String

    /// Of the pages.
    public var timing: Timing

    /// A custom animator's name, or nil for the system's motion.
    public var animator: String?

    /// - Parameters:
    ///   - duration: in seconds; see ``Reel/Timing``.
    ///   - curve: over the whole; see ``Reel/Timing``.
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

  /// From one screen to another, under a finger.
  public struct Swipe: Hashable, Sendable {
    /// Default pop: a swipe back.
    public var operation: Operation

    /// The screen on which the finger begins, by name.
    public var from: String

    /// The screen that a finished swipe reaches, by name.
    public var to: String

    /// Seconds since the gesture began → fraction of the page width, at least 0 along the operation.
    public var finger: Track<Double>

    /// How it ends.
    public var release: Release

    /// What `release: rule` compares with; default 0.5.
    public var threshold: Double

    /// What a whole transition would take, and the curve after the release.
    public var timing: Timing

    /// A custom animator's name, or nil for the system's motion.
    public var animator: String?

    /// - Parameters:
    ///   - duration: of a whole transition, in seconds; see ``Reel/Timing``.
    ///   - curve: after the release; see ``Reel/Timing``.
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

    /// The system's nominal duration of a whole transition, in seconds, of which the rest after a release takes its part.
    public static let systemDuration = 0.5
  }

  /// What follows when the finger lets go.
  public enum Release: String, Hashable, Sendable, CaseIterable {
    case finish, cancel
    /// By place and speed at release.
    case rule
  }

  /// One page that moves under a finger or a track.
  public struct Scroll: Hashable, Sendable {
    /// Whose page it is, by name.
    public var screen: String

    /// Seconds → points.
    public var track: Track<Double>

    /// True when the track is what a finger asks of the offset from rest (negative pulls down), rubber-banded;
    /// false when it is `contentOffset.y` itself.
    public var isDrag: Bool

    public init(screen: String, track: Track<Double>, isDrag: Bool) {
      self.screen = screen
      self.track = track
      self.isDrag = isDrag
    }
  }

  /// One page that rests.
  public struct Still: Hashable, Sendable {
    /// Whose page it is, by name.
    public var screen: String

    /// In seconds; 0 gives one frame.
    public var duration: Double

    /// True when a pop is asked for and refused: the chevron dims and comes back.
    public var refusesPop: Bool

    public init(screen: String, duration: Double = 0, refusesPop: Bool = false) {
      self.screen = screen
      self.duration = duration
      self.refusesPop = refusesPop
    }
  }
}

/// How the bar goes from one screen's look to another's.
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

/// When the status bar's style flips.
public enum StatusBarChange: String, Hashable, Sendable, CaseIterable {
  /// At once; after a cancel it flips back when the page has returned.
  case start
  case half, end
  case crossfade
}
