/// Drawing commands in paint order, in points: the last stage before pixels.
///
/// Commands know nothing of bars. Layers are nested lists, so every layer that is opened is also closed. Lists compare
/// by value, with a fast path for copies of one list, so a rasterizer can reuse its drawing of an equal list.
public struct DisplayList: Sendable {
  private var storage: Storage

  public init(_ commands: [DrawCommand] = []) { storage = Storage(commands) }

  public var commands: [DrawCommand] {
    get { storage.commands }
    set { storage = Storage(newValue) }
  }

  public var isEmpty: Bool { commands.isEmpty }

  public mutating func append(_ command: DrawCommand) {
    if isKnownUniquelyReferenced(&storage) {
      storage.commands.append(command)
    } else {
      storage = Storage(storage.commands + [command])
    }
  }

  public mutating func append(_ other: DisplayList) {
    for command in other.commands { append(command) }
  }

  /// Storage is written only while uniquely referenced, so it is safe to share.
  private final class Storage: @unchecked Sendable {
    var commands: [DrawCommand]
    init(_ commands: [DrawCommand]) { self.commands = commands }
  }
}

extension DisplayList: Equatable {
  public static func == (a: DisplayList, b: DisplayList) -> Bool {
    a.storage === b.storage || a.commands == b.commands
  }
}

/// One drawing command.
public enum DrawCommand: Equatable, Sendable {
  /// Fills the inside of a path.
  case fill(Path, rule: FillRule, paint: Paint, blend: BlendMode)

  /// Draws a line along a path.
  case stroke(Path, Stroke, paint: Paint)

  /// Draws a part of a picture into a box.
  case image(ImageDraw)

  /// Draws the blurred shadow of a filled path, without the path itself.
  case shadow(Shadow)

  /// Blurs and tints what has been drawn so far inside a shape. The filter reads the whole enclosing layer as drawn so
  /// far, with its edges repeated.
  case backdrop(Backdrop)

  /// Draws a list in its own coordinate system, as a layer if necessary.
  case group(Group)

  /// Returns a non-zero, source-over fill with one colour.
  public static func fill(_ path: Path, _ color: Color) -> DrawCommand {
    .fill(path, rule: .nonZero, paint: .color(color), blend: .sourceOver)
  }

  public static func fill(_ rect: Rect, _ color: Color) -> DrawCommand { .fill(.rect(rect), color) }

  public static func fill(_ path: Path, _ paint: Paint) -> DrawCommand {
    .fill(path, rule: .nonZero, paint: paint, blend: .sourceOver)
  }
}

/// A part of a picture drawn into a box: reduced by area averaging, enlarged bilinearly.
public struct ImageDraw: Equatable, Sendable {
  public var image: Image

  /// The part to draw, in pixels of the picture; may be fractional, must lie inside the picture.
  public var source: Rect

  /// The box to draw into, in points.
  public var destination: Rect

  /// The opacity, 0…1. Default: 1.
  public var opacity: Double

  /// The colour that a template picture's alpha is drawn in; nil for a picture in its own colours.
  public var tint: Color?

  public init(_ image: Image, source: Rect? = nil, destination: Rect, opacity: Double = 1, tint: Color? = nil) {
    self.image = image
    self.source = source ?? Rect(origin: .zero, size: image.size)
    self.destination = destination
    self.opacity = opacity
    self.tint = tint
  }

  /// Creates a command that places a picture in a box by a content mode.
  public init(_ image: Image, in box: Rect, mode: ContentMode, opacity: Double = 1, tint: Color? = nil) {
    let (source, destination) = mode.place(image.size, in: box)
    self.init(image, source: source, destination: destination, opacity: opacity, tint: tint)
  }
}

/// The blurred shadow of a path.
public struct Shadow: Equatable, Sendable {
  public var path: Path
  public var color: Color

  /// The standard deviation of the blur, in points; UIKit's shadow radius is used as this.
  public var sigma: Double

  public var offset: Point

  /// True to leave out the inside of the path, where an opaque view would hide its shadow anyway.
  public var isCutOut: Bool

  public init(path: Path, color: Color, sigma: Double, offset: Point = .zero, isCutOut: Bool = false) {
    self.path = path
    self.color = color
    self.sigma = sigma
    self.offset = offset
    self.isCutOut = isCutOut
  }
}

/// A backdrop effect over a shape.
public struct Backdrop: Equatable, Sendable {
  public var shape: Path
  public var filter: BackdropFilter

  /// The share of the filtered backdrop that replaces the sharp one, 0…1.
  public var opacity: Double

  public init(shape: Path, filter: BackdropFilter, opacity: Double = 1) {
    self.shape = shape
    self.filter = filter
    self.opacity = opacity
  }
}

/// A nested list and the effects that apply to it as a whole.
///
/// A group is a *layer* (drawn separately, then composited) if `isLayer` is set, its opacity is below 1, its blur is
/// above 0, it has a mask or it is rotated; otherwise its commands are drawn straight into the enclosing layer. A layer
/// that is only translated is moved by whole pixels: floor(x + ½).
public struct Group: Equatable, Sendable {
  /// A name by which a layer can be looked up, as in "everything below this group". It has no other meaning.
  public var id: String?

  /// The transform from the group's coordinates to the enclosing ones.
  public var transform: Transform

  /// The opacity, 0…1. Default: 1.
  public var opacity: Double

  /// The shape outside which nothing is drawn, in the group's coordinates.
  public var clip: Path?

  /// A gradient in the group's coordinates whose alpha is multiplied into the finished layer; its colours are ignored.
  public var mask: LinearGradient?

  /// The standard deviation, in points, of a Gaussian over the finished layer; the edges of the clip's box repeat.
  public var blur: Double

  /// True for content that stays the same while it moves, such as a page: it is drawn once and reused.
  public var isLayer: Bool

  public var content: DisplayList

  public init(
    id: String? = nil, transform: Transform = .identity, opacity: Double = 1, clip: Path? = nil,
    mask: LinearGradient? = nil, blur: Double = 0, isLayer: Bool = false, content: DisplayList
  ) {
    self.id = id
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.blur = blur
    self.isLayer = isLayer
    self.content = content
  }
}
