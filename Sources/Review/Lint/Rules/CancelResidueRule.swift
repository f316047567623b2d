import NavReelMotion
import NavReel
import NavReelScene

/// Finds cancelled swipes after which the screen is not as it was before.
enum CancelResidueRule: LintCheck {
  /// The smallest change of a colour component or an alpha that counts: half a level.
  static let leastShare = 0.5 / 255

  /// The smallest change of a place that counts, in points.
  static let leastWay = 0.25

  static func findings(in film: LintFilm) -> [LintFinding] {
    guard case .swipe = film.film.reel.kind, let first = film.moments.first, let last = film.moments.last else {
      return []
    }
    let ends = [film.times[0].value, film.film.duration].map { film.film.timeline.state(at: $0) }
    guard ends[0].screens.last?.name == ends[1].screens.last?.name else { return [] }
    let keys = first.values.values.map(\.key)
    let more = last.values.values.map(\.key).filter { first.values.value($0) == nil }
    let left = (keys + more).compactMap { residue(of: $0, first.values, last.values) }
    guard let worst = left.max(by: { $0.size < $1.size }) else { return [] }
    let subjects = left.map(\.subject).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let rest = left.count > 1 ? ", and \(left.count - 1) more" : ""
    return [
      LintFinding(
        .cancelResidue, .error, "\(worst.words) after the cancel\(rest)", subjects: subjects,
        frames: FrameRanges([last.frames]), frame: last.frames.lowerBound)
    ]
  }

  private static func residue(
    of key: SeenValues.Key, _ first: SeenValues, _ last: SeenValues
  ) -> (subject: String, size: Double, words: String)? {
    let (a, b) = (first.value(key), last.value(key))
    let change = SeenValues.change(a, b)
    let least = key.aspect == .place ? leastWay / SeenValues.suddenWay : leastShare / SeenValues.suddenShare
    return change > least ? (key.subject, change, ValueWords.change(key, a, b)) : nil
  }
}
