public import NavReelDrawing
import NavReelScene

/// One thing that is on screen: where it is, how visible, in which colour.
public struct PlacedItem: Equatable, Sendable {
  /// Such as `title.forest`; empty for a part that has no name of its own.
  public var id: String

  /// In points: of the screen when listed by ``PlacedItems/items``, of the enclosing item inside one.
  public var frame: Rect

  /// Where text stands, in the same coordinates as ``frame``; nil for what is not text.
  public var baseline: Double?

  /// What turns or scales it after it was put at its frame; identity for nearly everything.
  public var transform: Transform

  /// 0…1.
  public var alpha: Double

  /// Its own, alpha not multiplied in; nil for pictures and groups.
  public var color: Color?

  /// Nil for nearly everything.
  var edgeFade: EdgeFade?

  /// How texts, symbols' areas and shapes meet what is there.
  var blend = BlendMode.sourceOver

  /// What is shown, ellipsis included; nil for what is not text.
  public var text: String?

  /// What a button shows that is no text: an icon's name, `path` for one of the scene's own, or a picture's path.
  public var icon: String?

  /// True for a button that two screens show alike: it stays while they change, and the upper screen's is drawn for both.
  package var isShared = false

  /// True for a blur that lies in something faded, where UIKit draws none.
  package var losesBlur = false

  var artwork: Artwork

  init(
    _ id: String = "", frame: Rect, baseline: Double? = nil, transform: Transform = .identity, alpha: Double = 1,
    color: Color? = nil, text: String? = nil, artwork: Artwork
  ) {
    self.id = id
    self.frame = frame
    self.baseline = baseline
    self.transform = transform
    self.alpha = alpha
    self.color = color
    self.text = text
    self.artwork = artwork
  }

  /// What is drawn in a frame. Everything in it is about the frame's top left corner.
  enum Artwork: Equatable, Sendable {
    /// The whole frame in the item's colour.
    case fill
    case text(TextLine)
    case symbol(Symbol, isFlipped: Bool)

    /// A path in the item's colour.
    case shape(Path)

    /// A path filled with a gradient in the same coordinates.
    case gradient(Path, LinearGradient)

    /// What the frame throws in the item's colour, without the frame itself.
    case dropShadow(radius: Double, offset: Point)

    /// A path's line in the item's colour.
    case outline(Path, Stroke)
    case picture(Picture)
    case barBackground(BarBackground)
    case hairline(Hairline)
    case edgeShadow(isFlipped: Bool)
    case effect(BackdropFilter, Path)
    case group(PlacedGroup)
  }
}

/// Items that are drawn together, in coordinates about the top left corner of their frame.
struct PlacedGroup: Equatable, Sendable {
  var children: [PlacedItem]

  /// What of the frame shows; nil for all, and more.
  var clip: FrameShape?

  /// In points.
  var blur = 0.0

  /// True in the place of a blur that was left out because something around it is faded.
  var isDroppedBlur = false

  /// True for content that stays the same while it moves.
  var isLayer = false

  /// What the display list calls it.
  var id: String?

  /// What was left out of it.
  var remarks: [SceneWarning] = []

  /// True for a glyph whose parts stay where they are in right-to-left reading.
  var keepsDirection = false
}

/// The shape that a frame is cut to.
struct FrameShape: Equatable, Sendable {
  var cornerRadius = 0.0
  var isContinuous = false
  var isEllipse = false

  /// The hole in it, about the frame's top left corner: contours that turn to the left and end inside the frame.
  var hole: Path?

  /// The shape in a frame.
  func path(in r: Rect) -> Path {
    var path = outline(r)
    if let hole { path.append(hole.offset(x: r.minX, y: r.minY)) }
    return path
  }

  private func outline(_ r: Rect) -> Path {
    if isEllipse { return .ellipse(in: r) }
    if cornerRadius <= 0 { return .rect(r) }
    return isContinuous
      ? .continuousRoundedRect(r, radius: cornerRadius) : .roundedRect(r, radius: cornerRadius)
  }
}

/// A part of a picture stretched over a frame.
struct Picture: Equatable, Sendable {
  var image: Image

  /// In pixels of the picture.
  var source: Rect

  /// Set for templates.
  var tint: Color?
}
