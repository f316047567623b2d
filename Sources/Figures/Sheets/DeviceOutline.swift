import NavReelDrawing
import NavReelLayout
import NavReel
import NavReelScene

/// A phone or tablet drawn round a picture, from the numbers of the device table. It copies no artwork: the border's
/// widths are our own, the corners and the cut-out the display's.
struct DeviceOutline: Hashable, Sendable {
  let device: Device
  let orientation: Scene.Orientation

  /// True if the picture itself shows the cut-out.
  var hidesCutout = false

  /// The front around the display plus the metal, in points of the device held upright.
  private var border: Insets {
    if hasHomeButton {
      return device.isPad
        ? Insets(top: 62, left: 26, bottom: 62, right: 26) : Insets(top: 80, left: 14, bottom: 80, right: 14)
    }
    let width = device.isPad ? 22.0 : 9.0
    return Insets(top: width, left: width, bottom: width, right: width)
  }

  private static let metal = 4.5

  /// True if the device has a home button: its display has square corners and no cut-out.
  var hasHomeButton: Bool { device.cutout == .none && device.cornerRadius == 0 }

  private var bodyRadius: Double {
    if hasHomeButton { return device.isPad ? 34 : 50 }
    return device.cornerRadius + border.left + DeviceOutline.metal
  }

  /// The widths that the outline adds on each side, without buttons, in points of the device in its orientation.
  var insets: Insets {
    let (b, m) = (border, DeviceOutline.metal)
    return orientation == .portrait
      ? Insets(top: b.top + m, left: b.left + m, bottom: b.bottom + m, right: b.right + m)
      : Insets(top: b.right + m, left: b.top + m, bottom: b.left + m, right: b.bottom + m)
  }

  /// The size of the display in its orientation.
  var size: Size {
    orientation == .portrait ? device.size : Size(device.size.height, device.size.width)
  }

  /// Returns the drawing for a display in a box of the sheet.
  func drawing(around display: Rect, theme: SheetTheme) -> Drawing {
    let place = toSheet(display)
    let screen = Rect(origin: .zero, size: device.size)
    let body = screen.outset(by: border).inset(by: -DeviceOutline.metal)
    let front = screen.outset(by: border)
    let bodyPath = Path.continuousRoundedRect(body, radius: bodyRadius).transformed(by: place)
    let frontPath = Path.continuousRoundedRect(front, radius: bodyRadius - DeviceOutline.metal).transformed(by: place)
    let box = place.apply(body)
    let colors = theme.metal
    var below: [DrawCommand] = []
    let depth = min(box.width, box.height) / 24
    below.append(
      .shadow(
        Shadow(path: bodyPath, color: theme.shadow, sigma: depth, offset: Point(0, depth * 0.6), isCutOut: true)))
    for button in buttons(body) {
      below.append(.fill(Path.roundedRect(button, radius: 1.5).transformed(by: place), colors.button))
    }
    below.append(.fill(bodyPath, colors.edge))
    let inner = Path.continuousRoundedRect(body.inset(by: 1), radius: bodyRadius - 1).transformed(by: place)
    below.append(
      .fill(
        inner,
        .linear(LinearGradient(from: Point(0, box.minY), to: Point(0, box.maxY), colors.top, colors.bottom))))
    below.append(.fill(frontPath, hasHomeButton ? theme.face.front : DeviceOutline.black))
    if hasHomeButton { below += homeButton(screen, front, theme, place) }
    var above: [DrawCommand] = []
    if !hidesCutout, let cutout = Cutout.path(of: device) {
      above.append(.fill(cutout.transformed(by: place), DeviceOutline.black))
    }
    return Drawing(below: below, clip: clip(display), above: above, body: bodyPath)
  }

  /// The parts under a picture, its clip, and the parts over it.
  struct Drawing {
    var below: [DrawCommand]
    var clip: Path
    var above: [DrawCommand]

    /// The phone without its buttons.
    var body: Path
  }

  /// Returns the shape of the display.
  private func clip(_ display: Rect) -> Path {
    .continuousRoundedRect(display, radius: device.cornerRadius * display.width / size.width)
  }

