import NavReelDrawing
import NavReelScene

/// The positions of the parts of the status bar: around a cutout, or along one line.
struct StatusBarPlaces {
  /// The vertical middle of all parts.
  var middle: Double

  /// The time's middle, or its left edge.
  var timeX: Double
  var isTimeCentred = true

  /// The left edges of the glyphs.
  var signalX, wifiX, batteryX: Double

  /// - Parameter carrier: the width of the carrier's name in place of the signal, or nil.
  init(_ context: LayoutContext, _ sizes: GlyphSizes, carrier: Double?) {
    let device = context.scene.device
    let width = context.width
    let battery = sizes.battery.width(isCharging: context.scene.statusBar.isCharging)
    // The middle of the three glyphs, from the right.
    let groupX: Double
    switch device.cutout {
    case .none where device.statusBarClass == .pad:
      middle = context.canvas.statusBarHeight / 2 + 0.5
      (timeX, isTimeCentred) = (20, false)
      batteryX = width - 20 - battery
      wifiX = batteryX - sizes.gap - sizes.wifiWidth
      signalX = wifiX - sizes.gap - sizes.cellularWidth
      return
    case .none:
      middle = context.canvas.statusBarHeight / 2
      timeX = width / 2
      signalX = carrier == nil ? 6.5 : 6
      wifiX = signalX + (carrier ?? sizes.cellularWidth) + sizes.gap
      // A bolt is nearer to the edge than the battery.
      batteryX = width - (battery > sizes.battery.totalWidth ? 3.5 : 6) - battery
      return
    case .notch(let notch, _):
      // The corners of the display push the contents of a narrow ear inwards: on the X, whose kit has them 48 from
      // the sides, by 6.5.
      let ear = (width - notch) / 2
      timeX = max(ear / 2, min(48, ear - sizes.groupWidth / 2 - 1))
      groupX = timeX
      middle = context.canvas.statusBarHeight / 2 + 1
    case .island(let y):
      // On the 16 Pro and 17, 402 points wide with rounder corners, two stills have the time 4.5 and the glyphs 5.5
      // further inwards than the middles of the ears, and the battery at y 26 to 39 beside an island at 14.
      let ear = (width - Cutout.islandSize.width) / 2
      let isRounder = device.statusBarClass == .island && y >= 14
      (timeX, groupX) = isRounder ? (ear / 2 + 4.5, ear / 2 + 5.5) : (ear / 2, ear / 2)
      middle = y + 18.5
    }
    // If an ear is too narrow for the glyphs, they run under the notch, not over the display's edge.
    signalX = min(width - groupX - sizes.groupWidth / 2, width - 1 - sizes.groupWidth)
    wifiX = signalX + sizes.cellularWidth + sizes.gap
    batteryX = wifiX + sizes.wifiWidth + sizes.gap
  }
}
