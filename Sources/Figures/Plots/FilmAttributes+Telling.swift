public import NavReel

extension FilmAttributes {
  /// Returns the most informative attributes, best first: those that change, each curve once.
  ///
  /// If nothing changes, they are the progress, the bars' backgrounds and the status bar.
  ///
  /// - Parameters:
  ///   - curves: the largest number of numeric attributes. Default 8.
  ///   - bands: the largest number of colours and words. Default 4.
  public func telling(curves: Int = 8, bands: Int = 4) -> [FilmAttribute] {
    let numbers = ranked { $0.kind == .number && !$0.isConstant }
    // A bar's colour that comes and goes with its screen deserves a band.
    let colored = ranked {
      $0.kind != .number && (!$0.isConstant || Self.key($0.name) == "barTintColor" && !isAlwaysThere($0))
    }
    let chosen = Self.distinct(numbers, curves) + Self.distinct(colored, bands)
    if !chosen.isEmpty { return chosen }
    let still = ranked {
      ["progress", "barTintColor", "style"].contains(Self.key($0.name)) || $0.name.hasPrefix("backgrounds.")
    }
    return Array(still.filter { $0.kind == .number }.prefix(min(3, curves)))
      + still.filter { $0.kind != .number }.prefix(min(2, bands))
  }

  private func ranked(_ isWanted: (FilmAttribute) -> Bool) -> [FilmAttribute] {
    let wanted = attributes.filter(isWanted).compactMap { attribute in
      Self.rank(attribute.name).map { (rank: $0, attribute: attribute) }
    }
    let order = wanted.indices.sorted { (wanted[$0].rank, $0) < (wanted[$1].rank, $1) }
    return order.map { wanted[$0].attribute }
  }

  private func isAlwaysThere(_ attribute: FilmAttribute) -> Bool {
    times.indices.allSatisfy { attribute.value(at: $0) != nil }
  }

  /// Drops curves that coincide with one already chosen.
  private static func distinct(_ attributes: [FilmAttribute], _ count: Int) -> [FilmAttribute] {
    var chosen: [FilmAttribute] = []
    for attribute in attributes where chosen.count < count {
      let isShown = chosen.contains { $0.curve == attribute.curve && $0.unit == attribute.unit }
      if !isShown { chosen.append(attribute) }
    }
    return chosen
  }

  private static func key(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Returns the rank by the name's first and last words, in the order below; nil for an uninformative attribute.
  private static func rank(_ name: String) -> Int? {
    let root = name.prefix { $0 != "." }
    // A header's y repeats the offset; an anchor moves nothing by itself.
    if name.hasSuffix(".header.y") || name.contains(".anchor.") { return nil }
    let key = key(name)
    return order.firstIndex { $0.root == root && (root == $0.key || key == $0.key) }
  }

  private static let order: [(root: String, key: String)] = [
    ("progress", "progress"), ("barProgress", "barProgress"), ("backgrounds", "alpha"), ("title", "alpha"),
    ("title", "x"), ("screens", "offset"), ("screens", "x"), ("screens", "height"), ("backgrounds", "x"),
    ("bar", "translationY"), ("largeTitle", "alpha"), ("screens", "dim"), ("screens", "alpha"), ("screens", "y"),
    ("screens", "rotation"), ("screens", "scale"), ("bar", "itemsAlpha"), ("backgrounds", "shadowAlpha"),
    ("largeTitle", "y"), ("title", "y"), ("back", "alpha"), ("back", "x"), ("contents", "itemsAlpha"),
    ("screens", "blur"), ("bar", "height"), ("chevron", "alpha"),
    ("backgrounds", "barTintColor"), ("bar", "tintColor"), ("bar", "titleColor"), ("statusBar", "style"),
    ("statusBar", "color"), ("title", "color"), ("contents", "title"), ("contents", "tintColor"),
  ]
}
