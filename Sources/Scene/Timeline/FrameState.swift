public import NavReelDrawing

/// The state at one instant, before time and fonts matter: positions of pages in points, alphas, and *fractions* of the
/// distances that only layout can measure.
public struct FrameState: Hashable, Sendable {
  /// The phase of a reel: `released` follows a swipe's finger.
  public enum Phase: String, Hashable, Sendable {
    case before, running, released, after
  }

  /// The seconds since the reel began. For people: layout does not depend on it.
  public var time: Double
  public var phase: Phase

  /// The operation; nil for scrolls and stills.
  public var operation: Reel.Operation?

  /// The operation's progress, 0…1; 1 for a scroll or still.
  public var progress: Double

  /// The bar's progress; it differs from ``progress`` if a library runs ahead.
  public var barProgress: Double

  /// The pages, back to front.
  public var screens: [ScreenState]

  /// The bar's backgrounds, back to front: one if they are mixed, one per screen if they fade or travel.
  public var backgrounds: [BarBackgroundState]

  /// The values of the bar that the screens share.
  public var bar: BarState

  /// The titles, labels and items, in the order of ``screens``.
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

/// The state of one page.
public struct ScreenState: Hashable, Sendable {
  /// The page's role: `alone` if no other page is on screen.
  public enum Role: String, Hashable, Sendable {
    case top, covered, alone
  }

  public var name: String
  public var role: Role

  /// The page's top left corner, in points, in left-to-right reading: layout mirrors it.
  public var x: Double
  public var y: Double
  public var transform: PageTransform

  /// The alpha, 0…1.
  public var alpha: Double

  /// The alpha of the black over a covered page.
  public var dim: Double

  /// The peak alpha of the shadow at the top page's leading edge.
  public var shadow: Double

  /// The final `contentOffset.y`, in points.
  public var offset: Double

  /// The top of row 0 in page coordinates, in points.
  public var contentY: Double

  /// The header; nil without one.
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
  /// The rotation in degrees, clockwise on screen.
  public var rotation: Double
  public var scale: Double

  /// The point that stays in place, in the unit square.
  public var anchor: Point

  public init(rotation: Double = 0, scale: Double = 1, anchor: Point = Point(0.5, 0.5)) {
    self.rotation = rotation
    self.scale = scale
    self.anchor = anchor
  }

  public static let identity = PageTransform()

  /// True if nothing turns or grows, whatever the anchor.
  public var isIdentity: Bool { rotation == 0 && scale == 1 }
}

/// A page's header, with its pull and its collapse evaluated.
public struct HeaderState: Hashable, Sendable {
  /// The top in page coordinates, in points.
  public var y: Double

  /// The drawn height, in points.
  public var height: Double

  /// The drawn width of the picture divided by its width at rest.
  public var scale: Double

  /// The standard deviation of the picture's blur, in points.
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
  /// The content of a view, like ``View/Kind-swift.enum``, at this instant.
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

  /// The frame in the enclosing coordinates, scrolling included.
  public var frame: Rect
  public var alpha: Double

  /// The shift, in points.
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
