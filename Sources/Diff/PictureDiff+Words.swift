import NavReelDrawing

extension PictureDiff: CustomStringConvertible {
  /// One sentence: what differs, how much, where, and which of the limits that were set do not hold.
  public var description: String {
    switch verdict {
    case .equal: "the pictures are equal" + ignoredWords
    case .within: "within the limits: \(amount)\(ignoredWords)"
    case .changed: "\(amount)\(place)\(ignoredWords)\(broken)"
    case .size:
      "the sizes differ: \(expectedSize.width)×\(expectedSize.height) expected, "
        + "\(actualSize.width)×\(actualSize.height) actual; \(amount)\(place)\(ignoredWords)"
    }
  }

  private var amount: String {
    var words = "\(count) of \(total) pixels differ"
    if unequal > count + antialiased { words += " beyond the limits, \(unequal) at all" }
    if antialiased > 0 { words += ", \(antialiased) more at smoothed edges" }
    // If the sizes differ, the common part may be equal.
    return largestStep > 0 ? words + ", by up to \(levels(largestStep))" : words
  }

  private var place: String {
    guard let first = regions.first else { return "" }
    let box = "\(first.box.width)×\(first.box.height) at (\(first.box.x0), \(first.box.y0))"
    return regionCount == 1 ? ", within \(box)" : ", in \(regionCount) regions, the largest \(box)"
  }

  private var ignoredWords: String { ignored > 0 ? " (\(ignored) pixels ignored)" : "" }

  /// The limits that were set and do not hold; the default limit, no difference, needs no mention.
  private var broken: String {
    let words = limits.filter { !$0.holds && !$0.isDefault }.map {
      "\($0.shownName) \($0.value) does not hold (\($0.source))"
    }
    return words.isEmpty ? "" : "; " + words.joined(separator: ", ")
  }
}

/// `1 level`, `2 levels`, `0.249 levels`.
private func levels(_ count: Double) -> String { count == 1 ? "1 level" : "\(levelText(count)) levels" }

/// Returns a number of levels to the thousandth: `2`, `0.249`.
package func levelText(_ levels: Double) -> String {
  let rounded = (levels * 1000).rounded() / 1000
  // A step of sixteen bits is four thousandths of a level; only a limit can be less.
  guard rounded > 0 else { return levels == 0 ? "0" : "\(levels)" }
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
