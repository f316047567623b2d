import NavReelDrawing
import NavReelLayout
import NavReelMotion
import NavReel
import NavReelScene

/// A film as the rules of the lint read it: the visible values of its frames, equal neighbours once.
///
/// Only the values that rules need are kept of each frame, so that long films take little memory.
struct LintFilm: Sendable {
  let film: Film

  /// The times of the frames, in seconds.
  let times: [Fraction]

  /// The moments in the order of the film; together they cover all frames.
  let moments: [LintMoment]

  let jobs: Int
  let painter: PartPainter

  init(
    _ film: Film, rules: Set<LintRule>, fps: Fraction, jobs: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws(StageError) {
    let times = try film.attributeTimes(fps: fps)
    let observer = LintObserver(film, rules: rules)
    try film.survey(times.map(\.value), for: [observer], jobs: jobs, isCancelled: isCancelled)
    try self.init(observer, times, jobs: jobs)
  }

  /// - Parameters:
  ///   - observer: has looked at all frames.
  ///   - times: theirs, in seconds.
  init(_ observer: LintObserver, _ times: [Fraction], jobs: Int) throws(StageError) {
    (film, painter, self.times, self.jobs) = (observer.film, observer.painter, times, jobs)
    moments = try observer.moments()
  }

  /// Returns the visible values at a time in seconds, which may be between frames.
  func values(at time: Double) -> SeenValues {
    let (state, placed) = film.placed(at: time)
    return SeenValues(state, SeenItem.all(of: placed), film.stage.scene.canvas.size)
  }

  /// Returns true if nothing moves in a moment: it is more than one frame long, or an end of the film.
  func isAtRest(_ index: Int) -> Bool {
    moments[index].frames.count > 1 || index == 0 || index == moments.count - 1
  }

  /// Returns the number of seconds for which some frames are shown.
  func seconds(_ frames: FrameRanges) -> Double {
    guard times.count > 1 else { return 0 }
    return Double(frames.count) * (times[1].value - times[0].value)
  }
}

/// The values that rules need of a run of frames that look equal.
struct LintMoment: Sendable {
  var frames: Range<Int>
  let values: SeenValues

  /// The contrasts; empty unless the contrast rule is used.
  let readings: [ContrastReading]

  /// The violations of the rules that examine one instant at a time.
  let violations: [LintRule: [Violation]]

  init(_ instant: LintInstant, rules: Set<LintRule>) {
    frames = instant.frames
    values = SeenValues(instant.state, instant.items, instant.canvas)
    readings = rules.contains(.contrast) ? ContrastReading.all(in: instant) : []
    var violations: [LintRule: [Violation]] = [:]
    for rule in rules {
      guard let check = rule.check as? any InstantCheck.Type else { continue }
      let found = check.violations(in: instant)
      if !found.isEmpty { violations[rule] = found }
    }
    self.violations = violations
  }
}
