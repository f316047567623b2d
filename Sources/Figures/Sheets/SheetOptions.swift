public import NavReelDrawing
public import NavReelMotion
import NavReel
public import NavReelScene

/// The layout of pictures on a sheet. Lengths are in points of the sheet.
public struct SheetOptions: Sendable {
  /// The instants to show; nil for six moments of a film, and for all existing frames.
  public var instants: SheetInstants?

  /// The frame rate that ``SheetInstants/every(_:)`` counts at. Default 60.
  public var fps: Fraction

  /// Pictures per row; nil for evenly filled rows of at most six upright or three wide ones.
  public var columns: Int?

  /// The gap between pictures; nil for one that suits their width.
  public var gap: Double?

  /// The theme. Default light.
  public var theme: SheetTheme

  /// The background colour; may be clear. Nil for the theme's.
  public var background: Color?

  /// The lines under each picture. Default: the time.
  public var captions: [SheetCaption]

  /// The title over the sheet; nil for none.
  public var title: String?

  /// True draws the phone round each picture, with its rounded corners and its cut-out. Default false.
  public var hasDeviceOutline: Bool

  /// The device to draw; nil for the scene's, or for one whose display has the size of the existing frames.
  public var device: Device?

  /// The width of a picture without its outline; nil for 180 points (360 for a wide film), and for the original pixels
  /// of existing frames.
  public var cellWidth: Double?

  /// Pixels per point. Default 2.
  public var scale: Double

  /// The corner radius of pictures without an outline, in points; nil for a few points.
  public var cornerRadius: Double?

  public init(
    instants: SheetInstants? = nil, fps: Fraction = 60, columns: Int? = nil, gap: Double? = nil,
    theme: SheetTheme = .light, background: Color? = nil, captions: [SheetCaption] = [.time], title: String? = nil,
    hasDeviceOutline: Bool = false, device: Device? = nil, cellWidth: Double? = nil, scale: Double = 2,
    cornerRadius: Double? = nil
  ) {
    self.instants = instants
    self.fps = fps
    self.columns = columns
    self.gap = gap
    self.theme = theme
    self.background = background
    self.captions = captions
    self.title = title
    self.hasDeviceOutline = hasDeviceOutline
    self.device = device
    self.cellWidth = cellWidth
    self.scale = scale
    self.cornerRadius = cornerRadius
  }

  /// Checks the ranges of the numbers.
  func check() throws(StageError) {
    if let columns, !(1...1000).contains(columns) {
      throw .request("columns: expected a whole number of 1…1000, got \(columns)")
    }
    try SheetOptions.check("gap", gap, 0...10_000, "points of 0…10000")
    try SheetOptions.check("width", cellWidth, 1...20_000, "points of 1…20000")
    try SheetOptions.check("scale", scale, Stage.OpenOptions.scales, "a number of 0.01…16")
    try SheetOptions.check("corner radius", cornerRadius, 0...10_000, "points of 0…10000")
  }

  private static func check(
    _ name: String, _ value: Double?, _ range: ClosedRange<Double>, _ expected: String
  ) throws(StageError) {
    if let value, !range.contains(value) { throw .request("\(name): expected \(expected), got \(number(value))") }
  }

  /// The background colour to draw.
  var ground: Color { background ?? theme.ground }
}

/// The colours of a sheet's background and text.
public enum SheetTheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
