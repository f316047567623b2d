import NavReelTesting
import Testing

@testable import NavReelTesting

@Suite struct TestSettingsTests {
  @Test func nothingIsRecordedUnlessItIsAskedFor() throws {
    let settings = try TestSettings(trait: nil, environment: ["NAVREEL_RECORD": ""])
    #expect(settings.update == .none && settings.refusal == nil && settings.artifacts == nil)
  }

  @Test func theEnvironmentWinsOverTheTrait() throws {
    #expect(try TestSettings(trait: .missing, environment: ["NAVREEL_RECORD": "all"]).update == .all)
    #expect(try TestSettings(trait: .missing, environment: ["NAVREEL_RECORD": "none"]).update == .none)
    #expect(try TestSettings(trait: .changed, environment: [:]).update == .changed)
  }

  @Test func underCIOnlyTheEnvironmentRecords() throws {
    for value in ["true", "1", "yes"] {
      let settings = try TestSettings(trait: .missing, environment: ["CI": value])
      #expect(settings.update == .none)
      #expect(settings.refusal?.contains("NAVREEL_RECORD=missing") == true)
    }
    for value in ["", "0", "false"] {
      #expect(try TestSettings(trait: .missing, environment: ["CI": value]).update == .missing)
    }
    #expect(try TestSettings(trait: nil, environment: ["CI": "1", "NAVREEL_RECORD": "changed"]).update == .changed)
  }

  @Test func anotherWordFailsWithThoseThatAreKnown() throws {
    let failure = try #require(check(.tested(), in: "/nowhere", ["NAVREEL_RECORD": "yes"]))
    #expect(failure.lines == ["NAVREEL_RECORD: expected one of all, changed, missing, none, got \"yes\""])
  }

  @Test func aGoldenThatWasWrittenFailsThatRunAndHoldsInTheNext() throws {
    try withFolder { folder in
      let written = try #require(check(.tested(), in: folder, ["NAVREEL_RECORD": "missing"]))
      #expect(written.lines[0] == "tested/push: written, new")
      #expect(written.text.contains("without recording"))
      #expect(check(.tested(), in: folder, ["NAVREEL_RECORD": "missing"]) == nil, "it is not missing any more")
      #expect(
        check(.tested(title: "Three"), in: folder, ["NAVREEL_RECORD": "missing"])?.lines[0].contains("changed") == true)
      #expect(
        check(.tested(title: "Three"), in: folder, ["NAVREEL_RECORD": "changed"])?.lines[0].contains(
          "written, was changed") == true)
      #expect(check(.tested(title: "Three"), in: folder) == nil)
    }
  }

  @Test func aRefusedTraitIsTold() throws {
    try withFolder { folder in
      let failure = GoldenRecording.$current.withValue(.missing) { check(.tested(), in: folder, ["CI": "true"]) }
      #expect(failure?.text.contains("CI is set") == true)
      let found = try files(in: folder)
      #expect(found == [])
    }
  }
}
