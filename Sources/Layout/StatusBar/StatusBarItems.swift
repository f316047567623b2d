import Drawing
import Scene
import Typography

/// Time, signal, Wi-Fi and battery.
enum StatusBarItems {
  /// Of a bar or band that is not lit.
  static let unlitAlpha = 0.3

  static func place(_ state: StatusBarState, _ stage: Stage) -> [PlacedItem] {
    let bar = stage.scene.statusBar
    guard stage.canvas.statusBarHeight > 0, !bar.isHidden else { return [] }
    let sizes = GlyphSizes(stage.scene.device.statusBarClass).fitting(stage.scene.device.cutout, stage.width)
    let place = Places(stage, sizes)
    let attributes = TextAttributes(size: sizes.timeSize, weight: .semibold)
    let time = stage.shape(bar.time, attributes)
    let timeX = place.timeX - (place.isTimeCentred ? time.width / 2 : 0)
    let baseline = stage.grid.snap(SystemFace.baseline(centring: place.middle, size: sizes.timeSize))

    func box(_ x: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(stage.grid.snap(x), stage.grid.snap(place.middle - height / 2), width, height)
    }
    let cellular = box(place.signalX, sizes.cellularWidth, sizes.cellularHeight)
    let wifi = box(place.wifiX, sizes.wifiWidth, sizes.wifiHeight)
    let battery = box(place.batteryX, sizes.battery.totalWidth, sizes.battery.height)
    return [
      stage.text("statusBar.time", time, attributes, x: timeX, baseline: baseline, color: state.color),
      levels("statusBar.signal", cellular, lit: min(max(bar.signal, 0), 4), of: 4, state.color, stage) {
        CellularBars.path(sizes, $0)
      },
      levels("statusBar.wifi", wifi, lit: min(max(bar.wifi, 0), 3), of: 3, state.color, stage) {
        WiFiBands.path(sizes, $0)
      },
      BatteryGlyph.place("statusBar.battery", at: battery, bar, color: state.color, sizes, stage),
    ]
  }

  /// A glyph of steps, the first ones lit.
  private static func levels(
    _ id: String, _ frame: Rect, lit: Int, of count: Int, _ color: Color, _ stage: Stage, _ path: (Range<Int>) -> Path
  ) -> PlacedItem {
    let whole = Rect(origin: .zero, size: frame.size)
    var parts: [PlacedItem] = []
    if lit > 0 { parts.append(PlacedItem(frame: whole, color: color, artwork: .shape(path(0..<lit)))) }
    if lit < count {
      parts.append(PlacedItem(frame: whole, alpha: unlitAlpha, color: color, artwork: .shape(path(lit..<count))))
    }
    var item = stage.group(id, frame: frame, keepsDirection: true, parts)
    item.color = color
    return item
  }

  /// Where the parts stand: around a cutout, or along one line without.
  private struct Places {
    var middle, timeX, signalX, wifiX, batteryX: Double
    var isTimeCentred = true

    init(_ stage: Stage, _ sizes: GlyphSizes) {
      let device = stage.scene.device
      let width = stage.width
      let battery = sizes.battery.totalWidth
      switch device.cutout {
      case .none where device.statusBarClass == .pad:
        middle = stage.canvas.statusBarHeight / 2 + 0.5
        (timeX, isTimeCentred) = (20, false)
        batteryX = width - 20 - battery
        wifiX = batteryX - sizes.gap - sizes.wifiWidth
        signalX = wifiX - sizes.gap - sizes.cellularWidth
        return
      case .none:
        middle = stage.canvas.statusBarHeight / 2
        timeX = width / 2
        signalX = 6.5
        wifiX = signalX + sizes.cellularWidth + sizes.gap
        batteryX = width - 6 - battery
        return
      case .notch(let notch, _):
        // The corners of the display push the contents of a narrow ear inwards: on the X, whose kit has them 48 from
        // the sides, by 6.5.
        let ear = (width - notch) / 2
        timeX = max(ear / 2, min(48, ear - sizes.groupWidth / 2 - 1))
        middle = stage.canvas.statusBarHeight / 2 + 1
      case .island(let y):
        timeX = (width - Cutout.islandSize.width) / 4
        middle = y + Cutout.islandSize.height / 2
      }
      let start = width - timeX - sizes.groupWidth / 2
      signalX = start
      wifiX = start + sizes.cellularWidth + sizes.gap
      batteryX = wifiX + sizes.wifiWidth + sizes.gap
    }
  }
}
