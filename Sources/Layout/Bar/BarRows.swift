import Drawing
import Scene

/// The rows of all screens of one instant: each is laid out once, and labels know the titles that they come from.
struct BarRows: Sendable {
  private struct Entry: Sendable {
    var content: BarContentState
    var screen: Screen
    var row: BarRow
  }

  private let entries: [Entry]
  private let stage: Stage

  init(_ state: FrameState, _ stage: Stage) {
    self.stage = stage
    entries = state.contents.compactMap { content in
      guard let screen = stage.scene.screen(content.screen) else { return nil }
      return Entry(content: content, screen: screen, row: BarRow(content, screen, stage))
    }
  }

  /// Places the contents that `isWanted` picks, back to front.
  func place(_ state: FrameState, where isWanted: (BarContentState) -> Bool) -> [PlacedItem] {
    var items: [PlacedItem] = []
    for (index, entry) in entries.enumerated() where isWanted(entry.content) {
      let below = index > 0 ? entries[index - 1] : nil
      let place = below.flatMap { BarContentPlace($0.content, $0.row, stage) }
      items += BarContent.place(entry.content, entry.row, entry.screen, below: place, state.bar, stage)
    }
    return items
  }

  /// The chevron of the bar that the screens share, or nil when none of them has a back button to show.
  func sharedChevron(_ state: FrameState) -> PlacedItem? {
    let backs = entries.filter { $0.content.hasBack && !$0.content.isInPage && $0.screen.back != .hidden }
    guard let entry = backs.last else { return nil }
    let look = BarContentLook(entry.content, state.bar)
    return Chevron.place(
      state.chevron, top: entry.row.top, dy: look.dy, x: state.chevron.x, color: look.tintColor, alpha: look.alpha,
      id: "chevron", stage)
  }
}
