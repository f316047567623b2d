public import NavReelDrawing

/// One view controller: its title, its bar, its page.
public struct Screen: Hashable, Sendable {
  /// Unique in the scene.
  public var name: String

  /// Empty for none.
  public var title: String

  /// Default: `automatic`.
  public var back: BackButton

  /// Beside the back button, from the leading edge inwards.
  public var left: [BarItem]

  /// From the trailing edge inwards, as `rightBarButtonItems`.
  public var right: [BarItem]

  /// A view in the title's place, or nil.
  public var titleView: View?
  public var bar: BarAttributes

  /// What changes with the content offset.
  public var scroll: ScrollRules

  /// `contentInset.top` in points when the scene gives it; nil lets ``Screen/restOffset(in:)`` follow the bar.
  public var contentInsetTop: Double?

  /// Nil for none.
  public var header: Header?
  public var content: Content

  /// Over the content, in page coordinates; they stay where they are unless ``View/scrolls``.
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

/// What stands at the leading edge while a screen lies on another.
public enum BackButton: Hashable, Sendable {
  /// Chevron and the title of the screen below, or the word for "Back", or the chevron alone, as space allows.
  case automatic

  /// Chevron and this text, with the same fall-backs.
  case text(String)

  /// The chevron alone.
  case minimal
  case hidden
}

/// A button of a bar.
public struct BarItem: Hashable, Sendable {
  /// What it shows.
  public enum Content: Hashable, Sendable {
    case text(String)
    case icon(Icon)

    /// A template picture unless `isOriginal`; drawn 24 points high at most, pixels over the device's scale.
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

  /// Overrides the bar's tint.
  public var tintColor: Color?

  /// False draws it in the tertiary label colour. Default: true.
  public var isEnabled: Bool

  public init(_ content: Content, style: Style = .plain, tintColor: Color? = nil, isEnabled: Bool = true) {
    self.content = content
    self.style = style
    self.tintColor = tintColor
    self.isEnabled = isEnabled
  }
}

/// A glyph drawn from vectors: a built-in one, or a path of the scene's own.
public enum Icon: Hashable, Sendable {
  case builtIn(Name)

  /// A path in SVG's notation inside a box of the given size in points.
  case path(Path, size: Size, strokeWidth: Double?)

  /// What messages call it: the name of a built-in one, `path` for another.
  public var name: String {
    switch self {
    case .builtIn(let name): name.rawValue
    case .path: "path"
    }
  }

  /// The glyphs that NavReel has.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case back, share, more, add, search, close, gear, edit, heart, bookmark
  }
}

/// The picture on top of a page.
public struct Header: Hashable, Sendable {
  /// What a pull does to the picture.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Grows by the pull and fills the grown box, zooming about its centre.
    case stretch

    /// Grows by the pull and shows more of a picture that keeps its scale; one that has no more to show fills the grown
    /// box by aspect.
    case reveal

    /// Moves with the content.
    case fixed
  }

  /// What scrolling up does to it.
  public enum Collapse: Hashable, Sendable {
    case scrollsAway

    /// Keeps its top and shrinks to this height in points.
    case pinned(minHeight: Double)
  }

  /// Nil for a header of views or colour alone.
  public var image: ImageReference?
  public var color: Color?

  /// At rest, in points.
  public var height: Double
  public var mode: Mode

  /// Extra points below rest at which the offset stops; nil for none. Default nil.
  public var pullLimit: Double?
  public var collapse: Collapse

  /// Gaussian over the picture, standard deviation in points.
  public var blur: Animated<Double>

  /// In header coordinates: they move with its top.
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

/// What a page shows below its header.
public struct Content: Hashable, Sendable {
  /// What lies on the ground.
  public enum Kind: Hashable, Sendable {
    /// A plain colour and nothing else.
    case empty

    /// A table.
    case rows(Rows)

    /// A picture as wide as the page, moving with the offset.
    case image(ImageReference)
  }

  public var kind: Kind

  /// The page's ground. Nil in a scene built by hand means the look's background, white or black.
  public var backgroundColor: Color?

  public init(kind: Kind = .empty, backgroundColor: Color? = nil) {
    self.kind = kind
    self.backgroundColor = backgroundColor
  }

  /// Rows of a table.
  public struct Rows: Hashable, Sendable {
    public var count: Int

    /// In points. Default 60.
    public var height: Double

    /// Texts of the first rows; the others get placeholders drawn as bars.
    public var titles: [String]
    public var subtitles: [String]
    public var showsIcons: Bool

    /// Nil for the label colour.
    public var textColor: Color?

    /// Nil for the page's ground, which hides a header below; clear shows it.
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
