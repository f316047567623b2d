public import NavReelDrawing

/// One view controller: its title, its bar, its page.
public struct Screen: Hashable, Sendable {
  /// The name, unique in the scene.
  public var name: String

  /// The title; empty for none.
  public var title: String

  /// The back button. Default: `automatic`.
  public var back: BackButton

  /// The left buttons, beside the back button, from the leading edge inwards.
  public var left: [BarItem]

  /// The right buttons, from the trailing edge inwards, as in `rightBarButtonItems`.
  public var right: [BarItem]

  /// A view in place of the title, or nil.
  public var titleView: View?
  public var bar: BarAttributes

  /// The rules over the content offset.
  public var scroll: ScrollRules

  /// `contentInset.top` in points, if the scene gives it; nil lets ``Screen/restOffset(in:)`` follow the bar.
  public var contentInsetTop: Double?

  /// The header; nil for none.
  public var header: Header?
  public var content: Content

  /// Views over the content, in page coordinates; they stay where they are unless ``View/scrolls``.
  public var views: [View]

  public init(
    name: String, title: String = "", back: BackButton = .automatic, left: [BarItem] = [], right: [BarItem] = [],
    titleView: View? = nil, bar: BarAttributes = BarAttributes(), scroll: ScrollRules = ScrollRules(),
    contentInsetTop: Double? = nil, header: Header? = nil, content: Content = Content(), views: [View] = []
  ) {
    self.name = name
    self.title = title
    self.back = back
    self.left = left
    self.right = right
    self.titleView = titleView
    self.bar = bar
    self.scroll = scroll
    self.contentInsetTop = contentInsetTop
    self.header = header
    self.content = content
    self.views = views
  }
}

/// The back button at the leading edge of a screen that is on top of another.
public enum BackButton: Hashable, Sendable {
  /// The chevron and the title of the screen below, or the word for "Back", or the chevron alone, as space allows.
  case automatic

  /// The chevron and this text, with the same fallbacks.
  case text(String)

  /// The chevron alone.
  case minimal
  case hidden
}

/// A button of a bar.
public struct BarItem: Hashable, Sendable {
  /// The content of a button.
  public enum Content: Hashable, Sendable {
    case text(String)
    case icon(Icon)

    /// A template picture unless `isOriginal`; drawn at the device's scale, at most 24 points high.
    case image(ImageReference, isOriginal: Bool)
  }

  /// `UIBarButtonItem.Style`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain
    /// Semibold.
    case done
  }

  public var content: Content
  public var style: Style

  /// The button's own tint; nil for the bar's.
  public var tintColor: Color?

  /// False to draw it in the tertiary label colour. Default: true.
  public var isEnabled: Bool

  public init(_ content: Content, style: Style = .plain, tintColor: Color? = nil, isEnabled: Bool = true) {
    self.content = content
    self.style = style
    self.tintColor = tintColor
    self.isEnabled = isEnabled
  }
}

/// The picture at the top of a page.
public struct Header: Hashable, Sendable {
  /// The effect of a pull on the picture.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The picture grows by the pull and fills the grown box, zooming about its centre.
    case stretch

    /// The box grows by the pull and shows more of a picture that keeps its scale; one with no more to show fills the
    /// grown box by aspect.
    case reveal

    /// The picture moves with the content.
    case fixed
  }

  /// The effect of scrolling up on the header.
  public enum Collapse: Hashable, Sendable {
    case scrollsAway

    /// The header keeps its top and shrinks to this height in points.
    case pinned(minHeight: Double)
  }

  /// The picture; nil for a header of views or colour alone.
  public var image: ImageReference?
  public var color: Color?

  /// The height at rest, in points.
  public var height: Double
  public var mode: Mode

  /// The points below rest at which the offset stops; nil for no limit. Default nil.
  public var pullLimit: Double?
  public var collapse: Collapse

  /// The blur of the picture: a Gaussian's standard deviation in points.
  public var blur: Animated<Double>

  /// The views, in the header's coordinates: they move with its top.
  public var views: [View]

  public init(
    image: ImageReference? = nil, color: Color? = nil, height: Double, mode: Mode = .stretch,
    pullLimit: Double? = nil, collapse: Collapse = .scrollsAway, blur: Animated<Double> = .constant(0),
    views: [View] = []
  ) {
    self.image = image
    self.color = color
    self.height = height
    self.mode = mode
    self.pullLimit = pullLimit
    self.collapse = collapse
    self.blur = blur
    self.views = views
  }
}

/// The content of a page below its header.
public struct Content: Hashable, Sendable {
  /// The kind of content on the ground.
  public enum Kind: Hashable, Sendable {
    /// A plain colour and nothing else.
    case empty

    /// A table.
    case rows(Rows)

    /// A picture as wide as the page, moving with the offset.
    case image(ImageReference)
  }

  public var kind: Kind

  /// The page's ground. Nil, in a scene built in Swift, means the look's background, white or black.
  public var backgroundColor: Color?

  public init(kind: Kind = .empty, backgroundColor: Color? = nil) {
    self.kind = kind
    self.backgroundColor = backgroundColor
  }

  /// The rows of a table.
  public struct Rows: Hashable, Sendable {
    public var count: Int

    /// The height of a row, in points. Default 60.
    public var height: Double

    /// The texts of the first rows; the others get placeholders drawn as bars.
    public var titles: [String]
    public var subtitles: [String]
    public var showsIcons: Bool

    /// The colour of the texts; nil for the label colour.
    public var textColor: Color?

    /// The colour of the rows; nil for the page's ground, which hides a header below; clear shows it.
    public var rowColor: Color?
    public var showsSeparators: Bool

    public init(
      count: Int, height: Double = 60, titles: [String] = [], subtitles: [String] = [], showsIcons: Bool = true,
      textColor: Color? = nil, rowColor: Color? = nil, showsSeparators: Bool = true
    ) {
      self.count = count
      self.height = height
      self.titles = titles
      self.subtitles = subtitles
      self.showsIcons = showsIcons
      self.textColor = textColor
      self.rowColor = rowColor
      self.showsSeparators = showsSeparators
    }
  }
}
