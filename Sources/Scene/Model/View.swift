public import NavReelDrawing

/// The one primitive for title views, header overlays, avatars, search pills and labels.
public struct View: Hashable, Sendable {
  /// The content of the frame.
  public indirect enum Kind: Hashable, Sendable {
    case text(Animated<String>, attributes: TextAttributes, color: Animated<Color>, alignment: Alignment)
    case image(ImageReference, mode: ContentMode, tint: Animated<Color>?)
    case icon(Icon, tint: Animated<Color>)
    /// The gradient is in the frame's unit square, over the fill.
    case shape(Shape, fill: Animated<Color>, gradient: LinearGradient? = nil, border: Border?)

    /// A blur over the page behind the view, and the effect view's own content, which stays sharp.
    case effect(BackgroundEffect, contents: [View] = [])
    case group([View])

    /// A navigation bar without a controller.
    case bar(BarView)
  }

  /// The alignment of a text in its frame; leading and trailing follow the direction of reading.
  public enum Alignment: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }

  /// The outline of a filled view.
  public enum Shape: Hashable, Sendable {
    case rectangle
    case ellipse

    /// A path in units of the frame, from its top left corner.
    case path(Path)
  }

  /// A line along a shape.
  public struct Border: Hashable, Sendable {
    public var color: Color

    /// The width in points, inside the frame.
    public var width: Double

    public init(color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }

  public var kind: Kind

  /// The frame in the enclosing view's coordinates, in points; each side may move on its own.
  public var frame: AnimatedRect

  /// The alpha, 0…1.
  public var alpha: Animated<Double>

  /// The transform about the frame's anchor, after the frame is placed.
  public var transform: AnimatedTransform

  /// The corner radius, in points; corners are circular unless `isContinuous`.
  public var cornerRadius: Double

  /// True to smooth the corners, as in `cornerCurve: .continuous`. Default: false.
  public var isContinuous: Bool

  /// True to clip what extends beyond the frame.
  public var clips: Bool

  /// True to move the view with the content offset.
  public var scrolls: Bool

  /// The vibrancy of a text, icon or shape, which is then drawn by the ground's colours instead of its own; nil for
  /// none.
  public var vibrancy: Vibrancy?

  public init(
    _ kind: Kind, frame: AnimatedRect, alpha: Animated<Double> = .constant(1),
    transform: AnimatedTransform = AnimatedTransform(), cornerRadius: Double = 0, isContinuous: Bool = false,
    clips: Bool = false, scrolls: Bool = false, vibrancy: Vibrancy? = nil
  ) {
    self.kind = kind
    self.frame = frame
    self.alpha = alpha
    self.transform = transform
    self.cornerRadius = cornerRadius
    self.isContinuous = isContinuous
    self.clips = clips
    self.scrolls = scrolls
    self.vibrancy = vibrancy
  }
}

/// A rectangle whose four numbers may move.
public struct AnimatedRect: Hashable, Sendable {
  public var x: Animated<Double>
  public var y: Animated<Double>
  public var width: Animated<Double>
  public var height: Animated<Double>

  public init(x: Animated<Double>, y: Animated<Double>, width: Animated<Double>, height: Animated<Double>) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(_ rect: Rect) {
    self.init(
      x: .constant(rect.x), y: .constant(rect.y), width: .constant(rect.width), height: .constant(rect.height))
  }
}

/// Translation, scale and rotation that may move.
public struct AnimatedTransform: Hashable, Sendable {
  /// The shift to the right, in points.
  public var translationX: Animated<Double>
  public var translationY: Animated<Double>
  public var scale: Animated<Double>

  /// The rotation in degrees, clockwise on screen.
  public var rotation: Animated<Double>

  /// The point that stays in place, in the unit square of the view. Default: its centre.
  public var anchor: Point

  public init(
    translationX: Animated<Double> = .constant(0), translationY: Animated<Double> = .constant(0),
    scale: Animated<Double> = .constant(1), rotation: Animated<Double> = .constant(0),
    anchor: Point = Point(0.5, 0.5)
  ) {
    self.translationX = translationX
    self.translationY = translationY
    self.scale = scale
    self.rotation = rotation
    self.anchor = anchor
  }
}
