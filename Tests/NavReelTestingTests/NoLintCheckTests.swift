import NavReelTesting
import Testing

@testable import NavReelTesting

@Suite struct NoLintCheckTests {
  /// A title that is white on white at rest: an error of `contrast`.
  private func pale(silencedBecause reason: String? = nil) -> SceneSource {
    var scene = testedScene()
    scene.screens[1].bar.titleColor = .white
    if let reason { scene.lint = [LintSilence(.contrast, because: reason)] }
    return .scene(scene, named: "pale")
  }

  private func check(
    _ scene: SceneSource, _ reel: String? = nil, from severity: LintFinding.Severity = .error,
    rules: [LintRule] = LintRule.allCases
  ) -> CheckFailure? {
    NoLintCheck(scene: scene, reel: reel, testFile: #filePath, severity: severity, rules: rules).failure()
  }

  @Test func aTitleThatCannotBeReadIsToldOfEachReelAndShown() throws {
    let failure = try #require(check(pale(), rules: [.contrast]))
    let found = failure.lines.dropLast()
    #expect(
      found.contains { $0.hasPrefix("pale/push: contrast: title.two ") && $0.hasSuffix("(error)") }, "\(failure.text)")
    #expect(found.contains { $0.hasPrefix("pale/still: contrast: title.two ") }, "\(failure.text)")
    #expect(failure.pictures.count == found.count)
    #expect(failure.pictures.allSatisfy { $0.name.hasPrefix("pale-") && $0.name.hasSuffix(".contrast.png") })
  }

  @Test func oneReelAndOtherRulesMayBeAskedFor() throws {
    let failure = try #require(check(pale(), "still"))
    #expect(failure.lines.allSatisfy { !$0.hasPrefix("pale/push") })
    #expect(check(pale(), "still", rules: [.flicker, .overlap]) == nil)
    #expect(check(pale(), "pop")?.text.contains("no reel is called \"pop\"") == true)
    #expect(check(pale(), rules: [])?.text.contains("nothing to expect") == true)
  }

  @Test func whatTheSceneSilencesIsLetPass() {
    #expect(check(pale(silencedBecause: "a page without a title"), "still", from: .warning, rules: [.contrast]) == nil)
  }

  /// Titles that are cut are warnings.
  @Test func warningsCountWhereTheyAreAskedFor() {
    let long = SceneSource.tested(title: "A title that is much longer than the bar is wide")
    #expect(check(long, "still", rules: [.truncatedText]) == nil)
    #expect(check(long, "still", from: .warning, rules: [.truncatedText]) != nil)
  }

  @Test func bothFrameworksAreTold() {
    withKnownIssue {
      expectNoLint(pale(), "still")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("contrast") }
    }
    withKnownIssue {
      XCTAssertNoLint(pale(), "still")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("contrast") }
    }
  }
}
