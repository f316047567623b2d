import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import Foundation
import NavReel
import Testing

@testable import NavReelReview

@Suite struct ReportPageTests {
  private func page(_ report: ReviewReport, folder: String = "rep", files: [PixelDigest: [UInt8]] = [:]) -> String {
    ReportPage(report, ApproveCommandLine(report: folder), pictures: ReportPictures(of: report, files: files)).html
  }

  @Test func everythingThatAReportHoldsIsSaid() throws {
    let report = try sampleReport()
    let html = page(report)
    let has = { (words: String) in html.contains(words) }
    for review in report.reviews {
      let verdict = review.isWritten ? "written" : review.verdict.rawValue
      #expect(has("id=\"\(review.address.id)\" data-verdict=\"\(verdict)\""))
    }
    for words in [
      "frames 3–5 of 9: 12 pixels", "title.one moved 2 pt left", "without a visible effect", "a button is left out",
      "<th scope=\"row\">maxPixels</th>", "navreel.json5:9", "title.one has 1.2:1",
      "silenced: <bdi>it is meant to</bdi>", "line 1, column 2:\nexpected &quot;}&quot; &amp; more",
      "scenes/&lt;odd&gt;.scene.json5", "<bdi>bar/old</bdi>", "goldens in goldens", "120 × 200",
      "navreel approve --report rep bar/c", "navreel.json5:9: no reel is meant by",
    ] { #expect(has(words), "\(words)") }
    // Reels that pass are folded, others are open.
    #expect(html.contains("data-verdict=\"same\">"))
    #expect(html.contains("data-verdict=\"size\" data-accept=\"bar/f\" open>"))
    // A colour has a swatch.
    #expect(html.contains("<i class=\"swatch\" style=\"--c:#1c1c1e\"></i>#1c1c1e"))
    #expect(html.components(separatedBy: "<details").count == html.components(separatedBy: "</details>").count)
  }

  /// The page opens at the frame with the largest difference, and the number in the line links to it.
  @Test func theFrameThatDiffersMostIsShownFirst() throws {
    var review = ReelReview(try GoldenAddress(scene: "bar", reel: "push"), .changed)
    let digest = try #require(PixelDigest(String(repeating: "1", count: 32)))
    review.frames = [3, 900, 40].enumerated().map { frame, count in
      FrameReview(
        frames: frame..<frame + 1, verdict: .changed, expected: digest, actual: digest,
        measure: .init(count: count, total: 1000, largestStep: frame, regions: []))
    }
    review.reason = "all of 3" + review.measureInWords
    #expect(review.worstFrame == 1 && review.reason == "all of 3: 900 pixels, at most 2 levels, most in frame 1")
    let html = page(ReviewReport([review], goldens: "goldens"))
    #expect(html.contains(", most in frame <a class=\"frame\" data-frame=\"1\">1</a></span>"))
    #expect(html.contains("\"worst\": 1"))
    // Failing frames come before passing ones, however large the difference of those.
    review.frames[1] = FrameReview(
      frames: 1..<2, verdict: .within, expected: digest, actual: digest,
      measure: .init(count: 0, unequal: 900, total: 1000, largestStep: 1, regions: []))
    #expect(review.worstFrame == 2)
    review.frames.remove(at: 2)
    review.frames.remove(at: 0)
    #expect(review.worstFrame == 1 && review.useInWords == "900 pixels, at most 1 level")
  }

  @Test func onlyWhatCanBeApprovedHasACommand() throws {
    let report = try sampleReport()
    let count = report.reviews.count(where: \.canBeApproved)
    #expect(count == 6 && page(report).components(separatedBy: "<div class=\"command\">").count == count + 1)
  }

  @Test func aWrittenGoldenPassesAndSaysWhatWasFound() throws {
    var review = ReelReview(try GoldenAddress(scene: "a", reel: "b"), .changed, "frame 1")
    review.isWritten = true
    let html = page(ReviewReport([review], goldens: "g"))
    #expect(html.contains("data-verdict=\"written\">") && html.contains(">written, was changed</span>"))
    #expect(html.contains("<title>NavReel report</title>"))
  }

  @Test func aReportOfNothingSaysThatItIsNoPass() throws {
    #expect(page(ReviewReport([], goldens: "g")).contains("No reel was compared, which is not a pass."))
    let shard = try #require(Shard(index: 2, count: 2))
    let part = page(ReviewReport([], goldens: "g", part: .init(shard, of: ["a/b"])))
    #expect(part.contains("part 2 of 2, of 1 reel in all") && part.contains("No reel belongs to this part"))
  }

  @Test func foreignWordsAreWordsAndNothingElse() throws {
    let hostile = "</script><img src=x onerror=alert(1)>\"'&<!--\u{202E}\u{2028}"
    var review = ReelReview(
      try GoldenAddress(scene: "a" + hostile.replacing("/", with: ""), reel: "b"), .changed, hostile)
    review.scenePath = hostile
    (review.words, review.notes) = ([hostile, "#12345\"onclick=", "#1234567g"], [hostile])
    review.lint = [LintFinding(.overlap, .error, hostile, subjects: [hostile], frames: FrameRanges(), frame: 0)]
    review.frames = [FrameReview(frames: 0..<1, verdict: .new, expected: nil, actual: nil)]
    review.canBeApproved = true
    let html = page(
      ReviewReport(
        [review], goldens: hostile, troubles: [.init(scenePath: hostile, message: hostile)], orphans: [hostile],
        tool: hostile), folder: hostile)
    #expect(!html.contains("<img") && !html.contains("<!--") && !html.contains("\u{2028}\","))
    #expect(html.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;"))
    // The page, its data, its script.
    #expect(html.components(separatedBy: "</script>").count == 3)
    // No attribute ends early: the quotes in each tag are paired.
    let markup = try #require(html.components(separatedBy: "<body>").last?.components(separatedBy: "<script").first)
    for tag in markup.components(separatedBy: "<").dropFirst() {
      let inside = tag.components(separatedBy: ">")[0]
      #expect(inside.count { $0 == "\"" } % 2 == 0, "\(inside)")
    }
    #expect(!html.contains("style=\"--c:#1234"))
  }

  @Test(arguments: [
    ("forest/push", "forest/push"), ("foo bar/push", "'foo bar/push'"), ("it's/x", "'it'\\''s/x'"),
    ("森/push", "森/push"), ("a$(b)/`c`", "'a$(b)/`c`'"), ("a\nb/c", "$'a\\nb/c'"),
    ("a\u{202E}'b\\/c", "$'a\\U0000202e\\'b\\\\/c'"), ("", "''"), ("=ls/x", "'=ls/x'"),
    ("a'\u{301};b", "'a'\\''\u{301};b'"), ("~x/y", "'~x/y'"), ("a*/b?", "'a*/b?'"),
  ])
  func commandsAreReadBackByAShell(_ word: String, _ quoted: String) throws {
    #expect(ShellWord.quoted(word) == quoted)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "printf %s " + quoted]
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    #expect(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == word)
    process.waitUntilExit()
  }

  @Test func anIdThatLooksLikeAnOptionIsNone() throws {
    var review = ReelReview(try GoldenAddress(scene: "-x", reel: "b"), .missing)
    review.canBeApproved = true
    #expect(
      page(ReviewReport([review], goldens: "g")).contains("<code dir=\"ltr\">navreel approve --report rep -- -x/b<"))
  }

