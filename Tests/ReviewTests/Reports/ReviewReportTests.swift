import Codecs
import Diff
import Drawing
import Motion
import NavReel
import Scene
import Testing

@testable import Review

/// A report with every verdict, and everything else that a report can hold.
func fullReport(part: ReviewReport.Part? = nil) throws -> ReviewReport {
  let digests = try (0..<3).map { try #require(PixelDigest(String(repeating: "\($0)", count: 32))) }
  let reviews = try Verdict.allCases.map { verdict in
    var review = ReelReview(
      try GoldenAddress(scene: "forest", reel: verdict.rawValue), verdict, verdict == .same ? "" : "why <\(verdict)>")
    review.scenePath = "scenes/forest.scene.json5"
    return review
  }
  var changed = ReelReview(
    try GoldenAddress(scene: "forest", variant: "dark", reel: "push"), .changed, "frames 2–3 of 5: 12 pixels")
  changed.scenePath = "scenes/forest.scene.json5"
  (changed.frameCount, changed.rate) = (5, 30)
  (changed.size, changed.goldenSize) = (.init(width: 120, height: 200), .init(width: 120, height: 200))
  changed.changed = FrameRanges([2..<4])
  let measure = FrameReview.Measure(
    count: 12, total: 24_000, largestStep: 20, regions: [ChangedRegion(box: PixelRect(3, 5, 7, 8), count: 12)])
  changed.frames = [
    FrameReview(frames: 0..<2, verdict: .same, expected: digests[0], actual: digests[0], hasPictures: true),
    FrameReview(
      frames: 2..<4, verdict: .changed, expected: digests[0], actual: digests[1], difference: digests[2],
      hasPictures: true, measure: measure),
    FrameReview(frames: 4..<5, verdict: .new, expected: nil, actual: digests[1]),
  ]
  changed.limits = [
    LimitInForce(
      name: "max-delta", value: "1", source: "navreel.json5:4: \"noise\"", measured: nil, holds: true)
  ]
  changed.words = ["bar.tintColor #007aff → #147aff in every frame"]
  changed.notes = ["a note"]
  changed.warnings = [SceneWarning(code: "glyph", path: "screens.two", message: "no glyph for \u{1F9EA}")]
  changed.lint = [
    LintFinding(
      .contrast, .error, "title.two has 1.2:1", subjects: ["title.two"], frames: FrameRanges([0..<2]), frame: 1),
    LintFinding(
      .flicker, .warning, "bar.alpha", subjects: [], frames: FrameRanges([1..<2]), frame: 1,
      silencedBecause: "as the app does"),
  ]
  (changed.golden, changed.canBeApproved) = (GoldenFiles(picture: digests[0], text: digests[1]), true)
  return ReviewReport(
    reviews + [changed], goldens: "goldens",
    troubles: [.init(scenePath: "b.json5", message: "b.json5:1:2: expected\n a & b")], orphans: ["forest/gone"],
    part: part)
}

@Suite struct ReviewReportTests {
  @Test func aReportThatWasWrittenIsReadAsItWas() throws {
    let shard = try #require(Shard(index: 2, count: 3))
    for report in [try fullReport(), try fullReport(part: .init(shard, of: ["b", "a"]))] {
      let read = try ReviewReport(bytes: Array(report.json.utf8), name: "report.json")
      #expect(read == report)
      #expect(read.json == report.json)
    }
  }

  @Test func theOrderOfReelsAndTroublesDoesNotMatter() throws {
    let report = try fullReport()
    let other = ReviewReport(
      report.reviews.reversed(), goldens: report.goldens, troubles: report.troubles + report.troubles,
      orphans: report.orphans)
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
    ("\"verdict\": \"changed\"", "\"verdict\": \"sideways\""), ("\"scene\": \"forest\"", "\"scene\": \"../x\""),
    ("[2, 3]", "[3, 2]"), ("\"largestStep\": 20", "\"largestStep\": 1e99"), ("[0, 1]", "[0, 7]"),
    ("11111111111111111111111111111111", "xyz"),
  ])
  func aReportWithAWrongValueIsRefused(_ text: String, _ wrong: String) throws {
    let report = try fullReport().json
    #expect(report.contains(text))
    #expect(throws: StageError.self) {
      try ReviewReport(bytes: Array(report.replacing(text, with: wrong).utf8), name: "report.json")
    }
  }

  @Test func severityIsTheWorstAndAnEmptyRunIsNoPass() throws {
    #expect(try fullReport().severity == 2)
    #expect(ReviewReport([], goldens: "goldens").severity == 2)
    let shard = try #require(Shard(index: 5, count: 5))
    #expect(ReviewReport([], goldens: "goldens", part: .init(shard, of: ["a"])).severity == 0)
    #expect(ReviewReport([], goldens: "goldens", part: .init(shard, of: [])).severity == 2)
    let same = ReelReview(try GoldenAddress(scene: "a", reel: "b"), .same)
    #expect(ReviewReport([same], goldens: "goldens").severity == 0)
  }
}
