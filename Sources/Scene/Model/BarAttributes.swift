public import NavReelDrawing

/// A screen's attributes of the navigation bar, in UIKit's terms.
///
/// The values that fill the background (tint, image, effect, translucency) are kept as the scene wrote them and
/// combined by ``BarFill``, because UIKit's rules make one depend on the other.
public struct BarAttributes: Hashable, Sendable {
  /// The bar's style. Default: `default`.
  public var barStyle: BarStyle

  /// The background's colour; nil for the look's own background.
  public var barTintColor: Color?

  /// A colour behind the bar's own background, in the bar's frame only: it shows only through translucency.
  public var backgroundColor: Color?

  /// The alpha of background, effect and hairline together, 0…1. Default 1.
  public var backgroundAlpha: Double

  /// A picture in place of effect and colour; nil for none.
  public var backgroundImage: BarImage?

  /// The background image in compact height; nil for ``backgroundImage``.
  public var compactBackgroundImage: BarImage?

  /// A gradient in place of effect and colour; nil for none.
  public var backgroundGradient: LinearGradient?

  /// A blur by name; nil for the one that the look or tint implies.
  public var backgroundEffect: BackgroundEffect?

  /// The bar's translucency. Nil is "unset", which UIKit treats unlike both values.
  public var isTranslucent: Bool?

  /// A picture in place of the hairline; it counts only together with a background image.
  public var shadowImage: BarImage?

  /// True to remove the hairline.
  public var shadowHidden: Bool

  /// The hairline's colour. Default: black .30, in the dark appearance white .15.
  public var shadowColor: Color

  /// The shadow below the background; nil for none.
  public var shadow: BarShadow?

  /// The colour of buttons and chevron, never of titles.
  public var tintColor: Color

  /// The title's colour. Default: the label colour of look and appearance.
  public var titleColor: Color

  /// The title's font. Default: 17 points, semibold.
  public var titleFont: TextAttributes

  /// The title's shift, in points, downwards.
  public var titleVerticalPositionAdjustment: Double

  /// The title's shift in compact height; nil for ``titleVerticalPositionAdjustment``.
  public var compactTitleVerticalPositionAdjustment: Double?

  /// The status bar's style; nil for that of the bar's style: light content under a black bar, else the default.
  public var statusBarStyle: StatusBar.Style?

  /// The bar's position. Default: `topAttached`.
  public var barPosition: BarPosition

  /// The shift of the whole bar with its items, in points, downwards.
  public var translationY: Double

  /// The alpha of everything but the background, 0…1.
  public var itemsAlpha: Double

  /// True to leave the screen without a bar.
  public var hidden: Bool

  /// True to clip the background to the bar's frame, without the hairline and the part behind the status bar.
  public var clipsToBounds: Bool

  /// True if the screen prefers a large title.
  public var largeTitle: Bool

  /// A line above the title; nil for none.
  public var prompt: String?

  /// The placeholder of a search field below the title; nil for none.
  public var search: String?

  /// The standard appearance; nil for the other attributes.
  public var standardAppearance: BarAppearance?

  /// The appearance while the content is at its top edge; nil for the look's own there.
  public var scrollEdgeAppearance: BarAppearance?

  /// The appearance in compact height; nil for ``standardAppearance``.
  public var compactAppearance: BarAppearance?

  /// True to keep the system's look whatever the defaults say.
  public var excluded: Bool

  /// True to make the bar part of the page: it travels, is dimmed and moved with it. Its items are nearer to the edges
  /// than the system's, as in WRNavigationBar's custom bar.
  public var custom: Bool

  /// Creates the default bar of a look, by default in the light appearance.
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

  /// The status bar's style without a scroll rule. If the screen has none, UIKit uses that of the bar's style.
  package var shownStatusBarStyle: StatusBar.Style {
    statusBarStyle ?? (barStyle == .black && !hidden ? .lightContent : .default)
  }

  /// Returns the bar with the values for the metrics (`UIBarMetrics`) in place of the default ones.
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

/// The position of a bar: UIKit's `UIBarPosition`.
public enum BarPosition: String, Hashable, Sendable, CaseIterable {
  case any
  /// Hairline above the bar.
  case bottom
  /// Background in the bar's own frame.
  case top
  /// Background up to the top of the screen.
  case topAttached
}

/// The attributes of a text.
public struct TextAttributes: Hashable, Sendable {
  /// The weight of a face; one that the face lacks is replaced by the nearest.
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

  /// The size, in points.
  public var size: Double
  public var weight: Weight

  /// The extra points after each character; nil for the face's own.
  public var tracking: Double?

  /// The shadow; nil for none.
  public var shadow: TextShadow?

  public init(size: Double, weight: Weight = .regular, tracking: Double? = nil, shadow: TextShadow? = nil) {
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.shadow = shadow
  }
}

/// The shadow behind a text, as in `NSShadow`.
public struct TextShadow: Hashable, Sendable {
  public var color: Color

  /// The shift, in points, to the right and downwards.
  public var offset: Point

  /// The radius of the blur, in points; 0 is sharp.
  public var blurRadius: Double

  public init(color: Color, offset: Point, blurRadius: Double = 0) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}

/// The shadow of a bar's background on the page. None of it shows through the background.
public struct BarShadow: Hashable, Sendable {
  /// The colour; its alpha includes the layer's opacity.
  public var color: Color

  /// The standard deviation of the blur, in points; 0 is sharp.
  public var radius: Double

  /// The shift, in points, to the right and downwards.
  public var offset: Point

  public init(color: Color = .black, radius: Double = 3, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// A picture in a bar's background or shadow.
public struct BarImage: Hashable, Sendable {
  /// The way in which a picture fills a frame of another size.
  public enum Resizing: Hashable, Sendable {
    case tile

    /// Nine parts: the caps, in points, keep their size, and the middle stretches.
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

  /// The hairline's colour; nil for no hairline.
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
