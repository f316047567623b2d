import Layout
import Scene

/// A text is cut short for want of room.
enum TruncatedTextRule: InstantCheck {
  static let rule = LintRule.truncatedText

  /// Less visible a text is on its way in or out.
  static let leastVisibility = 0.5

  static func sightings(in instant: LintInstant) -> [Sighting] {
    instant.items.compactMap { item in
      guard item.isTruncated, item.alpha >= leastVisibility, !item.id.isEmpty else { return nil }
      let shown = item.lettering == nil ? "" : item.text.map { " to \"\($0)\"" } ?? ""
      return Sighting(severity: .warning, subjects: [item.id], message: "\(item.id) is cut\(shown)", badness: 1)
    }
  }
}
