import NavReel
import NavReelReview
import NavReelScene
import Testing

/// The comment for a pull request.
@Suite struct MarkdownSummaryTests {
  private let approval = ApproveCommandLine(report: "out/report")

  @Test func aReelOfEveryVerdict() throws {
    let expected = """
      ### Navigation bars could not all be compared

      12 reels: 1 same, 1 within tolerance, 2 changed, 1 missing golden, 1 renamed reel, 1 of another size, 1 of another length, 1 at another rate, 1 font mismatch, 1 unreadable golden, 1 written; 1 scene not drawn

      | Reel | Verdict | What was found |
      | --- | --- | --- |
      | <code>scenes/&lt;odd&gt;.scene.json5</code> | not drawn | <code>line 1, column 2: expected "}" &amp; more</code> |
      | <code>bar/c</code> | changed | <code>frames 3–5 of 9: 12 pixels, at most 20 levels, 4×3 at (30, 40)</code><br><code>title.color #000000 → #1c1c1e in frames 3–5</code><br><code>title.one moved 2 pt left in frames 3–5</code> |
      | <code>bar/d</code> | missing golden | <code>goldens/bar/d.png is not there</code> |
      | <code>bar/f</code> | of another size | <code>the golden has 10×10 pixels, the film 20×20</code> |
      | <code>bar/g</code> | of another length | <code>the golden has 8 frames, the film 9; frame 8 of 9 differs</code> |
      | <code>bar/h</code> | at another rate | <code>the golden has 30 frames a second, the film 60</code> |
      | <code>bar/i</code> | font mismatch | <code>the golden was made with another Inter.otf; all pixels are equal</code> |
      | <code>bar/j</code> | unreadable golden | <code>goldens/bar/j.png ends early</code> |
      | <code>bar/k</code> | renamed reel | <code>goldens/bar/k.png is not there, and bar/old is the golden of no reel</code> |
      | <code>bar/dark/a</code> | changed | <code>frame 0 of 1</code> |

      If this is meant, approve it and commit the goldens:

      <pre>navreel approve --report out/report --all</pre>

      Warning: <code>navreel.json5:9: no reel is meant by the tolerance of "bra/&#42;"</code>

      1 golden has no reel; `navreel prune` lists it.

      <details><summary>Within tolerance: 1 reel</summary>

      - <code>bar/b</code> <code>frame 3 of 9: 5 pixels, at most 1 level; maxDelta 1 allowed (navreel.json5:4)</code>

      </details>

      <details><summary>Lint: 1 finding</summary>

      - <code>bar/c</code> warning: <code>contrast: title.one has 1.2:1 in frame 4, in frames 3–5</code>

      </details>

      1 finding is silenced: <code>flicker: it is meant to</code>

      """
    #expect(MarkdownSummary.text(of: try sampleReport(), approval) == expected)
  }

  @Test func aRunThatPassesIsTwoLines() throws {
    let report = ReviewReport([ReelReview(try GoldenAddress(scene: "bar", reel: "push"), .same)], goldens: "goldens")
    #expect(MarkdownSummary.text(of: report, approval) == "### Navigation bars are as agreed\n\n1 reel: 1 same\n")
  }

