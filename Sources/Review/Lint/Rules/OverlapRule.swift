import NavReelDrawing
import NavReelLayout
import NavReelScene

/// Finds titles that overlap a button of their own screen.
enum OverlapRule: InstantCheck {
  static let rule = LintRule.overlap

  /// The least alpha of both.
  static let leastVisibility = 0.5

  /// The points by which frames may overlap: letters do not fill their frames.
  static let spared = 1.0

  static func violations(in instant: LintInstant) -> [Violation] {
    let visible = instant.items.filter { $0.alpha >= leastVisibility }
    let buttons = visible.filter { ["left", "right", "back", "chevron"].contains($0.kind) }
    let titles = visible.filter { ["title", "largeTitle", "titleView"].contains($0.kind) && isWhole($0) }
    return titles.flatMap { title in
      buttons.compactMap { violation($0, title, instant) }
    }
  }

  private static func violation(_ button: SeenItem, _ title: SeenItem, _ instant: LintInstant) -> Violation? {
    guard instant.state.screen(of: button) == instant.state.screen(of: title),
      instant.page(of: button) == instant.page(of: title),
      let common = title.seen.intersection(button.seen), common.width > spared, common.height > spared
    else { return nil }
    return Violation(
      severity: .error, subjects: [title.id, button.id],
      message: "\(title.id) lies over \(button.id), \(ValueWords.points(common.width)) points wide",
      badness: common.area)
  }

  /// Returns false for a part of a title view.
  private static func isWhole(_ item: SeenItem) -> Bool {
    item.kind != "titleView" || item.id.split(separator: ".").count == 2
  }
}
