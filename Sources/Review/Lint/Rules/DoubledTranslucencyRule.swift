import NavReelDrawing
import NavReelLayout
import NavReelScene

/// Finds translucent grounds that overlap, so that their common part is denser than either.
enum DoubledTranslucencyRule: InstantCheck {
  static let rule = LintRule.doubledTranslucency

  /// The fraction that a translucent ground hides: enough to be seen, and little enough to be seen through.
  static let covers = 0.05..<0.95

  /// The least width and height of the common part, in points.
  static let leastSide = 8.0

  static func violations(in instant: LintInstant) -> [Violation] {
    let grounds = instant.items.filter { item in item.groundCover.map { covers.contains($0) } ?? false }
    var found: [Violation] = []
    for (index, upper) in grounds.enumerated() {
      for lower in grounds[..<index] where isPair(lower, upper, instant) {
        guard let common = lower.seen.intersection(upper.seen), common.width >= leastSide,
          common.height >= leastSide
        else { continue }
        let size = "\(ValueWords.points(common.width)) × \(ValueWords.points(common.height))"
        found.append(
          Violation(
            severity: .warning, subjects: [lower.id, upper.id],
            message: "\(upper.id) lies over \(lower.id), both translucent, \(size) points", badness: common.area))
      }
    }
    return found
  }

  /// Returns true if one of the two is a bar's, unless they are a cross-fade of the bar that the screens share.
  private static func isPair(_ a: SeenItem, _ b: SeenItem, _ instant: LintInstant) -> Bool {
    let bars = [a, b].filter { $0.kind == "barBackground" }
    guard !bars.isEmpty else { return false }
    let pages = [a, b].map { instant.page(of: $0) }
    if bars.count == 2 && pages[0] == nil && pages[1] == nil { return false }
    // Ignores items in a page that another page is passing over.
    let top = instant.state.screens.last?.name
    return pages.allSatisfy { $0 == nil || $0 == top }
  }
}
