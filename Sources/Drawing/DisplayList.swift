/// Drawing commands in paint order, in points: the last form that is not pixels.
///
/// Nothing below it has heard of a bar. Layers are nested lists, so that what is opened is closed by construction.
/// Lists compare by value, and quickly when they are the same list; a rasterizer may keep what it drew of an equal one.
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

  /// Written only while uniquely referenced, hence safe to share.
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

  /// Replaces what has been drawn so far inside a shape by its blurred and tinted self. It reads what the
  /// enclosing layer holds so far, from all of the layer, edges repeated.
  case backdrop(Backdrop)

  /// Draws a list in coordinates of its own, as a layer where it needs one.
  case group(Group)

  /// A non-zero fill of one colour over what is there.
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

  /// In pixels of the picture; may be fractional, must lie inside it.
  public var source: Rect

  /// In points.
  public var destination: Rect

  /// 0…1, default 1.
  public var opacity: Double

  /// When set, the picture is a template: its alpha is drawn in this colour.
  public var tint: Color?

  public init(_ image: Image, source: Rect? = nil, destination: Rect, opacity: Double = 1, tint: Color? = nil) {
    self.image = image
    self.source = source ?? Rect(origin: .zero, size: image.size)
    self.destination = destination
    self.opacity = opacity
    self.tint = tint
  }

  /// A picture placed in a box by a content mode.
  public init(_ image: Image, in box: Rect, mode: ContentMode, opacity: Double = 1, tint: Color? = nil) {
    let (source, destination) = mode.place(image.size, in: box)
    self.init(image, source: source, destination: destination, opacity: opacity, tint: tint)
  }
}

/// The blurred shadow of a path.
public struct Shadow: Equatable, Sendable {
  public var path: Path
  public var color: Color

  /// Standard deviation of the blur in points; UIKit's shadow radius is taken as this.
  public var sigma: Double

  public var offset: Point

  /// True leaves out the inside of the path, as a shadow under an opaque view would be hidden anyway.
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

/// A nested list with what applies to it as a whole.
///
/// A group is a *layer* (drawn on its own ground, then composited) when `isLayer` is set, its opacity is below 1,
/// its blur is above 0, it has a mask or it is rotated; otherwise its commands are drawn straight into what encloses it.
/// A layer that is merely translated lands on whole pixels: floor(x + ½).
public struct Group: Equatable, Sendable {
  /// An opaque name that callers can ask for: "everything below this group", or a kept layer of it.
  public var id: String?

  /// From the group's coordinates to the enclosing ones.
  public var transform: Transform

  /// 0…1, default 1.
  public var opacity: Double

  /// In the group's coordinates; nothing is drawn outside it.
  public var clip: Path?

  /// In the group's coordinates; its alpha is multiplied into the finished layer, its colours do not matter.
  public var mask: LinearGradient?

  /// Standard deviation in points of a Gaussian over the finished layer, edges of the clip's box repeated.
  public var blur: Double

  /// True for content that stays the same while it moves, such as a page: it is drawn once and kept.
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
