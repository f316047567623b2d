import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelReview
import NavReelScene

/// A check that no rule of the lint objects to a scene's reels.
struct NoLintCheck: Check {
  let scene: SceneSource

  /// The reel to check; nil for every reel of the scene.
  let reel: String?

  /// The path of the test's file; relative paths begin at its folder.
  let testFile: String

  /// The lowest severity that counts.
  let severity: LintFinding.Severity
  let rules: [LintRule]

  /// The number of findings whose worst frames are shown.
  private static let mostPictures = 6

  func failure(_ settings: TestSettings) throws -> CheckFailure? {
    guard !rules.isEmpty else { throw StageError.request("no rule is named, so there is nothing to expect") }
    let (stage, variant) = try scene.open(for: testFile)
    let names = try reel.map { [$0] } ?? stage.reelNames(stage.name)
    var failure = CheckFailure([])
    for name in names {
      let film = try stage.film(name)
      let id = try GoldenAddress(scene: stage.name, variant: variant, reel: name).id
      for finding in try Lint(rules: rules).findings(in: film) where counts(finding) {
        failure.lines.append("\(id): \(finding) (\(finding.severity.rawValue))")
        if failure.pictures.count < NoLintCheck.mostPictures { failure.pictures.append(try picture(finding, film, id)) }
      }
    }
    if failure.lines.isEmpty { return nil }
    failure.lines.append("if one of them is meant, the scene silences its rule with a reason; docs/lint.md says how")
    return failure
  }

  private func counts(_ finding: LintFinding) -> Bool {
    !finding.isSilenced && (finding.severity == .error || severity == .warning)
  }

  private func picture(_ finding: LintFinding, _ film: Film, _ id: String) throws(StageError) -> CheckFailure.Picture {
    let name = id.map { $0 == "/" ? "-" : String($0) }.joined() + "-frame-\(finding.frame).\(finding.rule.rawValue).png"
    let time = Fraction(finding.frame) / Lint().fps
    return CheckFailure.Picture(name: name, pixmap: try film.frame(at: time, index: finding.frame).pixmap)
  }
}
