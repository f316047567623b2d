import NavReelTesting
import Testing

@testable import NavReelTesting

/// What tests that run beside each other see of their traits.
@Suite struct GoldenRecordingTests {
  @Suite(.recordsGoldens(.changed)) struct OfASuite {
    @Test func itsTestsHaveItsTrait() { #expect(GoldenRecording.current == .changed) }
    @Test(.recordsGoldens()) func aTestsOwnWins() { #expect(GoldenRecording.current == .missing) }

    @Suite struct Inside {
      @Test(arguments: 0..<20) func innerSuitesHaveItToo(_ number: Int) async {
        await Task.yield()
        #expect(GoldenRecording.current == .changed)
      }
    }
  }

  @Test(arguments: 0..<20) func othersHaveNone(_ number: Int) async {
    #expect(GoldenRecording.current == nil)
    await Task.yield()
    #expect(GoldenRecording.current == nil)
  }

  @Test(.recordsGoldens(), arguments: [true, false]) func theTraitRecords(_ isCI: Bool) throws {
    try withFolder { folder in
      try TestSettings.$environment.withValue(isCI ? ["CI": "true"] : [:]) {
        withKnownIssue { expectReel(.tested(), "push", matches: "\(folder)") }
        let found = try files(in: folder)
        #expect(found.count == (isCI ? 0 : 2))
      }
    }
  }
}
