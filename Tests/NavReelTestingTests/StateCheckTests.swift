import NavReelTesting
import Testing

@testable import NavReelTesting

@Suite struct StateCheckTests {
  private func check(
    at instant: String, _ values: KeyValuePairs<String, StateValue>, within tolerance: Double = 0.001
  ) -> CheckFailure? {
    StateCheck(
      source: ReelSource(scene: .tested(), reel: "push", testFile: #filePath), instant: instant,
      values: values.map { ($0.key, $0.value) }, tolerance: tolerance
    ).failure()
  }

  @Test func numbersColoursAndWordsHold() {
    #expect(
      check(
        at: "100%",
        [
          "progress": 1, "bar.tintColor": "#007aff", "bar.titleColor": "black", "screens.two.x": 0, "phase": "after",
          "screens.one.x": .absent,
        ]) == nil)
  }

  @Test func eachValueThatDiffersIsToldWithBoth() throws {
    let failure = try #require(
      check(at: "0", ["progress": 0.5, "phase": "before", "bar.barColor.none": .absent]))
    #expect(failure.lines.count == 1 && failure.lines[0].contains("bar.barColor.none"), "a slip is no absent value")
    let two = try #require(check(at: "0", ["progress": 0.5, "phase": "after", "screens.one.x": 0]))
    #expect(
      two.lines == [
        "tested/push@0 (0 s): 2 of 3 values differ", "  progress is 0; expected 0.5 ± 0.001",
        "  phase is before; expected after",
      ])
  }

  @Test func tolerancesAreInTheValuesUnit() {
    #expect(check(at: "100%", ["screens.two.x": 0.4]) != nil)
    #expect(check(at: "100%", ["screens.two.x": 0.4], within: 0.5) == nil)
    #expect(check(at: "100%", ["screens.two.x": .number(0.4, within: 0.5)]) == nil)
    #expect(check(at: "100%", ["screens.two.x": .number(0.4, within: 0.3)], within: 0.5) != nil)
    #expect(check(at: "100%", ["bar.tintColor": .color("#017aff")]) != nil)
    #expect(check(at: "100%", ["bar.tintColor": .color("#017aff", within: 1)]) == nil)
  }

  @Test func aValueThatIsNotThereAtThatInstantIsTold() throws {
    let failure = try #require(check(at: "100%", ["screens.one.x": 0]))
    #expect(failure.lines.last == "  screens.one.x is not there in this frame; expected 0 ± 0.001")
  }

  @Test func aNameThatTheReelDoesNotHaveFailsWithThoseThatAreNear() throws {
    let failure = try #require(check(at: "50%", ["bar.tintColour": "#007aff"]))
    #expect(failure.text.contains("did you mean \"bar.tintColor\""), "\(failure.text)")
  }

  @Test func nothingExpectedIsNoPass() throws {
    #expect(check(at: "50%", [:])?.text.contains("nothing to expect") == true)
  }
}
