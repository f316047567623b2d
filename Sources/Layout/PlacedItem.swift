public import NavReelDrawing
import NavReelScene

/// One thing on screen: its frame, alpha and colour.
public struct PlacedItem: Equatable, Sendable {
  /// The item's name, for example `title.forest`; empty for a part without one.
  public var id: String

  /// The frame, in points: of the screen when listed by ``PlacedItems/items``, of the enclosing item otherwise.
  public var frame: Rect

  /// The baseline of a text, in the same coordinates as ``frame``; nil if the item is not text.
  public var baseline: Double?

  /// The transform applied after the item is put at its frame; identity for nearly everything.
  public var transform: Transform

  /// The alpha, 0…1.
  public var alpha: Double

  /// The item's own colour, without ``alpha``; nil for pictures and groups.
  public var color: Color?

  /// The fade at the item's sides; nil for nearly everything.
  var edgeFade: EdgeFade?

  /// The blend mode of texts, symbols' areas and shapes.
  var blend = BlendMode.sourceOver

  /// The text as shown, ellipsis included; nil if the item is not text.
  public var text: String?

  /// The content of a button without text: an icon's name, `path` for one of the scene's own, or a picture's path.
  public var icon: String?

  /// True for a button that looks the same on two screens: it stays while they change, and the upper screen's is drawn
  /// for both.
  package var isShared = false

  /// True for a blur inside something faded, where UIKit draws none.
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

  /// The drawing in a frame, relative to the frame's top left corner. Indirect, so that items are copied at little cost.
  indirect enum Artwork: Equatable, Sendable {
    /// The whole frame in the item's colour.
    case fill
    case text(TextLine)
    case symbol(Symbol, isFlipped: Bool)

    /// A path in the item's colour.
    case shape(Path)

    /// A path filled with a gradient in the same coordinates.
    case gradient(Path, LinearGradient)

    /// The shadow of the frame in the item's colour, without the frame itself.
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

/// Items that are drawn together, in coordinates relative to the top left corner of their frame.
struct PlacedGroup: Equatable, Sendable {
  var children: [PlacedItem]

  /// The shape that the children are clipped to; nil for no clip.
  var clip: FrameShape?

  /// The standard deviation of a blur over the group, in points.
  var blur = 0.0

  /// True if the group replaces a blur that was left out because something around it is faded.
  var isDroppedBlur = false

  /// True for content that stays the same while it moves.
  var isLayer = false

  /// The group's name in the display list.
  var id: String?

  /// Warnings about what was left out of the group.
  var remarks: [SceneWarning] = []

  /// True for a glyph whose parts stay where they are in right-to-left reading.
  var keepsDirection = false
}

/// The shape that a frame is clipped to.
struct FrameShape: Equatable, Sendable {
  var cornerRadius = 0.0
  var isContinuous = false
  var isEllipse = false

  /// A hole in the shape, relative to the frame's top left corner: contours that turn to the left and end inside the
  /// frame.
  var hole: Path?

  /// Returns the shape in a frame.
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

  /// The part of the picture that is drawn, in its pixels.
  var source: Rect

  /// The colour of a template; nil for other pictures.
  var tint: Color?
}
