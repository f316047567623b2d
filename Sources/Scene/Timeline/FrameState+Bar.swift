public import NavReelDrawing

/// One drawn background of the bar.
public struct BarBackgroundState: Hashable, Sendable {
  /// Whose; the top screen's when mixed.
  public var screen: String

  /// Travel with its screen, in points.
  public var x: Double
  public var fill: BarFill

  /// Of everything, hairline included: 0…1.
  public var alpha: Double

  /// Of the hairline, before ``alpha`` and its colour's own are multiplied in.
  public var shadowAlpha: Double

  /// Height of the bar's own frame, status bar not included, in points.
  public var height: Double
  public var position: BarPosition
  public var clipsToBounds: Bool

  /// True when it is drawn in the page (`custom`), under its dim and with its motion.
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
  /// True when there is a hairline, or an image in its place, to be seen or faded.
  public var hasHairline: Bool { fill.shadowColor != nil || fill.shadowImage != nil }
}

/// What holds for the bar as a whole.
public struct BarState: Hashable, Sendable {
  /// Of its own frame, status bar not included, in points.
  public var height: Double
  public var tintColor: Color

  /// Of titles without one of their own: see ``BarContentState/titleColor``.
  public var titleColor: Color

  /// In points, downwards.
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

/// What the bar shows of one screen: how far its title and labels are from their places, and how visible.
public struct BarContentState: Hashable, Sendable {
  public var screen: String

  /// Text of the title at this instant.
  public var title: String

  /// Of the inline title.
  public var titleAlpha: Double

  /// −1: left edge on the back label's; 0: in place; 1: left edge where a title leaves at the bar's trailing edge.
  public var titleTravel: Double

  /// Title of the screen below, or nil without one: what an automatic back button says.
  public var backTitle: String?

  /// True while there is a screen below: the back button exists.
  public var hasBack: Bool
  public var backAlpha: Double

  /// −1: moved out to the left by its own width; 0: in place; 1: left edge on the place of the title it comes from, or
  /// as far again where it says something else and the look has it so.
  public var backTravel: Double

  /// Of left and right items, the bar's own alpha not included.
  public var itemsAlpha: Double

  /// Nil without a large title.
  public var largeTitle: LargeTitleState?

  /// This screen's bar height, in points: its own rows are placed by it.
  public var barHeight: Double

  /// Shift of everything, in points, as when the bar travels with its screen.
  public var x: Double

  /// Views in the title's place, evaluated.
  public var titleView: ViewState?

  /// Of this screen's title and prompt where each screen keeps its own while screens change; nil for the bar's.
  public var titleColor: Color?

  /// What holds for the bar of its own that lies in its page (`custom`); nil for the one that the screens share.
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

  /// True when it is drawn in the page, under its dim and with its motion.
  public var isInPage: Bool { ownBar != nil }
}

/// What a large title has made of its way into the bar.
public struct LargeTitleState: Hashable, Sendable {
  /// What is left of its 52 points; more than 52 while pulled.
  public var height: Double
  public var alpha: Double

  /// 1 at rest, up to 1.1 while pulled.
  public var scale: Double

  /// −1: one page width to the left; 0: in place; 1: one page width to the right.
  public var travel: Double

  /// 0: in place; 1: in the place and at the size of the back label that says the same on the screen above.
  public var shrink: Double

  public init(height: Double, alpha: Double = 1, scale: Double = 1, travel: Double = 0, shrink: Double = 0) {
    self.height = height
    self.alpha = alpha
    self.scale = scale
    self.travel = travel
    self.shrink = shrink
  }
}

/// The back chevron, shared by the screens. It stands still while it comes and goes.
public struct ChevronState: Hashable, Sendable {
  public var alpha: Double

  /// Shift in points, as when the bar travels with its screen.
  public var x: Double

  public init(alpha: Double, x: Double = 0) {
    self.alpha = alpha
    self.x = x
  }
}

/// What the status bar's glyphs look like.
public struct StatusBarState: Hashable, Sendable {
  public var style: StatusBar.Style

  /// The glyphs' colour at this instant; between two styles in a cross-fade.
  public var color: Color

  public init(style: StatusBar.Style, color: Color) {
    self.style = style
    self.color = color
  }
}
