import NavReelDrawing
import NavReelLayout
import NavReelMotion
import NavReel
import NavReelScene

/// A film as the rules of the lint read it: what is seen in its frames, equal neighbours once.
///
/// Of a frame only what rules go on with is kept, so that long films take little memory.
struct LintFilm: Sendable {
  let film: Film

  /// Of the frames, in seconds.
  let times: [Fraction]

  /// In the order of the film; together they have all frames.
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

  /// What is seen at a time in seconds, between frames too.
  func values(at time: Double) -> SeenValues {
    let (state, placed) = film.placed(at: time)
    return SeenValues(state, SeenItem.all(of: placed), film.stage.scene.canvas.size)
  }

  /// True when nothing moves: more than one frame long, or an end of the film.
  func isAtRest(_ index: Int) -> Bool {
    moments[index].frames.count > 1 || index == 0 || index == moments.count - 1
  }

  /// How many seconds some frames are on show.
  func seconds(_ frames: FrameRanges) -> Double {
    guard times.count > 1 else { return 0 }
    return Double(frames.count) * (times[1].value - times[0].value)
  }
}

/// What rules keep of frames that look equal.
struct LintMoment: Sendable {
  var frames: Range<Int>
  let values: SeenValues

  /// Empty unless contrast is asked for.
  let readings: [ContrastReading]

  /// Of the rules that look at one instant.
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
