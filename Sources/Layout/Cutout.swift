package import NavReelDrawing
package import NavReelScene

/// The cutout of the display: a notch or an island, black over everything.
package enum Cutout {
  static let islandSize = Size(126, 37.33)

  /// Returns the cutout, or nil if none is shown.
  ///
  /// In landscape the device is turned counter-clockwise: its top is at the left, whatever the reading direction.
  static func place(_ context: LayoutContext) -> PlacedItem? {
    guard context.scene.showsCutout else { return nil }
    guard let (frame, shape) = outline(of: context.scene.device) else { return nil }
    guard context.scene.orientation == .landscape else {
      return PlacedItem("cutout", frame: frame, color: .black, artwork: .shape(shape))
    }
    // Both shapes are symmetric about their middle, so exchanging the axes turns them.
    let turned = Rect(frame.minY, frame.minX, frame.height, frame.width)
    let axesExchanged = Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    return PlacedItem("cutout", frame: turned, color: .black, artwork: .shape(shape.transformed(by: axesExchanged)))
  }

  /// Returns the outline of the cutout of a device held upright, in points of the display; nil if it has none.
  package static func path(of device: Device) -> Path? {
    outline(of: device).map { $0.shape.offset(x: $0.frame.minX, y: $0.frame.minY) }
  }

  /// Returns the frame in an upright display, and the shape relative to the frame's corner.
  private static func outline(of device: Device) -> (frame: Rect, shape: Path)? {
    switch device.cutout {
    case .none: return nil
    case .island(let y):
      let frame = Rect((device.size.width - islandSize.width) / 2, y, islandSize.width, islandSize.height)
      return (frame, Path.roundedRect(Rect(origin: .zero, size: islandSize), radius: islandSize.height / 2))
    case .notch(let width, let height):
      return (Rect((device.size.width - width) / 2, 0, width, height), notch(width, height))
    }
  }

  /// Returns a notch: round below, with a small flare where it meets the edge of the display. The radii are guesses
  /// (docs/ios.md).
  private static func notch(_ w: Double, _ h: Double) -> Path {
    let (corner, flare) = (min(20, h - 6), 6.0)
    var path = Path()
    path.move(to: Point(-flare, 0))
    path.addArc(center: Point(-flare, flare), radius: flare, from: -90, to: 0, connected: true)
    path.line(to: Point(0, h - corner))
    path.addArc(center: Point(corner, h - corner), radius: corner, from: 180, to: 90, connected: true)
    path.line(to: Point(w - corner, h))
    path.addArc(center: Point(w - corner, h - corner), radius: corner, from: 90, to: 0, connected: true)
    path.line(to: Point(w, flare))
    path.addArc(center: Point(w + flare, flare), radius: flare, from: 180, to: 270, connected: true)
    path.close()
    return path
  }
}
