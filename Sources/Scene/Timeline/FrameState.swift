public import NavReelDrawing

/// Everything about one instant, with no notion of time left in it and no fonts yet: positions of pages in points,
/// alphas, and *fractions* of the ways that only layout can measure.
public struct FrameState: Hashable, Sendable {
  /// Where a reel stands: `released` is what follows a swipe's finger.
  public enum Phase: String, Hashable, Sendable {
    case before, running, released, after
  }

  /// Seconds since the reel began. For people: nothing below depends on it.
  public var time: Double
  public var phase: Phase

  /// Nil for scrolls and stills.
  public var operation: Reel.Operation?

  /// The operation's own, 0…1; 1 for a scroll or still.
  public var progress: Double

  /// The bar's; differs from ``progress`` where a library runs ahead.
  public var barProgress: Double

  /// Back to front.
  public var screens: [ScreenState]

  /// Bar backgrounds back to front: one when they are mixed, one a screen when they fade or travel.
  public var backgrounds: [BarBackgroundState]

  /// What holds for the bar that the screens share.
  public var bar: BarState

  /// Titles, labels and items, in the order of ``screens``.
  public var contents: [BarContentState]
  public var chevron: ChevronState
  public var statusBar: StatusBarState

  public init(
    time: Double, phase: Phase, operation: Reel.Operation?, progress: Double, barProgress: Double,
    screens: [ScreenState], backgrounds: [BarBackgroundState], bar: BarState, contents: [BarContentState],
    chevron: ChevronState, statusBar: StatusBarState
  ) {
    self.time = time
    self.phase = phase
    self.operation = operation
    self.progress = progress
    self.barProgress = barProgress
    self.screens = screens
    self.backgrounds = backgrounds
    self.bar = bar
    self.contents = contents
    self.chevron = chevron
    self.statusBar = statusBar
  }
}

/// One page.
public struct ScreenState: Hashable, Sendable {
  /// `alone` when no other page is on screen.
  public enum Role: String, Hashable, Sendable {
    case top, covered, alone
  }

  public var name: String
  public var role: Role

  /// Where the page's top left corner is, in points, left-to-right reading: layout mirrors it.
  public var x: Double
  public var y: Double
  public var transform: PageTransform

  /// 0…1.
  public var alpha: Double

  /// Alpha of the black over a covered page.
  public var dim: Double

  /// Peak alpha of the shadow at the top page's leading edge.
  public var shadow: Double

  /// `contentOffset.y`, final, in points.
  public var offset: Double

  /// Where row 0 begins in page coordinates, in points.
  public var contentY: Double

  /// Nil without one.
  public var header: HeaderState?
  public var views: [ViewState]

  public init(
    name: String, role: Role, x: Double = 0, y: Double = 0, transform: PageTransform = .identity, alpha: Double = 1,
    dim: Double = 0, shadow: Double = 0, offset: Double, contentY: Double, header: HeaderState? = nil,
    views: [ViewState] = []
  ) {
    self.name = name
    self.role = role
    self.x = x
    self.y = y
    self.transform = transform
    self.alpha = alpha
    self.dim = dim
    self.shadow = shadow
    self.offset = offset
    self.contentY = contentY
    self.header = header
    self.views = views
  }
}

/// Rotation and scale of a page or view about an anchor.
public struct PageTransform: Hashable, Sendable {
  /// In degrees, clockwise on screen.
  public var rotation: Double
  public var scale: Double

  /// In the unit square.
  public var anchor: Point

  public init(rotation: Double = 0, scale: Double = 1, anchor: Point = Point(0.5, 0.5)) {
    self.rotation = rotation
    self.scale = scale
    self.anchor = anchor
  }

  public static let identity = PageTransform()

  /// True when nothing turns or grows, whatever the anchor.
  public var isIdentity: Bool { rotation == 0 && scale == 1 }
}

/// A page's header, its pull and its collapse evaluated.
public struct HeaderState: Hashable, Sendable {
  /// Top in page coordinates, in points.
  public var y: Double

  /// Drawn height, in points.
  public var height: Double

  /// Drawn width of the picture over its rest width.
  public var scale: Double

  /// Standard deviation in points.
  public var blur: Double
  public var views: [ViewState]

  public init(y: Double, height: Double, scale: Double, blur: Double = 0, views: [ViewState] = []) {
    self.y = y
    self.height = height
    self.scale = scale
    self.blur = blur
    self.views = views
  }
}

/// A view with every track evaluated.
public struct ViewState: Hashable, Sendable {
  /// As ``View/Kind-swift.enum``, at this instant.
  public indirect enum Kind: Hashable, Sendable {
    case text(String, attributes: TextAttributes, color: Color, alignment: View.Alignment)
    case image(ImageReference, mode: ContentMode, tint: Color?)
    case icon(Icon, tint: Color)
    case shape(View.Shape, fill: Color, gradient: LinearGradient? = nil, border: View.Border?)
    case effect(BackgroundEffect, contents: [ViewState] = [])
    case group([ViewState])
    case bar(BarView)
  }

  public var kind: Kind

  /// In the enclosing coordinates, scrolling included.
  public var frame: Rect
  public var alpha: Double

  /// In points.
  public var translation: Point
  public var transform: PageTransform
  public var cornerRadius: Double
  public var isContinuous: Bool
  public var clips: Bool
  public var vibrancy: Vibrancy?

  public init(
    kind: Kind, frame: Rect, alpha: Double, translation: Point, transform: PageTransform, cornerRadius: Double,
    isContinuous: Bool, clips: Bool, vibrancy: Vibrancy? = nil
  ) {
    self.kind = kind
    self.frame = frame
    self.alpha = alpha
    self.translation = translation
    self.transform = transform
    self.cornerRadius = cornerRadius
    self.isContinuous = isContinuous
    self.clips = clips
    self.vibrancy = vibrancy
  }
}