  @Test func theCommandCanBeCopiedAsItStands() throws {
    func summary(_ names: [String]) throws -> String {
      let reviews = try names.map { name in
        var review = ReelReview(try GoldenAddress(scene: "bar", reel: name), .changed)
        review.canBeApproved = true
        return review
      }
      return MarkdownSummary.text(of: ReviewReport(reviews, goldens: "goldens"), approval)
    }
    #expect(
      try summary(["a"]).hasSuffix(
        "If this is meant, approve it and commit the goldens:\n\n"
          + "<pre>navreel approve --report out/report bar/a</pre>\n"))
    #expect(try summary(["a", "b c"]).contains("<pre>navreel approve --report out/report bar/a 'bar/b c'</pre>"))
    #expect(try summary((1...6).map { "r\($0)" }).contains("<pre>navreel approve --report out/report --all</pre>"))
  }

  @Test func silencesAreNoNewsOfARunThatPasses() throws {
    func summary(_ verdict: Verdict) throws -> String {
      var review = ReelReview(try GoldenAddress(scene: "bar", reel: "a"), verdict)
      review.lint = [
        LintFinding(
          .flicker, .error, "f", subjects: [], frames: FrameRanges([0..<1]), frame: 0, silencedBecause: "meant")
      ]
      return MarkdownSummary.text(of: ReviewReport([review], goldens: "goldens"), approval)
    }
    #expect(try !summary(.same).contains("silenced"))
    #expect(try summary(.changed).contains("1 finding is silenced: <code>flicker: meant</code>"))
  }

  @Test func faultsOfASceneStandApart() {
    let trouble = ReviewReport.Trouble(scenePath: "x.json5", message: "x.json5:1:2: a\nx.json5:3:4: b")
    let text = MarkdownSummary.text(of: ReviewReport([], goldens: "goldens", troubles: [trouble]), approval)
    #expect(text.contains("| <code>x.json5</code> | not drawn | <code>1:2: a</code><br><code>3:4: b</code> |\n"))
    #expect(
      MarkdownSummary.text(of: .request("no\nway"))
        == "### Navigation bars could not be compared\n\n- <code>no</code>\n- <code>way</code>\n")
  }

  @Test func aPartSaysThatItIsOne() throws {
    let shard = try #require(Shard("2/4"))
    let report = ReviewReport(
      [ReelReview(try GoldenAddress(scene: "bar", reel: "push"), .same)], goldens: "goldens",
      part: .init(shard, of: ["bar/push"]))
    #expect(MarkdownSummary.text(of: report, approval).contains("\nPart 2 of 4.\n"))
  }

  @Test func foreignWordsAreNoMarkup() throws {
    var review = ReelReview(
      try GoldenAddress(scene: "bar", reel: "a|b`c"), .changed, "</code></details>\n# x\n| y | @team #1 *b* _i_ [l](u)")
    review.words = ["https://example.org www.example.org \u{1B}[31m"]
    let text = MarkdownSummary.text(of: ReviewReport([review], goldens: "goldens"), approval)
    let row = try #require(text.split(separator: "\n").last)
    #expect(
      row
        == "| <code>bar/a&#124;b&#96;c</code> | changed | <code>&lt;/code&gt;&lt;/details&gt; # x &#124; y &#124; &#64;team #1 "
        + "&#42;b&#42; &#95;i&#95; &#91;l&#93;(u)</code><br><code>https&#58;//example.org www&#46;example.org \u{FFFD}&#91;31m</code> |"
    )
  }

  @Test func itStaysBelowItsLimitAndSaysWhatItLeavesOut() throws {
    let long = String(repeating: "|", count: 4000)
    let reviews = try (100..<400).map { number in
      var review = ReelReview(try GoldenAddress(scene: "bar", reel: "r\(number)"), .changed, long)
      review.words = Array(repeating: long, count: 50)
      review.lint = [
        LintFinding(.contrast, .warning, long, subjects: [], frames: FrameRanges([0..<1]), frame: 0)
      ]
      return review
    }
    let text = MarkdownSummary.text(of: ReviewReport(reviews, goldens: "goldens"), approval)
    #expect(text.utf8.count < MarkdownSummary.limit)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| <code>") }.count
    #expect(rows > 0 && text.contains("\nand \(300 - rows) more\n"))
    #expect(text.contains("and 46 more differences"))
    #expect(text.hasSuffix("</details>\n"))
    // Twenty short rows are shown.
    let short = try (100..<130).map { ReelReview(try GoldenAddress(scene: "bar", reel: "r\($0)"), .changed) }
    let table = MarkdownSummary.text(of: ReviewReport(short, goldens: "goldens"), approval)
    #expect(table.split(separator: "\n").filter { $0.hasPrefix("| <code>") }.count == 20)
    #expect(table.contains("\nand 10 more\n"))
  }
}
