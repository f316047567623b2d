import NavReelLayout
import NavReelScene
import Synchronization
import NavReelTypography

/// The facts about a film's frames that are known before any is drawn.
///
/// It reports missing fonts and remarks about texts before a file is changed.
package struct Preflight: Sendable {
  /// Ranges of neighbouring frames that look equal, such as a hold; each is drawn and compressed once.
  let runs: [Range<Int>]

  /// The warnings about the texts of these frames, each once, in their order.
  let warnings: [SceneWarning]

  /// A text for each font file that the frames need.
  let textsByFont: [String: ShapedText]

  /// - Parameter observer: an observer that has examined all the frames.
  /// - Throws: ``StageError/fonts(_:)`` with every font that is missing or broken.
  package init(_ observer: PreflightObserver) throws(StageError) {
    let findings = observer.findings
    guard findings.problems.isEmpty else { throw .fonts(findings.problems) }
    (runs, warnings, textsByFont) = (findings.runs, Preflight.told(findings.warnings), findings.textsByFont)
  }

  /// Drops a back label's warnings that repeat others, and names the screen in each message.
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

extension Film {
  /// - Parameter seconds: the times of the frames to draw.
  func preflight(_ seconds: [Double], jobs: Int) throws(StageError) -> Preflight {
    let observer = PreflightObserver()
    try survey(seconds, for: [observer], jobs: jobs)
    return try Preflight(observer)
  }
}

/// Gathers the fonts, remarks and equal neighbours of a film's frames.
package final class PreflightObserver: FilmObserver {
  struct Findings {
    var runs: [Range<Int>] = []
    var warnings: [SceneWarning] = []
    var problems: [FontError] = []
    var textsByFont: [String: ShapedText] = [:]
  }

  private let state = Mutex(Findings())

  package init() {}

  package var needsItems: Bool { false }

  var findings: Findings { state.withLock { $0 } }

  package func look(at frame: SurveyedFrame) -> @Sendable () -> Void {
    { self.add(frame.index, frame.isRepeat ? nil : frame.placed) }
  }

  /// - Parameter placed: nil for a frame that looks like the previous one.
  private func add(_ index: Int, _ placed: PlacedItems?) {
    state.withLock { found in
      guard let placed else {
        if let run = found.runs.indices.last { found.runs[run] = found.runs[run].lowerBound..<index + 1 }
        return
      }
      found.runs.append(index..<index + 1)
      for text in placed.texts {
        for problem in text.problems where !found.problems.contains(problem) { found.problems.append(problem) }
        for font in text.fonts where found.textsByFont[font.path] == nil { found.textsByFont[font.path] = text }
      }
      // Unusable fonts are errors here, so they need no remark.
      for warning in placed.warnings where warning.code != "missing-font" && !found.warnings.contains(warning) {
        found.warnings.append(warning)
      }
    }
  }
}