  /// Returns the transform from points of the upright display to the sheet. In landscape, the device's top is at the
  /// left.
  private func toSheet(_ display: Rect) -> Transform {
    let turn =
      orientation == .portrait
      ? Transform.identity : Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: device.size.width)
    return turn.then(.scale(display.width / size.width, display.height / size.height))
      .then(.translation(display.minX, display.minY))
  }

  /// Returns the volume buttons at the left and the power button at the right; those of tablets are not visible.
  private func buttons(_ body: Rect) -> [Rect] {
    guard !device.isPad else { return [] }
    let (out, height) = (2.5, device.size.height)
    func left(_ y: Double, _ length: Double) -> Rect { Rect(body.minX - out, y * height, out * 2, length * height) }
    return [
      left(0.12, 0.036), left(0.185, 0.066), left(0.27, 0.066),
      Rect(body.maxX - out, 0.21 * height, out * 2, 0.105 * height),
    ]
  }

  private func homeButton(_ screen: Rect, _ front: Rect, _ theme: SheetTheme, _ place: Transform) -> [DrawCommand] {
    let mark = theme.face.mark
    let radius = device.isPad ? 21.0 : 27.0
    let center = Point(screen.midX, (screen.maxY + front.maxY) / 2)
    let ring = Path.circle(center: center, radius: radius).transformed(by: place)
    let width = 2.5 * place.meanScale
    // A white page must not blend into a white front.
    let rim = Path.rect(screen.inset(by: -0.75)).transformed(by: place)
    var commands: [DrawCommand] = [
      .stroke(ring, Stroke(width: width), paint: .color(mark)),
      .stroke(rim, Stroke(width: 1.5 * place.meanScale), paint: .color(mark)),
    ]
    let top = (front.minY + screen.minY) / 2
    let speaker =
      device.isPad
      ? Path.circle(center: Point(screen.midX, top), radius: 4)
      : Path.roundedRect(Rect(screen.midX - 27, top - 2.5, 54, 5), radius: 2.5)
    commands.append(.fill(speaker.transformed(by: place), mark))
    return commands
  }

  private static let black = Color(8, 8, 9)
}

extension Rect {
  /// Returns the rectangle with each side moved outwards.
  fileprivate func outset(by i: Insets) -> Rect {
    Rect(minX - i.left, minY - i.top, width + i.left + i.right, height + i.top + i.bottom)
  }
}

extension DeviceOutline {
  /// Creates the outline for pictures of a film.
  ///
  /// - Throws: if the requested device has another shape.
  init(_ film: Film, _ options: SheetOptions) throws(StageError) {
    self.init(
      device: options.device ?? film.stage.scene.device, orientation: film.stage.scene.orientation,
      hidesCutout: film.stage.scene.showsCutout && options.device == nil)
    let size = film.stage.pixelSize
    try check(size.width, size.height)
  }

  /// Creates the outline for pictures of a pixel size: of the requested device, or of one in the table with a display
  /// of this size at its own scale, or at scale 1 to 3.
  init(width: Int, height: Int, _ options: SheetOptions) throws(StageError) {
    let orientation: Scene.Orientation = width > height ? .landscape : .portrait
    let (w, h) = (Double(min(width, height)), Double(max(width, height)))
    func fits(_ device: Device, _ scale: Double) -> Bool {
      device.size.width * scale == w && device.size.height * scale == h
    }
    let found =
      options.device ?? DeviceOutline.narrowest { fits($0, $0.scale) }
      ?? [1.0, 2, 3].lazy.compactMap { scale in DeviceOutline.narrowest { fits($0, scale) } }.first
    guard let found else {
      throw .request(
        "device outline: no device has a display of \(width)×\(height) pixels; name one, such as \(Device.default.name)"
      )
    }
    self.init(device: found, orientation: orientation)
    try check(width, height)
  }

  /// Throws unless the display has the pictures' shape: a few pixels are rounding, more is another device.
  private func check(_ width: Int, _ height: Int) throws(StageError) {
    let ratio = Double(width) / Double(height) * size.height / size.width
    guard abs(ratio - 1) > 0.03 else { return }
    throw .request(
      "device outline: pictures of \(width)×\(height) pixels do not fit the display of \(device.name), which has "
        + "\(number(size.width))×\(number(size.height)) points")
  }

  /// Returns the device whose cut-out hides least.
  private static func narrowest(where fits: (Device) -> Bool) -> Device? {
    func width(_ device: Device) -> Double { Cutout.path(of: device)?.controlBounds?.width ?? 0 }
    return Device.table.filter(fits).min { width($0) < width($1) }
  }
}
