import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelReview
import NavReelScene
import Testing

/// Returns a report with a reel of every verdict, everything else that a report can contain, and a broken scene.
func sampleReport(part: ReviewReport.Part? = nil) throws -> ReviewReport {
  func review(_ reel: String, _ verdict: Verdict, _ reason: String = "") throws -> ReelReview {
    var review = ReelReview(try GoldenAddress(scene: "bar", reel: reel), verdict, reason)
    review.scenePath = "scenes/bar.scene.json5"
    review.place = Int(reel.utf8.first ?? 0)
    review.canBeApproved = verdict.severity > 0
    return review
  }
  var within = try review("b", .within, "frame 3 of 9: 5 pixels, at most 1 level; maxDelta 1 allowed (navreel.json5:4)")
  within.notes = ["title.text \"A\" → \"B\" in frame 3, without a visible effect"]
  var changed = try review("c", .changed, "frames 3–5 of 9: 12 pixels, at most 20 levels, 4×3 at (30, 40)")
  changed.words = ["title.color #000000 → #1c1c1e in frames 3–5", "title.one moved 2 pt left in frames 3–5"]
  changed.limits = [
    LimitInForce(name: "max-pixels", value: "4", source: "navreel.json5:9", measured: "12", holds: false),
    LimitInForce(name: "max-delta", value: "0", source: "default", measured: nil, holds: true),
  ]
  changed.lint = [
    LintFinding(
      .contrast, .warning, "title.one has 1.2:1 in frame 4", subjects: ["title.one"],
      frames: FrameRanges([3..<6]), frame: 4),
    LintFinding(
      .flicker, .error, "barTintColor leaves & comes back", subjects: ["barTintColor"],
      frames: FrameRanges([2..<3]), frame: 2, silencedBecause: "it is meant to"),
  ]
  changed.warnings = [SceneWarning(code: "crowded-bar", path: "screens.one", message: "a button is left out")]
  let digests = try (0..<3).map { try #require(PixelDigest(String(repeating: "\($0)", count: 32))) }
  let measure = FrameReview.Measure(
    count: 12, total: 24_000, largestStep: 20, regions: [ChangedRegion(box: PixelRect(30, 40, 34, 43), count: 12)])
  changed.frames = [
    FrameReview(frames: 0..<3, verdict: .same, expected: digests[0], actual: digests[0], hasPictures: true),
    FrameReview(
      frames: 3..<6, verdict: .changed, expected: digests[0], actual: digests[1], difference: digests[2],
      hasPictures: true, measure: measure),
    FrameReview(frames: 6..<9, verdict: .new, expected: nil, actual: digests[1]),
  ]
  (changed.frameCount, changed.rate, changed.changed, changed.golden) = (
    9, 30, FrameRanges([3..<6]), GoldenFiles(picture: digests[0], text: digests[1])
  )
  changed.candidate = GoldenFiles(picture: digests[2], text: digests[0])
  (changed.size, changed.goldenSize) = (.init(width: 120, height: 200), .init(width: 120, height: 200))
  var new = try review("e", .new)
  new.isWritten = true
  var unreadable = try review("j", .unreadable, "goldens/bar/j.png ends early")
  unreadable.canBeApproved = false
  var renamed = try review("k", .renamed, "goldens/bar/k.png is not there, and bar/old is the golden of no reel")
  renamed.canBeApproved = false
  var dark = ReelReview(try GoldenAddress(scene: "bar", variant: "dark", reel: "a"), .changed, "frame 0 of 1")
  dark.scenePath = "scenes/bar.scene.json5"
  var report = ReviewReport(
    [
      try review("a", .same), within, changed, try review("d", .missing, "goldens/bar/d.png is not there"), new,
      try review("f", .size, "the golden has 10×10 pixels, the film 20×20"),
      try review("g", .count, "the golden has 8 frames, the film 9; frame 8 of 9 differs"),
      try review("h", .rate, "the golden has 30 frames a second, the film 60"),
      try review("i", .font, "the golden was made with another Inter.otf; all pixels are equal"), unreadable, renamed,
      dark,
    ], goldens: "goldens",
    troubles: [.init(scenePath: "scenes/<odd>.scene.json5", message: "line 1, column 2:\nexpected \"}\" & more")],
    orphans: ["bar/old"], part: part, tool: "0.1.0")
  report.warnings = [.init(path: "navreel.json5", line: 9, message: "no reel is meant by the tolerance of \"bra/*\"")]
  return report
}
