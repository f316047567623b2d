import NavReelDrawing
import NavReelScene

/// The sizes of status bar glyphs for one class of device, in points (docs/ios.md, I1 and I2).
struct GlyphSizes: Equatable, Sendable {
  /// The sizes of a signal bar, or of a dot.
  var barWidth, barGap, barRadius: Double

  /// The height of a fifth bar, by which the four are scaled: 13 gives 4, 6, 8.33 and 10.67.
  var barConstant: Double
  var wifiWidth, wedge, arc, wifiGap, wifiRadius: Double
  var battery: Battery

  /// The space between the three glyphs.
  var gap: Double
  var timeSize: Double

  /// True for five dots in place of the bars.
  var hasDots = false

  /// The height of Wi-Fi above the other glyphs' line.
  var wifiLift = 0.0

  var cellularWidth: Double {
    let count = hasDots ? Double(SignalDots.count) : 4
    return count * barWidth + (count - 1) * barGap
  }
  var cellularHeights: [Double] { [4, 6, 25.0 / 3, 32.0 / 3].map { $0 * barConstant / 13 } }
  var cellularHeight: Double { hasDots ? barWidth : 32.0 / 3 * barConstant / 13 }
  var wifiHeight: Double { wedge + 2 * wifiGap + 2 * arc }

  /// The width of the three glyphs with their gaps.
  var groupWidth: Double { cellularWidth + gap + wifiWidth + gap + battery.totalWidth }

  /// Returns the sizes with narrower gaps if a wide notch leaves too little room beside it: glyphs keep 8 points for
  /// the display's corner and the notch.
  func fitting(_ cutout: Device.Cutout, _ width: Double) -> GlyphSizes {
    guard case .notch(let notch, _) = cutout else { return self }
    var sizes = self
    let room = (width - notch) / 2 - 8 - (groupWidth - 2 * gap)
    sizes.gap = max(3, min(gap, room / 2))
    return sizes
  }

  init(_ statusBarClass: Device.StatusBarClass, _ look: Scene.Look = .ios18) {
    let small = Battery(width: 23.5, height: 11.5, line: 1, radius: 3.25, nubWidth: 1, nubHeight: 3)
    let regular = Battery(width: 23.667, height: 11.333, line: 1, radius: 3, nubWidth: 1.333, nubHeight: 4.667)
    let island = Battery(width: 25, height: 13, line: 1, radius: 4.3, nubWidth: 1.333, nubHeight: 4.08)
    // The kit's battery, which agrees with recordings of an X: 24.33 in all.
    let kit = Battery(width: 22, height: 11.333, line: 1, radius: 2.667, nubWidth: 1.333, nubHeight: 4)
    switch (statusBarClass, look) {
    case (.classic, .ios10):
      // Measured on recordings of iOS 8 and 10 at one pixel per point.
      self.init(5.5, 1.5, 2.75, 13, 12.5, 2.5, 1.333, 1.667, 0.333, .filled, gap: 5, timeSize: 12)
      (hasDots, wifiLift) = (true, 0.4)
    case (.classic, .ios18), (.pad, _):
      self.init(3, 1.5, 1, 13, 15.5, 3.25, 2.25, 1.5, 0.5, small, gap: 5, timeSize: 12)
    case (.x, _):
      self.init(3, 1.667, 1, 13, 15.333, 3.333, 2.333, 1.5, 0.667, kit, gap: 5, timeSize: 16)
    case (.xr, _):
      self.init(3.5, 1.5, 1.15, 14, 16.5, 3.25, 2.5, 1.75, 0.5, small, gap: 4.5, timeSize: 16)
    case (.wideNotch, _):
      self.init(3, 1.667, 1, 14, 16.667, 3.5, 2.417, 1.75, 0.667, regular, gap: 5.333, timeSize: 15.5)
    case (.narrowNotch, _):
      self.init(3, 1.667, 1, 14, 16.667, 3.5, 2.417, 1.75, 0.667, regular, gap: 6.333, timeSize: 15.5)
    case (.island, _):
      self.init(3.333, 2, 1.167, 15, 17, 3.833, 2.5, 1.75, 0.667, island, gap: 7.333, timeSize: 17)
    case (.islandWide, _):
      self.init(3.667, 2, 1.2, 16, 17.667, 3.833, 2.667, 1.667, 0.833, island, gap: 7.333, timeSize: 18)
    }
  }

  private init(
    _ barWidth: Double, _ barGap: Double, _ barRadius: Double, _ barConstant: Double, _ wifiWidth: Double,
    _ wedge: Double, _ arc: Double, _ wifiGap: Double, _ wifiRadius: Double, _ battery: Battery, gap: Double,
    timeSize: Double
  ) {
    self.barWidth = barWidth
    self.barGap = barGap
    self.barRadius = barRadius
    self.barConstant = barConstant
    self.wifiWidth = wifiWidth
    self.wedge = wedge
    self.arc = arc
    self.wifiGap = wifiGap
    self.wifiRadius = wifiRadius
    self.battery = battery
    self.gap = gap
    self.timeSize = timeSize
  }
}

extension GlyphSizes {
  /// The sizes of a battery, in points.
  struct Battery: Equatable, Sendable {
    /// The size of the body, nub not included.
    var width, height: Double

    /// The width of the outline, and its outer radius.
    var line, radius: Double

    /// The distance from the body's edge to the fill.
    var inset: Double
    var fillRadius: Double

    /// The space between body and nub.
    var nubGap: Double
    var nubWidth, nubHeight: Double
    var outlineAlpha, nubAlpha: Double
    var bolt = BoltPlace.across

    /// The place of the bolt while the battery charges.
    enum BoltPlace: Equatable, Sendable {
      /// In the middle of the body, cut out of it.
      case across

      /// Beside the battery, after the nub.
      case beside(gap: Double)
    }

    /// Creates a battery as drawn since iOS 11, with a gap as wide as the outline between outline and fill.
    init(width: Double, height: Double, line: Double, radius: Double, nubWidth: Double, nubHeight: Double) {
      (self.width, self.height, self.line, self.radius) = (width, height, line, radius)
      (inset, fillRadius, nubGap) = (2 * line, radius - 1.5 * line, line)
      (self.nubWidth, self.nubHeight) = (nubWidth, nubHeight)
      (outlineAlpha, nubAlpha) = (0.4, 0.5)
    }

    /// The battery up to iOS 10: 25 by 10 in all, with a fill of 20 by 7 that touches its outline.
    static let filled: Battery = {
      var battery = Battery(width: 23, height: 10, line: 1.5, radius: 1.75, nubWidth: 1.5, nubHeight: 3)
      (battery.inset, battery.fillRadius, battery.nubGap) = (1.5, 0.25, 0.5)
      (battery.outlineAlpha, battery.nubAlpha) = (0.45, 1)
      battery.bolt = .beside(gap: 2.5)
      return battery
    }()

    /// The width of body and nub.
    var totalWidth: Double { width + nubGap + nubWidth }

    /// The bolt's frame, relative to the body's top left corner.
    var boltFrame: Rect {
      let boltHeight: Double
      let minX: Double
      switch bolt {
      case .across:
        boltHeight = height * 0.865
        minX = (width - boltHeight * Bolt.aspect) / 2
      case .beside(let gap):
        boltHeight = height * 0.85
        minX = totalWidth + gap
      }
      return Rect(minX, (height - boltHeight) / 2, boltHeight * Bolt.aspect, boltHeight)
    }

    /// Returns the width of everything that shows.
    func width(isCharging: Bool) -> Double {
      if isCharging, case .beside = bolt { return boltFrame.maxX }
      return totalWidth
    }
  }
}
