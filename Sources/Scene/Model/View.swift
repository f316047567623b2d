public import NavReelDrawing

/// The one primitive for title views, header overlays, avatars, search pills and labels.
public struct View: Hashable, Sendable {
  /// What is in the frame.
  public indirect enum Kind: Hashable, Sendable {
    case text(Animated<String>, attributes: TextAttributes, color: Animated<Color>, alignment: Alignment)
    case image(ImageReference, mode: ContentMode, tint: Animated<Color>?)
    case icon(Icon, tint: Animated<Color>)
    /// The gradient is one of the frame's unit square, over the fill.
    case shape(Shape, fill: Animated<Color>, gradient: LinearGradient? = nil, border: Border?)

    /// A blur over what lies behind the view in its page, and what lies in the effect view itself, which stays sharp.
    case effect(BackgroundEffect, contents: [View] = [])
    case group([View])

    /// A navigation bar without a controller.
    case bar(BarView)
  }

  /// Of a text in its frame; leading and trailing follow the direction of reading.
  public enum Alignment: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }

  /// The outline of a filled view.
  public enum Shape: Hashable, Sendable {
    case rectangle
    case ellipse

    /// In the unit of the frame, from its top left corner.
    case path(Path)
  }

  /// A line along a shape.
  public struct Border: Hashable, Sendable {
    public var color: Color

    /// In points, inside the frame.
    public var width: Double

    public init(color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }

  public var kind: Kind

  /// In the enclosing view's coordinates, in points; each side may move on its own.
  public var frame: AnimatedRect

  /// 0…1.
  public var alpha: Animated<Double>

  /// About the frame's anchor, after the frame is placed.
  public var transform: AnimatedTransform

  /// In points; corners are circular unless `isContinuous`.
  public var cornerRadius: Double

  /// True smooths the corners, as `cornerCurve: .continuous`. Default: false.
  public var isContinuous: Bool

  /// True cuts what reaches beyond the frame.
  public var clips: Bool

  /// True moves with the content offset.
  public var scrolls: Bool

  /// Of texts, icons and shapes: draws them by the colours of the ground instead of their own; nil for not.
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
  /// In points.
  public var translationX: Animated<Double>
  public var translationY: Animated<Double>
  public var scale: Animated<Double>

  /// In degrees, clockwise on screen.
  public var rotation: Animated<Double>

  /// In the unit square of the view; default its centre.
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
