/// An id of the layout, such as `title.detail`, described in words.
struct ItemName {
  /// The description, such as `the title of the screen "detail"`.
  let words: String

  /// Returns nil for items that belong to no screen, such as the status bar's.
  init?(id: String) {
    let parts = id.split(separator: ".").map(String.init)
    guard parts.count >= 2, let thing = ItemName.things[parts[0]] else { return nil }
    // `title.view.detail.0` belongs to a bar that is itself a view.
    let isInView = parts[1] == "view" && parts.count >= 4
    words = "the \(thing) of \(isInView ? "a bar in " : "")the screen \"\(parts[isInView ? 2 : 1])\""
  }

  private static let things = [
    "title": "title", "largeTitle": "large title", "titleView": "title view", "back": "back button",
    "left": "left items",
    "right": "right items", "prompt": "prompt", "search": "search field", "view": "views", "header": "header",
    "page": "page",
  ]
}
