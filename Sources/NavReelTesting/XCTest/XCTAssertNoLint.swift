public import NavReelReview
public import NavReelScene

/// Asserts that the lint has no objection: `expectNoLint` for XCTest.
///
/// - Parameters:
///   - scene: a path from the folder of the test's file, or a scene built in Swift.
///   - reel: the name of one of the scene's reels; nil for every reel. Default nil.
///   - severity: the lowest severity that counts. Default: errors.
///   - rules: the rules to apply. Default: all.
public func XCTAssertNoLint(
  _ scene: some SceneSourceConvertible, _ reel: String? = nil, from severity: LintFinding.Severity = .error,
  rules: [LintRule] = LintRule.allCases, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let check = NoLintCheck(scene: scene.sceneSource, reel: reel, testFile: "\(file)", severity: severity, rules: rules)
  check.failure()?.reportToXCTest(message(), file, line)
}
