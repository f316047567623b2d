import NavReelCodecs
import NavReel
import Testing

@testable import NavReelReview

@Suite struct ReviewReportTests {
  @Test func aReportThatWasWrittenIsReadAsItWas() throws {
    let shard = try #require(Shard(index: 2, count: 3))
    let digest = try #require(PixelDigest(String(repeating: "7", count: 32)))
    for report in [
      try sampleReport(), try sampleReport(part: .init(shard, of: ["b", "a"], sources: ["bar.scene.json5": digest])),
    ] {
      let read = try ReviewReport(bytes: Array(report.json.utf8), name: "report.json")
      #expect(read == report)
      #expect(read.json == report.json)
    }
  }

  @Test func theOrderOfReelsAndTroublesDoesNotMatter() throws {
    let report = try sampleReport()
    var other = ReviewReport(
      report.reviews.reversed(), goldens: report.goldens, troubles: report.troubles + report.troubles,
      orphans: report.orphans, tool: report.tool)
    other.warnings = report.warnings
    #expect(other == report)
  }

  @Test(arguments: [
    ("{}", "with \"schema\""), ("{\"schema\": 2}", "schema 1"), ("[", "report.json:1"),
    ("{\"schema\": 1, \"reels\": 5}", "expected a list"), ("", "report.json"),
  ])
  func whatIsNoReportIsRefusedWithAPlace(_ text: String, _ words: String) {
    let error = #expect(throws: StageError.self) {
      try ReviewReport(bytes: Array(text.utf8), name: "report.json")
    }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("\"verdict\": \"changed\"", "\"verdict\": \"sideways\""), ("\"scene\": \"bar\"", "\"scene\": \"../x\""),
    ("[3, 5]", "[5, 3]"), ("\"largestStep\": 20", "\"largestStep\": 1e99"), ("[0, 2]", "[0, 7]"),
    ("11111111111111111111111111111111", "xyz"),
  ])
  func aReportWithAWrongValueIsRefused(_ text: String, _ wrong: String) throws {
    let report = try sampleReport().json
    #expect(report.contains(text))
    #expect(throws: StageError.self) {
      try ReviewReport(bytes: Array(report.replacing(text, with: wrong).utf8), name: "report.json")
    }
  }

  @Test func theFaultsOfATroubleAreToldApartByTheirPlaces() {
    func faults(_ message: String) -> [ReviewReport.Trouble.Fault] {
      ReviewReport.Trouble(scenePath: "in/x.scene.json5", message: message).faults
    }
    let two: [ReviewReport.Trouble.Fault] = [
      .init(line: 18, column: 75, message: "screens.a: no: 1:2"), .init(line: 18, column: 83, message: "b\nmore"),
    ]
    for name in ["in/x.scene.json5", "x.scene.json5"] {
      #expect(faults("\(name):18:75: screens.a: no: 1:2\n\(name):18:83: b\nmore") == two)
    }
    for message in [
      "no font", "in/x.scene.json5: push: no font\nof that name", "y.scene.json5:1:2: x", "in/x.scene.json5:1:x: y",
    ] {
      #expect(faults(message) == [.init(message: message)])
    }
  }

  @Test func severityIsTheWorstAndAnEmptyRunIsNoPass() throws {
    #expect(try sampleReport().severity == 2)
    #expect(ReviewReport([], goldens: "goldens").severity == 2)
    let shard = try #require(Shard(index: 5, count: 5))
    #expect(ReviewReport([], goldens: "goldens", part: .init(shard, of: ["a"])).severity == 0)
    #expect(ReviewReport([], goldens: "goldens", part: .init(shard, of: [])).severity == 2)
    let same = ReelReview(try GoldenAddress(scene: "a", reel: "b"), .same)
    #expect(ReviewReport([same], goldens: "goldens").severity == 0)
  }
}
