import Foundation
import NavReel
import NavReelScene
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// Checks that `docs/lint.md` covers each rule with a picture and a scene, and our scenes are clean or say why not.
@Suite struct LintDocumentTests {
  private static let docs = Fixtures.package.appending(path: "docs")

  @Test(arguments: LintRule.allCases) func aRuleHasASectionAPictureAndAScene(rule: LintRule) throws {
    let page = try String(contentsOf: Self.docs.appending(path: "lint.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "\n## \(rule.rawValue)\n")
    try #require(parts.count == 2)
    let section = parts[1].components(separatedBy: "\n## ")[0]
    #expect(section.contains("](pictures/lint/\(rule.rawValue).webp)") && section.contains("**Cure:**"))
    let picture = Self.docs.appending(path: "pictures/lint/\(rule.rawValue).webp").path
    #expect(FileManager.default.fileExists(atPath: picture), "run scripts/make-docs")
    #expect(page.contains("| [\(rule.rawValue)](#\(rule.rawValue)) | "))
  }

  @Test(arguments: LintRule.allCases) func itsSceneTripsItAndNoOther(rule: LintRule) throws {
    let stage = try Stage.open(Self.docs.appending(path: "lint/\(rule.rawValue).scene.json5").path)
    let found = try stage.films().flatMap { try Lint().findings(in: $0) }.filter { $0.silencedBecause == nil }
    #expect(!found.isEmpty && Set(found.map(\.rule)) == [rule], "\(found)")
    let page = try String(contentsOf: Self.docs.appending(path: "lint.md"), encoding: .utf8)
    let row = page.components(separatedBy: "](#\(rule.rawValue)) | ").last?.prefix { $0 != "|" } ?? ""
    for finding in found { #expect(row.contains(finding.severity.rawValue)) }
  }

  static let scenes: [String] =
    FileManager.default.enumerator(atPath: Fixtures.path("scenes"))?.compactMap { $0 as? String }
    .filter { $0.hasSuffix(".scene.json5") }.sorted() ?? []

  @Test(arguments: scenes) func ourScenesAreCleanOrSayWhyNot(path: String) throws {
    let stage = try Stage.open(Fixtures.path("scenes/\(path)"))
    var used: Set<LintSilence> = []
    for film in try stage.films() {
      for finding in try Lint(jobs: 2).findings(in: film) {
        #expect(finding.silencedBecause != nil, "\(film.reel.name): \(finding)")
        used.formUnion(
          stage.scene.lint.filter { $0.rule == finding.rule && ($0.reel == nil || $0.reel == film.reel.name) })
      }
    }
    #expect(used == Set(stage.scene.lint), "a silence of nothing")
  }
}
