import NavReelDocuments
import NavReel
import NavReelReview
import NavReelScene
import Testing

/// The commands for GitHub's runner.
@Suite struct GitHubAnnotationsTests {
  private let approval = ApproveCommandLine(report: "out/report")

  @Test func aReelOfEveryVerdict() throws {
    let expected = """
      ::error file=scenes/<odd>.scene.json5,title=not drawn::line 1, column 2:%0Aexpected "}" & more
      ::error file=scenes/bar.scene.json5,title=bar/c%3A changed::frames 3–5 of 9: 12 pixels, at most 20 levels, 4×3 at (30, 40)%0Atitle.color #000000 → #1c1c1e in frames 3–5%0Atitle.one moved 2 pt left in frames 3–5%0AIf this is meant: navreel approve --report out/report bar/c
      ::error file=scenes/bar.scene.json5,title=bar/d%3A missing golden::goldens/bar/d.png is not there%0AIf this is meant: navreel approve --report out/report bar/d
      ::error file=scenes/bar.scene.json5,title=bar/f%3A of another size::the golden has 10×10 pixels, the film 20×20%0AIf this is meant: navreel approve --report out/report bar/f
      ::error file=scenes/bar.scene.json5,title=bar/g%3A of another length::the golden has 8 frames, the film 9; frame 8 of 9 differs%0AIf this is meant: navreel approve --report out/report bar/g
      ::error file=scenes/bar.scene.json5,title=bar/h%3A at another rate::the golden has 30 frames a second, the film 60%0AIf this is meant: navreel approve --report out/report bar/h
      ::error file=scenes/bar.scene.json5,title=bar/i%3A font mismatch::the golden was made with another Inter.otf; all pixels are equal%0AIf this is meant: navreel approve --report out/report bar/i
      ::error file=scenes/bar.scene.json5,title=bar/j%3A unreadable golden::goldens/bar/j.png ends early
      ::error file=scenes/bar.scene.json5,title=bar/k%3A renamed reel::goldens/bar/k.png is not there, and bar/old is the golden of no reel
      ::error file=scenes/bar.scene.json5,title=bar/dark/a%3A changed::frame 0 of 1
      ::warning file=navreel.json5,line=9,title=navreel::no reel is meant by the tolerance of "bra/*"
      ::warning file=scenes/bar.scene.json5,title=bar/c%3A contrast::title.one has 1.2:1 in frame 4, in frames 3–5

      """
    #expect(GitHubAnnotations.text(of: try sampleReport(), approval) == expected)
  }

  @Test func nothingIsSaidOfARunThatPasses() throws {
    let report = ReviewReport([ReelReview(try GoldenAddress(scene: "bar", reel: "push"), .same)], goldens: "goldens")
    #expect(GitHubAnnotations.text(of: report, approval) == "")
  }

  @Test func whatTheRunnerWouldObeyIsEscaped() throws {
    var review = ReelReview(
      try GoldenAddress(scene: "a,b:c%d", reel: "x\n::error::y"), .changed, "100%\r\n::stop-commands::x, y: z\u{1B}")
    review.scenePath = "50%,a:b.json5"
    let text = GitHubAnnotations.text(of: ReviewReport([review], goldens: "goldens"), approval)
    #expect(
      text == "::error file=50%25%2Ca%3Ab.json5,title=a%2Cb%3Ac%25d/x%0A%3A%3Aerror%3A%3Ay%3A changed::"
        + "100%25\u{FFFD}%0A::stop-commands::x, y: z\u{FFFD}\n")
  }

  /// GitHub shows only ten of a kind.
  @Test func whatGitHubWouldDropIsCounted() throws {
    let reviews = try (100..<125).map { number in
      var review = ReelReview(try GoldenAddress(scene: "bar", reel: "r\(number)"), .changed, "all")
      review.words = Array(repeating: "w", count: 6)
      if number < 111 {
        review.lint = [LintFinding(.flicker, .error, "f", subjects: [], frames: FrameRanges([0..<1]), frame: 0)]
      }
      return review
    }
    let lines = GitHubAnnotations.text(of: ReviewReport(reviews, goldens: "goldens"), approval).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
    #expect(lines.filter { $0.hasPrefix("::warning ") }.count == 10)
    #expect(lines[0] == "::error title=bar/r100%3A changed::all%0Aw%0Aw%0Aw%0Aw%0Aand 2 more differences")
    #expect(lines[20] == "::notice title=navreel::and 15 more errors, 1 more warning: the report has all")
  }

  @Test func everyFaultOfASceneIsAtItsLine() throws {
    let trouble = ReviewReport.Trouble(scenePath: "in/x.json5", message: "in/x.json5:1:2: a\nin/x.json5:3:4: b")
    let expected = """
      ::error file=in/x.json5,line=1,col=2,title=not drawn::a
      ::error file=in/x.json5,line=3,col=4,title=not drawn::b

      """
    #expect(GitHubAnnotations.text(of: ReviewReport([], goldens: "g", troubles: [trouble]), approval) == expected)
    let problem = DocumentProblem(
      name: "navreel.json5", location: SourceLocation(line: 5, column: 6), path: "fps", message: "expected a rate")
    #expect(
      GitHubAnnotations.text(of: .document(DocumentError([problem]))) { "in/" + $0 }
        == "::error file=in/navreel.json5,line=5,col=6,title=navreel::fps: expected a rate\n")
    #expect(GitHubAnnotations.text(of: .request("no\nway")) == "::error title=navreel::no%0Away\n")
  }

  @Test func whatTheLintFindsHasItsSeverity() throws {
    func finding(_ rule: LintRule, _ severity: LintFinding.Severity, silenced: String? = nil) -> LintFinding {
      LintFinding(
        rule, severity, "m", subjects: [], frames: FrameRanges([0..<2]), frame: 0, silencedBecause: silenced)
    }
    let entry = LintReport.Entry(
      try GoldenAddress(scene: "bar", reel: "push"), scenePath: "bar.scene.json5",
      [finding(.overlap, .warning), finding(.contrast, .error), finding(.flicker, .error, silenced: "meant")])
    let report = LintReport(
      [entry], troubles: [.init(scenePath: "x.json5", message: "no")],
      notes: [.init(scenePath: "y.json5", message: "n")])
    #expect(
      GitHubAnnotations.text(of: report) { "in/" + $0 } == """
        ::error file=in/x.json5,title=not drawn::no
        ::error file=in/bar.scene.json5,title=bar/push%3A contrast::m, in frames 0–1
        ::warning file=in/bar.scene.json5,title=bar/push%3A overlap::m, in frames 0–1
        ::notice file=in/y.json5,title=lint::n

        """)
  }
}
