import NavReelDrawing
import NavReelScene

/// Finds titles, buttons and status bars that hardly stand out from the pixels behind them.
///
/// The limits are those of WCAG 2: 3:1, and 4.5:1 for text below 18 points, or below 14 if it is bold.
enum ContrastRule: LintCheck {
  /// The time in seconds below which low contrast is accepted while things move.
  static let longestPassing = 0.25

  static func findings(in film: LintFilm) -> [LintFinding] {
    var album = Album()
    for (index, moment) in film.moments.enumerated() {
      for reading in moment.readings {
        let ratio = isFading(reading, film, index) ? reading.full : reading.drawn
        if ratio < reading.needed { album.add(reading, ratio, moment.frames, isAtRest: film.isAtRest(index)) }
      }
    }
    let found = album.entries.compactMap { entry in severity(of: entry, film).map { (entry, $0) } }
    return Kind.allCases.flatMap { kind in
      LintFinding.Severity.allCases.compactMap { severity in
        finding(found.filter { $0.0.kind == kind && $0.1 == severity }.map(\.0), severity)
      }
    }
  }

  /// The items that share one finding, as they mostly have the same cause.
  private enum Kind: CaseIterable {
    case title, button, statusBar

    init(_ id: String) {
      switch id.prefix(while: { $0 != "." }) {
      case "statusBar": self = .statusBar
      case "back", "chevron", "left", "right": self = .button
      default: self = .title
      }
    }
  }

  private struct Entry {
    let id: String
    let needed: Double
    var ratio: Double
    var frame: Int
    var frames: FrameRanges

    /// The lowest ratio while nothing moves; nil if the ratio is low only in motion.
    var restRatio: Double?

    var kind: Kind { Kind(id) }

    /// The ratio as a fraction of the one needed; the lowest is the worst.
    var share: Double { ratio / needed }
  }

  private struct Album {
    var entries: [Entry] = []

    mutating func add(_ reading: ContrastReading, _ ratio: Double, _ frames: Range<Int>, isAtRest: Bool) {
      guard let place = entries.firstIndex(where: { $0.id == reading.id && $0.needed == reading.needed }) else {
        return entries.append(
          Entry(
            id: reading.id, needed: reading.needed, ratio: ratio, frame: frames.lowerBound,
            frames: FrameRanges([frames]), restRatio: isAtRest ? ratio : nil))
      }
      entries[place].frames = entries[place].frames.union(FrameRanges([frames]))
      if isAtRest { entries[place].restRatio = min(entries[place].restRatio ?? ratio, ratio) }
      if ratio < entries[place].ratio { (entries[place].ratio, entries[place].frame) = (ratio, frames.lowerBound) }
    }
  }

  /// Returns true while an item fades. Its ink then counts in full: a fade is no fault.
  private static func isFading(_ reading: ContrastReading, _ film: LintFilm, _ index: Int) -> Bool {
    guard reading.visibility < 1 else { return false }
    func differs(_ other: Int) -> Bool {
      guard film.moments.indices.contains(other) else { return false }
      let before = film.moments[other].readings.first { $0.id == reading.id }
      return before.map { abs($0.visibility - reading.visibility) > 1e-6 } ?? true
    }
    let rests = film.moments[index].frames.count > 1
    return !rests && (differs(index - 1) || differs(index + 1))
  }

  private static func severity(of entry: Entry, _ film: LintFilm) -> LintFinding.Severity? {
    // Small text between the two limits is readable, with effort.
    if let ratio = entry.restRatio { return ratio < 3 ? .error : .warning }
    return film.seconds(entry.frames) >= longestPassing - 1e-6 ? .warning : nil
  }

  private static func finding(_ entries: [Entry], _ severity: LintFinding.Severity) -> LintFinding? {
    guard let worst = entries.min(by: { $0.share < $1.share }) else { return nil }
    let rest = entries.count == 1 ? "" : "; \(entries.count - 1) more fall short"
    return LintFinding(
      .contrast, severity,
      "\(worst.id) has \(ValueWords.ratio(worst.ratio)) in frame \(worst.frame), "
        + "\(ValueWords.needed(worst.needed)) is asked for\(entries.count == 2 ? "; 1 more falls short" : rest)",
      subjects: entries.map(\.id), frames: entries.reduce(FrameRanges()) { $0.union($1.frames) }, frame: worst.frame)
  }
}

extension ValueWords {
  /// `4.5:1`
  fileprivate static func needed(_ value: Double) -> String { number(value) + ":1" }
}