  @Test func theSameReportIsTheSamePage() throws {
    let report = try sampleReport()
    var other = ReviewReport(
      report.reviews.reversed(), goldens: report.goldens, troubles: report.troubles, orphans: report.orphans,
      tool: report.tool)
    other.warnings = report.warnings
    let digests = report.pictureDigests
    #expect(digests.count == 3)
    let files = Dictionary(uniqueKeysWithValues: digests.map { ($0, Array($0.description.utf8)) })
    let html = page(report, files: files)
    #expect(page(other, files: files) == html)
    #expect(html.components(separatedBy: "type=\"image/png;base64\"").count == 4)
    #expect(html.contains("3 pictures, in this page"))
  }

  @Test func picturesThatAreNotThereAreNamed() throws {
    let report = try sampleReport()
    let digests = report.pictureDigests
    let html = page(report, files: [digests[0]: [1], digests[2]: [2]])
    #expect(html.contains("\"missing\": [\"\(digests[1])\"]") && html.contains("1 of them missing"))
  }

  @Test func hundredsOfReelsAreASmallPage() throws {
    let reviews = try (0..<500).map { number in
      var review = ReelReview(try GoldenAddress(scene: "scene-\(number / 10)", reel: "push-\(number)"), .same)
      review.scenePath = "scenes/scene-\(number / 10).scene.json5"
      (review.frameCount, review.rate) = (62, 60)
      (review.size, review.goldenSize) = (.init(width: 1179, height: 2556), .init(width: 1179, height: 2556))
      return review
    }
    let report = ReviewReport(reviews, goldens: "goldens")
    let html = page(report)
    #expect(html.utf8.count < 500_000, "\(html.utf8.count)")
    #expect(html.components(separatedBy: "class=\"reel\"").count == 501)
  }
}
