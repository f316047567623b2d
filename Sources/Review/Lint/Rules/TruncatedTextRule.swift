import NavReelLayout
import NavReelScene

/// A text is cut short for want of room.
enum TruncatedTextRule: InstantCheck {
  static let rule = LintRule.truncatedText

  /// Less visible a text is on its way in or out.
  static let leastVisibility = 0.5

  static func violations(in instant: LintInstant) -> [Violation] {
    instant.items.compactMap { item in
      guard item.isTruncated, item.alpha >= leastVisibility, !item.id.isEmpty else { return nil }
      let shown = item.lettering == nil ? "" : item.text.map { " to \"\($0)\"" } ?? ""
      return Violation(severity: .warning, subjects: [item.id], message: "\(item.id) is cut\(shown)", badness: 1)
    }
  }
}
