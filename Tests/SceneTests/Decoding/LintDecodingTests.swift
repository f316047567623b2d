import Testing

import NavReelDocuments
@testable import NavReelScene

@Suite struct LintDecodingTests {
  private func text(_ lint: String) -> String {
    "{navreel: 1, screens: {a: {}, b: {}}, lint: \(lint), reels: {push: {type: 'push', from: 'a', to: 'b'}}}"
  }

  @Test func reasonsAreForAllReelsOrForOne() throws {
    let scene = try Self.read(text("{overlap: {push: 'it is short'}, contrast: 'grey on grey'}"))
    #expect(
      scene.lint == [
        LintSilence(.contrast, because: "grey on grey"), LintSilence(.overlap, in: "push", because: "it is short"),
      ])
    #expect(scene.silence(of: .contrast, inReel: "push") == "grey on grey")
    #expect(scene.silence(of: .overlap, inReel: "push") == "it is short")
    #expect(scene.silence(of: .overlap, inReel: "other") == nil && scene.silence(of: .flicker, inReel: "push") == nil)
    #expect(try Self.read("{navreel: 1, screens: {a: {}}}").lint.isEmpty)
  }

  /// Editors use it to find a schema.
  @Test func theAddressOfASchemaChangesNothing() throws {
    let plain = try Self.read("{navreel: 1, screens: {a: {}}}")
    #expect(try Self.read("{$schema: 'https://example.org/x', navreel: 1, screens: {a: {}}}") == plain)
    #expect(problems(in: "{\"$schema\": 5, navreel: 1, screens: {a: {}}}").joined().contains("$schema: expected"))
  }

  private static func read(_ text: String) throws -> Scene { try scene(text) }

  @Test func slipsAreErrors() {
    func problem(_ lint: String) -> String { problems(in: text(lint)).joined(separator: "\n") }
    #expect(problem("{contrst: 'x'}").contains("unknown key \"contrst\"; did you mean \"contrast\"?"))
    #expect(problem("{contrast: ''}").contains("lint.contrast: expected why, in words, got \"\""))
    #expect(problem("{contrast: ' '}").contains("expected why, in words"))
    #expect(problem("{contrast: true}").contains("lint.contrast: expected why, or {reel: why, …}, got true"))
    #expect(problem("{contrast: {pusch: 'x'}}").contains("unknown key \"pusch\"; did you mean \"push\"?"))
    #expect(problem("{contrast: {push: 3}}").contains("lint.contrast.push: expected a text, got 3"))
    #expect(problem("['contrast']").contains("lint: expected silenced rules"))
  }

  @Test func everyRuleHasAKey() {
    #expect(LintKeys.table.names == LintRule.allCases.map(\.rawValue))
  }
}
