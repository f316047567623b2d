public import NavReelDrawing

/// Everything a screen says about the navigation bar, in UIKit's words.
///
/// Two values that do not exist as plain data are kept as the scene wrote them and combined by ``BarFill``: what
/// fills the background (tint, image, effect, translucency), because UIKit's rules make one depend on the other.
public struct BarAttributes: Hashable, Sendable {
  /// Default: `default`.
  public var barStyle: BarStyle

  /// Nil for the look's own background.
  public var barTintColor: Color?

  /// Behind the bar's own background, in the bar's frame only: seen through translucency alone.
  public var backgroundColor: Color?

  /// 0…1, default 1: of background, effect and hairline together.
  public var backgroundAlpha: Double

  /// In place of effect and colour; nil for none.
  public var backgroundImage: BarImage?

  /// In compact height; nil for ``backgroundImage``.
  public var compactBackgroundImage: BarImage?

  /// In place of effect and colour; nil for none.
  public var backgroundGradient: LinearGradient?

  /// A blur asked for by name; nil for what the look or tint implies.
  public var backgroundEffect: BackgroundEffect?

  /// Nil is "unset", which UIKit treats unlike both values.
  public var isTranslucent: Bool?

  /// Counts only together with a background image.
  public var shadowImage: BarImage?

  /// True removes the hairline.
  public var shadowHidden: Bool

  /// Of the hairline. Default: black .30, in the dark appearance white .15.
  public var shadowColor: Color

  /// Below the background; nil for none.
  public var shadow: BarShadow?

  /// Of buttons and chevron, never of titles.
  public var tintColor: Color

  /// Default: the label colour of look and appearance.
  public var titleColor: Color

  /// Default: 17 points, semibold.
  public var titleFont: TextAttributes

  /// In points, downwards.
  public var titleVerticalPositionAdjustment: Double

  /// In compact height; nil for ``titleVerticalPositionAdjustment``.
  public var compactTitleVerticalPositionAdjustment: Double?

  /// Nil for what the bar's style asks: light content under a black bar, else the default.
  public var statusBarStyle: StatusBar.Style?

  /// Default: `topAttached`.
  public var barPosition: BarPosition

  /// Moves the whole bar, items too; in points, downwards.
  public var translationY: Double

  /// Of everything but the background: 0…1.
  public var itemsAlpha: Double

  /// True leaves the screen without a bar.
  public var hidden: Bool

  /// True cuts the background at the bar's frame, hairline and status-bar part included.
  public var clipsToBounds: Bool

  /// Whether the screen prefers a large title.
  public var largeTitle: Bool

  /// A line above the title; nil for none.
  public var prompt: String?

  /// The placeholder of a search field below the title; nil for none.
  public var search: String?

  /// Nil for what the other attributes say.
  public var standardAppearance: BarAppearance?

  /// While the content is at its top edge; nil for what the look does there.
  public var scrollEdgeAppearance: BarAppearance?

  /// In compact height; nil for ``standardAppearance``.
  public var compactAppearance: BarAppearance?

  /// True keeps the system's look whatever the defaults say.
  public var excluded: Bool

  /// True makes the bar part of the page: it travels, is dimmed and moved with it. Its items stand nearer to the edges
  /// than the system's, as WRNavigationBar's custom bar has them.
  public var custom: Bool

  /// The look's default bar in the light appearance, unless arguments say otherwise.
  public init(look: Scene.Look = .ios18, appearance: Scene.Appearance = .light) {
    let palette = SystemColors(look: look, appearance: appearance)
    barStyle = .default
    barTintColor = nil
    backgroundColor = nil
    backgroundAlpha = 1
    backgroundImage = nil
    compactBackgroundImage = nil
    backgroundGradient = nil
    backgroundEffect = nil
    isTranslucent = nil
    shadowImage = nil
    shadowHidden = false
    shadowColor = palette.hairline
    shadow = nil
    tintColor = palette.systemBlue
    titleColor = palette.label
    titleFont = TextAttributes(size: 17, weight: .semibold)
    titleVerticalPositionAdjustment = 0
    compactTitleVerticalPositionAdjustment = nil
    statusBarStyle = nil
    barPosition = .topAttached
    translationY = 0
    itemsAlpha = 1
    hidden = false
    clipsToBounds = false
    largeTitle = false
    prompt = nil
    search = nil
    standardAppearance = nil
    scrollEdgeAppearance = nil
    compactAppearance = nil
    excluded = false
    custom = false
  }

  /// The status bar's style while no scroll rule says another. UIKit asks the bar's style where a screen says none.
  package var shownStatusBarStyle: StatusBar.Style {
    statusBarStyle ?? (barStyle == .black && !hidden ? .lightContent : .default)
  }

