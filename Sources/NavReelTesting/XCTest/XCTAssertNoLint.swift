public import NavReelReview
public import NavReelScene

/// Asserts that the lint objects to nothing: `expectNoLint` for XCTest.
///
/// - Parameters:
///   - scene: a path from the folder of the test's file, a `Scene`, or another source.
///   - reel: one of the scene's; nil for every one. Default nil.
///   - severity: the least that counts. Default: errors.
///   - rules: what to look for. Default: everything.
public func XCTAssertNoLint(
  _ scene: some SceneSourceConvertible, _ reel: String? = nil, from severity: LintFinding.Severity = .error,
  rules: [LintRule] = LintRule.allCases, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let check = NoLintCheck(scene: scene.sceneSource, reel: reel, testFile: "\(file)", severity: severity, rules: rules)
  check.failure()?.reportToXCTest(message(), file, line)
}
