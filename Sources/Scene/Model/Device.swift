public import NavReelDrawing

/// A phone or tablet, from the table or described by the scene. Lengths are in points.
public struct Device: Hashable, Sendable {
  public var name: String

  /// The size in portrait.
  public var size: Size

  /// Pixels per point.
  public var scale: Double

  /// The height of the status bar's frame; 20 without a notch.
  public var statusBarHeight: Double
  public var safeTop: Double
  public var safeBottom: Double

  /// The corner radius of the display, whose corners are continuous.
  public var cornerRadius: Double

  /// The side layout margin of a plain screen.
  public var margin: Double
  public var landscape: Landscape
  public var cutout: Cutout
  public var statusBarClass: StatusBarClass
  public var isPad: Bool

  public init(
    name: String, size: Size, scale: Double, statusBarHeight: Double, safeTop: Double, safeBottom: Double,
    cornerRadius: Double, margin: Double, landscape: Landscape, cutout: Cutout, statusBarClass: StatusBarClass,
    isPad: Bool = false
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.statusBarHeight = statusBarHeight
    self.safeTop = safeTop
    self.safeBottom = safeBottom
    self.cornerRadius = cornerRadius
    self.margin = margin
    self.landscape = landscape
    self.cutout = cutout
    self.statusBarClass = statusBarClass
    self.isPad = isPad
  }

  /// The insets in landscape.
  public struct Landscape: Hashable, Sendable {
    /// The safe area at the left and right.
    public var side: Double
    public var bottom: Double

    /// The layout margin, the side inset included.
    public var margin: Double

    public init(side: Double, bottom: Double, margin: Double) {
      self.side = side
      self.bottom = bottom
      self.margin = margin
    }
  }

  /// The part cut out of the display.
  public enum Cutout: Hashable, Sendable {
    case none
    case notch(width: Double, height: Double)

    /// A capsule 126 × 37.33, centred, whose top is at `y`.
    case island(y: Double)
  }

  /// The column of glyph sizes that the status bar uses (docs/ios.md, I2).
  public enum StatusBarClass: String, Hashable, Sendable, CaseIterable {
    /// 20 points high, time in the centre.
    case classic
    /// iPhone X and its size.
    case x
    /// XR and 11.
    case xr
    /// 12 to 14: wide notch.
    case wideNotch
    /// 13 and 14: narrow notch.
    case narrowNotch
    /// Island, up to 402 wide.
    case island
    /// Island, wider.
    case islandWide
    /// iPads with rounded corners: 24 high, time at the left.
    case pad
  }

  /// Returns the drawing area in an orientation.
  ///
  /// - Parameters:
  ///   - orientation: the orientation of the device.
  ///   - hidesStatusBar: true for the area without a status bar. A notch or island keeps its inset; elsewhere the inset
  ///     at the top was the status bar's.
  public func canvas(_ orientation: Scene.Orientation, hidesStatusBar: Bool = false) -> Canvas {
    var canvas = shownCanvas(orientation)
    if hidesStatusBar {
      canvas.statusBarHeight = 0
      if !hasCutout { canvas.safeArea.top = 0 }
    }
    return canvas
  }

  /// True if a notch or island takes up the top; a device of the scene's own may have only the status bar of one.
  private var hasCutout: Bool {
    switch statusBarClass {
    case .classic, .pad: cutout != .none
    case .x, .xr, .wideNotch, .narrowNotch, .island, .islandWide: true
    }
  }

  private func shownCanvas(_ orientation: Scene.Orientation) -> Canvas {
    switch orientation {
    case .portrait:
      Canvas(
        size: size, scale: scale,
        safeArea: Insets(top: safeTop, bottom: safeBottom), statusBarHeight: statusBarHeight, margin: margin,
        isCompact: false)
    case .landscape:
      // iPads keep their bars; phones hide the status bar and, below Plus width, have compact bars.
      isPad
        ? Canvas(
          size: Size(size.height, size.width), scale: scale, safeArea: Insets(top: safeTop, bottom: safeBottom),
          statusBarHeight: statusBarHeight, margin: margin, isCompact: false)
        : Canvas(
          size: Size(size.height, size.width), scale: scale,
          safeArea: Insets(left: landscape.side, bottom: landscape.bottom, right: landscape.side),
          statusBarHeight: 0, margin: landscape.margin, isCompact: size.width < 414)
    }
  }
}

/// The drawing area of a device in one orientation. Lengths are in points.
public struct Canvas: Hashable, Sendable {
  public var size: Size

  /// Pixels per point.
  public var scale: Double
  public var safeArea: Insets

  /// The height of the status bar; 0 if it is hidden.
  public var statusBarHeight: Double

  /// The side margin of bars and rows, the side safe area included.
  public var margin: Double

  /// True in compact height: bars are 32 high and text sits at 21.
  public var isCompact: Bool

  /// The inset of the safe area used at both sides: the larger of the two.
  package var sideInset: Double { max(safeArea.left, safeArea.right) }

  public init(
    size: Size, scale: Double, safeArea: Insets, statusBarHeight: Double, margin: Double, isCompact: Bool
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.margin = margin
    self.isCompact = isCompact
  }
}
