import NavReelDrawing
import NavReelLayout
import NavReelScene

/// Two translucent grounds lie over each other, so that what they share is denser than either.
enum DoubledTranslucencyRule: InstantCheck {
  static let rule = LintRule.doubledTranslucency

  /// What a ground hides for which it counts as translucent: it is seen, and seen through.
  static let covers = 0.05..<0.95

  /// What they share is at least this wide and high, in points.
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

  /// One of them is a bar's, and it is no cross-fade of the bar that the screens share.
  private static func isPair(_ a: SeenItem, _ b: SeenItem, _ instant: LintInstant) -> Bool {
    let bars = [a, b].filter { $0.kind == "barBackground" }
    guard !bars.isEmpty else { return false }
    let pages = [a, b].map { instant.page(of: $0) }
    if bars.count == 2 && pages[0] == nil && pages[1] == nil { return false }
    // What lies in a page that another one is passing over is not looked at.
    let top = instant.state.screens.last?.name
    return pages.allSatisfy { $0 == nil || $0 == top }
  }
}