  /// Returns the bar with what holds for the metrics (`UIBarMetrics`) in place of what holds for the default ones.
  public func inMetrics(isCompact: Bool) -> BarAttributes {
    guard isCompact else { return self }
    var bar = self
    bar.backgroundImage = compactBackgroundImage ?? backgroundImage
    bar.titleVerticalPositionAdjustment = compactTitleVerticalPositionAdjustment ?? titleVerticalPositionAdjustment
    return bar
  }
}

/// UIKit's `UIBarStyle`.
public enum BarStyle: String, Hashable, Sendable, CaseIterable {
  /// Light material, dark text.
  case `default`
  /// Dark material, white title; the status bar turns light.
  case black
}

/// Where a bar believes it is. UIKit's `UIBarPosition`.
public enum BarPosition: String, Hashable, Sendable, CaseIterable {
  case any
  /// Hairline above the bar.
  case bottom
  /// Background in the bar's own frame.
  case top
  /// Background up to the top of the screen.
  case topAttached
}

/// How a text is set.
public struct TextAttributes: Hashable, Sendable {
  /// Of a face's strokes; one that a face lacks is set in its nearest cut.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular, medium, semibold, bold

    /// The weight that a number of CSS means, 100 to 900; nil for any other.
    init?(css number: Double) {
      switch number {
      case 100...400: self = .regular
      case 500: self = .medium
      case 600: self = .semibold
      case 700...900: self = .bold
      default: return nil
      }
    }
  }

  /// In points.
  public var size: Double
  public var weight: Weight

  /// Extra points after each character; nil for the face's own.
  public var tracking: Double?

  /// Nil for none.
  public var shadow: TextShadow?

  public init(size: Double, weight: Weight = .regular, tracking: Double? = nil, shadow: TextShadow? = nil) {
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.shadow = shadow
  }
}

/// `NSShadow` behind a text.
public struct TextShadow: Hashable, Sendable {
  public var color: Color

  /// In points, to the right and downwards.
  public var offset: Point

  /// In points; 0 is sharp.
  public var blurRadius: Double

  public init(color: Color, offset: Point, blurRadius: Double = 0) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}

/// What the rectangle of a bar's background throws on the page. Nothing of it shows through the background.
public struct BarShadow: Hashable, Sendable {
  /// The layer's opacity is part of its alpha.
  public var color: Color

  /// Standard deviation of the blur, in points; 0 is sharp.
  public var radius: Double

  /// In points, to the right and downwards.
  public var offset: Point

  public init(color: Color = .black, radius: Double = 3, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// A picture in a bar's background or shadow.
public struct BarImage: Hashable, Sendable {
  /// How a picture fills a frame that is not its own size.
  public enum Resizing: Hashable, Sendable {
    case tile

    /// Nine parts: the caps keep their size, the middle stretches. In points.
    case stretch(caps: Insets)
  }

  public var image: ImageReference
  public var resizing: Resizing

  /// Pixels per point. Default 3.
  public var scale: Double

  public init(_ image: ImageReference, resizing: Resizing = .stretch(caps: .zero), scale: Double = 3) {
    self.image = image
    self.resizing = resizing
    self.scale = scale
  }
}

/// One of the appearance objects of iOS 13 and later.
public struct BarAppearance: Hashable, Sendable {
  public var backgroundEffect: BackgroundEffect?
  public var backgroundColor: Color?
  public var backgroundImage: BarImage?

  /// Nil for no hairline.
  public var shadowColor: Color?
  public var titleColor: Color?
  public var tintColor: Color?

  public init(
    backgroundEffect: BackgroundEffect? = nil, backgroundColor: Color? = nil, backgroundImage: BarImage? = nil,
    shadowColor: Color? = nil, titleColor: Color? = nil, tintColor: Color? = nil
  ) {
    self.backgroundEffect = backgroundEffect
    self.backgroundColor = backgroundColor
    self.backgroundImage = backgroundImage
    self.shadowColor = shadowColor
    self.titleColor = titleColor
    self.tintColor = tintColor
  }

  /// `configureWithDefaultBackground`, `…Opaque…`, `…Transparent…`.
  public enum Configuration: String, Hashable, Sendable, CaseIterable {
    case `default`, opaque, transparent
  }

  public init(_ configuration: Configuration, look: Scene.Look, appearance: Scene.Appearance) {
    let palette = SystemColors(look: look, appearance: appearance)
    switch configuration {
    case .default:
      self.init(backgroundEffect: .material(.chrome, appearance), shadowColor: palette.hairline)
    case .opaque:
      self.init(backgroundColor: palette.systemBackground, shadowColor: palette.hairline)
    case .transparent:
      self.init()
    }
  }
}
