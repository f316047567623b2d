import NavReelMotion
import NavReel
import NavReelScene

/// Finds abrupt changes of a colour, alpha or place that no rule or track of the scene declares: changes that UIKit and
/// libraries make to a bar behind an app's back.
enum UndeclaredJumpRule: LintCheck {
  static func findings(in film: LintFilm) -> [LintFinding] {
    let timeline = film.film.timeline
    // A library that moves in steps from frame to frame is meant to.
    let declared = timeline.declaredSwitchTimes + timeline.frameStepTimes
    var findings: [LintFinding] = []
    for index in film.moments.indices.dropFirst() {
      let jumps = suspects(film, index).compactMap { jump(of: $0, film, index, declared) }
      guard let worst = jumps.max(by: { $0.size < $1.size }) else { continue }
      let frame = film.moments[index].frames.lowerBound
      let subjects = jumps.map(\.subject).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let rest = jumps.count > 1 ? ", and \(jumps.count - 1) more" : ""
      findings.append(
        LintFinding(
          .undeclaredJump, .error, "\(worst.words) at once before frame \(frame)\(rest)", subjects: subjects,
          frames: FrameRanges([frame..<frame + 1]), frame: frame))
    }
    return findings
  }

  private struct Jump {
    let subject: String
    let size: Double
    let words: String
  }

  /// Returns the values that change much from one moment to the next, and much more than in the moments around.
  private static func suspects(_ film: LintFilm, _ index: Int) -> [SeenValues.Key] {
    let (before, after) = (film.moments[index - 1], film.moments[index])
    var keys = before.values.values.map(\.key)
    keys += after.values.values.map(\.key).filter { before.values.value($0) == nil }
    return keys.enumerated().compactMap { place, key in
      // `statusBarChange` declares its flip.
      if key.subject == "statusBar" { return nil }
      func value(_ moment: Int) -> SeenValues.Value? { film.moments[moment].values.value(key, near: place) }
      let change = SeenValues.change(value(index - 1), value(index))
      guard change >= 1 else { return nil }
      // Nothing moves in a moment of several frames.
      let earlier =
        index > 1 && before.frames.count == 1 ? SeenValues.change(value(index - 2), value(index - 1)) : 0
      let later =
        index + 1 < film.moments.count && after.frames.count == 1
        ? SeenValues.change(value(index), value(index + 1)) : 0
      return change >= (earlier + later) / 2 + 0.5 ? key : nil
    }
  }

  private static func jump(of key: SeenValues.Key, _ film: LintFilm, _ index: Int, _ declared: [Double]) -> Jump? {
    let (before, after) = (film.moments[index - 1], film.moments[index])
    let jump = JumpSearch.jump(
      from: (film.times[before.frames.upperBound - 1].value, before.values),
      to: (film.times[after.frames.lowerBound].value, after.values), least: 1,
      sample: { film.values(at: $0) },
      difference: { SeenValues.change($0.value(key), $1.value(key)) })
    guard let jump, !jump.isAt(declared) else { return nil }
    let (a, b) = (jump.from.value(key), jump.to.value(key))
    return Jump(subject: key.subject, size: SeenValues.change(a, b), words: ValueWords.change(key, a, b))
  }
}
