import NavReelDrawing
import NavReelScene
import NavReelTypography

/// The items of the status bar: time, signal or carrier, Wi-Fi and battery.
enum StatusBarItems {
  /// The alpha of an unlit bar or band: recordings of iOS 11 and stills of iOS 26, to the pixel.
  static let unlitAlpha = 0.2

  static func place(_ state: StatusBarState, _ context: LayoutContext) -> [PlacedItem] {
    guard context.canvas.statusBarHeight > 0 else { return [] }
    let (bar, device) = (context.scene.statusBar, context.scene.device)
    let sizes = GlyphSizes(device.statusBarClass, context.scene.look).fitting(device.cutout, context.width)
    let attributes = TextAttributes(size: sizes.timeSize, weight: .semibold)
    let time = context.shape(bar.time, attributes, limit: timeRoom(device.cutout, context.width))
    let name = carrier(time, sizes, context)
    let carrier = name.flatMap { $0.text.isEmpty ? nil : $0 }
    let place = StatusBarPlaces(context, sizes, carrier: carrier?.width)
    let timeX = place.timeX - (place.isTimeCentred ? time.width / 2 : 0)
    let baseline = context.grid.snap(SystemFace.baseline(centring: place.middle, size: sizes.timeSize))

    func box(_ x: Double, _ width: Double, _ height: Double, lift: Double = 0) -> Rect {
      Rect(context.grid.snap(x), context.grid.snap(place.middle - lift - height / 2), width, height)
    }
    let wifi = box(place.wifiX, sizes.wifiWidth, sizes.wifiHeight, lift: sizes.wifiLift)
    let battery = box(
      place.batteryX, sizes.battery.width(isCharging: bar.isCharging), sizes.battery.height)
    var signal =
      carrier.map {
        context.text(
          "statusBar.carrier", $0, carrierAttributes, x: place.signalX, baseline: baseline, color: state.color)
      }
      ?? glyph(
        "statusBar.signal", box(place.signalX, sizes.cellularWidth, sizes.cellularHeight), state.color, context,
        signal(bar, sizes, state.color))
    if name != nil, carrier == nil, case .group(var group) = signal.artwork {
      group.remarks.append(
        SceneWarning(
          code: "carrier-not-shown", path: "statusBar.carrier", message: "left out: the status bar has no room for it"))
      signal.artwork = .group(group)
    }
    return [
      context.text("statusBar.time", time, attributes, x: timeX, baseline: baseline, color: state.color),
      signal,
      glyph(
        "statusBar.wifi", wifi, state.color, context,
        levels(wifi.size, lit: min(max(bar.wifi, 0), 3), of: 3, state.color) { WiFiBands.path(sizes, $0) }),
      BatteryGlyph.place("statusBar.battery", at: battery, bar, color: state.color, sizes, context),
    ]
  }

  /// Returns the width for the time beside a cutout, or nil without one.
  private static func timeRoom(_ cutout: Device.Cutout, _ width: Double) -> Double? {
    switch cutout {
    case .none: nil
    case .notch(let notch, _): (width - notch) / 2
    case .island: (width - Cutout.islandSize.width) / 2
    }
  }

  private static let carrierAttributes = TextAttributes(size: 12)

  /// Returns the carrier's name, cut to the room between the edge and the time; nil without a name, or if the status
  /// bar is not the classic one.
  private static func carrier(_ time: ShapedText, _ sizes: GlyphSizes, _ context: LayoutContext) -> ShapedText? {
    guard context.scene.device.statusBarClass == .classic, let name = context.scene.statusBar.carrier, !name.isEmpty
    else { return nil }
    let room = (context.width - time.width) / 2 - 6 - 2 * sizes.gap - sizes.wifiWidth
    return context.shape(name, carrierAttributes, limit: room)
  }

  private static func signal(_ bar: StatusBar, _ sizes: GlyphSizes, _ color: Color) -> [PlacedItem] {
    if sizes.hasDots { return SignalDots.place(sizes, signal: bar.signal, color) }
    return levels(
      Size(sizes.cellularWidth, sizes.cellularHeight), lit: min(max(bar.signal, 0), 4), of: 4, color
    ) { CellularBars.path(sizes, $0) }
  }

  private static func glyph(
    _ id: String, _ frame: Rect, _ color: Color, _ context: LayoutContext, _ parts: [PlacedItem]
  )
    -> PlacedItem
  {
    var item = context.group(id, frame: frame, keepsDirection: true, parts)
    item.color = color
    return item
  }

  /// Returns the steps of a glyph, the first ones lit.
  private static func levels(
    _ size: Size, lit: Int, of count: Int, _ color: Color, _ path: (Range<Int>) -> Path
  ) -> [PlacedItem] {
    let whole = Rect(origin: .zero, size: size)
    var parts: [PlacedItem] = []
    if lit > 0 { parts.append(PlacedItem(frame: whole, color: color, artwork: .shape(path(0..<lit)))) }
    if lit < count {
      parts.append(PlacedItem(frame: whole, alpha: unlitAlpha, color: color, artwork: .shape(path(lit..<count))))
    }
    return parts
  }
}
