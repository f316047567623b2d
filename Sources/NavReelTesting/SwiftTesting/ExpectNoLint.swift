import NavReelDocuments
public import NavReelReview
public import NavReelScene
public import Testing

/// Expects the lint to have no objection: `navreel lint` as an expectation.
///
///     @Test func nothingFlashesAndEverythingCanBeRead() {
///       expectNoLint("checkout.scene.json5")
///     }
///
/// Findings that the scene silences with a reason are ignored. A failure attaches the frames of the worst findings.
///
/// - Parameters:
///   - scene: a path from the folder of the test's file, or a scene built in Swift.
///   - reel: the name of one of the scene's reels; nil for every reel. Default nil.
///   - severity: the lowest severity that counts. Default: errors.
///   - rules: the rules to apply. Default: all.
public func expectNoLint(
  _ scene: some SceneSourceConvertible, _ reel: String? = nil, from severity: LintFinding.Severity = .error,
  rules: [LintRule] = LintRule.allCases, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let check = NoLintCheck(
    scene: scene.sceneSource, reel: reel, testFile: sourceLocation.path, severity: severity, rules: rules)
  check.failure()?.reportToSwiftTesting(comment(), sourceLocation)
}
