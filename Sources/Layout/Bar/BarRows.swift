import NavReelDrawing
import NavReelScene

/// The rows of all screens at one instant: each is laid out once, and labels know the titles that they come from.
struct BarRows: Sendable {
  private struct Entry: Sendable {
    var content: BarContentState
    var screen: Screen
    var row: BarRow
  }

  private let entries: [Entry]
  private let kept: KeptButtons
  private let context: LayoutContext

  init(_ state: FrameState, _ context: LayoutContext) {
    self.context = context
    let shared = BarRows.sharedTop(state, context)
    entries = state.contents.compactMap { content -> Entry? in
      guard let screen = context.scene.screen(content.screen) else { return nil }
      let rest = BarRow.top(screen, context)
      guard let shared else {
        return Entry(content: content, screen: screen, row: BarRow(content, screen, top: rest, context))
      }
      let missing = content.barHeight + shared - rest - state.bar.height
      let squeeze = BarSqueeze(missing: missing, of: content, screen, context)
      return Entry(
        content: content, screen: screen, row: BarRow(content, screen, top: shared, squeeze: squeeze, context))
    }
    kept = shared == nil ? .none : BarRows.kept(entries, state, context)
  }

  /// Returns the buttons that look the same on both screens of a shared bar.
  private static func kept(_ entries: [Entry], _ state: FrameState, _ context: LayoutContext) -> KeptButtons {
    let sides = entries.map {
      KeptButtons.Side(screen: $0.content.screen, row: $0.row, look: BarContentLook($0.content, state.bar))
    }
    guard sides.count == 2 else { return .none }
    return KeptButtons(below: sides[0], above: sides[1], fraction: pushed(state), context)
  }

  /// Returns the bar's progress from the lower screen to the upper one, from 0 to 1.
  private static func pushed(_ state: FrameState) -> Double {
    state.operation == .pop ? 1 - state.progress : state.progress
  }

  /// Returns the top of the row that two screens share, or nil if each has its own bar. It moves from below one prompt
  /// to below the other, so that a title and the label that it becomes stay on one line.
  private static func sharedTop(_ state: FrameState, _ context: LayoutContext) -> Double? {
    guard state.operation != nil, state.contents.count == 2 else { return nil }
    let tops = state.contents.filter { !$0.isInPage && $0.x == 0 }
      .compactMap { context.scene.screen($0.screen) }.map { BarRow.top($0, context) }
    guard tops.count == 2 else { return nil }
    return mix(tops[0], tops[1], pushed(state))
  }

  /// Warnings about what the bars have no room for.
  var remarks: [SceneWarning] { entries.flatMap(\.row.remarks) }

  /// Places the contents that `isWanted` picks, back to front.
  func place(_ state: FrameState, where isWanted: (BarContentState) -> Bool) -> [PlacedItem] {
    var items: [PlacedItem] = []
    for (index, entry) in entries.enumerated() where isWanted(entry.content) {
      let below = index > 0 ? entries[index - 1] : nil
      let place = below.flatMap { BarContentPlace($0.content, $0.row, context) }
      items += BarContent.place(entry.content, entry.row, entry.screen, below: place, kept: kept, state.bar, context)
    }
    return items
  }

  /// Returns the chevron of the shared bar, or nil if no screen has a back button to show.
  func sharedChevron(_ state: FrameState) -> PlacedItem? {
    let backs = entries.filter { $0.content.hasBack && !$0.content.isInPage && $0.screen.back != .hidden }
    guard let entry = backs.last else { return nil }
    let look = BarContentLook(entry.content, state.bar)
    return Chevron.place(
      state.chevron, top: entry.row.top, dy: look.dy, x: state.chevron.x, color: look.tintColor, alpha: look.alpha,
      id: "chevron", context)
  }
}
