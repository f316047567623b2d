public import NavReelDrawing

/// One drawn background of the bar.
public struct BarBackgroundState: Hashable, Sendable {
  /// The screen that it belongs to; the top screen if it is mixed.
  public var screen: String

  /// The travel with its screen, in points.
  public var x: Double
  public var fill: BarFill

  /// The alpha of everything, hairline included, 0…1.
  public var alpha: Double

  /// The alpha of the hairline, before ``alpha`` and its colour's own are multiplied in.
  public var shadowAlpha: Double

  /// The height of the bar's own frame, status bar not included, in points.
  public var height: Double
  public var position: BarPosition
  public var clipsToBounds: Bool

  /// True if it is drawn in the page (`custom`), under the page's dim and with its motion.
  public var isInPage: Bool

  public init(
    screen: String, x: Double = 0, fill: BarFill, alpha: Double, shadowAlpha: Double = 1, height: Double,
    position: BarPosition = .topAttached, clipsToBounds: Bool = false, isInPage: Bool = false
  ) {
    self.screen = screen
    self.x = x
    self.fill = fill
    self.alpha = alpha
    self.shadowAlpha = shadowAlpha
    self.height = height
    self.position = position
    self.clipsToBounds = clipsToBounds
    self.isInPage = isInPage
  }
}

extension BarBackgroundState {
  /// True if there is a hairline, or an image in its place, even if invisible.
  public var hasHairline: Bool { fill.shadowColor != nil || fill.shadowImage != nil }
}

/// The values of the bar as a whole.
public struct BarState: Hashable, Sendable {
  /// The height of its own frame, status bar not included, in points.
  public var height: Double
  public var tintColor: Color

  /// The colour of titles without one of their own: see ``BarContentState/titleColor``.
  public var titleColor: Color

  /// The shift, in points, downwards.
  public var translationY: Double
  public var itemsAlpha: Double

  public init(height: Double, tintColor: Color, titleColor: Color, translationY: Double = 0, itemsAlpha: Double = 1) {
    self.height = height
    self.tintColor = tintColor
    self.titleColor = titleColor
    self.translationY = translationY
    self.itemsAlpha = itemsAlpha
  }
}

/// The bar's content for one screen: the distances of its title and labels from their places, and their alphas.
public struct BarContentState: Hashable, Sendable {
  public var screen: String

  /// The text of the title at this instant.
  public var title: String

  /// The alpha of the inline title.
  public var titleAlpha: Double

  /// The travel of the title. −1: left edge on the back label's; 0: in place; 1: left edge at the end of the way out,
  /// at the bar's trailing edge.
  public var titleTravel: Double

  /// The title of the screen below, which an automatic back button shows; nil without one.
  public var backTitle: String?

  /// True while there is a screen below, and so a back button.
  public var hasBack: Bool
  public var backAlpha: Double

  /// The travel of the back label. −1: moved out to the left by its own width; 0: in place; 1: left edge on that of the
  /// title it comes from, or as far again if its text differs and the look is `ios10`.
  public var backTravel: Double

  /// The alpha of left and right items, the bar's own not included.
  public var itemsAlpha: Double

  /// The large title; nil without one.
  public var largeTitle: LargeTitleState?

  /// The height of this screen's bar, in points, by which its rows are placed.
  public var barHeight: Double

  /// The shift of everything, in points, as when the bar travels with its screen.
  public var x: Double

  /// The view in place of the title, evaluated.
  public var titleView: ViewState?

  /// The colour of this screen's title and prompt, if each screen keeps its own while screens change; nil for the
  /// bar's.
  public var titleColor: Color?

  /// The values of the screen's own bar in its page (`custom`); nil for the bar that the screens share.
  public var ownBar: BarState?

  public init(
    screen: String, title: String, titleAlpha: Double = 1, titleTravel: Double = 0, backTitle: String? = nil,
    hasBack: Bool = false, backAlpha: Double = 1, backTravel: Double = 0, itemsAlpha: Double = 1,
    largeTitle: LargeTitleState? = nil, barHeight: Double, x: Double = 0, titleView: ViewState? = nil,
    titleColor: Color? = nil, ownBar: BarState? = nil
  ) {
    self.screen = screen
    self.title = title
    self.titleAlpha = titleAlpha
    self.titleTravel = titleTravel
    self.backTitle = backTitle
    self.hasBack = hasBack
    self.backAlpha = backAlpha
    self.backTravel = backTravel
    self.itemsAlpha = itemsAlpha
    self.largeTitle = largeTitle
    self.barHeight = barHeight
    self.x = x
    self.titleView = titleView
    self.titleColor = titleColor
    self.ownBar = ownBar
  }

  /// True if it is drawn in the page, under the page's dim and with its motion.
  public var isInPage: Bool { ownBar != nil }
}

/// The state of a large title on its way into the bar.
public struct LargeTitleState: Hashable, Sendable {
  /// The height left of its 52 points; more than 52 while pulled.
  public var height: Double
  public var alpha: Double

  /// The scale: 1 at rest, up to 1.1 while pulled.
  public var scale: Double

  /// The travel. −1: one page width to the left; 0: in place; 1: one page width to the right.
  public var travel: Double

  /// The way into the label. 0: in place; 1: at the place and size of the back label with the same text above.
  public var shrink: Double

  public init(height: Double, alpha: Double = 1, scale: Double = 1, travel: Double = 0, shrink: Double = 0) {
    self.height = height
    self.alpha = alpha
    self.scale = scale
    self.travel = travel
    self.shrink = shrink
  }
}

/// The back chevron, shared by the screens. It does not move while it fades in and out.
public struct ChevronState: Hashable, Sendable {
  public var alpha: Double

  /// The shift, in points, as when the bar travels with its screen.
  public var x: Double

  public init(alpha: Double, x: Double = 0) {
    self.alpha = alpha
    self.x = x
  }
}

/// The appearance of the status bar's glyphs.
public struct StatusBarState: Hashable, Sendable {
  public var style: StatusBar.Style

  /// The glyphs' colour at this instant; between two styles in a cross-fade.
  public var color: Color

  public init(style: StatusBar.Style, color: Color) {
    self.style = style
    self.color = color
  }
}
