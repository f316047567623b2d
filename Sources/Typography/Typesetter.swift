import NavReelDrawing

/// The implementation of ``FontBook``, for one thread at a time: fallback, shaping, placing, truncation and caches.
final class Typesetter {
  private(set) var problems: Set<FontError> = []
  private(set) var missing: Set<Unicode.Scalar> = []

  private(set) var used: Set<String> = []

  private let shelf: FontShelf
  private let language: String
  private let isRightToLeftLanguage: Bool
  private var lines: [LineKey: ShapedText] = [:]

  private struct LineKey: Hashable {
    var text: String
    var style: TextStyle
    var direction: TextDirection
    var width: Double?
  }

  /// The number of cached results at which all are dropped: a reel has a few dozen, a text that changes size more.
  private static let cacheLimit = 2048

  init(textFont: FontSource, language: String, table: FontTable) throws(FontError) {
    shelf = try FontShelf(textFont: textFont, han: HanForm(language: language), table: table)
    self.language = language
    let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    isRightToLeftLanguage = ["ar", "fa", "he", "iw", "ur", "ps", "yi", "sd", "ug", "dv", "ckb"].contains(primary)
  }

  /// Shapes a line, or returns it from the cache.
  func line(
    _ text: String, _ style: TextStyle, _ direction: TextDirection, truncatedTo width: Double? = nil
  ) -> ShapedText {
    let key = LineKey(text: text, style: style, direction: direction, width: width)
    if let known = lines[key] { return known }
    let line = width.map { truncate(text, style, direction, to: $0) } ?? set(text, style, direction)
    if lines.count >= Typesetter.cacheLimit { lines.removeAll(keepingCapacity: true) }
    lines[key] = line
    problems.formUnion(line.problems)
    missing.formUnion(line.missing)
    used.formUnion(line.fonts.map(\.path))
    return line
  }

  private func truncate(_ text: String, _ style: TextStyle, _ direction: TextDirection, to width: Double) -> ShapedText
  {
    let whole = line(text, style, direction)
    if whole.width <= width { return whole }
    // The direction follows from the whole text, not from what is left of it.
    let fixed: TextDirection = whole.isRightToLeft ? .rightToLeft : .leftToRight
    let characters = Array(text)
    func cut(_ count: Int) -> ShapedText {
      var kept = characters.prefix(count)
      while let last = kept.last, last.isWhitespace { kept.removeLast() }
      return set(String(kept) + "…", style, fixed, isTruncated: true)
    }
    var (fits, tooLong) = (-1, characters.count)
    var best = set("", style, fixed, isTruncated: true)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      let candidate = cut(middle)
      if candidate.width <= width {
        (fits, best) = (middle, candidate)
      } else {
        tooLong = middle
      }
    }
    return best
  }

  private func set(
    _ text: String, _ style: TextStyle, _ direction: TextDirection, isTruncated: Bool = false
  ) -> ShapedText {
    precondition(style.size > 0 && style.size.isFinite, "a text size is a number of points above zero")
    let (clusters, scalars) = Cluster.split(text)
    let bidi = Bidi.levels(scalars, direction, default: isRightToLeftLanguage)
    let chain = shelf.chain(style)
    var setting = LineSetting(chain, style)
    let choices = chain.choose(clusters, scalars)
    let runs = Run.split(clusters, choices.faces, bidi.levels)
    for index in Bidi.visualOrder(runs.map(\.level)) {
      setting.add(runs[index], clusters, scalars, language: language)
    }
    return setting.finish(
      text: text, isTruncated: isTruncated, isRightToLeft: bidi.base & 1 == 1, problems: choices.problems)
  }
}
