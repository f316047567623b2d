import NavReelLayout
import NavReelMotion
import NavReelScene
import Synchronization
import NavReelTypography

/// What is known of a film's frames before any is drawn: each instant is laid out once.
///
/// Missing fonts and remarks about texts come to light here, before a file is touched.
struct Preflight: Sendable {
  /// Numbers of neighbouring frames that look equal: those of a hold are drawn and compressed once.
  private(set) var runs: [Range<Int>] = []

  /// Of the texts of these frames, each once, in the order met.
  private(set) var warnings: [SceneWarning] = []

  /// A text for each font file that the frames need.
  private(set) var textsByFont: [String: ShapedText] = [:]

  /// - Throws: ``StageError/fonts(_:)`` with every font that is missing or broken;
  ///   ``StageError/interrupted(written:of:)`` when `isCancelled`, asked before each frame, says so.
  init(
    _ film: Film, times: [Fraction], indices: Range<Int>, jobs: Int, isCancelled: @Sendable () -> Bool = { false }
  ) throws(StageError) {
    let collected = Collection()
    do throws(Cancelled) {
      try OrderedPipeline<Cancelled>(workers: jobs).run(
        count: indices.count, makeWorker: { () },
        produce: { (_, position) throws(Cancelled) in
          if isCancelled() { throw Cancelled() }
          let state = film.timeline.state(at: times[indices.lowerBound + position].value)
          return (state.withoutTime, film.stage.layout.place(state))
        },
        consume: { position, output in collected.add(indices.lowerBound + position, output.0, output.1) })
    } catch { throw .interrupted(written: 0, of: indices.count) }
    let findings = collected.findings
    guard findings.problems.isEmpty else { throw .fonts(findings.problems) }
    (runs, warnings, textsByFont) = (
      findings.runs, Preflight.told(findings.warnings), findings.textsByFont
    )
  }

  /// A back label mostly repeats a title: what a font lacks is told of one of them. Paths get the screen in words.
  private static func told(_ warnings: [SceneWarning]) -> [SceneWarning] {
    func isOfLabel(_ warning: SceneWarning) -> Bool {
      ["missing-glyph", "misplaced-mark"].contains(warning.code) && warning.path.hasPrefix("back.")
    }
    var kept: [SceneWarning] = []
    for warning in warnings {
      let isTold =
        isOfLabel(warning)
        && (kept.contains { $0.code == warning.code && $0.message == warning.message }
          || warnings.contains { !isOfLabel($0) && $0.code == warning.code && $0.message == warning.message })
      if !isTold { kept.append(warning) }
    }
    return kept.map { warning in
      var warning = warning
      if let words = ItemName(id: warning.path)?.words { warning.message += ", in " + words }
      return warning
    }
  }
}

/// What the frames say, gathered in their order by whichever thread has the next one.
private final class Collection: Sendable {
  struct Findings {
    var runs: [Range<Int>] = []
    var last: FrameState?
    var warnings: [SceneWarning] = []
    var problems: [FontError] = []
    var textsByFont: [String: ShapedText] = [:]
  }

  private let state = Mutex(Findings())

  var findings: Findings { state.withLock { $0 } }

  func add(_ index: Int, _ frame: FrameState, _ placed: PlacedItems) {
    state.withLock { found in
      if found.last == frame, let run = found.runs.indices.last {
        found.runs[run] = found.runs[run].lowerBound..<index + 1
        return
      }
      found.last = frame
      found.runs.append(index..<index + 1)
      for text in placed.texts {
        for problem in text.problems where !found.problems.contains(problem) { found.problems.append(problem) }
        for font in text.fonts where found.textsByFont[font.path] == nil { found.textsByFont[font.path] = text }
      }
      // Fonts that cannot be used are errors here, and no remarks.
      for warning in placed.warnings where warning.code != "missing-font" && !found.warnings.contains(warning) {
        found.warnings.append(warning)
      }
    }
  }
}
