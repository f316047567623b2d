import NavReel
import Testing

@testable import Review

@Suite struct ReviewReportTests {
  @Test func aReportThatWasWrittenIsReadAsItWas() throws {
    let shard = try #require(Shard(index: 2, count: 3))
    for report in [try sampleReport(), try sampleReport(part: .init(shard, of: ["b", "a"]))] {
      let read = try ReviewReport(bytes: Array(report.json.utf8), name: "report.json")
      #expect(read == report)
      #expect(read.json == report.json)
    }
  }

  @Test func theOrderOfReelsAndTroublesDoesNotMatter() throws {
    let report = try sampleReport()
    let other = ReviewReport(
      report.reviews.reversed(), goldens: report.goldens, troubles: report.troubles + report.troubles,
      orphans: report.orphans, tool: report.tool)
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
