import Foundation
import NavReelTesting
import NavReelTestSupport
import Testing

@testable import NavReelTesting

/// What docs/testing.md says holds: its failure is what a test says.
@Suite struct TestingDocumentTests {
  private static let sample = Fixtures.package.appending(path: "Examples/VisualTests")
  private static let goldens = sample.appending(path: "Tests/CheckoutBarsTests/Goldens").path

  @Test func theSamplesGoldensHold() {
    TestSettings.$environment.withValue([:]) {
      expectReel(.scene(checkout(), named: "checkout"), "push", matches: "\(Self.goldens)", fps: 30)
      expectFrame(.scene(checkout(), named: "checkout"), "push", at: "50%", matches: "\(Self.goldens)")
    }
  }

  @Test func theFailureOfTheDocumentIsThatOfAnotherColour() throws {
    let red = SceneSource.scene(checkout(tint: Color(220, 20, 60)), named: "checkout")
    let source = ReelSource(scene: red, reel: "push", testFile: #filePath)
    let failure = try TestSettings.$environment.withValue([:]) {
      try #require(ReelCheck(source: source, goldens: Goldens(Self.goldens), fps: 30).failure())
    }
    let lines = failure.text.replacingOccurrences(of: Self.sample.path + "/", with: "…/")
    #expect(try blocks("text").contains { $0.contains(lines) }, "\(lines)")
  }

  private func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: Fixtures.package.appending(path: "docs/testing.md"), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }
}
