import Drawing
import Scene

/// What the display leaves out: a notch or an island, black over everything.
enum Cutout {
  static let islandSize = Size(126, 37.33)

  /// The cutout in portrait, or nil where none is to be shown.
  static func place(_ stage: Stage) -> PlacedItem? {
    guard stage.scene.showsCutout, stage.scene.orientation == .portrait else { return nil }
    switch stage.scene.device.cutout {
    case .none: return nil
    case .island(let y):
      let frame = Rect((stage.width - islandSize.width) / 2, y, islandSize.width, islandSize.height)
      let shape = Path.roundedRect(Rect(origin: .zero, size: islandSize), radius: islandSize.height / 2)
      return PlacedItem("cutout", frame: frame, color: .black, artwork: .shape(shape))
    case .notch(let width, let height):
      let frame = Rect((stage.width - width) / 2, 0, width, height)
      return PlacedItem("cutout", frame: frame, color: .black, artwork: .shape(notch(width, height)))
    }
  }

  /// Round below, with a small flare where it meets the edge of the display. Radii are the sheet's guesses.
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
