import NavReelLayout
import NavReelScene

/// Finds blurs inside something faded, where UIKit drops the blur and leaves the bare tint.
enum LostBlurRule: InstantCheck {
  static let rule = LintRule.lostBlur

  static func violations(in instant: LintInstant) -> [Violation] {
    instant.items.compactMap { item in
      guard item.losesBlur, item.alpha > 0.02 || item.groundCover != nil, !item.id.isEmpty else { return nil }
      return Violation(
        severity: .warning, subjects: [item.id],
        message: "\(item.id) is a blur in something with alpha below 1, where UIKit draws none", badness: 1)
    }
  }
}
