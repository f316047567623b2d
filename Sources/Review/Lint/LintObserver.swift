import NavReel
import NavReelLayout
import NavReelScene
import NavReelTypography
import Synchronization

/// Gathers what the rules of the lint go on with from the frames of a film.
final class LintObserver: FilmObserver {
  let film: Film
  let painter = PartPainter()
  private let rules: Set<LintRule>
  private let found = Mutex((moments: [LintMoment](), problems: [FontError]()))

  init(_ film: Film, rules: Set<LintRule>) {
    self.film = film
    self.rules = rules
  }

  func look(at frame: SurveyedFrame) -> @Sendable () -> Void {
    let end = frame.index + 1
    if frame.isRepeat {
      return {
        self.found.withLock { found in
          guard let last = found.moments.indices.last else { return }
          found.moments[last].frames = found.moments[last].frames.lowerBound..<end
        }
      }
    }
    let problems = frame.placed.texts.flatMap(\.problems)
    let moment = LintMoment(LintInstant(film, painter, frame), rules: rules)
    return {
      self.found.withLock { found in
        found.moments.append(moment)
        found.problems += problems.filter { !found.problems.contains($0) }
      }
    }
  }

  /// The frames that were looked at, equal neighbours once.
  ///
  /// - Throws: every font that the frames need and that is missing or broken.
  func moments() throws(StageError) -> [LintMoment] {
    let found = found.withLock { $0 }
    guard found.problems.isEmpty else { throw .fonts(found.problems) }
    return found.moments
  }
}
