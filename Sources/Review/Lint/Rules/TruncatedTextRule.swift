import NavReelLayout
import NavReelScene

/// Finds texts that are truncated for lack of space.
enum TruncatedTextRule: InstantCheck {
  static let rule = LintRule.truncatedText

  /// The least alpha of a text that counts; below, it is on its way in or out.
  static let leastVisibility = 0.5

  static func violations(in instant: LintInstant) -> [Violation] {
    instant.items.compactMap { item in
      guard item.isTruncated, item.alpha >= leastVisibility, !item.id.isEmpty else { return nil }
      let shown = item.lettering == nil ? "" : item.text.map { " to \"\($0)\"" } ?? ""
      return Violation(severity: .warning, subjects: [item.id], message: "\(item.id) is cut\(shown)", badness: 1)
    }
  }
}
