public import NavReelDrawing
public import NavReelMotion

/// A custom transition as data: what happens to the two pages while progress runs from 0 to 1.
public struct Animator: Hashable, Sendable {
  public var name: String

  /// The only operation that it is made for; a reel of the other one is an error. Nil for both. Default nil.
  public var operation: Reel.Operation?

  /// The duration, in seconds.
  public var duration: Double

  /// The curve of the progress over the duration; the tracks' inputs are this progress.
  public var curve: TimingCurve
  public var from: Part
  public var to: Part

  /// True to put the incoming page on top. Default: by the operation.
  public var isToOnTop: Bool?

  /// True if pages get the system's dim and edge shadow. Default false.
  public var dims: Bool

  /// True if the bar's contents move like the system's. Default true.
  public var movesBarContents: Bool

  /// True if the backgrounds of the bars have alpha 1 while the transition runs. Default false.
  public var keepsBarOpaque: Bool

  public init(
    name: String, operation: Reel.Operation? = nil, duration: Double, curve: TimingCurve, from: Part, to: Part,
    isToOnTop: Bool? = nil,
    dims: Bool = false, movesBarContents: Bool = true, keepsBarOpaque: Bool = false
  ) {
    self.name = name
    self.operation = operation
    self.duration = duration
    self.curve = curve
    self.from = from
    self.to = to
    self.isToOnTop = isToOnTop
    self.dims = dims
    self.movesBarContents = movesBarContents
    self.keepsBarOpaque = keepsBarOpaque
  }

  /// The motion of one page.
  public struct Part: Hashable, Sendable {
    /// The shift in page widths, positive towards the trailing edge.
    public var translationX: Track<Double>

    /// The shift in page heights, downwards.
    public var translationY: Track<Double>
    public var scale: Track<Double>

    /// The rotation in degrees, clockwise on screen.
    public var rotation: Track<Double>
    public var alpha: Track<Double>

    /// The point that stays in place, in the unit square of the page.
    public var anchor: Point

    public init(
      translationX: Track<Double> = .constant(0), translationY: Track<Double> = .constant(0),
      scale: Track<Double> = .constant(1), rotation: Track<Double> = .constant(0),
      alpha: Track<Double> = .constant(1), anchor: Point = Point(0.5, 0.5)
    ) {
      self.translationX = translationX
      self.translationY = translationY
      self.scale = scale
      self.rotation = rotation
      self.alpha = alpha
      self.anchor = anchor
    }
  }
}
