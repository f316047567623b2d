public import NavReelReview
public import NavReelScene
public import Testing

/// Expects the lint to object to nothing: `navreel lint` as an expectation.
///
///     @Test func nothingFlashesAndEverythingCanBeRead() {
///       expectNoLint("checkout.scene.json5")
///     }
///
/// What the scene silences with a reason is let pass. A failure attaches the frames in which it is worst.
///
/// - Parameters:
///   - scene: a path from the folder of the test's file, a `Scene`, or another source.
///   - reel: one of the scene's; nil for every one. Default nil.
///   - severity: the least that counts. Default: errors.
///   - rules: what to look for. Default: everything.
public func expectNoLint(
  _ scene: some SceneSourceConvertible, _ reel: String? = nil, from severity: LintFinding.Severity = .error,
  rules: [LintRule] = LintRule.allCases, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let check = NoLintCheck(
    scene: scene.sceneSource, reel: reel, testFile: sourceLocation.path, severity: severity, rules: rules)
  check.failure()?.reportToSwiftTesting(comment(), sourceLocation)
}
