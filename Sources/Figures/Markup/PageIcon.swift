/// The icons of our pages: defined once, used by name.
package enum PageIcon {
  /// Returns the markup that shows an icon.
  package static func markup(_ name: String) -> String {
    "<svg class=\"drawn\" aria-hidden=\"true\"><use href=\"#draw-\(name)\"/></svg>"
  }

  /// Returns the symbols that ``markup(_:)`` refers to, for the beginning of a page.
  package static func symbols(_ names: [String]) -> String {
    let symbols = shapes.filter { names.contains($0.name) }
      .map { "<symbol id=\"draw-\($0.name)\" viewBox=\"0 0 20 20\">\($0.shape)</symbol>" }
    return """
      <svg id="draw" width="0" height="0" aria-hidden="true">
      \(symbols.joined(separator: "\n"))
      </svg>
      """
  }

  /// The names of the player's icons.
  static let player = ["play", "pause", "back", "forward", "first", "last", "loop", "onion", "moon", "keys"]

  /// The shapes, on a grid of 20.
  private static let shapes: [(name: String, shape: String)] = [
    ("play", #"<path fill="currentColor" d="M6.5 4.2v11.6L15.5 10z"/>"#),
    ("pause", #"<path stroke-width="2.6" d="M7 4.8v10.4M13 4.8v10.4"/>"#),
    ("back", #"<path d="M12.5 4.5 7 10l5.5 5.5"/>"#),
    ("forward", #"<path d="M7.5 4.5 13 10l-5.5 5.5"/>"#),
    ("first", #"<path d="M15 4.5 9.5 10l5.5 5.5M5.5 4.5v11"/>"#),
    ("last", #"<path d="M5 4.5 10.5 10 5 15.5M14.5 4.5v11"/>"#),
    (
      "loop",
      #"<path d="M4 9.5V9a3 3 0 0 1 3-3h8.5M13 3.2 15.8 6 13 8.8M16 10.5v.5a3 3 0 0 1-3 3H4.5M7 11.2 4.2 14 7 16.8"/>"#
    ),
    (
      "onion",
      #"<rect x="7.5" y="6.5" width="9" height="10" rx="1.5"/>"#
        + #"<path d="M5 14V5.5A1.5 1.5 0 0 1 6.5 4H13M2.8 11.5V3.3A1.5 1.5 0 0 1 4.3 1.8h6.2" opacity=".65"/>"#
    ),
    (
      "moon",
      #"<circle cx="10" cy="10" r="6.5"/><path fill="currentColor" stroke="none" d="M10 3.5a6.5 6.5 0 0 1 0 13z"/>"#
    ),
    (
      "copy",
      #"<rect x="7" y="7" width="9.5" height="9.5" rx="2"/><path d="M4.5 12.5h-1V5a1.5 1.5 0 0 1 1.5-1.5h7.5v1"/>"#
    ),
    (
      "boxes",
      #"<rect x="3.5" y="3.5" width="13" height="13" rx="2" stroke-dasharray="3.2 2.2"/><path d="M8 8h4v4H8z"/>"#
    ),
    ("region", #"<circle cx="8.8" cy="8.8" r="5"/><path d="m12.6 12.6 4 4M8.8 6.6V11M6.6 8.8H11"/>"#),
    ("fold", #"<path d="M4 6h12M4 14h12M7 10h6"/>"#),
    ("keys", #"<circle cx="10" cy="10" r="7.2"/><path d="M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M10 13.9v.1"/>"#),
  ]
}
