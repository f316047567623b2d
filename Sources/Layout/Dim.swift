import NavReelDrawing
import NavReelScene

/// The black over a covered page.
enum Dim {
  static func place(_ state: ScreenState, over page: PlacedItem) -> PlacedItem? {
    guard state.dim > 0 else { return nil }
    return PlacedItem(
      "dim." + state.name, frame: page.frame, transform: page.transform,
      alpha: min(state.dim, 1) * page.alpha, color: .black, artwork: .fill)
  }
}
