import Scene

/// Sizes of status bar glyphs for one class of device, in points; sheet I1 and I2.
struct GlyphSizes: Equatable, Sendable {
  var barWidth, barGap, barRadius: Double

  /// Height of a fifth bar, by which the four are scaled: 13 gives 4, 6, 8.33 and 10.67.
  var barConstant: Double
  var wifiWidth, wedge, arc, wifiGap, wifiRadius: Double
  var battery: Battery

  /// Between the three glyphs.
  var gap: Double
  var timeSize: Double

  struct Battery: Equatable, Sendable {
    var width, height, line, radius: Double
    var nubWidth, nubHeight: Double
    var totalWidth: Double { width + line + nubWidth }
  }

  var cellularWidth: Double { 4 * barWidth + 3 * barGap }
  var cellularHeights: [Double] { [4, 6, 25.0 / 3, 32.0 / 3].map { $0 * barConstant / 13 } }
  var cellularHeight: Double { 32.0 / 3 * barConstant / 13 }
  var wifiHeight: Double { wedge + 2 * wifiGap + 2 * arc }

  /// Widths of the three glyphs with their gaps.
  var groupWidth: Double { cellularWidth + gap + wifiWidth + gap + battery.totalWidth }

  /// The same with narrower gaps where a wide notch leaves too little beside it: glyphs keep 8 points for the display's
  /// corner and the notch.
  func fitting(_ cutout: Device.Cutout, _ width: Double) -> GlyphSizes {
    guard case .notch(let notch, _) = cutout else { return self }
    var sizes = self
    let room = (width - notch) / 2 - 8 - (groupWidth - 2 * gap)
    sizes.gap = max(3, min(gap, room / 2))
    return sizes
  }

  init(_ statusBarClass: Device.StatusBarClass) {
    let small = Battery(width: 23.5, height: 11.5, line: 1, radius: 3.25, nubWidth: 1, nubHeight: 3)
    let regular = Battery(width: 23.667, height: 11.333, line: 1, radius: 3, nubWidth: 1.333, nubHeight: 4.667)
    let island = Battery(width: 25, height: 13, line: 1, radius: 4.3, nubWidth: 1.333, nubHeight: 4.08)
    // The kit's, which recordings of an X agree with: 24.33 in all.
    let kit = Battery(width: 22, height: 11.333, line: 1, radius: 2.667, nubWidth: 1.333, nubHeight: 4)
    switch statusBarClass {
    case .classic, .pad:
      self.init(3, 1.5, 1, 13, 15.5, 3.25, 2.25, 1.5, 0.5, small, gap: 5, timeSize: 12)
    case .x:
      self.init(3, 1.667, 1, 13, 15.333, 3.333, 2.333, 1.5, 0.667, kit, gap: 5, timeSize: 16)
    case .xr:
      self.init(3.5, 1.5, 1.15, 14, 16.5, 3.25, 2.5, 1.75, 0.5, small, gap: 4.5, timeSize: 16)
    case .wideNotch:
      self.init(3, 1.667, 1, 14, 16.667, 3.5, 2.417, 1.75, 0.667, regular, gap: 5.333, timeSize: 15.5)
    case .narrowNotch:
      self.init(3, 1.667, 1, 14, 16.667, 3.5, 2.417, 1.75, 0.667, regular, gap: 6.333, timeSize: 15.5)
    case .island:
      self.init(3.333, 2, 1.167, 15, 17, 3.833, 2.5, 1.75, 0.667, island, gap: 7.333, timeSize: 17)
    case .islandWide:
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
